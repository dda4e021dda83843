import type { Problem } from '../model';
import { formatCount, formatMegabytes } from './numbers';
import { plural } from './plurals';

/**
 * Every sentence about the reading of a file; those about encodings and delimited text are in
 * `text-problems.ts`.
 */
export const readingProblems = {
  readerFailed: (file: string): Problem => ({
    code: 'reader-failed',
    severity: 'error',
    file,
    message: `${file} could not be read completely: there is not enough memory, or its content is not supported. Split it, or save it in another format, and open it again.`,
  }),

  emptyFile: (file: string): Problem => ({
    code: 'empty-file',
    severity: 'error',
    file,
    message: `${file} is empty. Choose the file again, or export it again.`,
  }),

  fileTooLarge: (file: string, bytes: number, limit: number): Problem => ({
    code: 'file-too-large',
    severity: 'error',
    file,
    message: `${file} has ${formatMegabytes(bytes)}, more than the limit of ${formatMegabytes(limit)}. Raise the limit, or split the file.`,
  }),

  noRows: (file: string): Problem => ({
    code: 'no-rows',
    severity: 'error',
    file,
    message: `${file} has a header but no rows. Choose a file with at least one row.`,
  }),

  unknownFormat: (file: string, looksLike: string): Problem => ({
    code: 'unknown-format',
    severity: 'error',
    file,
    message: `${file} looks like ${looksLike}, which is not supported. Open the table as CSV, XLSX, Parquet or JSON, gzipped or zipped if you like.`,
  }),

  badJson: (
    file: string,
    line: number,
    character: number,
    what: string,
    advice = 'Mend the file there and open it again.',
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
    message: `${file}, record ${row} is not an object like the others; its value is in the column “value”.`,
  }),

  nestedTooDeep: (file: string, line: number, character: number, limit: number): Problem => ({
    code: 'nested-too-deep',
    severity: 'error',
    file,
    message: `${file}, line ${line}, character ${character}: lists and objects are nested more than ${formatCount(limit)} deep. Raise the limit if that is meant; else look whether a bracket is closed.`,
  }),

  manyFields: (file: string, row: number, rows: number, limit: number): Problem => ({
    code: 'too-many-cells',
    severity: 'error',
    file,
    row,
    message: `${file}: the fields of its first ${row === 1 ? 'record' : `${formatCount(row)} records`} make so many columns for ${formatCount(rows)} rows that there are more cells than the limit of ${formatCount(limit)}. Raise the limit, or look whether ids stand where the names of fields should.`,
  }),

  longField: (
    file: string,
    row: number,
    column: string,
    length: number,
    limit: number,
  ): Problem => ({
    code: 'cell-too-long',
    severity: 'error',
    file,
    row,
    column,
    message: `${file}, record ${row}, field “${column}”: the value has ${formatCount(length)} characters, over the limit of ${formatCount(limit)}. Raise the limit, or leave the field out.`,
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
    message: `${file} was read as ${label}. Not in the table: ${names.join(', ')}. To use one of these, save it as a field of the records.`,
  }),

  pythonNumbers: (file: string, found: number, row: number): Problem => ({
    code: 'python-numbers',
    severity: 'note',
    file,
    row,
    message: `${file}: ${plural(found, 'record has', 'records have')} NaN or Infinity as a number, first record ${row}. The word was kept; write null if there is no value.`,
  }),

  duplicateKeys: (file: string, count: number, key: string, line: number): Problem => ({
    code: 'duplicate-key',
    severity: 'warning',
    file,
    message: `${file}, line ${line}: the key “${key}” occurs twice in one object${count === 1 ? '' : `, and ${count - 1} more do`}. The last value is used; remove the other if that is wrong.`,
  }),
} as const;
