import { clamp } from '@mantine/hooks';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import type { Listing } from './row-cache';

/** The last move of the active cell, with the listing and the open row at that time. */
interface Moved {
  readonly over: Listing;
  readonly openLine: number;
  readonly cell: CellPosition;
}

/** A cell of the grid; the heading is line -1. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

interface GridKeys {
  readonly active: CellPosition;
  readonly lines: number;
  readonly columns: number;
  /** Whether the active group is expanded; `null` in a question’s row. */
  readonly isExpanded: boolean | null;
  /** Number of columns that the first cell of the row spans. */
  readonly lead: number;
  /** Number of rows by which a page key moves. */
  readonly page: number;
  readonly go: (cell: CellPosition) => void;
  /**
   * Opens a question, toggles a group or sorts; with `adds`, the column is added to the current
   * sort keys.
   */
  readonly act: (cell: CellPosition, adds: boolean) => void;
  readonly resize: (column: number, by: number) => void;
  readonly close: () => void;
}

/** Pixels by which one key press resizes a column. */
const RESIZE_STEP = 16;

/** Handles the keys of a spreadsheet while the grid has the focus. */
export function gridKeys(keys: GridKeys) {
  const { active, lines, columns, isExpanded, lead, page, go, act, resize, close } = keys;
  const move = (line: number, column: number) =>
    go({ line: clamp(line, -1, lines - 1), column: clamp(column, 0, columns - 1) });
  const { line, column } = active;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(line + 1, column),
    ArrowUp: () => move(line - 1, column),
    ArrowRight: () =>
      isExpanded === false ? act(active, false) : move(line, Math.max(column + 1, lead)),
    ArrowLeft: () =>
      isExpanded && column < lead
        ? act(active, false)
        : move(line, column <= lead ? 0 : column - 1),
    PageDown: () => move(line + page, column),
    PageUp: () => move(Math.max(0, line - page), column),
    Home: () => move(line, 0),
    End: () => move(line, columns - 1),
    'Control Home': () => move(0, 0),
    'Control End': () => move(lines - 1, columns - 1),
    'Shift ArrowRight': () => resize(column, RESIZE_STEP),
    'Shift ArrowLeft': () => resize(column, -RESIZE_STEP),
    Enter: () => act(active, false),
    ' ': () => act(active, false),
    'Shift Enter': () => act(active, true),
    Escape: close,
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey) return;
    const modifier = event.ctrlKey || event.metaKey ? 'Control ' : event.shiftKey ? 'Shift ' : '';
    const move = moves[`${modifier}${event.key}`];
    if (!move) return;
    event.preventDefault();
    move();
  };
}

export function cellId({ line, column }: CellPosition): string {
  return line < 0 ? `question-head-${column}` : `question-cell-${line}-${column}`;
}

/** The active cell: the one last moved to, otherwise the first of the open row. */
export function useActiveCell(
  listing: Listing,
  openLine: number,
): readonly [cell: CellPosition, moveTo: (cell: CellPosition) => void] {
  const [moved, setMoved] = useState<Moved | null>(null);
  const column = moved?.cell.column ?? 0;
  const isKnown =
    moved?.over === listing &&
    (moved.openLine === openLine || (moved.openLine < 0 && moved.cell.line === openLine));
  if (openLine >= 0 && !isKnown) {
    // The active cell after the question is closed.
    setMoved({ over: listing, openLine: -1, cell: { line: openLine, column } });
  }
  const isMoved = moved?.over === listing && moved.openLine === openLine;
  const isInHead = moved !== null && moved.cell.line < 0;
  const cell = isMoved || isInHead ? moved.cell : { line: Math.max(0, openLine), column };
  const moveTo = (next: CellPosition) => setMoved({ over: listing, openLine, cell: next });
  return [cell, moveTo];
}

/** Moves the focus to the grid when an inspector that has the focus closes. */
export function useFocusAfterClosing(grid: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = grid.current;
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [grid, isOpen]);
}

/** Copies the text of the active cell, unless other text is selected. */
export function copyCell(event: ClipboardEvent, position: CellPosition): void {
  const cell = document.getElementById(cellId(position));
  if (!cell || document.getSelection()?.isCollapsed === false) return;
  event.clipboardData.setData('text/plain', cell.textContent);
  event.preventDefault();
}
