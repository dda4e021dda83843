import { MAIN_METRIC } from '../known-metrics';
import { type ShownColumns, TRACKS } from './columns';

/** Which columns fit and how wide they are. */
export interface Layout {
  readonly shown: Record<string, boolean>;
  /** CSS grid tracks of a row; empty on a phone, where the style sheet places the cells. */
  readonly template: string | undefined;
  readonly minWidth: number | undefined;
}

/** Below this width the columns that the open question repeats are left out. */
const ROOMY = 680;

const PHONE_COLUMNS = ['id', 'question', 'prediction', MAIN_METRIC];
const SPARED_COLUMNS = ['reference', 'answerType'];

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

/** Lays out the chosen columns in the width there is. */
export function layOut(columns: ShownColumns, { width, isPhone, idLetters }: Room): Layout {
  const isTight = width > 0 && width < ROOMY;
  const ids = Object.keys(TRACKS);
  const isShown = (id: string) =>
    isPhone
      ? PHONE_COLUMNS.includes(id)
      : columns[id] === true && !(isTight && SPARED_COLUMNS.includes(id));
  const shown = Object.fromEntries(ids.map((id) => [id, isShown(id)]));
  if (isPhone) return { shown, template: undefined, minWidth: undefined };
  const tracks = ids.flatMap((id) => {
    const track = TRACKS[id];
    if (!isShown(id) || !track) return [];
    return [id === 'id' ? { ...track, min: widthOfIds(idLetters) } : track];
  });
  return {
    shown,
    template: tracks
      .map(({ min, grow }) => (grow === 0 ? `${min}px` : `minmax(${min}px, ${grow}fr)`))
      .join(' '),
    minWidth: tracks.reduce((sum, { min }) => sum + min, 0),
  };
}
