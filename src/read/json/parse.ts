import type { Problem } from '../../core/model';
import { readingProblems } from '../../core/words/reading-problems';
import type { JsonValue } from './value';

/*
 * A JSON parser that keeps numbers as written, finds duplicate keys, and reports where and why the
 * input is invalid.
 */

/** A position in the input, which ends at `end`. */
export interface Cursor {
  readonly text: string;
  readonly end: number;
  at: number;
}

export interface JsonRules {
  /** Maximum depth of arrays and objects. */
  readonly depth: number;
  /** Whether `NaN`, `Infinity` and `-Infinity` are numbers, as in Python's `json`. */
  readonly allowsPython: boolean;
}

/** Keys that occur twice in one object; the last value is kept. */
export interface DuplicateKeys {
  count: number;
  first: { readonly key: string; readonly at: number } | null;
}

/** Where and why the input is not valid JSON. */
export interface JsonFault {
  readonly kind: 'fault';
  /** Offset in the input. */
  readonly at: number;
  readonly what: string;
  /** Advice for the user; by default, to fix the file at offset `at`. */
  readonly advice?: string | undefined;
  /** Offset of an unclosed bracket or string. */
  readonly opened?: number;
  /** The depth limit that was reached, if the user can raise it. */
  readonly depth?: number;
}

/**
 * The highest depth limit: the code that handles values is recursive, and a stack holds some 10,000
 * calls.
 */
export const MAX_DEPTH = 2000;

/** Parses the value at the cursor and moves past it; linear in the input's length. */
export function parseValue(
  cursor: Cursor,
  rules: JsonRules,
  duplicates: DuplicateKeys,
): JsonValue | JsonFault {
  const depth = Math.min(rules.depth, MAX_DEPTH);
  return parseInside(cursor, { ...rules, depth }, duplicates, []);
}

/** An unclosed array or object. */
interface Open {
  readonly at: number;
  readonly closing: ']' | '}';
}

function parseInside(
  cursor: Cursor,
  rules: JsonRules,
  duplicates: DuplicateKeys,
  opened: Open[],
): JsonValue | JsonFault {
  skipSpace(cursor);
  const first = peek(cursor);
  if (first === '') return endFault(cursor, opened.at(-1));
  if (first !== '[' && first !== '{') return scanScalar(cursor, rules.allowsPython);
  if (opened.length >= rules.depth) return tooDeep(cursor.at, rules.depth);
  const outer: Open = { at: cursor.at++, closing: first === '[' ? ']' : '}' };
  opened.push(outer);
  const items: JsonValue[] = [];
  const fields = first === '{' ? new Map<string, JsonValue>() : null;
  skipSpace(cursor);
  while (peek(cursor) !== outer.closing) {
    const key = fields && readKey(cursor, outer, fields, duplicates);
    if (typeof key === 'object' && key !== null) return key;
    const value = parseInside(cursor, rules, duplicates, opened);
    if (value.kind === 'fault') return value;
    if (fields) fields.set(key ?? '', value);
    else items.push(value);
    const fault = moveToNext(cursor, outer);
    if (fault) return fault;
  }
  cursor.at++;
  opened.pop();
  return fields ? { kind: 'object', fields } : { kind: 'list', items };
}

function readKey(
  cursor: Cursor,
  outer: Open,
  fields: ReadonlyMap<string, JsonValue>,
  duplicates: DuplicateKeys,
): string | JsonFault {
  const { at } = cursor;
  const first = peek(cursor);
  if (first === '') return endFault(cursor, outer);
  if (/['/#]/.test(first)) return noValueFault(at, first);
  if (first !== '"') return makeFault(at, 'a key in double quotation marks is expected here');
  const key = scanText(cursor);
  if (typeof key !== 'string') return key;
  if (fields.has(key)) {
    duplicates.count++;
    duplicates.first ??= { key, at };
  }
  skipSpace(cursor);
  const next = peek(cursor);
  if (next === '') return endFault(cursor, outer);
  if (next !== ':') return makeFault(cursor.at, 'a colon is expected here, after the key');
  cursor.at++;
  return key;
}

/** Moves past the comma, or to the closing bracket. */
function moveToNext(cursor: Cursor, outer: Open): JsonFault | null {
  const { closing } = outer;
  skipSpace(cursor);
  const { text, at } = cursor;
  const next = peek(cursor);
  if (next === closing) return null;
  if (next === ',') {
    cursor.at++;
    skipSpace(cursor);
    return peek(cursor) === closing
      ? makeFault(at, `there is a comma before the closing ${closing}`)
      : null;
  }
  if (next === '') return endFault(cursor, outer);
  if (/[/#]/.test(next)) return noValueFault(at, next);
  const what = `a comma or a closing ${closing} is expected here`;
  const isAfterText = next !== '"' && text.charAt(at - 1) === '"';
  return makeFault(
    at,
    isAfterText ? `${what}; a quotation mark inside a string is written \\"` : what,
  );
}

export function peek({ text, at, end }: Cursor): string {
  return at < end ? text.charAt(at) : '';
}

export function skipSpace(cursor: Cursor): void {
  const { text, end } = cursor;
  let { at } = cursor;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
    at++;
  }
  cursor.at = at;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const simpleEscape = /["\\/bfnrt]/;
const hexDigits = /^[0-9a-f]{4}$/i;

/** A backslash, or a control character below U+0020. */
const special = /[^ -[\]-\uffff]/;

/** Whether a string in a JSON file contains no escape and no character that needs one. */
export function isPlain(text: string): boolean {
  return !special.test(text);
}

function scanText(cursor: Cursor): string | JsonFault {
  const { text, end, at: opened } = cursor;
  // Most strings have no escape; `indexOf` is much faster than the loop.
  const close = text.indexOf('"', opened + 1);
  if (close !== -1 && close < end) {
    const inside = text.slice(opened + 1, close);
    if (isPlain(inside)) {
      cursor.at = close + 1;
      return inside;
    }
  }
  let isEscaped = false;
  for (let at = opened + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      cursor.at = at + 1;
      // The escapes are checked in the branches below, so `JSON.parse` cannot throw.
      return isEscaped
        ? (JSON.parse(text.slice(opened, at + 1)) as string)
        : text.slice(opened + 1, at);
    }
    if (code === BACKSLASH) {
      isEscaped = true;
      const escaped = text.charAt(at + 1);
      if (escaped === 'u' && hexDigits.test(text.slice(at + 2, at + 6))) at += 5;
      else if (simpleEscape.test(escaped)) at++;
      else if (at + 1 < end) {
        return escaped === 'u'
          ? makeFault(at, '\\u must be followed by four hexadecimal digits')
          : makeFault(at, 'a backslash is followed by a character it cannot escape');
      }
    } else if (code === 0x0a || code === 0x0d) {
      return { ...makeFault(at, 'a string contains a line break'), opened };
    } else if (code < 0x20) {
      const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      return makeFault(at, `a string contains a control character (${name})`);
    }
  }
  return cutFault(opened, 'the closing quotation mark of this string is missing', opened);
}

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const numberGoesOn = /[0-9.eE+-]/;
const word = /[^\s,:[\]{}"]{0,20}/y;
const constant = /^(?:true|false|null)$/;
const pythonNumber = /^(?:NaN|-?Infinity)$/;

function scanScalar(cursor: Cursor, allowsPython: boolean): JsonValue | JsonFault {
  const { text, at } = cursor;
  if (peek(cursor) === '"') {
    const scanned = scanText(cursor);
    return typeof scanned === 'string' ? { kind: 'text', text: scanned } : scanned;
  }
  number.lastIndex = at;
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) {
    const after = at + digits.length;
    if (after < cursor.end && numberGoesOn.test(text.charAt(after))) {
      return makeFault(at, 'this is not a valid JSON number');
    }
    cursor.at = after;
    return { kind: 'number', text: digits };
  }
  word.lastIndex = at;
  const found = word.exec(text)?.[0] ?? '';
  if (constant.test(found) || (allowsPython && pythonNumber.test(found))) {
    cursor.at = at + found.length;
    return { kind: 'constant', text: found };
  }
  return found === ''
    ? makeFault(at, `a value is expected here, not “${text.charAt(at)}”`)
    : noValueFault(at, found);
}

export function makeFault(at: number, what: string, advice?: string): JsonFault {
  return { kind: 'fault', at, what, advice };
}

/** The input ends at `at` without closing the value that begins at `opened`. */
function cutFault(at: number, what: string, opened: number): JsonFault {
  const advice = 'The file may be truncated: download or export it again.';
  return { kind: 'fault', at, what, advice, opened };
}

function endFault({ end }: Cursor, outer: Open | undefined): JsonFault {
  return outer
    ? cutFault(end, `the closing ${outer.closing} is missing`, outer.at)
    : makeFault(end, 'a value is expected here');
}

function tooDeep(at: number, maxDepth: number): JsonFault {
  const what = `arrays and objects are nested more than ${maxDepth} deep`;
  const fault = makeFault(at, what, 'Check for an unclosed bracket or brace.');
  return maxDepth < MAX_DEPTH ? { ...fault, depth: maxDepth } : fault;
}

const PYTHON_WORDS: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

function noValueFault(at: number, found: string): JsonFault {
  const json = PYTHON_WORDS.get(found);
  if (json !== undefined) {
    const what = `“${found}” is Python syntax; the JSON form is ${json}`;
    return makeFault(at, what, 'Write the file with json.dump.');
  }
  if (pythonNumber.test(found)) {
    return makeFault(
      at,
      `“${found}” is not a JSON value`,
      'Write null instead, or save the records as JSONL, where Assay accepts it.',
    );
  }
  if (found.startsWith("'")) {
    return makeFault(
      at,
      'strings and keys need double quotation marks, as in "text"',
      'If Python wrote the file, write it with json.dump.',
    );
  }
  if (/^[/#]/.test(found)) return makeFault(at, 'comments are not allowed in JSON');
  return makeFault(at, `“${found}” is not a JSON value; strings need double quotation marks`);
}

/** Line and character, both from 1; a line ends in CR, LF or both. */
export function positionOf(text: string, at: number): { line: number; character: number } {
  let line = 1;
  let start = 0;
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|\n|\r/g)) {
    if (index + lineEnd.length > at) break;
    line++;
    start = index + lineEnd.length;
  }
  // A character outside the BMP is two UTF-16 code units.
  const before = text.slice(start, at).replace(/[\udc00-\udfff]/g, '');
  return { line, character: before.length + 1 };
}

export function describeFault(text: string, fault: JsonFault, fileName: string): Problem {
  const { line, character } = positionOf(text, fault.at);
  if (fault.depth !== undefined) {
    return readingProblems.nestedTooDeep(fileName, line, character, fault.depth);
  }
  const opened = fault.opened === undefined ? null : positionOf(text, fault.opened);
  const where =
    opened === null || opened.line === line
      ? ''
      : ` (it begins in line ${opened.line}, character ${opened.character})`;
  return readingProblems.badJson(fileName, line, character, `${fault.what}${where}`, fault.advice);
}
