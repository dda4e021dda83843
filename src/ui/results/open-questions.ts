import { DEFAULT_VIEW, type View } from '../../core/explore/view/view';
import type { AssayStore } from '../../state/store';

/** Opens the table of the questions that match a query, with the answers of one run. */
export function openQuery(store: AssayStore, runIndex: number, query: string): void {
  openView(store, runIndex, { ...DEFAULT_VIEW, query });
}

/** Opens a view of the table of questions for one run, and a question if an id is given. */
export function openView(
  store: AssayStore,
  runIndex: number,
  view: View,
  openQuestion: string | null = null,
): void {
  const { changeView, show } = store.getState();
  changeView(view);
  show({ runIndex, openQuestion, page: 'results', tab: 'questions' });
}

/** Opens a question with the answer of one run, and the table of all questions. */
export function openQuestion(store: AssayStore, runIndex: number, id: string): void {
  openView(store, runIndex, DEFAULT_VIEW, id);
}
