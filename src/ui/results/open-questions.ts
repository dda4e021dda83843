import { EVERYTHING, type View } from '../../core/explore/view/view';
import type { AssayStore } from '../../state/store';

/** Opens the table of the questions that a query asks for, as one run answered them. */
export function openQuery(store: AssayStore, run: number, query: string): void {
  openView(store, run, { ...EVERYTHING, query });
}

/** Opens a view of the table of questions, as one run answered them. */
export function openView(store: AssayStore, run: number, view: View): void {
  const { changeView, go, openQuestionById, showRun } = store.getState();
  changeView(view);
  showRun(run);
  openQuestionById(null);
  go('results', 'questions');
}

/** Opens one question in one run beside the table of all questions. */
export function openQuestion(store: AssayStore, run: number, id: string): void {
  const { changeView, go, openQuestionById, showRun } = store.getState();
  changeView(EVERYTHING);
  showRun(run);
  openQuestionById(id);
  go('results', 'questions');
}
