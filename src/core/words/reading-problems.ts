import { error, note, warning } from './problems';
import type { Problem } from '../model';
import { formatCount, formatMegabytes, formOf, plural } from './numbers';

/** Position of the first invalid byte; bytes and lines are numbered from 1. */
interface Place {
  readonly byte: number;
  readonly line: number;
}

/** Messages about encodings and delimited text. */
export const textProblems = {
  textTooLong: (file: string, bytes: number, limit: number): Problem => ({
    ...error('text-too-long', { file }),
    message: `${file} has ${formatMegabytes(bytes)} of text; browsers can load at most ${formatMegabytes(limit)} as one string. Split the file, or save it as Parquet.`,
  }),

  unreadableText: (file: string, { byte, line }: Place): Problem => ({
    ...error('unreadable-text', { file }),
    message: `${file} is not text: byte ${byte}, in line ${line}, is a control character. Choose a table or JSON; if it is text after all, choose its encoding under Import options.`,
  }),

  brokenEncoding: (
    file: string,
    encoding: string,
    { byte, line, what }: Place & { readonly what: string },
  ): Problem => ({
    ...error('broken-encoding', { file }),
    message: `${file} is damaged: it is ${encoding} up to byte ${byte}, in line ${line}, where ${what}. Save or download it again, or choose an encoding under Import options to read it as it is.`,
  }),

  guessedEncoding: (file: string, encoding: string, { byte, line }: Place): Problem => ({
    ...warning('guessed-encoding', { file }),
    message: `${file} is not UTF-8 (byte ${byte}, line ${line}) and was read as ${encoding}, which fits best. If characters look wrong, choose another encoding, or save the file as UTF-8.`,
  }),

  unknownEncoding: (file: string, encoding: string): Problem => ({
    ...error('unknown-encoding', { file }),
    message: `${file}: the encoding “${encoding}” is unknown. Choose another one.`,
  }),

  /** Only for an encoding that the user chose; otherwise such a file is rejected. */
  damagedText: (file: string, encoding: string, { count, line }: Damage): Problem => ({
    ...warning('damaged-text', { file }),
    message: `${file} contains bytes that are not ${encoding}; “�” replaces them ${times(count)}, first in line ${line}. Choose another encoding, or save or download the file again.`,
  }),

  mojibake: (file: string, { count, before, after, others }: DoublyDecoded): Problem => ({
    ...warning('mojibake', { file }),
    message: `${file} seems to be double-encoded: “${before}” should be “${after}”, ${times(count)} in all${remain(others, 'as they are')}. Repair the text if that is right.`,
  }),

  repairedMojibake: (file: string, { count, before, after, others }: DoublyDecoded): Problem => ({
    ...note('mojibake-repaired', { file }),
    message: `${file}: double-encoded text was repaired ${times(count)}, for example “${before}” to “${after}”${remain(others, 'as they were')}.`,
  }),

  /** Row 0 is the header. */
  brokenQuote: (file: string, row: number, column: string | undefined): Problem => ({
    ...error('broken-quote', locate(file, row, column)),
    message: `${nameCell(file, row, column)}: a quotation mark is not closed properly. Close it, or double every quotation mark inside the cell, and open the file again; if no cell is enclosed in quotation marks, turn on “Disable quoting” under Import options.`,
  }),

  raggedRows: (
    file: string,
    count: number,
    row: number,
    found: number,
    expected: number,
  ): Problem => ({
    ...warning('ragged-rows', { file, row }),
    message: `${file}: ${plural(count, 'row has', 'rows have')} a different number of cells than the header, first in row ${row} (${found} instead of ${expected}). Missing cells are left empty, and extra cells go into columns of their own; look for an unquoted delimiter.`,
  }),

  literalQuotes: (file: string, count: number, row: number): Problem => ({
    ...warning('literal-quotes', locate(file, row)),
    message: `${file}: ${plural(count, 'row has', 'rows have')} a quotation mark that was read as part of its cell, since it does not enclose the cell, first in ${row === 0 ? 'the header' : `row ${row}`}. Compare the row with the file, or disable quoting if no cell is enclosed in quotation marks.`,
  }),

  strayQuotes: (file: string, count: number, row: number): Problem => ({
    ...warning('stray-quotes', locate(file, row)),
    message: `${file}: ${plural(count, 'row has', 'rows have')} a quotation mark in the middle of a cell, first in ${row === 0 ? 'the header' : `row ${row}`}. A delimiter may be missing next to it; one was added wherever this was the only way to get the usual number of cells. Compare the row with the file.`,
  }),

  oneColumn: (file: string): Problem => ({
    ...warning('one-column', { file }),
    message: `${file}: each line was read as one cell. If the file has several columns, choose the delimiter under Import options.`,
  }),

  linesBeforeHeader: (file: string, count: number, first: string): Problem => ({
    ...note('lines-before-header', { file }),
    message: `${file}: ${plural(count, 'line above the header was', 'lines above the header were')} skipped (first: “${first}”). Choose another header row if they are data.`,
  }),

  ruleLines: (file: string, count: number, first: string): Problem => ({
    ...note('rule-lines', { file }),
    message: `${file}: ${plural(count, 'line of dashes was', 'lines of dashes were')} skipped (first: “${first}”).`,
  }),

  commentLines: (file: string, count: number, first: string): Problem => ({
    ...note('comment-lines', { file }),
    message: `${file}: ${plural(count, 'comment line was', 'comment lines were')} skipped (first: “${first}”).`,
  }),

  noSuchHeaderRow: (file: string, row: number, rows: number): Problem => ({
    ...error('no-such-header-row', { file }),
    message: `${file} has ${rows} rows, so row ${row} cannot be its header. Choose another header row.`,
  }),

  tooManyCells: (file: string, cells: number, limit: number): Problem => ({
    ...error('too-many-cells', { file }),
    message: `${file} has at least ${formatCount(cells)} cells, more than the limit of ${formatCount(limit)}. Raise the limit, or split the file.`,
  }),

  cellTooLong: (
    file: string,
    row: number,
    column: string | undefined,
    length: number,
    limit: number,
  ): Problem => ({
    ...error('cell-too-long', locate(file, row, column)),
    message: `${nameCell(file, row, column)}: a cell has ${formatCount(length)} characters, over the limit of ${formatCount(limit)}. Look for an unclosed quotation mark, or raise the limit.`,
  }),
} as const;

/** Row 0 is the header; a problem in the header has no row number. */
function locate(file: string, row: number, column?: string) {
  return { file, ...(row > 0 && { row }), ...(column !== undefined && { column }) };
}

function nameCell(file: string, row: number, column: string | undefined): string {
  const where = row === 0 ? 'header' : `row ${row}`;
  return `${file}, ${where}${column === undefined ? '' : `, column “${column}”`}`;
}

interface Damage {
  readonly count: number;
  readonly line: number;
}

interface DoublyDecoded {
  readonly count: number;
  readonly before: string;
  readonly after: string;
  readonly others: number;
}

/** Messages about files in general and about JSON. */
export const readingProblems = {
  noHeader: (file: string, columns: number): Problem => ({
    ...warning('no-header', { file }),
    message: `${file} seems to have no header: its first row looks like the others, so the columns are named “column 1”${columns === 1 ? '' : ` to “column ${columns}”`}. Choose the header row if there is one.`,
  }),

  firstLine: (file: string, line: string): Problem => ({
    ...note('first-line', { file }),
    message: `${file}: the first line, “${line}”, was read as the name of the column. If it is an answer like the others, set the header row to 0 under Import options.`,
  }),

  repeatedHeader: (file: string, count: number, row: number): Problem => ({
    ...note('repeated-header', { file, row }),
    message: `${file}: ${plural(count, 'row that repeats', 'rows that repeat')} the header ${formOf(count, 'was', 'were')} skipped, the first before row ${row}.`,
  }),

  readerFailed: (file: string): Problem => ({
    ...error('reader-failed', { file }),
    message: `${file} could not be read completely: there is not enough memory, or its content is not supported. Split it, or save it in another format, and open it again.`,
  }),

  emptyFile: (file: string): Problem => ({
    ...error('empty-file', { file }),
    message: `${file} is empty. Choose the file again, or export it again.`,
  }),

  fileTooLarge: (file: string, bytes: number, limit: number): Problem => ({
    ...error('file-too-large', { file }),
    message: `${file} is ${formatMegabytes(bytes)}, more than the limit of ${formatMegabytes(limit)}. Raise the limit, or split the file.`,
  }),

  noRows: (file: string): Problem => ({
    ...error('no-rows', { file }),
    message: `${file} has a header but no rows. Choose a file with at least one row.`,
  }),

  unknownFormat: (file: string, looksLike: string): Problem => ({
    ...error('unknown-format', { file }),
    message: `${file} looks like ${looksLike}, which is not supported. Open the table as a CSV, XLSX, Parquet, JSON or TREC file, gzipped or zipped if you like.`,
  }),

  markup: (file: string, kind: string): Problem => ({
    ...error('unknown-format', { file }),
    message: `${file} is ${kind}, which is not supported. Open it in a spreadsheet program, save the table as XLSX or CSV, and open that file.`,
  }),

  badJson: (
    file: string,
    line: number,
    character: number,
    what: string,
    advice = 'Fix the file there and open it again.',
  ): Problem => ({
    ...error('bad-json', { file }),
    message: `${file}, line ${line}, character ${character}: ${what}. ${advice}`,
  }),

  noRecords: (file: string): Problem => ({
    ...error('no-records', { file }),
    message: `${file} contains no array of records: expected an array of objects, an object keyed by id, or an object with such an array inside.`,
  }),

  mixedRecords: (file: string, row: number): Problem => ({
    ...warning('mixed-records', { file, row }),
    message: `${file}, record ${row} is not an object like the others; its value is in the column “value”.`,
  }),

  nestedTooDeep: (file: string, line: number, character: number, limit: number): Problem => ({
    ...error('nested-too-deep', { file }),
    message: `${file}, line ${line}, character ${character}: arrays and objects are nested more than ${formatCount(limit)} deep. Raise the limit if that is intended; otherwise check for an unclosed bracket or brace.`,
  }),

  manyFields: (file: string, row: number, rows: number, limit: number): Problem => ({
    ...error('too-many-cells', { file, row }),
    message: `${file}: with the fields of its first ${row === 1 ? 'record' : `${formatCount(row)} records`} as columns, its ${formatCount(rows)} rows have more cells than the limit of ${formatCount(limit)}. Raise the limit, or check whether ids are used as field names.`,
  }),

  longField: (
    file: string,
    row: number,
    column: string,
    length: number,
    limit: number,
  ): Problem => ({
    ...error('cell-too-long', { file, row, column }),
    message: `${file}, record ${row}, field “${column}”: the value has ${formatCount(length)} characters, over the limit of ${formatCount(limit)}. Raise the limit, or leave the field out.`,
  }),

  fieldsRenamed: (file: string, name: string, given: string, more: number): Problem => ({
    ...note('fields-apart', { file, column: given }),
    message: `${file}: once nested objects are flattened, several fields are called “${name}”, or a field has no name; one field was renamed to “${given}”${more === 0 ? '' : `, and ${more} more were renamed too`}. Check them before you choose a column.`,
  }),

  leftOut: (file: string, label: string, names: readonly string[]): Problem => ({
    ...note('left-out', { file }),
    message: `${file} was read as ${label}. Not in the table: ${names.join(', ')}. To use one of these, save it as a field of each record.`,
  }),

  pythonNumbers: (file: string, found: number, row: number): Problem => ({
    ...note('python-numbers', { file, row }),
    message: `${file}: ${plural(found, 'record has', 'records have')} NaN or Infinity as a number, first in record ${row}. The value was kept as text; write null if there is no value.`,
  }),

  duplicateKeys: (file: string, count: number, key: string, line: number): Problem => ({
    ...warning('duplicate-key', { file }),
    message: `${file}, line ${line}: the key “${key}” occurs twice in one object${count === 1 ? '' : `, and ${count - 1} more do`}. The last value is used; if it is the wrong one, remove it.`,
  }),
} as const;

function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`;
}

function remain(others: number, how: string): string {
  return others === 0 ? '' : `; other non-ASCII characters (${formatCount(others)}) stay ${how}`;
}
