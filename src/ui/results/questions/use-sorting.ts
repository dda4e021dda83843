import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useAssay, useAssayStore } from '../../store-context';
import type { TableColumn } from './column-list';

export const features = tableFeatures({ rowSortingFeature });

/** The worker holds and sorts the rows; the table here knows of columns and clicks alone. */
const NO_ROWS: readonly Record<string, never>[] = [];

export type SortedTable = ReturnType<typeof useSorting>;

/** What the columns are sorted by, as the table state of their heads. */
export function useSorting(columns: readonly TableColumn[]) {
  const store = useAssayStore();
  const sort = useAssay(({ view }) => view.sort);
  const sorting = useMemo(
    () => sort.map(({ column, descending }) => ({ id: column, desc: descending })),
    [sort],
  );
  const definitions = useMemo(
    () =>
      columns.map(({ key }): ColumnDef<typeof features, Record<string, never>> => ({
        id: key,
        accessorFn: () => null,
        sortDescFirst: false,
      })),
    [columns],
  );
  return useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (change: Updater<SortingState>) => {
      const next = typeof change === 'function' ? change(sorting) : change;
      store.getState().changeView({
        sort: next.map(({ id, desc }) => ({ column: id, descending: desc })),
      });
    },
  });
}
