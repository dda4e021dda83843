import { limitsOf, type ReadOptions } from '../../core/read-options';
import type { ParseResult } from '../format';
import { recognizeShape } from '../shapes';
import { RECORD_SHAPES } from '../shapes/records';
import { INSPECTED } from '../shapes/shape';
import {
  type Cursor,
  type DuplicateKeys,
  isPlain,
  MAX_DEPTH,
  parseValue,
  skipSpace,
} from './parse';
import { cellOf, type JsonValue, listValue } from './value';

/*
 * A fast path: most files are arrays of flat records, whose strings are written to columns without
 * creating an object for each record. Everything else is left to the general parser, which also
 * reports faults. The table is the same (test/read/json/flat-records.test.ts). For 100,000 records
 * of gold and predictions, reading takes 0.4 times as long as with the general parser.
 */

/** A file with more fields probably uses ids as field names. */
const MAX_COLUMNS = 200;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_RECORD = 0x7b;
const CLOSE_RECORD = 0x7d;

/**
 * Reads flat records, in an array or one per line, into a table in one pass; `null` for any other
 * input.
 */
export function readFlatRecords(
  text: string,
  options: ReadOptions,
  isLines: boolean,
): ParseResult | null {
  const shape = recognizeShape(listValue(readFirst(text, isLines)));
  if (!shape || !RECORD_SHAPES.includes(shape)) return null;
  const { cells: maxCells, cellLength, depth } = limitsOf(options);
  const around = isLines ? 1 : 2;
  const rules = { depth: Math.min(depth, MAX_DEPTH) - around, allowsPython: false };
  const cursor: Cursor = { text, at: 0, end: text.length };
  const duplicates: DuplicateKeys = { count: 0, first: null };
  const columns: string[] = [];
  /** The column names as written in the text, without the opening quotation mark. */
  const quoted: string[] = [];
  const cells: string[][] = [];

  const skip = (at: number): number => {
    let code = text.charCodeAt(at);
    while (code === 0x20 || code === 0x09 || (!isLines && (code === 0x0a || code === 0x0d))) {
      code = text.charCodeAt(++at);
    }
    return at;
  };
  /** Parses the key at a position and returns its column; −1 for an unusual key. */
  const readColumn = (at: number, expected: number): number => {
    const name = quoted[expected];
    if (name !== undefined && text.startsWith(name, at + 1)) {
      cursor.at = at + 1 + name.length;
      return expected;
    }
    const key = readText(at);
    if (key === null || key.trim() === '') return -1;
    const known = columns.indexOf(key);
    if (known !== -1) return known;
    if (columns.length === MAX_COLUMNS) return -1;
    cells.push([]);
    quoted.push(`${key}"`);
    return columns.push(key) - 1;
  };
  /** Parses a string without escapes and moves the cursor past it. */
  const readText = (at: number): string | null => {
    if (text.charCodeAt(at) !== QUOTE) return null;
    const close = text.indexOf('"', at + 1);
    const inside = text.slice(at + 1, close);
    if (close === -1 || !isPlain(inside)) return null;
    cursor.at = close + 1;
    return inside;
  };
  /** Parses an array of strings without escapes, and returns it as compact JSON. */
  const readTexts = (at: number): string | null => {
    const items: string[] = [];
    for (let next = skip(at + 1); ; next = skip(next + 1)) {
      const item = readText(next);
      if (item === null) return null;
      items.push(item);
      next = skip(cursor.at);
      const code = text.charCodeAt(next);
      if (code === COMMA) continue;
      if (code !== CLOSE_LIST) return null;
      cursor.at = next + 1;
      return `["${items.join('","')}"]`;
    }
  };
  /** Parses any value into a cell and moves the cursor past it; `null` for an object or a fault. */
  const readCell = (at: number): string | null => {
    const quick = text.charCodeAt(at) === OPEN_LIST ? readTexts(at) : readText(at);
    if (quick !== null) return quick;
    cursor.at = at;
    const value = parseValue(cursor, rules, duplicates);
    return value.kind === 'fault' || value.kind === 'object' ? null : cellOf(value);
  };
  /** The position after the record at the given position; −1 for anything else. */
  const readRecord = (from: number, row: number): number => {
    if (text.charCodeAt(from) !== OPEN_RECORD) return -1;
    let at = skip(from + 1);
    if (text.charCodeAt(at) === CLOSE_RECORD) return at + 1;
    for (let expected = 0; ;) {
      const column = readColumn(at, expected);
      const own = cells[column];
      at = skip(cursor.at);
      // A cell for this row exists already, so the key is repeated.
      if (!own || own.length > row || text.charCodeAt(at) !== COLON) return -1;
      const cell = readCell(skip(at + 1));
      if (cell === null || cell.length > cellLength) return -1;
      while (own.length < row) own.push('');
      own.push(cell);
      expected = column + 1;
      at = skip(cursor.at);
      const code = text.charCodeAt(at);
      if (code === CLOSE_RECORD) return at + 1;
      if (code !== COMMA) return -1;
      at = skip(at + 1);
    }
  };
  /** The number of records; 0 if anything is unusual. */
  const readRecords = (): number => {
    let at = skipped(text, 0);
    if (!isLines && text.charCodeAt(at++) !== OPEN_LIST) return 0;
    for (let row = 0; ; row++) {
      at = readRecord(skipped(text, at), row);
      if (at === -1 || columns.length * (row + 1) > maxCells) return 0;
      const next = skip(at);
      at = skipped(text, next);
      if (isLines) {
        if (at === text.length) return row + 1;
        if (at === next) return 0;
      } else if (text.charCodeAt(at) === CLOSE_LIST) {
        return skipped(text, at + 1) === text.length ? row + 1 : 0;
      } else if (text.charCodeAt(at++) !== COMMA) {
        return 0;
      }
    }
  };

  const rowCount = readRecords();
  if (rowCount === 0 || duplicates.count > 0) return null;
  for (const own of cells) while (own.length < rowCount) own.push('');
  const { id, label } = shape;
  return {
    kind: 'table',
    table: { columns, cells, rowCount },
    problems: [],
    shape: { id, label },
  };
}

/** The first records, up to the first one that cannot be parsed. */
function readFirst(text: string, isLines: boolean): JsonValue[] {
  const cursor: Cursor = { text, at: 0, end: text.length };
  skipSpace(cursor);
  if (!isLines && text.charCodeAt(cursor.at++) !== OPEN_LIST) return [];
  const values: JsonValue[] = [];
  while (values.length < INSPECTED) {
    const value = parseValue(
      cursor,
      { depth: Infinity, allowsPython: false },
      { count: 0, first: null },
    );
    if (value.kind === 'fault') break;
    values.push(value);
    skipSpace(cursor);
    if (!isLines && text.charCodeAt(cursor.at++) !== COMMA) break;
  }
  return values;
}

function skipped(text: string, at: number): number {
  const cursor: Cursor = { text, at, end: text.length };
  skipSpace(cursor);
  return cursor.at;
}
