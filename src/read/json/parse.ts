import { cutFault, type JsonFault, makeFault, noValueFault } from './fault';
import { type Cursor, peek, scanScalar, scanText, skipSpace } from './scan';
import type { JsonValue } from './value';

export interface JsonRules {
  /** Most nested lists and objects. */
  readonly depth: number;
  /** Whether `NaN`, `Infinity` and `-Infinity` are numbers. */
  readonly allowsPython: boolean;
}

/** Keys that occur twice in one object; the last value is kept. */
export interface DuplicateKeys {
  count: number;
  first: { readonly key: string; readonly at: number } | null;
}

/**
 * The highest limit on nesting: code that works on values is recursive, and a browser's stack holds
 * some ten thousand calls.
 */
export const MAX_DEPTH = 2000;

const COMMA = 0x2c;
const COLON = 0x3a;
const QUOTE = 0x22;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

type Open =
  | { readonly kind: 'list'; readonly items: JsonValue[]; readonly at: number }
  | {
      readonly kind: 'object';
      readonly fields: Map<string, JsonValue>;
      readonly at: number;
      key: string;
    };

/** Parses the value at the cursor and moves past it. Not recursive; linear in the text's length. */
export function parseValue(
  cursor: Cursor,
  rules: JsonRules,
  duplicates: DuplicateKeys,
): JsonValue | JsonFault {
  const opened: Open[] = [];
  const most = Math.min(rules.depth, MAX_DEPTH);
  for (;;) {
    skipSpace(cursor);
    const code = peek(cursor);
    let value: JsonValue | JsonFault;
    if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (opened.length >= most) return tooDeep(cursor.at, most);
      const inner = begin(cursor, code);
      opened.push(inner);
      skipSpace(cursor);
      if (peek(cursor) === closingOf(inner)) {
        value = end(cursor, opened);
      } else {
        const fault = inner.kind === 'object' ? readKey(cursor, inner, duplicates) : null;
        if (fault) return fault;
        continue;
      }
    } else {
      value = code === -1 ? endFault(cursor, opened) : scanScalar(cursor, rules.allowsPython);
      if (value.kind === 'fault') return value;
    }
    for (;;) {
      const outer = opened.at(-1);
      if (!outer) return value;
      if (outer.kind === 'list') outer.items.push(value);
      else outer.fields.set(outer.key, value);
      skipSpace(cursor);
      const next = peek(cursor);
      if (next === COMMA) {
        const fault = goOn(cursor, outer, duplicates);
        if (fault) return fault;
        break;
      }
      if (next !== closingOf(outer)) return neitherNextNorEnd(cursor, outer, opened);
      value = end(cursor, opened);
    }
  }
}

function begin(cursor: Cursor, code: number): Open {
  const at = cursor.at++;
  return code === OPEN_LIST
    ? { kind: 'list', items: [], at }
    : { kind: 'object', fields: new Map(), at, key: '' };
}

function closingOf({ kind }: Open): number {
  return kind === 'list' ? CLOSE_LIST : CLOSE_OBJECT;
}

function end(cursor: Cursor, opened: Open[]): JsonValue {
  cursor.at++;
  const inner = opened.pop();
  return inner?.kind === 'object'
    ? { kind: 'object', fields: inner.fields }
    : { kind: 'list', items: inner?.items ?? [] };
}

/** Moves past the comma and, in an object, past the next key. */
function goOn(cursor: Cursor, outer: Open, duplicates: DuplicateKeys): JsonFault | null {
  const comma = cursor.at++;
  skipSpace(cursor);
  if (peek(cursor) === closingOf(outer)) {
    return makeFault(comma, `a comma stands before the closing ${closingMark(outer)}`);
  }
  return outer.kind === 'object' ? readKey(cursor, outer, duplicates) : null;
}

function readKey(
  cursor: Cursor,
  outer: Extract<Open, { kind: 'object' }>,
  duplicates: DuplicateKeys,
): JsonFault | null {
  const { at } = cursor;
  const code = peek(cursor);
  if (code === -1) return endFault(cursor, [outer]);
  if (code !== QUOTE) return noKey(cursor);
  const key = scanText(cursor);
  if (typeof key !== 'string') return key;
  if (outer.fields.has(key)) {
    duplicates.count++;
    duplicates.first ??= { key, at };
  }
  outer.key = key;
  skipSpace(cursor);
  if (peek(cursor) === -1) return endFault(cursor, [outer]);
  if (peek(cursor) !== COLON)
    return makeFault(cursor.at, 'a colon is expected here, after the key');
  cursor.at++;
  return null;
}

function noKey({ text, at }: Cursor): JsonFault {
  const mark = text.charAt(at);
  return /['/#]/.test(mark)
    ? noValueFault(at, mark)
    : makeFault(at, 'a key in double quotation marks is expected here');
}

function closingMark({ kind }: Open): string {
  return kind === 'list' ? ']' : '}';
}

function neitherNextNorEnd(cursor: Cursor, outer: Open, opened: readonly Open[]): JsonFault {
  if (peek(cursor) === -1) return endFault(cursor, opened);
  const mark = cursor.text.charAt(cursor.at);
  if (/[/#]/.test(mark)) return noValueFault(cursor.at, mark);
  const what = `a comma or a closing ${closingMark(outer)} is expected here`;
  const isAfterText = mark !== '"' && cursor.text.charAt(cursor.at - 1) === '"';
  return makeFault(
    cursor.at,
    isAfterText ? `${what}; a quotation mark inside a text is written \\"` : what,
  );
}

function endFault({ end: at }: Cursor, opened: readonly Open[]): JsonFault {
  const outer = opened.at(-1);
  return outer
    ? cutFault(at, `the closing ${closingMark(outer)} is missing`, outer.at)
    : makeFault(at, 'a value is expected here');
}

function tooDeep(at: number, most: number): JsonFault {
  const what = `lists and objects are nested more than ${most} deep`;
  const fault = makeFault(at, what, 'No data is nested so; look whether a bracket is closed.');
  return most < MAX_DEPTH ? { ...fault, depth: most } : fault;
}
