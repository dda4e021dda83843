import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';
import { useAssay } from '../../../store-context';
import type { TableColumn } from '../table-columns';

/** The columns that fit and their widths. */
export interface ColumnLayout {
  readonly columns: readonly TableColumn[];
  /** CSS grid tracks of a row; `undefined` on phones, where the style sheet positions the cells. */
  readonly template: string | undefined;
  readonly tracks: readonly string[];
  readonly minWidth: number | undefined;
  /** Position of pinned columns from the left in pixels, by key. */
  readonly pinnedOffsets: ReadonlyMap<string, number>;
  /** Widths of the columns in pixels; `null` if all columns fit. */
  readonly widths: readonly number[] | null;
  /** Number of heading rows: two if several runs are compared. */
  readonly headerRows: 1 | 2;
}

/** Number of columns that the heading of a group spans: those before the first score. */
export function leadingColumns(columns: readonly TableColumn[]): number {
  return Math.max(
    1,
    columns.findIndex(({ metric }) => metric !== null),
  );
}

const PHONE_COLUMNS = ['id', 'question', 'prediction'];

export const MIN_COLUMN_WIDTH = 48;

/** Pixels to the left of the first column. */
const EDGE = 8;

/** Width in pixels of the id column for ids of this length. */
function widthOfIds(letters: number): number {
  return Math.min(180, Math.max(64, Math.ceil(7.4 * letters) + 18));
}

/** Width in pixels of the id column, for the ids known from the join. */
export function useIdWidth(): number {
  return useAssay(({ joined }) =>
    widthOfIds(Math.max(0, ...(joined?.sample.map(({ id }) => id.length) ?? []))),
  );
}

export interface AvailableSpace {
  /** 0 until measured. */
  readonly width: number;
  readonly isPhone: boolean;
  /** Key of the column of the headline metric. */
  readonly headline: string | null;
  /** Width in pixels of the id column. */
  readonly idWidth: number;
  /** Whether any question has text; otherwise the text column is omitted. */
  readonly hasTexts: boolean;
}

/** The user’s column layout. */
export interface ChosenWidths {
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[];
  /** Whether the user chose the columns, in which case none is hidden. */
  readonly isOwn: boolean;
}

/**
 * Columns that the inspector also shows, in the order in which they are hidden until the others
 * fit.
 */
function hideOrder(columns: readonly TableColumn[], headline: string | null): TableColumn[] {
  const named = (name: string) => columns.filter(({ key }) => key === name);
  const scores = columns.filter(({ key, metric }) => metric !== null && key !== headline);
  return [...named('type'), ...scores.toReversed(), ...named('reference')];
}

export function layoutColumns(
  columns: readonly TableColumn[],
  { widths, pinned, isOwn }: ChosenWidths,
  { width, isPhone, headline, idWidth, hasTexts }: AvailableSpace,
): ColumnLayout {
  const minWidthOf = ({ key, min }: TableColumn) => widths[key] ?? (key === 'id' ? idWidth : min);
  const filled = columns.filter(({ key }) => key !== 'question' || hasTexts || isOwn);
  const hideable = isOwn || width === 0 ? [] : hideOrder(filled, headline);
  let needed = filled.reduce((sum, column) => sum + minWidthOf(column), 2 * EDGE);
  const hidden = hideable.filter((column) => {
    const isHidden = needed > width && !pinned.includes(column.key);
    if (isHidden) needed -= minWidthOf(column);
    return isHidden;
  });
  const shown = filled.filter((column) =>
    isPhone
      ? PHONE_COLUMNS.includes(column.key) || column.key === headline
      : !hidden.includes(column),
  );
  const pinnedAt = new Map<string, number>();
  if (isPhone)
    return {
      columns: shown,
      template: undefined,
      tracks: [],
      minWidth: undefined,
      pinnedOffsets: pinnedAt,
      widths: null,
      headerRows: 1,
    };
  let offset = EDGE;
  const minWidths = shown.map(minWidthOf);
  shown.forEach(({ key, min }, index) => {
    if (pinned.includes(key)) pinnedAt.set(key, offset - EDGE);
    offset += minWidths[index] ?? min;
  });
  const heads = shown.some(({ run }) => run !== null) ? 2 : 1;
  const minWidth = offset + EDGE;
  const isWide = width > 0 && minWidth > width;
  const tracks = shown.map(({ key, min, grow }, index) => {
    const pixels = minWidths[index] ?? min;
    const isFixed = isWide || widths[key] !== undefined || pinnedAt.has(key) || grow === 0;
    return isFixed ? `${pixels}px` : `minmax(${pixels}px, ${grow}fr)`;
  });
  return {
    columns: shown,
    template: tracks.join(' '),
    tracks,
    minWidth,
    pinnedOffsets: pinnedAt,
    widths: isWide ? minWidths : null,
    headerRows: heads,
  };
}

/** The tracks of a row up to the last of these columns. */
export function gridTemplateOf(
  layout: ColumnLayout,
  visibleColumns: readonly number[],
): string | undefined {
  if (layout.template === undefined) return undefined;
  return layout.tracks.slice(0, (visibleColumns.at(-1) ?? 0) + 1).join(' ');
}

/** The columns to draw: all if they fit, otherwise the pinned and the visible ones. */
export function useVisibleColumns(
  scroller: RefObject<HTMLDivElement | null>,
  { columns, widths, pinnedOffsets: pinnedAt }: ColumnLayout,
): readonly number[] {
  const virtualizer = useVirtualizer({
    horizontal: true,
    enabled: widths !== null,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths?.[index] ?? 0,
    overscan: 2,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  return useMemo(
    () =>
      columns.flatMap(({ key }, index) => {
        const isInSight = widths === null || (index >= first && index <= last);
        return isInSight || pinnedAt.has(key) ? [index] : [];
      }),
    [columns, widths, pinnedAt, first, last],
  );
}
