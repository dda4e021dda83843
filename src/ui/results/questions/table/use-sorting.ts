import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import { useAssay, useAssayStore } from '../../../store-context';
import type { TableColumn } from '../table-columns';

const features = tableFeatures({ rowSortingFeature });

/** The worker holds and sorts the rows; the table here knows of columns and clicks alone. */
const NO_ROWS: readonly Record<string, never>[] = [];

/** Sorts by a column, then the other way, then not at all; `adds` keeps those sorted by so far. */
export type SortBy = (key: string, adds: boolean) => void;

/** How a click on a head changes what the table is sorted by. */
export function useSorting(columns: readonly TableColumn[]): SortBy {
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
  // Kept as one object: another one would make another table, and draw every head again.
  const options = useMemo(
    () => ({
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
    }),
    [definitions, sorting, store],
  );
  const table = useTable(options);
  return useCallback(
    (key, adds) => {
      table.getColumn(key)?.toggleSorting(undefined, adds);
    },
    [table],
  );
}
