import { startTransition, useEffect, useRef, useState } from 'react';
import type { TableRow } from '../../../../worker/protocol';
import type { TableColumn } from '../table-columns';
import type { GridRow } from './grid-rows';

/** Cells of a batch: the browser lays them out and paints them within a frame. */
const CELLS = 160;

/** The cells of a question. */
export interface LoadedRow {
  readonly row: TableRow;
  /** The columns of its cells. */
  readonly columns: readonly TableColumn[];
  /** Identifies the result and the run. */
  readonly source: object;
}

/** A row to be drawn. */
export interface TargetRow {
  /** Its position among all rows. */
  readonly index: number;
  readonly row: GridRow;
  /** Absent for the heading of a group. */
  readonly question: number | undefined;
  /** Absent until it is loaded. */
  readonly loaded: LoadedRow | undefined;
  readonly source: object;
  /** Whether it is in the viewport, not only near it. */
  readonly isVisible: boolean;
}

/** A drawn row. */
export interface RenderedRow extends TargetRow {
  /** The element that draws it; elements are reused. */
  readonly slot: number;
}

/**
 * The next state between the drawn and the wanted rows: at most `limit` rows change, visible ones first.
 * Elements keep their order, because the browser lays out an element again that moves in the document.
 */
export function renderNextBatch(
  drawn: readonly RenderedRow[],
  wanted: readonly TargetRow[],
  limit: number,
): readonly RenderedRow[] {
  const places = placeAll(drawn, wanted);
  const due = new Set(
    places
      .filter(({ present, next }) => !present || !isSame(present, next))
      .toSorted((one, other) => Number(other.next.isVisible) - Number(one.next.isVisible))
      .slice(0, limit),
  );
  return places.flatMap((place) => {
    if (due.has(place)) return [{ ...place.next, slot: place.slot }];
    return place.present ? [place.present] : [];
  });
}

/** Whether every wanted row is drawn. */
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

/** A slot for each row: its own, or the first that is free. */
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

/** A question keeps its cells while those of other columns are loaded. */
function keepCells(present: RenderedRow | undefined, next: TargetRow): TargetRow {
  const known = present?.loaded;
  const isKept =
    !next.loaded && known?.source === next.source && known.row.question === next.question;
  return isKept ? { ...next, loaded: known } : next;
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

/** The rows to draw now, on the way to `wanted` (keep it in a `useMemo`): a batch, then the page may paint. */
export function useRenderedRows(
  wanted: readonly TargetRow[],
  cellsInRow: number,
): readonly RenderedRow[] {
  const [drawn, setDrawn] = useState<readonly RenderedRow[]>([]);
  const batchSize = Math.max(1, Math.round(CELLS / Math.max(1, cellsInRow)));
  const painted = useRef(Promise.resolve());
  useEffect(() => {
    if (drawn.length === 0) return;
    painted.current = new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }, [drawn]);
  useEffect(() => {
    if (isComplete(drawn, wanted)) return undefined;
    let isCurrent = true;
    void painted.current.then(() => {
      if (isCurrent) startTransition(() => setDrawn(renderNextBatch(drawn, wanted, batchSize)));
    });
    return () => {
      isCurrent = false;
    };
  }, [drawn, wanted, batchSize]);
  return drawn;
}
