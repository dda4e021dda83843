import type { Problem } from '../../core/model';
import type { ReadLimits } from '../../core/read-options';
import { binaryProblems, type RoundedColumn } from '../../core/words/binary-problems';
import { readingProblems } from '../../core/words/reading-problems';
import type { ParseResult } from '../format';
import { countNames, looksLikeData } from '../csv/header';
import { findLongCell, uniqueNames } from '../tables';
import type { CellPosition, MergedArea, SheetCells } from './sheet-cells';

/** A sheet as a table; `headerRow` is the sheet row with the column names, 0 if there is none. */
type SheetTable = ParseResult & { readonly headerRow: number };

const SEARCHED_ROWS = 50;

/**
 * The table of a sheet. Its header is the chosen row, or the first row with more than half as many
 * non-empty cells as the widest of the first rows, unlike a title or a remark; a row of common
 * column names below a narrower row takes precedence. The table has no header if that row looks
 * like data. Empty rows and columns are omitted; a merged area has its text in each of its cells.
 */
export function tableOf(
  sheet: SheetCells,
  chosen: number | undefined,
  limits: ReadLimits,
  file: string,
): SheetTable {
  const numbers = [...sheet.rows.keys()];
  const headerRow = chosen ?? findHeader(sheet, numbers);
  const refuse = (problem: Problem) => ({ kind: 'refused', headerRow, problem }) as const;
  const columns = [...sheet.lastRows]
    .filter(([, last]) => last >= headerRow)
    .map(([column]) => column)
    .sort((one, other) => one - other);
  const header = sheet.rows.get(headerRow);
  const isHeader = (number: number) =>
    columns.length > 1 &&
    columns.every((column) => sheet.rows.get(number)?.[column] === header?.[column]);
  const below = numbers.filter((number) => number > headerRow);
  const records = below.filter((number) => !isHeader(number));
  if (records.length === 0) return refuse(readingProblems.noRows(file));
  if (records.length * columns.length > limits.cells) {
    const { length } = columns;
    return refuse(binaryProblems.tooManyCells(file, records.length, length, limits.cells));
  }
  const names = uniqueNames(columns.map((column) => header?.[column] ?? ''));
  const pick = (rows: SheetCells['rows'], record: number, column: number) =>
    rows.get(record)?.[column];
  const cells = columns.map((column) =>
    records.map((record) => pick(sheet.rows, record, column) ?? ''),
  );
  const long = findLongCell({ columns: names, cells, rowCount: records.length }, limits, file);
  if (long) return refuse(long);
  const exact =
    sheet.exact.size === 0
      ? []
      : columns.map((column, at) =>
          records.map((record, row) => pick(sheet.exact, record, column) ?? cells[at]?.[row] ?? ''),
        );
  const rounded = findRounded(names, cells, exact);
  const merged = fillMerged(sheet.merged, cells, records, columns);
  fillMerged(sheet.merged, exact, records, columns);
  const table = {
    columns: names,
    cells,
    rowCount: records.length,
    ...(rounded.length > 0 && { exact: keepChanged(exact, cells) }),
  };
  const above = chosen === undefined ? numbers.filter((number) => number < headerRow).length : 0;
  const isBelowHeader = ({ row }: CellPosition) => row > headerRow;
  const errors = sheet.errors.filter(isBelowHeader);
  const uncalculated = sheet.uncalculated.filter(isBelowHeader);
  const rowOf = ({ row }: CellPosition) => lowerBound(records, row) + 1;
  const nameOf = ({ column }: CellPosition) => names[columns.indexOf(column)] ?? '';
  const problems: Problem[] = [];
  if (headerRow === 0 && chosen === undefined) {
    problems.push(readingProblems.noHeader(file, columns.length));
  }
  if (above > 0) problems.push(binaryProblems.rowsAboveHeader(file, above, headerRow));
  const repeated = below.filter(isHeader);
  const [again] = repeated;
  if (again !== undefined) {
    const row = lowerBound(records, again) + 1;
    problems.push(readingProblems.repeatedHeader(file, repeated.length, row));
  }
  const [first, ...others] = rounded;
  if (first) problems.push(binaryProblems.roundedCells(file, first, others));
  if (merged > 0) problems.push(binaryProblems.mergedCells(file, merged));
  const [error] = errors;
  if (error) {
    const text = sheet.rows.get(error.row)?.[error.column] ?? '';
    problems.push(
      binaryProblems.cellErrors(file, errors.length, rowOf(error), nameOf(error), text),
    );
  }
  const [formula] = uncalculated;
  if (formula) {
    const count = uncalculated.length;
    problems.push(binaryProblems.uncalculated(file, count, rowOf(formula), nameOf(formula)));
  }
  return { kind: 'table', table, headerRow, problems };
}

/** The columns with numbers that are displayed with fewer digits than stored. */
function findRounded(
  names: readonly string[],
  cells: readonly (readonly string[])[],
  exact: readonly (readonly string[])[],
): readonly RoundedColumn[] {
  return exact.flatMap((stored, at): RoundedColumn[] => {
    const shown = cells[at] ?? [];
    const rows = [...stored.keys()].filter((row) => stored[row] !== shown[row]);
    const [first] = rows;
    if (first === undefined) return [];
    const example = { shown: shown[first] ?? '', stored: stored[first] ?? '' };
    return [{ column: names[at] ?? '', rows: rows.map((row) => row + 1), ...example }];
  });
}

/** The columns with all stored digits; `null` for columns that are displayed with all digits. */
function keepChanged(
  exact: readonly (readonly string[])[],
  cells: readonly (readonly string[])[],
): readonly (readonly string[] | null)[] {
  return exact.map((stored, at) =>
    stored.some((text, row) => text !== cells[at]?.[row]) ? stored : null,
  );
}

function findHeader({ rows }: SheetCells, numbers: readonly number[]): number {
  const searched = numbers.slice(0, SEARCHED_ROWS).map((number) => {
    const cells = Array.from(rows.get(number) ?? [], (cell: string | undefined) => cell ?? '');
    return { number, cells, size: cells.filter((cell) => cell !== '').length };
  });
  const widest = Math.max(...searched.map(({ size }) => size));
  const wide = searched.filter(({ size }) => 2 * size > widest);
  const [first, ...rest] = wide;
  if (!first) return 0;
  const named = rest.find(({ cells, size }) => size === widest && countNames(cells) > 1);
  if (named && first.size < widest && countNames(first.cells) === 0) return named.number;
  const isData =
    first === searched[0] &&
    looksLikeData(
      first.cells,
      rest.map(({ cells }) => cells),
    );
  return isData ? 0 : first.number;
}

/**
 * Copies the text of each merged area to its empty cells; returns the number of areas with text.
 */
function fillMerged(
  areas: readonly MergedArea[],
  cells: readonly string[][],
  records: readonly number[],
  columns: readonly number[],
): number {
  // The areas of a valid workbook do not overlap, so their total size does not exceed that of the
  // table.
  let left = records.length * columns.length;
  let filled = 0;
  for (const { first, last } of areas) {
    const top = lowerBound(records, first.row);
    const side = lowerBound(columns, first.column);
    if (records[top] !== first.row || columns[side] !== first.column) continue;
    const text = cells[side]?.[top] ?? '';
    const bottom = lowerBound(records, last.row + 1);
    const right = lowerBound(columns, last.column + 1);
    left -= (bottom - top) * (right - side);
    if (text === '' || left < 0) continue;
    filled++;
    for (const texts of cells.slice(side, right)) {
      for (let record = top; record < bottom; record++) texts[record] ||= text;
    }
  }
  return filled;
}

/** Index of the first of the ascending numbers that is at least `bound`. */
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
