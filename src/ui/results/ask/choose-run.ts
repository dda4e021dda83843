import type { AssayStore } from '../../../state/store';

/** Shows the answers of another run; a table that is sorted stays sorted by the same column of that run. */
export function chooseRun(store: AssayStore, run: number): void {
  const { view, showRun, changeView } = store.getState();
  showRun(run);
  if (view.sort) changeView({ sort: { ...view.sort, run } });
}
