import { MAIN_METRIC } from '../known-metrics';
import type { TableColumn } from './column-list';

/** Which columns fit and how wide they are. */
export interface Layout {
  readonly columns: readonly TableColumn[];
  /** CSS grid tracks of a row; empty on a phone, where the style sheet places the cells. */
  readonly template: string | undefined;
  readonly tracks: readonly string[];
  readonly minWidth: number | undefined;
  /** Pixels from the left at which pinned columns stay, by key. */
  readonly pinnedAt: ReadonlyMap<string, number>;
  /** Widths of the columns in pixels, where there are more than fit. */
  readonly widths: readonly number[] | null;
  /** Rows of heads: a second one names the runs where several stand side by side. */
  readonly heads: 1 | 2;
}

/** Columns that the name of a group spans: those before the first score. */
export function leadOf(columns: readonly TableColumn[]): number {
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
export const NARROWEST = 48;

/** Empty pixels before the first column. */
const EDGE = 8;

/** Pixels of the id column for ids of so many letters. */
function widthOfIds(letters: number): number {
  return Math.min(180, Math.max(64, Math.ceil(7.4 * letters) + 18));
}

/** The width there is and what has to fit in. */
export interface Room {
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
export function layOut(
  columns: readonly TableColumn[],
  { widths, pinned, isOwn }: ChosenWidths,
  { width, isPhone, idLetters }: Room,
): Layout {
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
      pinnedAt,
      widths: null,
      heads: 1,
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
    pinnedAt,
    widths: isWide ? least : null,
    heads,
  };
}

/** The tracks of a row that draws these columns: none for those behind the last, which may come and go. */
export function templateOf(layout: Layout, inSight: readonly number[]): string | undefined {
  if (layout.template === undefined) return undefined;
  return layout.tracks.slice(0, (inSight.at(-1) ?? 0) + 1).join(' ');
}
