import type { TableRow } from '../../../worker/protocol';
import type { TableColumn } from './column-list';
import type { TableLine } from './lines';

/** The cells of a question as they came from the worker. */
export interface CameRow {
  readonly row: TableRow;
  /** What its cells are of. */
  readonly columns: readonly TableColumn[];
  /** The result and the run that they are of. */
  readonly source: object;
}

/** A line as it is to be drawn. */
export interface WantedLine {
  /** Its number among all lines. */
  readonly index: number;
  readonly line: TableLine;
  /** The question that stands in it; absent for the head of a group. */
  readonly question: number | undefined;
  /** Absent until it has come. */
  readonly came: CameRow | undefined;
  readonly source: object;
  /** Whether it is in the window of the table, not only near it. */
  readonly isInSight: boolean;
}

/** A line as it is drawn. */
export interface DrawnLine extends WantedLine {
  /** The row of the page that draws it; one that is no longer needed draws another line. */
  readonly slot: number;
}

/**
 * Goes from what is drawn towards what is wanted, at most so many lines at once, those in sight first.
 * Rows of the page keep their order: the browser lays out a row anew that is taken to another place.
 */
export function drawNext(
  drawn: readonly DrawnLine[],
  wanted: readonly WantedLine[],
  most: number,
): readonly DrawnLine[] {
  const places = placeAll(drawn, wanted);
  const due = new Set(
    places
      .filter(({ present, next }) => !present || !isSame(present, next))
      .toSorted((one, other) => Number(other.next.isInSight) - Number(one.next.isInSight))
      .slice(0, most),
  );
  return places.flatMap((place) => {
    if (due.has(place)) return [{ ...place.next, slot: place.slot }];
    return place.present ? [place.present] : [];
  });
}

/** Whether nothing is left to be drawn. */
export function isDrawn(drawn: readonly DrawnLine[], wanted: readonly WantedLine[]): boolean {
  return (
    drawn.length === wanted.length &&
    wanted.every((next, at) => {
      const present = drawn[at];
      return present !== undefined && isSame(present, keepCells(present, next));
    })
  );
}

interface Place {
  readonly slot: number;
  readonly present: DrawnLine | undefined;
  readonly next: WantedLine;
}

/** A slot for each line: its own, or the first that is free. */
function placeAll(drawn: readonly DrawnLine[], wanted: readonly WantedLine[]): readonly Place[] {
  const own = new Map(drawn.map((one) => [one.index, one]));
  const kept = new Set(wanted.map(({ index }) => index));
  const free = drawn.filter(({ index }) => !kept.has(index));
  let slots = Math.max(-1, ...drawn.map(({ slot }) => slot)) + 1;
  let taken = 0;
  return wanted.map((next) => {
    const present = own.get(next.index) ?? free[taken++];
    return { slot: present?.slot ?? slots++, present, next: keepCells(present, next) };
  });
}

/** What is known of a question stays while its cells of other columns are on their way. */
function keepCells(present: DrawnLine | undefined, next: WantedLine): WantedLine {
  const came = present?.came;
  const isKept = !next.came && came?.source === next.source && came.row.question === next.question;
  return isKept ? { ...next, came } : next;
}

function isSame(one: WantedLine, other: WantedLine): boolean {
  return (
    one.index === other.index &&
    one.came?.row === other.came?.row &&
    one.came?.columns === other.came?.columns &&
    isSameLine(one.line, other.line)
  );
}

function isSameLine(one: TableLine, other: TableLine): boolean {
  if (one.kind === 'question') return other.kind === 'question' && one.position === other.position;
  return other.kind === 'group' && one.group === other.group;
}
