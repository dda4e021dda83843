import { error, note, warning } from './problems';
import type { Problem } from '../model';
import { listFirst, listNames } from './lists';
import { formatCount, formatMegabytes, formOf, plural } from './numbers';

/** A column of a workbook with cells that are displayed with fewer digits than stored. */
export interface RoundedColumn {
  readonly column: string;
  /** Counted from 1. */
  readonly rows: readonly number[];
  /** The first such cell. */
  readonly shown: string;
  readonly stored: string;
}

/** Messages about binary files: compressed files, workbooks, Parquet. */
export const binaryProblems = {
  inflatedTooLarge: (file: string, limit: number): Problem => ({
    ...error('inflated-too-large', { file }),
    message: `${file} unpacks to more than the limit of ${formatMegabytes(limit)}. Raise the limit, or split the file.`,
  }),

  inflatedTooMuch: (file: string, ratio: number): Problem => ({
    ...error('inflated-too-much', { file }),
    message: `${file} unpacks to more than ${formatCount(ratio)} times its size, which is unusual for data. If you trust it, raise the limit.`,
  }),

  tooManyEntries: (file: string, entries: number, limit: number): Problem => ({
    ...error('too-many-entries', { file }),
    message: `${file} contains ${formatCount(entries)} entries, more than the limit of ${formatCount(limit)}. Raise the limit, or unpack the file and open the files you need.`,
  }),

  nestedTooDeep: (file: string, depth: number): Problem => ({
    ...error('nested-too-deep', { file }),
    message: `${file} has more than ${depth} layers of compression. Unpack it and open the file inside.`,
  }),

  tooManyCells: (file: string, rows: number, columns: number, limit: number): Problem => ({
    ...error('too-many-cells', { file }),
    message: `${file} has ${formatCount(rows)} rows of ${formatCount(columns)} columns, more than the limit of ${formatCount(limit)} cells. Raise the limit, or split the file.`,
  }),

  tooManyFilled: (file: string, limit: number): Problem => ({
    ...error('too-many-cells', { file }),
    message: `${file} has more than the limit of ${formatCount(limit)} filled cells. Raise the limit, or split the file.`,
  }),

  cellTooLong: (file: string, row: number, column: string, limit: number): Problem => ({
    ...error('cell-too-long', { file, row, column }),
    message: `${file}, row ${formatCount(row)}, column “${column}”: the text is longer than the limit of ${formatCount(limit)} characters. Raise the limit, or shorten the text.`,
  }),

  damagedGzip: (file: string, what: string): Problem => ({
    ...error('damaged-gzip', { file }),
    message: `${file} is damaged: ${what}. Nothing was read; download or copy it again.`,
  }),

  trailingBytes: (file: string, bytes: number): Problem => ({
    ...warning('trailing-bytes', { file }),
    message: `${file}: ${plural(bytes, 'byte')} after the end of the gzip data ${formOf(bytes, 'was', 'were')} ignored, which matches gzip’s behavior. Download the file again if data are missing.`,
  }),

  damagedZip: (file: string, what: string): Problem => ({
    ...error('damaged-zip', { file }),
    message: `${file} is damaged: ${what}. Nothing was read; download or copy it again.`,
  }),

  lockedZip: (file: string, entry: string): Problem => ({
    ...error('locked-zip', { file }),
    message: `${file} is password-protected (“${entry}”). Unpack it and open the files inside.`,
  }),

  foreignMethod: (file: string, entry: string): Problem => ({
    ...error('foreign-method', { file }),
    message: `${file} compresses “${entry}” with an unsupported method. Unzip it, or zip it with Deflate, and open it again.`,
  }),

  skippedEntries: (file: string, entries: readonly string[]): Problem => ({
    ...note('skipped-entries', { file }),
    message: `${file}: ${plural(entries.length, 'entry is not a data file and was', 'entries are not data files and were')} skipped (${listNames(entries)}).`,
  }),

  nothingInside: (file: string, entries: readonly string[]): Problem => ({
    ...error('nothing-inside', { file }),
    message: `${file} contains no data file${entries.length === 0 ? '' : ` (only ${listNames(entries)})`}. Open a file with a table.`,
  }),

  damagedWorkbook: (file: string, what: string): Problem => ({
    ...error('damaged-workbook', { file }),
    message: `${file} is damaged: ${what}. Nothing was read; open it in a spreadsheet program and save it again.`,
  }),

  workbookWithoutCells: (file: string): Problem => ({
    ...error('no-cells', { file }),
    message: `${file} has no sheet with cells. Choose a workbook with a table.`,
  }),

  unknownSheet: (file: string, sheet: string): Problem => ({
    ...error('unknown-sheet', { file }),
    message: `${file} has no sheet “${sheet}” with cells. Choose another sheet.`,
  }),

  severalSheets: (file: string, sheet: string, others: readonly string[]): Problem => ({
    ...note('several-sheets', { file }),
    message: `${file}: sheet “${sheet}” was read; ${listNames(others)} ${formOf(others.length, 'has', 'have')} data too. Choose another sheet under Import options if that is wrong.`,
  }),

  rowsAboveHeader: (file: string, rows: number, header: number): Problem => ({
    ...note('rows-above-header', { file }),
    message: `${file}: the header was found in row ${formatCount(header)}, and ${plural(rows, 'row above it was', 'rows above it were')} skipped. Choose another header row under Import options if that is wrong.`,
  }),

  mergedCells: (file: string, areas: number): Problem => ({
    ...note('merged-cells', { file }),
    message: `${file}: ${plural(areas, 'merged area repeats its text', 'merged areas repeat their text')} in every merged cell.`,
  }),

  roundedCells: (
    file: string,
    { column, rows, shown, stored }: RoundedColumn,
    others: readonly RoundedColumn[],
  ): Problem => {
    const [row = 0] = rows;
    const cells = others.reduce((sum, other) => sum + other.rows.length, rows.length);
    const more =
      others.length === 0 ? '' : `; also in ${listNames(others.map((one) => one.column))}`;
    const where = `${formOf(rows.length, 'row', 'rows')} ${listFirst(rows.map(formatCount), 3)}`;
    return {
      ...note('rounded-cells', { file, row, column }),
      message: `${file}: ${plural(cells, 'number is', 'numbers are')} displayed with fewer digits than stored: column “${column}”, ${where} (${shown} for ${stored})${more}. Answers are scored with the stored number; for a reference, the displayed number is also accepted.`,
    };
  },

  cellErrors: (
    file: string,
    cells: number,
    row: number,
    column: string,
    text: string,
  ): Problem => ({
    ...warning('cell-errors', { file, row, column }),
    message: `${file}: ${plural(cells, 'cell contains', 'cells contain')} a spreadsheet error, first in row ${formatCount(row)}, column “${column}” (${text}). The error was kept as text; fix the formula if it should be an answer.`,
  }),

  uncalculated: (file: string, cells: number, row: number, column: string): Problem => ({
    ...warning('uncalculated', { file, row, column }),
    message: `${file}: ${plural(cells, 'formula has', 'formulas have')} no stored result, first in row ${formatCount(row)}, column “${column}”; these cells are empty. Open the workbook in a spreadsheet program and save it.`,
  }),

  damagedParquet: (file: string, what: string): Problem => ({
    ...error('damaged-parquet', { file }),
    message: `${file} is not a complete Parquet file: ${what}. Nothing was read; download or write it again.`,
  }),

  foreignParquet: (file: string, what: string): Problem => ({
    ...error('foreign-parquet', { file }),
    message: `${file} uses ${what}, which is not supported. Write it as plain Parquet with Snappy, Gzip, Zstandard or Brotli, or as JSONL, and open it again.`,
  }),

  binaryCells: (file: string, cells: number, column: string): Problem => ({
    ...warning('binary-cells', { file, column }),
    message: `${file}: ${plural(cells, 'cell contains', 'cells contain')} bytes that are not text, first in column “${column}”. They are shown in hexadecimal.`,
  }),
} as const;
