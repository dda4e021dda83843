import type { Problem } from '../model';
import { spellOutInvisible } from './invisible';
import { listFirst } from './lists';
import { plural } from './numbers';
import { warning } from './problems';

/** Parts of a column's cells that name no passage, with their rows from 1. */
export interface UnreadPassages {
  readonly file: string;
  readonly column: string;
  readonly cells: { readonly row: number; readonly cell: string }[];
}

const MAX_ROWS = 5;
const MAX_CELL = 30;

/** Messages about evidence and retrieved passages. */
export const passageProblems = {
  unread: ({ file, column, cells }: UnreadPassages, side: 'gold' | 'retrieved'): Problem => ({
    ...warning(side === 'gold' ? 'unread-evidence' : 'unread-retrieved', {
      file,
      column,
      ...(cells[0] && { row: cells[0].row }),
    }),
    message: `${file}: ${plural(cells.length, 'cell')} of “${column}” ${cells.length === 1 ? 'contains text that names' : 'contain text that names'} no page: ${listFirst(
      cells.map(({ row, cell }) => `row ${row} (“${shorten(cell)}”)`),
      MAX_ROWS,
    )}. Only the other pages of ${cells.length === 1 ? 'this cell' : 'these cells'} count; write pages as “12, 14-16”.`,
  }),
} as const;

function shorten(cell: string): string {
  return spellOutInvisible(cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell);
}
