import type { Problem } from '../model';

/** Every sentence about files that are no text: what unpacks, workbooks, Parquet. */
export const binaryProblems = {
  inflatedTooLarge: (file: string, limit: number): Problem => ({
    code: 'inflated-too-large',
    severity: 'error',
    file,
    message: `${file} unpacks to more than the limit of ${count(limit / 1e6)} MB. Raise the limit, or split it.`,
  }),

  inflatedTooMuch: (file: string, ratio: number): Problem => ({
    code: 'inflated-too-much',
    severity: 'error',
    file,
    message: `${file} unpacks to more than ${count(ratio)} times its size, which hardly any data do. If you trust it, raise the limit.`,
  }),

  tooManyEntries: (file: string, entries: number, limit: number): Problem => ({
    code: 'too-many-entries',
    severity: 'error',
    file,
    message: `${file} holds ${count(entries)} entries, more than the limit of ${count(limit)}. Raise the limit, or unpack it and open the files you need.`,
  }),

  nestedTooDeep: (file: string, depth: number): Problem => ({
    code: 'nested-too-deep',
    severity: 'error',
    file,
    message: `${file} is packed more than ${depth} times over. Unpack it and open the file inside.`,
  }),

  tooManyCells: (file: string, rows: number, columns: number, limit: number): Problem => ({
    code: 'too-many-cells',
    severity: 'error',
    file,
    message: `${file} has ${count(rows)} rows of ${count(columns)} columns, more than the limit of ${count(limit)} cells. Raise the limit, or split it.`,
  }),

  tooManyFilled: (file: string, limit: number): Problem => ({
    code: 'too-many-cells',
    severity: 'error',
    file,
    message: `${file} has more than the limit of ${count(limit)} filled cells. Raise the limit, or split it.`,
  }),

  cellTooLong: (file: string, row: number, column: string, limit: number): Problem => ({
    code: 'cell-too-long',
    severity: 'error',
    file,
    row,
    column,
    message: `${file}, row ${count(row)}, column “${column}”: the text is longer than the limit of ${count(limit)} characters. Raise the limit, or shorten the text.`,
  }),

  damagedGzip: (file: string, what: string): Problem => ({
    code: 'damaged-gzip',
    severity: 'error',
    file,
    message: `${file} is damaged: ${what}. Nothing of it was read; download or copy it once more.`,
  }),

  trailingBytes: (file: string, bytes: number): Problem => ({
    code: 'trailing-bytes',
    severity: 'warning',
    file,
    message: `${file}: ${bytes === 1 ? 'one byte' : `${count(bytes)} bytes`} behind the end of the gzipped data ${bytes === 1 ? 'was' : 'were'} ignored, as gzip itself does. Download the file once more if data are missing.`,
  }),

  damagedZip: (file: string, what: string): Problem => ({
    code: 'damaged-zip',
    severity: 'error',
    file,
    message: `${file} is damaged: ${what}. Nothing of it was read; download or copy it once more.`,
  }),

  lockedZip: (file: string, entry: string): Problem => ({
    code: 'locked-zip',
    severity: 'error',
    file,
    message: `${file} is protected by a password (“${entry}”). Unpack it and open the files inside.`,
  }),

  foreignMethod: (file: string, entry: string): Problem => ({
    code: 'foreign-method',
    severity: 'error',
    file,
    message: `${file} packs “${entry}” with a method that is not read here. Unpack it, or pack it with Deflate, and open it again.`,
  }),

  skippedEntries: (file: string, entries: readonly string[]): Problem => ({
    code: 'skipped-entries',
    severity: 'note',
    file,
    message: `${file}: ${entries.length === 1 ? 'one entry is no data file and was' : `${count(entries.length)} entries are no data files and were`} left out (${list(entries)}).`,
  }),

  nothingInside: (file: string, entries: readonly string[]): Problem => ({
    code: 'nothing-inside',
    severity: 'error',
    file,
    message: `${file} holds no data file${entries.length === 0 ? '' : ` (only ${list(entries)})`}. Open a file with a table.`,
  }),

  damagedWorkbook: (file: string, what: string): Problem => ({
    code: 'damaged-workbook',
    severity: 'error',
    file,
    message: `${file} is damaged: ${what}. Nothing of it was read; open it in a spreadsheet program and save it once more.`,
  }),

  workbookWithoutCells: (file: string): Problem => ({
    code: 'no-cells',
    severity: 'error',
    file,
    message: `${file} has no sheet with cells. Choose a workbook with a table.`,
  }),

  unknownSheet: (file: string, sheet: string): Problem => ({
    code: 'unknown-sheet',
    severity: 'error',
    file,
    message: `${file} has no sheet “${sheet}” with cells. Choose another sheet.`,
  }),

  severalSheets: (file: string, sheet: string, others: readonly string[]): Problem => ({
    code: 'several-sheets',
    severity: 'note',
    file,
    message: `${file}: sheet “${sheet}” was read; ${list(others)} ${others.length === 1 ? 'holds' : 'hold'} cells too. Choose another sheet in the preview if that is wrong.`,
  }),

  rowsAboveHeader: (file: string, rows: number, header: number): Problem => ({
    code: 'rows-above-header',
    severity: 'note',
    file,
    message: `${file}: the column names were found in row ${count(header)} of the sheet, and ${rows === 1 ? 'one row' : `${count(rows)} rows`} above ${rows === 1 ? 'was' : 'were'} left out. Choose another row in the preview if that is wrong.`,
  }),

  mergedCells: (file: string, areas: number): Problem => ({
    code: 'merged-cells',
    severity: 'note',
    file,
    message: `${file}: ${areas === 1 ? 'one merged area stands' : `${count(areas)} merged areas stand`} with the same text in each of their rows and columns.`,
  }),

  cellErrors: (
    file: string,
    cells: number,
    row: number,
    column: string,
    text: string,
  ): Problem => ({
    code: 'cell-errors',
    severity: 'warning',
    file,
    row,
    column,
    message: `${file}: ${cells === 1 ? 'one cell holds' : `${count(cells)} cells hold`} an error of the spreadsheet, first row ${count(row)}, column “${column}” (${text}). The error was kept as text; mend the formula if an answer is meant.`,
  }),

  uncalculated: (file: string, cells: number, row: number, column: string): Problem => ({
    code: 'uncalculated',
    severity: 'warning',
    file,
    row,
    column,
    message: `${file}: ${cells === 1 ? 'one formula has' : `${count(cells)} formulas have`} no stored result, first row ${count(row)}, column “${column}”, and ${cells === 1 ? 'is an empty cell' : 'are empty cells'}. Open the workbook in a spreadsheet program and save it.`,
  }),

  damagedParquet: (file: string, what: string): Problem => ({
    code: 'damaged-parquet',
    severity: 'error',
    file,
    message: `${file} is not a whole Parquet file: ${what}. Nothing of it was read; download or write it once more.`,
  }),

  foreignParquet: (file: string, what: string): Problem => ({
    code: 'foreign-parquet',
    severity: 'error',
    file,
    message: `${file} uses ${what}, which is not read here. Write it as plain Parquet with Snappy, Gzip, Zstandard or Brotli, or as JSONL, and open it again.`,
  }),

  binaryCells: (file: string, cells: number, column: string): Problem => ({
    code: 'binary-cells',
    severity: 'warning',
    file,
    column,
    message: `${file}: ${cells === 1 ? 'one cell holds' : `${count(cells)} cells hold`} bytes that are no text, first in column “${column}”. They are shown in hexadecimal.`,
  }),
} as const;

function count(value: number): string {
  return Math.ceil(value).toLocaleString('en');
}

/** The first names of a list, and how many more there are. */
function list(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${count(more)} more`}`;
}
