import type { Problem } from './model';

/** Every sentence about the reading of a file, from its bytes to its table; the rest are in `problems.ts`. */
export const readingProblems = {
  emptyFile: (file: string): Problem => ({
    code: 'empty-file',
    severity: 'error',
    file,
    message: `${file} is empty. Choose the file again, or export it once more.`,
  }),

  fileTooLarge: (file: string, bytes: number, limit: number): Problem => ({
    code: 'file-too-large',
    severity: 'error',
    file,
    message: `${file} has ${megabytes(bytes)}, more than the limit of ${megabytes(limit)}. Raise the limit beside the file, or split it.`,
  }),

  noRows: (file: string): Problem => ({
    code: 'no-rows',
    severity: 'error',
    file,
    message: `${file} holds a header but no rows. Choose a file with at least one row of data.`,
  }),

  unknownFormat: (file: string, looksLike: string): Problem => ({
    code: 'unknown-format',
    severity: 'error',
    file,
    message: `${file} looks like ${looksLike}, which is not read here. Save it as CSV, XLSX, Parquet or JSON and drop it again.`,
  }),

  unreadableText: (file: string, byte: number): Problem => ({
    code: 'unreadable-text',
    severity: 'error',
    file,
    message: `${file} is not text: byte ${byte} is a control character. Choose a CSV, TSV, JSON or JSONL file.`,
  }),

  guessedEncoding: (file: string, encoding: string): Problem => ({
    code: 'guessed-encoding',
    severity: 'warning',
    file,
    message: `${file} is not UTF-8 and was read as ${encoding}. Look at its accented letters; if they are wrong, save the file as UTF-8.`,
  }),

  damagedText: (file: string, encoding: string): Problem => ({
    code: 'damaged-text',
    severity: 'warning',
    file,
    message: `${file} is marked as ${encoding} but holds bytes that are not; “�” stands in their place. Save or download the file once more.`,
  }),

  /** `row` 0 is the header. */
  brokenQuote: (file: string, row: number, column: string | undefined): Problem => ({
    code: 'broken-quote',
    severity: 'error',
    file,
    ...(row === 0 ? {} : { row }),
    ...(column === undefined ? {} : { column }),
    message: `${file}, ${row === 0 ? 'header' : `row ${row}`}${column === undefined ? '' : `, column “${column}”`}: a quotation mark opens and does not close as it should. Close it, or double every quotation mark inside the cell, and drop the file again.`,
  }),

  raggedRows: (
    file: string,
    count: number,
    row: number,
    found: number,
    expected: number,
  ): Problem => ({
    code: 'ragged-rows',
    severity: 'warning',
    file,
    row,
    message: `${file}: ${count === 1 ? 'one row has' : `${count} rows have`} another number of cells than the header, first row ${row} (${found} for ${expected}). Missing cells were taken as empty, surplus ones kept in columns of their own; look for an unquoted separator.`,
  }),

  badJson: (
    file: string,
    line: number,
    character: number,
    what: string,
    advice = 'Mend the file there and drop it again.',
  ): Problem => ({
    code: 'bad-json',
    severity: 'error',
    file,
    message: `${file}, line ${line}, character ${character}: ${what}. ${advice}`,
  }),

  noRecords: (file: string): Problem => ({
    code: 'no-records',
    severity: 'error',
    file,
    message: `${file} holds no list of records: expected an array of objects, an object keyed by id, or an object with such an array inside.`,
  }),

  mixedRecords: (file: string, row: number): Problem => ({
    code: 'mixed-records',
    severity: 'warning',
    file,
    row,
    message: `${file}, record ${row} is not an object like the others; its value was kept in the column “value”.`,
  }),

  manyFields: (file: string, fields: number, row: number, rows: number): Problem => ({
    code: 'too-many-cells',
    severity: 'error',
    file,
    row,
    message: `${file}, record ${row}: with its fields there are ${count(fields)} columns for ${count(rows)} rows, more cells than the limit allows. Raise the limit beside the file, or look whether ids stand where the names of fields should.`,
  }),

  fieldsApart: (file: string, name: string, given: string, more: number): Problem => ({
    code: 'fields-apart',
    severity: 'note',
    file,
    column: given,
    message: `${file}: more than one field of the records is called “${name}” once objects inside them are laid out, or has no name; one is called “${given}” here${more === 0 ? '' : `, and ${more} more were renamed likewise`}. Look at both before you choose a column.`,
  }),

  leftOut: (file: string, label: string, names: readonly string[]): Problem => ({
    code: 'left-out',
    severity: 'note',
    file,
    message: `${file} was read as ${label}. Not in the table: ${names.join(', ')}. If you need one of these, save it as a field of the records.`,
  }),

  pythonNumbers: (file: string, found: number, row: number): Problem => ({
    code: 'python-numbers',
    severity: 'note',
    file,
    row,
    message: `${file}: ${found === 1 ? 'one record has' : `${count(found)} records have`} NaN or Infinity for a number, first record ${row}, as Python writes it. The word was kept; write null if there is no value.`,
  }),

  duplicateKeys: (file: string, count: number, key: string, line: number): Problem => ({
    code: 'duplicate-key',
    severity: 'warning',
    file,
    message: `${file}, line ${line}: the key “${key}” stands twice in one object${count === 1 ? '' : `, and ${count - 1} more do`}. The last one counts; remove the other if that is wrong.`,
  }),
} as const;

function count(number: number): string {
  return number.toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
}
