import { EVERYTHING } from '../../../core/view/view';
import type { AssayStore } from '../../../state/store';

/** Opens the table of the questions that a query asks for, as one run answered them. */
export function openQuery(store: AssayStore, run: number, query: string): void {
  const { changeView, go, openQuestionById, showRun } = store.getState();
  changeView({ ...EVERYTHING, query });
  showRun(run);
  openQuestionById(null);
  go('results', 'questions');
}
