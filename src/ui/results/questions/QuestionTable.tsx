import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useAssay, useAssayStore } from '../../store-context';
import { NoAnswer } from '../ask/NoAnswer';
import { useAskable } from '../ask/use-scored';
import { COLUMNS, features, type ShownColumns } from './columns';
import { HeaderRow } from './HeaderRow';
import { layOut } from './layout';
import { QuestionLine } from './QuestionLine';
import styles from './QuestionTable.module.css';
import { rowKeys } from './row-keys';
import type { Cursor } from './use-cursor';
import type { Listing } from './use-questions';

interface QuestionTableProps {
  readonly listing: Listing;
  readonly columns: ShownColumns;
  readonly cursor: Cursor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const HEADER_HEIGHT = 34;
const ROW_HEIGHT = 34;
const PHONE_ROW_HEIGHT = 58;

/** The questions of the view. Only the rows in sight are on the page, and only they are fetched. */
export function QuestionTable({ listing, columns, cursor, isOpen, onClose }: QuestionTableProps) {
  const store = useAssayStore();
  const sort = useAssay(({ view }) => view.sort);
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const { ref: frame, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const idLetters = useAssay(({ joined }) =>
    Math.max(0, ...(joined?.sample.map(({ id }) => id.length) ?? [])),
  );
  const layout = useMemo(
    () => layOut(columns, { width, isPhone, idLetters }),
    [columns, width, isPhone, idLetters],
  );

  const virtualizer = useVirtualizer({
    count: listing.order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollPaddingEnd: HEADER_HEIGHT,
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const lines = useLines(listing, items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1);
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort]);
  const table = useTable({
    features,
    columns: COLUMNS,
    data: lines.data,
    getRowId: ({ question }) => String(question),
    manualSorting: true,
    state: { sorting, columnVisibility: layout.shown },
    onSortingChange: (change: Updater<SortingState>) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      store.getState().changeView({
        sort: next ? { column: next.id, run: listing.run, descending: next.desc } : null,
      });
    },
  });

  const { active, openPosition } = cursor;
  useEffect(() => {
    if (openPosition >= 0) virtualizer.scrollToIndex(openPosition);
  }, [virtualizer, openPosition]);
  const go = (position: number) => {
    const inside = Math.max(0, Math.min(position, listing.order.length - 1));
    if (isOpen) cursor.openAt(inside);
    else cursor.moveTo(inside);
    virtualizer.scrollToIndex(inside);
  };
  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);

  if (listing.order.length === 0) {
    return <p className={styles.none}>No question fits all of this. Clear a filter to see more.</p>;
  }
  return (
    <div ref={frame} className={styles.frame}>
      {lines.hasFailed && <NoAnswer />}
      <div
        ref={scroller}
        className={styles.grid}
        data-phone={isPhone}
        role="grid"
        aria-label="Questions"
        aria-rowcount={listing.order.length + 1}
        aria-activedescendant={`question-${listing.order[active] ?? ''}`}
        tabIndex={0}
        onKeyDown={rowKeys({ active, page, go, open: cursor.openAt, close: onClose })}
      >
        <HeaderRow table={table} layout={layout} run={listing.run} />
        <div
          role="rowgroup"
          className={styles.body}
          style={{ height: virtualizer.getTotalSize(), minWidth: layout.minWidth }}
        >
          {table.getRowModel().rows.map((row) => (
            <QuestionLine
              key={row.id}
              table={table}
              row={row}
              template={layout.template}
              height={rowHeight}
              isActive={row.original.position === active}
              isOpen={row.original.position === openPosition}
              onOpen={cursor.openAt}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The rows from one position to another, and the wish to have them. */
function useLines({ order, run, reader }: Listing, from: number, to: number) {
  const askable = useAskable();
  const cache = reader.rowsOf(run);
  const version = useSyncExternalStore(cache.subscribe, cache.version);
  const questions = useMemo(() => [...order.subarray(from, to)], [order, from, to]);
  useEffect(() => {
    if (askable) cache.want(questions);
  }, [askable, cache, questions]);
  return useMemo(
    () => ({
      version,
      hasFailed: cache.hasFailed(),
      data: questions.map((question, index) => ({
        position: from + index,
        question,
        row: cache.get(question),
      })),
    }),
    [version, cache, questions, from],
  );
}
