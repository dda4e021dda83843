import type { ExternalMetric, Problem, ScoreScale } from '../model';
import { spellOutInvisible } from './invisible';
import { listFirst } from './lists';
import { formOf, plural } from './numbers';
import { note, warning } from './problems';

/**
 * Cells of a column that contain no valid score, or no passage, with their row numbers, counted
 * from 1.
 */
export interface BadCells {
  readonly file: string;
  readonly column: string;
  readonly cells: { readonly row: number; readonly cell: string }[];
}

/** Maximum number of rows that a message names; the others are counted. */
const MAX_ROWS = 5;

const MAX_CELL = 30;

/** Range and direction in words: `0 to 1, higher is better`. */
export function describeScale({ lowest, highest, better }: ScoreScale): string {
  return `${lowest} to ${highest}, ${better} is better`;
}

/** Messages about external scores: what is wrong, in which rows, what to do. */
export const externalScoreProblems = {
  notNumbers: ({ file, column, cells }: BadCells): Problem => ({
    ...warning('external-not-numbers', locate(file, column, cells)),
    message: `${file}: ${plural(cells.length, 'cell')} of “${column}” ${formOf(cells.length, 'is not a number', 'are not numbers')}: ${listCells(cells)}. These answers have no score for this metric; write numbers with a decimal point.`,
  }),

  outOfRange: ({ file, column, cells }: BadCells, { lowest, highest }: ScoreScale): Problem => ({
    ...warning('external-out-of-range', locate(file, column, cells)),
    message: `${file}: ${plural(cells.length, 'score')} in “${column}” ${formOf(cells.length, 'is', 'are')} not between ${lowest} and ${highest}: ${listCells(cells)}. These answers have no score for this metric; correct the range in the mapping if it is wrong.`,
  }),

  emptyCells: (file: string, column: string, rows: readonly number[]): Problem => ({
    ...note('external-empty', locate(file, column, [{ row: rows[0] ?? 1 }])),
    message: `${file}: ${plural(rows.length, 'answer has', 'answers have')} no score in “${column}”: ${listFirst(
      rows.map((row) => `row ${row}`),
      MAX_ROWS,
    )}. The mean excludes ${formOf(rows.length, 'it', 'them')}.`,
  }),

  differentScales: (
    firstFile: string,
    first: ExternalMetric,
    file: string,
    other: ExternalMetric,
  ): Problem => ({
    ...warning('external-different-scales', { file }),
    message: `“${other.name}” has two scales: ${describeScale(first)} (${firstFile}) and ${describeScale(other)} (${file}). The first is used; give both columns the same range and direction, or rename one of them.`,
  }),

  sameName: (file: string, column: string, name: string): Problem => ({
    ...warning('external-same-name', { file, column }),
    message: `${file}: another column of scores is called “${name}” too. “${column}” is ignored; give it another name.`,
  }),
} as const;

/** Messages about evidence and retrieved passages. */
export const passageProblems = {
  unread: ({ file, column, cells }: BadCells, side: 'gold' | 'retrieved'): Problem => ({
    ...warning(
      side === 'gold' ? 'unread-evidence' : 'unread-retrieved',
      locate(file, column, cells),
    ),
    message: `${file}: ${plural(cells.length, 'cell')} of “${column}” ${formOf(cells.length, 'contains text that names', 'contain text that names')} no page: ${listCells(cells)}. Only the other pages of ${formOf(cells.length, 'this cell', 'these cells')} count; write pages as “12, 14-16”.`,
  }),
} as const;

function locate(file: string, column: string, [first]: readonly { readonly row: number }[]) {
  return { file, column, ...(first && { row: first.row }) };
}

/** The first cells with their rows: `row 3 (“0,5”) and 2 more`. */
function listCells(cells: BadCells['cells']): string {
  const shown = cells.map(({ row, cell }) => {
    const text = cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell;
    return `row ${row} (“${spellOutInvisible(text)}”)`;
  });
  return listFirst(shown, MAX_ROWS);
}
