import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';

import { MAIN_METRIC } from '../../known-metrics';
import type { TableColumn } from '../table-columns';

/** Which columns fit and how wide they are. */
export interface ColumnLayout {
  readonly columns: readonly TableColumn[];
  /** CSS grid tracks of a row; empty on a phone, where the style sheet places the cells. */
  readonly template: string | undefined;
  readonly tracks: readonly string[];
  readonly minWidth: number | undefined;
  /** Pixels from the left at which pinned columns stay, by key. */
  readonly pinnedOffsets: ReadonlyMap<string, number>;
  /** Widths of the columns in pixels, where there are more than fit. */
  readonly widths: readonly number[] | null;
  /** Rows of heads: a second one names the runs where several stand side by side. */
  readonly headerRows: 1 | 2;
}

/** Columns that the name of a group spans: those before the first score. */
export function leadingColumns(columns: readonly TableColumn[]): number {
  return Math.max(
    1,
    columns.findIndex(({ metric }) => metric !== null),
  );
}

/** Below this width the columns that the open question repeats are left out. */
const ROOMY = 680;

const PHONE_COLUMNS = ['id', 'question', 'prediction', MAIN_METRIC];
const SPARED_COLUMNS = ['reference', 'type'];

/** A column that a person drags is never narrower. */
export const MIN_COLUMN_WIDTH = 48;

/** Empty pixels before the first column. */
const EDGE = 8;

/** Pixels of the id column for ids of so many letters. */
function widthOfIds(letters: number): number {
  return Math.min(180, Math.max(64, Math.ceil(7.4 * letters) + 18));
}

/** The width there is and what has to fit in. */
export interface Space {
  /** 0 while it is not measured. */
  readonly width: number;
  readonly isPhone: boolean;
  /** Letters of the longest id, as far as it is known. */
  readonly idLetters: number;
}

/** What a person chose about widths. */
export interface ChosenWidths {
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[];
  /** Whether the columns are a person's own choice; those are never left out. */
  readonly isOwn: boolean;
}

/** Lays out the columns in the width there is. */
export function layoutColumns(
  columns: readonly TableColumn[],
  { widths, pinned, isOwn }: ChosenWidths,
  { width, isPhone, idLetters }: Space,
): ColumnLayout {
  const isTight = width > 0 && width < ROOMY && !isOwn;
  const shown = columns.filter(({ key }) =>
    isPhone ? PHONE_COLUMNS.includes(key) : !(isTight && SPARED_COLUMNS.includes(key)),
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
  let taken = EDGE;
  const least = shown.map(
    ({ key, min }) => widths[key] ?? (key === 'id' ? widthOfIds(idLetters) : min),
  );
  shown.forEach(({ key, min }, index) => {
    if (pinned.includes(key)) pinnedAt.set(key, taken - EDGE);
    taken += least[index] ?? min;
  });
  const heads = shown.some(({ run }) => run !== null) ? 2 : 1;
  const minWidth = taken + EDGE;
  const isWide = width > 0 && minWidth > width;
  const tracks = shown.map(({ key, min, grow }, index) => {
    const pixels = least[index] ?? min;
    const isFixed = isWide || widths[key] !== undefined || pinnedAt.has(key) || grow === 0;
    return isFixed ? `${pixels}px` : `minmax(${pixels}px, ${grow}fr)`;
  });
  return {
    columns: shown,
    template: tracks.join(' '),
    tracks,
    minWidth,
    pinnedOffsets: pinnedAt,
    widths: isWide ? least : null,
    headerRows: heads,
  };
}

/** The tracks of a row that draws these columns: none for those behind the last, which may come and go. */
export function templateOf(layout: ColumnLayout, inSight: readonly number[]): string | undefined {
  if (layout.template === undefined) return undefined;
  return layout.tracks.slice(0, (inSight.at(-1) ?? 0) + 1).join(' ');
}

/** The positions of the columns that rows draw: all where they fit, else pinned ones and those in sight. */
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
