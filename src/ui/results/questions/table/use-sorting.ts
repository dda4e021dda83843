import { useCallback } from 'react';
import { useAssayStore } from '../../../store-context';

/** Sorts by a column; `adds` keeps the columns already sorted by. */
export type SortBy = (key: string, adds: boolean) => void;

/** A column cycles through ascending, descending and unsorted. */
export function useSorting(): SortBy {
  const store = useAssayStore();
  return useCallback(
    (key, adds) => {
      const { view, changeView } = store.getState();
      const sorted = view.sort.find(({ column }) => column === key);
      const next = sorted?.descending ? [] : [{ column: key, descending: sorted !== undefined }];
      if (!adds) changeView({ sort: next });
      else if (!sorted) changeView({ sort: [...view.sort, ...next] });
      else changeView({ sort: view.sort.flatMap((one) => (one === sorted ? next : [one])) });
    },
    [store],
  );
}
