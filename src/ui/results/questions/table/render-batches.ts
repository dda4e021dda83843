import { startTransition, useEffect, useRef, useState } from 'react';
import type { TableRow } from '../../../../worker/protocol';
import type { TableColumn } from '../table-columns';
import type { GridRow } from './grid-rows';

/** Number of cells in a batch: the browser can lay them out and paint them within a frame. */
const CELLS = 160;

/** The cells of a question. */
export interface LoadedRow {
  readonly row: TableRow;
  readonly columns: readonly TableColumn[];
  /** Identifies the result and the run. */
  readonly source: object;
}

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

export interface RenderedRow extends TargetRow {
  /** The number of the element that renders it; elements are reused. */
  readonly slot: number;
}

/**
 * The next state between the rendered rows and their targets: at most `limit` rows change, visible
 * ones first. Elements keep their order, because an element that moves in the document is laid out
 * again.
 */
export function renderNextBatch(
  rendered: readonly RenderedRow[],
  targets: readonly TargetRow[],
  limit: number,
): readonly RenderedRow[] {
  const assignments = assignSlots(rendered, targets);
  const due = new Set(
    assignments
      .filter(({ present, next }) => !present || !isSame(present, next))
      .toSorted((one, other) => Number(other.next.isVisible) - Number(one.next.isVisible))
      .slice(0, limit),
  );
  return assignments.flatMap((assignment) => {
    if (due.has(assignment)) return [{ ...assignment.next, slot: assignment.slot }];
    return assignment.present ? [assignment.present] : [];
  });
}

export function isComplete(
  rendered: readonly RenderedRow[],
  targets: readonly TargetRow[],
): boolean {
  return (
    rendered.length === targets.length &&
    targets.every((next, at) => {
      const present = rendered[at];
      return present !== undefined && isSame(present, keepCells(present, next));
    })
  );
}

interface SlotAssignment {
  readonly slot: number;
  readonly present: RenderedRow | undefined;
  readonly next: TargetRow;
}

/** A slot for each row: its previous one, or the first that is free. */
function assignSlots(
  rendered: readonly RenderedRow[],
  targets: readonly TargetRow[],
): readonly SlotAssignment[] {
  const own = new Map(rendered.map((one) => [one.index, one]));
  const kept = new Set(targets.map(({ index }) => index));
  const free = rendered.filter(({ index }) => !kept.has(index));
  let slots = Math.max(-1, ...rendered.map(({ slot }) => slot)) + 1;
  let reused = 0;
  return targets.map((next) => {
    const present = own.get(next.index) ?? free[reused++];
    return { slot: present?.slot ?? slots++, present, next: keepCells(present, next) };
  });
}

/** A question keeps its cells while those of other columns are loading. */
function keepCells(present: RenderedRow | undefined, next: TargetRow): TargetRow {
  const known = present?.loaded;
  const keepsCells =
    !next.loaded && known?.source === next.source && known.row.question === next.question;
  return keepsCells ? { ...next, loaded: known } : next;
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

/**
 * The rows to render now, one batch closer to `targets`; the page may paint after each batch.
 * Memoize `targets` with `useMemo`.
 */
export function useRenderedRows(
  targets: readonly TargetRow[],
  cellsInRow: number,
): readonly RenderedRow[] {
  const [rendered, setRendered] = useState<readonly RenderedRow[]>([]);
  const batchSize = Math.max(1, Math.round(CELLS / Math.max(1, cellsInRow)));
  const painted = useRef(Promise.resolve());
  useEffect(() => {
    if (rendered.length === 0) return;
    painted.current = new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }, [rendered]);
  useEffect(() => {
    if (isComplete(rendered, targets)) return undefined;
    let isCurrent = true;
    void painted.current.then(() => {
      if (isCurrent)
        startTransition(() => setRendered(renderNextBatch(rendered, targets, batchSize)));
    });
    return () => {
      isCurrent = false;
    };
  }, [rendered, targets, batchSize]);
  return rendered;
}
