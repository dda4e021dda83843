import { EVERYTHING } from '../../../core/explore/view/view';
import type { AssayStore } from '../../../state/store';

/** Opens one question in one run beside the table of all questions. */
export function openQuestion(store: AssayStore, run: number, id: string): void {
  const { changeView, go, openQuestionById, showRun } = store.getState();
  changeView(EVERYTHING);
  showRun(run);
  openQuestionById(id);
  go('results', 'questions');
}
