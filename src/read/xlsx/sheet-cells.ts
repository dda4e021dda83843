import type { ZipEntry } from '../compression/zip-directory';
import type { FormatNumber, DisplayedNumber } from './number-formats';
import { decodeEscapes, isItemText, readXml } from './xml';

/** The non-empty cells of a sheet. Rows and columns count from 1. */
export interface SheetCells {
  /**
   * Keyed by row number, in ascending order: a sparse array of cell contents, indexed by column
   * number.
   */
  readonly rows: ReadonlyMap<number, readonly string[]>;
  /** The last non-empty row of each column. */
  readonly lastRows: ReadonlyMap<number, number>;
  readonly filled: number;
  /** Stored values of numbers that are displayed with fewer digits, in sparse rows like `rows`. */
  readonly exact: ReadonlyMap<number, readonly string[]>;
  readonly merged: readonly MergedArea[];
  readonly errors: readonly CellPosition[];
  /** Formulas without a stored result. */
  readonly uncalculated: readonly CellPosition[];
}

export interface MergedArea {
  readonly first: CellPosition;
  readonly last: CellPosition;
}

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

interface CellContext {
  readonly strings: readonly string[];
  readonly formatters: readonly FormatNumber[];
  readonly maxCells: number;
}

const EMPTY_CELL = { type: 'n', style: 0, value: '', inline: '', hasFormula: false };

/** The size limits of Excel: 2^20 rows of 2^14 columns. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/**
 * Reads the cells of a sheet; the declared size is ignored. Returns the fault as a string, or
 * `null` if there are more than `maxCells`.
 */
export function readSheet(
  bytes: Uint8Array,
  entry: ZipEntry,
  context: CellContext,
): SheetCells | string | null {
  const rows = new Map<number, string[]>();
  const exact = new Map<number, string[]>();
  const lastRows = new Map<number, number>();
  const merged: MergedArea[] = [];
  const errors: CellPosition[] = [];
  const uncalculated: CellPosition[] = [];
  let filled = 0;
  let wrong: string | null = null;
  let row = 0;
  let column = 0;
  let cell = { ...EMPTY_CELL };

  const report = (what: string) => {
    wrong ??= `“${entry.path}” ${what}`;
  };
  const moveTo = (reference: string | undefined) => {
    const at = reference === undefined ? null : parseReference(reference);
    if (reference !== undefined && at === null)
      report(`has an invalid cell reference “${reference.slice(0, 20)}”`);
    column = at?.column ?? column + 1;
    row = at?.row ?? row;
    if (row < 1 || row > LAST_ROW || column > LAST_COLUMN) {
      report('has a cell outside the limits of a sheet');
    }
  };
  const store = () => {
    const shown = displayCell(cell, context);
    const text = shown?.text ?? null;
    if (text === null) report('refers to a missing string');
    if (cell.hasFormula && cell.value === '') uncalculated.push({ row, column });
    if (!text || wrong !== null) return;
    if (cell.type === 'e') errors.push({ row, column });
    const cells = rowIn(rows, row);
    filled += cells[column] === undefined ? 1 : 0;
    cells[column] = text;
    if (shown && shown.exact !== text) rowIn(exact, row)[column] = shown.exact;
    lastRows.set(column, Math.max(row, lastRows.get(column) ?? 0));
  };

  const fault = readXml(bytes, entry, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        column = 0;
      } else if (name === 'c') {
        const { t = 'n', s = '0', r } = attributes;
        cell = { ...EMPTY_CELL, type: t, style: Number(s) };
        moveTo(r);
      } else if (name === 'f') cell.hasFormula = true;
      else if (name === 'mergeCell') {
        const [from = '', to = from] = (attributes.ref ?? '').split(':');
        const [first, last] = [parseReference(from), parseReference(to)];
        if (first && last) merged.push({ first, last });
      }
    },
    text: (part, path) => {
      if (path.at(-1) === 'v') cell.value += part;
      if (isItemText(path)) cell.inline += part;
    },
    close: (name) => {
      if (name === 'c') store();
    },
    isDone: () => wrong !== null || filled > context.maxCells,
  });
  if (fault ?? wrong) return fault ?? wrong;
  if (filled > context.maxCells) return null;
  const sorted = new Map([...rows].sort(([one], [other]) => one - other));
  return { rows: sorted, lastRows, filled, exact, merged, errors, uncalculated };
}

function rowIn(rows: Map<number, string[]>, number: number): string[] {
  let row = rows.get(number);
  if (!row) rows.set(number, (row = []));
  return row;
}

/** A cell as displayed; `null` if it refers to a missing shared string. */
function displayCell(
  { type, value, style, inline }: typeof EMPTY_CELL,
  { strings, formatters }: CellContext,
): DisplayedNumber | null {
  const formatter = formatters[style] ?? formatters[0];
  if (type === 'n' && value !== '' && formatter) return formatter(value.trim());
  const text = textOf(type, type === 'inlineStr' ? inline : value, strings);
  return text === null ? null : { text, exact: text };
}

/** The text of a cell that is not a number; `null` if it refers to a missing shared string. */
function textOf(type: string, value: string, strings: readonly string[]): string | null {
  if (value === '') return '';
  if (type === 's') return strings[Number(value)] ?? null;
  if (type === 'b') return /^(1|true)$/i.test(value.trim()) ? 'TRUE' : 'FALSE';
  return decodeEscapes(value);
}

/** Parses a cell reference: `AB12` is row 12, column 28; `null` if it is invalid. */
function parseReference(text: string): CellPosition | null {
  const [, letters, digits] = /^\$?([a-z]{1,4})\$?(\d{1,10})$/i.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => 26 * sum + (letter.charCodeAt(0) - 64),
    0,
  );
  return { row: Number(digits), column };
}
