import { binaryProblems } from '../../core/words/binary-problems';
import type { Problem, Table } from '../../core/model';
import type { ReadLimits } from '../../core/read-options';
import { readingProblems } from '../../core/words/reading-problems';
import { uniqueNames } from '../column-names';
import type { CellPlace, MergedArea, SheetCells } from './sheet-cells';

/** A sheet as a table, and the row of the sheet that gave the names (0: none). */
export type SheetTable =
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly headerRow: number;
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'refused'; readonly headerRow: number; readonly problem: Problem };

/** Rows looked at to find the names. */
const LOOKED_AT = 50;

/**
 * The table of a sheet: names from `chosen`, or from the first row that fills more than half of the
 * columns that any of the first rows fills, which a title or a remark does not. Rows and columns
 * without anything are left out; a merged area has its text in each of its cells.
 */
export function tableOf(
  sheet: SheetCells,
  chosen: number | undefined,
  limits: ReadLimits,
  file: string,
): SheetTable {
  const numbers = [...sheet.rows.keys()];
  const headerRow = chosen ?? findHeader(sheet, numbers);
  const records = numbers.filter((number) => number > headerRow);
  const refuse = (problem: Problem) => ({ kind: 'refused', headerRow, problem }) as const;
  if (records.length === 0) return refuse(readingProblems.noRows(file));
  const columns = filledColumns(sheet, headerRow);
  if (records.length * columns.length > limits.cells) {
    const { length } = columns;
    return refuse(binaryProblems.tooManyCells(file, records.length, length, limits.cells));
  }
  const header = sheet.rows.get(headerRow);
  const names = uniqueNames(columns.map((column) => header?.[column] ?? ''));
  const cells = columns.map((column) =>
    records.map((record) => sheet.rows.get(record)?.[column] ?? ''),
  );
  const long = findLong(cells, limits.cellLength);
  if (long) {
    const name = names[long.column] ?? '';
    return refuse(binaryProblems.cellTooLong(file, long.record + 1, name, limits.cellLength));
  }
  const merged = fillMerged(sheet.merged, cells, records, columns);
  const above = chosen === undefined ? numbers.filter((number) => number < headerRow).length : 0;
  const errors = sheet.errors.filter(({ row }) => row > headerRow);
  const uncalculated = sheet.uncalculated.filter(({ row }) => row > headerRow);
  const rowOf = ({ row }: CellPlace) => lowerBound(records, row) + 1;
  const nameOf = ({ column }: CellPlace) => names[columns.indexOf(column)] ?? '';
  const [error] = errors;
  const [formula] = uncalculated;
  const text = error ? (sheet.rows.get(error.row)?.[error.column] ?? '') : '';
  const problems = [
    above > 0 ? binaryProblems.rowsAboveHeader(file, above, headerRow) : null,
    merged > 0 ? binaryProblems.mergedCells(file, merged) : null,
    error
      ? binaryProblems.cellErrors(file, errors.length, rowOf(error), nameOf(error), text)
      : null,
    formula
      ? binaryProblems.uncalculated(file, uncalculated.length, rowOf(formula), nameOf(formula))
      : null,
  ].filter((problem) => problem !== null);
  const table = { columns: names, cells, rowCount: records.length };
  return { kind: 'table', table, headerRow, problems };
}

function findHeader({ rows }: SheetCells, numbers: readonly number[]): number {
  const looked = numbers.slice(0, LOOKED_AT).map((number) => {
    // `Object.keys` passes over the gaps of a row.
    return { number, size: Object.keys(rows.get(number) ?? []).length };
  });
  const widest = Math.max(...looked.map(({ size }) => size));
  return looked.find(({ size }) => 2 * size > widest)?.number ?? 0;
}

/** Columns that hold something in this row or below it. */
function filledColumns({ lastRows }: SheetCells, from: number): number[] {
  const columns = [...lastRows].filter(([, last]) => last >= from).map(([column]) => column);
  return columns.sort((one, other) => one - other);
}

function findLong(cells: readonly (readonly string[])[], longest: number) {
  for (const [column, texts] of cells.entries()) {
    const record = texts.findIndex((text) => text.length > longest);
    if (record !== -1) return { column, record };
  }
  return null;
}

/** Writes the first text of each merged area into its empty cells; returns how many areas had any. */
function fillMerged(
  areas: readonly MergedArea[],
  cells: readonly string[][],
  records: readonly number[],
  columns: readonly number[],
): number {
  // Areas of a sound workbook do not overlap, so together they are no larger than the table.
  let left = records.length * columns.length;
  let filled = 0;
  for (const area of areas) {
    const top = lowerBound(records, area.top);
    const side = lowerBound(columns, area.left);
    if (records[top] !== area.top || columns[side] !== area.left) continue;
    const text = cells[side]?.[top] ?? '';
    const bottom = lowerBound(records, area.bottom + 1);
    const right = lowerBound(columns, area.right + 1);
    left -= (bottom - top) * (right - side);
    if (text === '' || left < 0) continue;
    filled++;
    for (let column = side; column < right; column++) {
      const texts = cells[column] ?? [];
      for (let record = top; record < bottom; record++) texts[record] ||= text;
    }
  }
  return filled;
}

/** Index of the first of the ascending numbers that is not below `bound`. */
function lowerBound(numbers: readonly number[], bound: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
