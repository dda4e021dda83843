import { startTransition, useEffect, useState } from 'react';
import type { TableRow } from '../../../../worker/protocol';
import type { TableColumn } from '../table-columns';
import type { GridRow } from './grid-rows';

/** A place in the line of what waits to be drawn. */
interface Turn {
  /** Says that it is drawn, or no longer wanted: the next has its turn. */
  readonly end: () => void;
}

/** Draws one thing after another, so that the page answers in between. */
interface Turns {
  readonly wait: (draw: () => void) => Turn;
}

/** What the page draws of its cards and charts: those of a view in the order of their places. */
const drawingTurns = createTurns((then) => {
  // After the next frame, and after what the browser has to do for it.
  requestAnimationFrame(() => setTimeout(then));
});

/** Cells that the browser lays out and paints well within a frame. */
const CELLS = 160;

/** The cells of a question as they came from the worker. */
export interface LoadedRow {
  readonly row: TableRow;
  /** What its cells are of. */
  readonly columns: readonly TableColumn[];
  /** The result and the run that they are of. */
  readonly source: object;
}

/** A line as it is to be drawn. */
export interface TargetRow {
  /** Its number among all lines. */
  readonly index: number;
  readonly row: GridRow;
  /** The question that stands in it; absent for the head of a group. */
  readonly question: number | undefined;
  /** Absent until it has come. */
  readonly loaded: LoadedRow | undefined;
  readonly source: object;
  /** Whether it is in the window of the table, not only near it. */
  readonly isVisible: boolean;
}

/** A line as it is drawn. */
export interface RenderedRow extends TargetRow {
  /** The row of the page that draws it; one that is no longer needed draws another line. */
  readonly slot: number;
}

/**
 * Goes from what is drawn towards what is wanted, at most so many lines at once, those in sight first.
 * Rows of the page keep their order: the browser lays out a row anew that is taken to another place.
 */
export function renderNextBatch(
  drawn: readonly RenderedRow[],
  wanted: readonly TargetRow[],
  most: number,
): readonly RenderedRow[] {
  const places = placeAll(drawn, wanted);
  const due = new Set(
    places
      .filter(({ present, next }) => !present || !isSame(present, next))
      .toSorted((one, other) => Number(other.next.isVisible) - Number(one.next.isVisible))
      .slice(0, most),
  );
  return places.flatMap((place) => {
    if (due.has(place)) return [{ ...place.next, slot: place.slot }];
    return place.present ? [place.present] : [];
  });
}

/** Whether nothing is left to be drawn. */
export function isComplete(drawn: readonly RenderedRow[], wanted: readonly TargetRow[]): boolean {
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
  readonly present: RenderedRow | undefined;
  readonly next: TargetRow;
}

/** A slot for each line: its own, or the first that is free. */
function placeAll(drawn: readonly RenderedRow[], wanted: readonly TargetRow[]): readonly Place[] {
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
function keepCells(present: RenderedRow | undefined, next: TargetRow): TargetRow {
  const came = present?.loaded;
  const isKept =
    !next.loaded && came?.source === next.source && came.row.question === next.question;
  return isKept ? { ...next, loaded: came } : next;
}

function isSame(one: TargetRow, other: TargetRow): boolean {
  return (
    one.index === other.index &&
    one.loaded?.row === other.loaded?.row &&
    one.loaded?.columns === other.loaded?.columns &&
    isSameLine(one.row, other.row)
  );
}

function isSameLine(one: GridRow, other: GridRow): boolean {
  if (one.kind === 'question') return other.kind === 'question' && one.position === other.position;
  return other.kind === 'group' && one.group === other.group;
}

/** The lines that are drawn of those that are wanted (keep them in a `useMemo`), more at each turn. */
export function useRenderedRows(
  wanted: readonly TargetRow[],
  cellsInLine: number,
): readonly RenderedRow[] {
  const [drawn, setDrawn] = useState<readonly RenderedRow[]>([]);
  const most = Math.max(1, Math.round(CELLS / Math.max(1, cellsInLine)));
  useEffect(() => {
    if (isComplete(drawn, wanted)) return undefined;
    const turn = drawingTurns.wait(() => {
      startTransition(() => setDrawn(renderNextBatch(drawn, wanted, most)));
    });
    return turn.end;
  }, [drawn, wanted, most]);
  return drawn;
}

/** `rest` calls back when the page has answered what came meanwhile. */
export function createTurns(rest: (then: () => void) => void): Turns {
  const waiting = new Map<Turn, () => void>();
  /** What is being drawn; `resting` until the page has answered. */
  let present: Turn | 'resting' | null = null;

  const goOn = () => {
    const [next] = waiting;
    if (present || !next) return;
    const [turn, draw] = next;
    waiting.delete(turn);
    present = turn;
    draw();
  };

  return {
    wait: (draw) => {
      const turn: Turn = {
        end: () => {
          waiting.delete(turn);
          if (present !== turn) return;
          rest(() => {
            present = null;
            goOn();
          });
        },
      };
      waiting.set(turn, draw);
      goOn();
      return turn;
    },
  };
}
