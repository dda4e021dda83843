import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { WorkerError } from '../../../parts/ScoringStatus';
import { useAssay, useAssayStore, useDeferredAssay } from '../../../store-context';
import { useHeadline } from '../../HeadlineSelect';
import type { TableColumn } from '../table-columns';
import type { OpenPosition } from '../use-questions';
import { type Listing, useRows } from './row-cache';
import {
  layoutColumns,
  leadingColumns,
  MIN_COLUMN_WIDTH,
  gridTemplateOf,
  useIdWidth,
  useVisibleColumns,
} from './column-layout';
import {
  cellId,
  type CellPosition,
  copyCell,
  gridKeys,
  useActiveCell,
  useFocusAfterClosing,
} from './grid-navigation';
import { createGridRows, useExpandedGroups } from './grid-rows';
import { GroupRow } from './GroupRow';
import { HeaderRow, useSorting } from './HeaderRow';
import { QuestionRow } from './QuestionRow';
import { useRenderedRows } from './render-batches';
import styles from './table.module.css';

interface QuestionTableProps {
  readonly listing: Listing;
  readonly columns: readonly TableColumn[];
  readonly cursor: OpenPosition;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const HEAD_HEIGHT = 34;
const ROW_HEIGHTS = { comfortable: 34, compact: 26 } as const;
const PHONE_ROW_HEIGHT = 58;

/** Number of rows rendered above and below the visible ones. */
const OVERSCAN = 6;

/** The questions of the view. Only visible rows are rendered and loaded. */
export const QuestionTable = memo(function QuestionTable(props: QuestionTableProps) {
  const { listing, columns, cursor, isOpen, onClose } = props;
  const store = useAssayStore();
  const { columns: chosen, pinned, density } = useDeferredAssay((state) => state.layout);
  // Not deferred, since a resized column must follow the pointer.
  const widths = useAssay((state) => state.layout.widths);
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const { ref: frame, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const height = isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHTS[density];
  const idWidth = useIdWidth();
  const hasTexts = useAssay(({ joined }) => joined?.hasTexts ?? true);
  const headline = useHeadline()?.id ?? null;
  const layout = useMemo(
    () =>
      layoutColumns(
        columns,
        { widths, pinned, isOwn: chosen !== null },
        { width, isPhone, headline, idWidth, hasTexts },
      ),
    [columns, widths, pinned, chosen, width, isPhone, headline, idWidth, hasTexts],
  );
  const [expanded, toggleGroup] = useExpandedGroups();
  const lines = useMemo(
    () => createGridRows(listing.order.length, listing.groups, expanded),
    [listing, expanded],
  );

  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    useFlushSync: false,
    scrollPaddingEnd: HEAD_HEIGHT * layout.headerRows,
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const items = virtualizer.getVirtualItems();
  const visibleColumns = useVisibleColumns(scroller, layout);
  const rows = useRows(listing, layout, lines, items);
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const targets = useMemo(
    () =>
      items.flatMap(({ index }) => {
        const row = lines.at(index);
        if (!row) return [];
        const question = rows.questionAt(index);
        const loaded = question === undefined ? undefined : rows.get(question);
        const isVisible = index >= startIndex && index <= endIndex;
        return [{ index, row, question, loaded, source: rows.source, isVisible }];
      }),
    [items, lines, rows, startIndex, endIndex],
  );
  const rendered = useRenderedRows(targets, visibleColumns.length);
  const template = gridTemplateOf(layout, visibleColumns);
  const sortBy = useSorting();

  const { position: openPosition } = cursor;
  const openLine = lines.indexOf(openPosition);
  const [active, moveTo] = useActiveCell(listing, openLine);
  useEffect(() => {
    if (openLine >= 0) virtualizer.scrollToIndex(openLine);
  }, [virtualizer, openLine]);

  useFocusAfterClosing(scroller, isOpen);

  const activeLine = lines.at(active.line);
  const isOnGroup = activeLine?.kind === 'group';
  const lead = isOnGroup ? leadingColumns(layout.columns) : 1;
  const activeCell = active.column < lead ? { ...active, column: 0 } : active;
  const isActiveRendered =
    active.line < 0 ||
    (rendered.some(({ index }) => index === active.line) &&
      (isOnGroup || visibleColumns.includes(activeCell.column)));

  const go = (cell: CellPosition) => {
    moveTo(cell);
    if (cell.line >= 0) virtualizer.scrollToIndex(cell.line);
    scrollToColumn(scroller.current, cell);
    const line = lines.at(cell.line);
    if (isOpen && line?.kind === 'question' && cell.line !== active.line) {
      cursor.openAt(line.position);
    }
  };
  const act = (cell: CellPosition, adds: boolean) => {
    const line = lines.at(cell.line);
    const key = layout.columns[cell.column]?.key;
    if (line?.kind === 'question') cursor.openAt(line.position);
    else if (line) toggleGroup(line.group.value);
    else if (key !== undefined) sortBy(key, adds);
  };
  const resize = useCallback(
    (key: string, pixels: number) => {
      const { layout: present, changeLayout } = store.getState();
      const chosenWidths: Record<string, number> = {};
      for (const [column, { key: before, grow }] of layout.columns.entries()) {
        if (before === key) break;
        // Flexible columns before the resized one keep their width, so that the edge stays under
        // the pointer.
        if (grow > 0) chosenWidths[before] = headWidth(column);
      }
      const width = Math.max(MIN_COLUMN_WIDTH, Math.round(pixels));
      changeLayout({ widths: { ...chosenWidths, ...present.widths, [key]: width } });
    },
    [store, layout],
  );
  // Reading the height of the element would force a layout during rendering.
  const page = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / height) - 2);

  if (listing.order.length === 0) {
    return <p className={styles.none}>No question matches. Remove a filter to see more.</p>;
  }
  return (
    <div ref={frame} style={{ minWidth: 0 }}>
      {rows.hasFailed && <WorkerError />}
      <div
        ref={scroller}
        className={`surface ${styles.grid}`}
        data-phone={isPhone}
        role={listing.groups ? 'treegrid' : 'grid'}
        aria-label="Questions"
        aria-rowcount={lines.count + layout.headerRows}
        aria-colcount={layout.columns.length}
        aria-activedescendant={isActiveRendered ? cellId(activeCell) : undefined}
        tabIndex={0}
        onCopy={(event) => copyCell(event, activeCell)}
        onKeyDown={gridKeys({
          active,
          lines: lines.count,
          columns: layout.columns.length,
          isExpanded: isOnGroup ? activeLine.isExpanded : null,
          lead,
          page,
          go,
          act,
          resize: (column, by) => {
            const key = layout.columns[column]?.key;
            if (key !== undefined) resize(key, headWidth(column) + by);
          },
          close: onClose,
        })}
      >
        <HeaderRow
          onSort={sortBy}
          layout={layout}
          run={listing.run}
          activeColumn={active.line < 0 ? active.column : -1}
          onResize={resize}
        />
        <div
          role="rowgroup"
          className={`tabular ${styles.body}`}
          style={{ height: virtualizer.getTotalSize(), minWidth: layout.minWidth }}
        >
          {rendered.map(({ slot, index, row: line, loaded }) => {
            const activeColumn = index === active.line ? active.column : -1;
            if (line.kind === 'group') {
              return (
                <GroupRow
                  key={slot}
                  line={index}
                  group={line.group}
                  isExpanded={expanded.has(line.group.value)}
                  layout={layout}
                  height={height}
                  top={index * height}
                  run={listing.run}
                  activeColumn={activeColumn}
                  onFold={toggleGroup}
                />
              );
            }
            return (
              <QuestionRow
                key={slot}
                line={index}
                position={line.position}
                row={loaded?.row}
                columns={loaded?.columns}
                layout={layout}
                template={template}
                drawnColumns={visibleColumns}
                height={height}
                level={listing.groups ? 2 : undefined}
                activeColumn={activeColumn}
                isOpen={line.position === openPosition}
                onOpen={cursor.openAt}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
});

/** Width in pixels of a column as rendered. */
function headWidth(column: number): number {
  const head = document.getElementById(cellId({ line: -1, column }));
  return Math.max(MIN_COLUMN_WIDTH, head?.offsetWidth ?? 0);
}

/** Scrolls the active column into view, if it is rendered. */
function scrollToColumn(scroller: HTMLElement | null, position: CellPosition): void {
  const cell = document.getElementById(cellId({ line: -1, column: position.column }));
  if (!scroller || !cell || cell.dataset.pinned === 'true') return;
  const [left, right] = [cell.offsetLeft, cell.offsetLeft + cell.offsetWidth];
  if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  else if (right > scroller.scrollLeft + scroller.clientWidth) {
    scroller.scrollLeft = right - scroller.clientWidth;
  }
}
