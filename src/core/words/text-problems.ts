import type { Problem } from '../model';

/** Where bytes stop being what they should be, both from 1. */
interface Place {
  readonly byte: number;
  readonly line: number;
}

/** Every sentence about the encoding of a text and about delimited tables. */
export const textProblems = {
  textTooLong: (file: string, bytes: number, limit: number): Problem => ({
    code: 'text-too-long',
    severity: 'error',
    file,
    message: `${file} has ${megabytes(bytes)} of text, and a browser holds no more than ${megabytes(limit)} in one piece. Split the file, or save it as Parquet.`,
  }),

  unreadableText: (file: string, { byte, line }: Place): Problem => ({
    code: 'unreadable-text',
    severity: 'error',
    file,
    message: `${file} is not text: byte ${byte}, in line ${line}, is a control character. Choose a table or JSON; if it is text all the same, choose its encoding beside the file.`,
  }),

  brokenEncoding: (
    file: string,
    encoding: string,
    { byte, line, what }: Place & { readonly what: string },
  ): Problem => ({
    code: 'broken-encoding',
    severity: 'error',
    file,
    message: `${file} is damaged: it is ${encoding} up to byte ${byte}, in line ${line}, where ${what}. Save or download it once more, or choose an encoding beside the file to read it as it is.`,
  }),

  guessedEncoding: (file: string, encoding: string, { byte, line }: Place): Problem => ({
    code: 'guessed-encoding',
    severity: 'warning',
    file,
    message: `${file} is not UTF-8 (byte ${byte}, line ${line}) and was read as ${encoding}, which fits its letters best. Look at its letters; if they are wrong, choose another encoding beside the file, or save it as UTF-8.`,
  }),

  unknownEncoding: (file: string, encoding: string): Problem => ({
    code: 'unknown-encoding',
    severity: 'error',
    file,
    message: `${file}: “${encoding}” is no encoding that is known here. Choose another beside the file.`,
  }),

  /** A chosen encoding reads what it can. */
  damagedText: (file: string, encoding: string, { count, line }: Damage): Problem => ({
    code: 'damaged-text',
    severity: 'warning',
    file,
    message: `${file} holds bytes that are not ${encoding}; “�” stands in their place, ${times(count)}, first in line ${line}. Choose another encoding beside the file, or save or download it once more.`,
  }),

  mojibake: (file: string, { count, before, after, others }: DoublyDecoded): Problem => ({
    code: 'mojibake',
    severity: 'warning',
    file,
    message: `${file} looks as if its text had been decoded twice: “${before}” should be “${after}”, ${times(count)} in all${remain(others, 'as they are')}. Repair it beside the file if that is right.`,
  }),

  repairedMojibake: (file: string, { count, before, after, others }: DoublyDecoded): Problem => ({
    code: 'mojibake-repaired',
    severity: 'note',
    file,
    message: `${file}: text that had been decoded twice was set right ${times(count)}, as “${before}” to “${after}”${remain(others, 'as they were')}.`,
  }),

  /** `row` 0 is the header. */
  brokenQuote: (file: string, row: number, column: string | undefined): Problem => ({
    code: 'broken-quote',
    severity: 'error',
    file,
    ...(row === 0 ? {} : { row }),
    ...(column === undefined ? {} : { column }),
    message: `${file}, ${row === 0 ? 'header' : `row ${row}`}${column === undefined ? '' : `, column “${column}”`}: a quotation mark opens and does not close as it should. Close it, or double every quotation mark inside the cell, and open the file again.`,
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

  linesBeforeHeader: (file: string, count: number, first: string): Problem => ({
    code: 'lines-before-header',
    severity: 'note',
    file,
    message: `${file}: ${count === 1 ? 'one line above the header was' : `${count} lines above the header were`} left out, first “${first}”. Choose another header row beside the file if they are data.`,
  }),

  commentLines: (file: string, count: number, first: string): Problem => ({
    code: 'comment-lines',
    severity: 'note',
    file,
    message: `${file}: ${count === 1 ? 'one comment line was' : `${count} comment lines were`} left out, first “${first}”.`,
  }),

  noHeader: (file: string, columns: number): Problem => ({
    code: 'no-header',
    severity: 'warning',
    file,
    message: `${file} seems to have no header: its first row looks like the others, so the columns were named “column 1”${columns === 1 ? '' : ` to “column ${columns}”`}. Choose the header row beside the file if there is one.`,
  }),

  noSuchHeaderRow: (file: string, row: number, rows: number): Problem => ({
    code: 'no-such-header-row',
    severity: 'error',
    file,
    message: `${file} has ${rows} rows, so row ${row} cannot be its header. Choose another one beside the file.`,
  }),

  tooManyCells: (file: string, cells: number, limit: number): Problem => ({
    code: 'too-many-cells',
    severity: 'error',
    file,
    message: `${file} has ${cells.toLocaleString('en')} cells or more, over the limit of ${limit.toLocaleString('en')}. Raise the limit, or split it.`,
  }),

  cellTooLong: (
    file: string,
    row: number,
    column: string | undefined,
    length: number,
    limit: number,
  ): Problem => ({
    code: 'cell-too-long',
    severity: 'error',
    file,
    ...(row === 0 ? {} : { row }),
    ...(column === undefined ? {} : { column }),
    message: `${file}, ${row === 0 ? 'header' : `row ${row}`}${column === undefined ? '' : `, column “${column}”`}: a cell has ${length.toLocaleString('en')} characters, over the limit of ${limit.toLocaleString('en')}. Look for a quotation mark that does not close, or raise the limit.`,
  }),
} as const;

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

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
}

function remain(others: number, how: string): string {
  return others === 0
    ? ''
    : `; other characters beyond ASCII (${others.toLocaleString('en')}) stay ${how}`;
}
