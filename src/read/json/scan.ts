import { cutFault, type JsonFault, makeFault, noValueFault } from './fault';
import type { JsonValue } from './value';

/** A position in a text; nothing is read beyond `end`. */
export interface Cursor {
  readonly text: string;
  readonly end: number;
  at: number;
}

/** The code of the character here, or −1 at the end. */
export function peek({ text, at, end }: Cursor): number {
  return at < end ? text.charCodeAt(at) : -1;
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

/** Reads the string that begins at the cursor. */
export function scanText(cursor: Cursor): string | JsonFault {
  const { text, end, at: opened } = cursor;
  let isEscaped = false;
  for (let at = opened + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      cursor.at = at + 1;
      // The escapes were checked below, so this cannot throw.
      return isEscaped
        ? (JSON.parse(text.slice(opened, at + 1)) as string)
        : text.slice(opened + 1, at);
    }
    if (code === BACKSLASH) {
      isEscaped = true;
      const escaped = text.charAt(at + 1);
      if (escaped === 'u' && hexDigits.test(text.slice(at + 2, at + 6))) at += 5;
      else if (simpleEscape.test(escaped)) at++;
      else if (at + 1 < end) return badEscape(at, escaped);
    } else if (code < 0x20) {
      return controlFault(at, opened, code);
    }
  }
  return cutFault(opened, 'the text that begins here has no closing quotation mark', opened);
}

function badEscape(at: number, escaped: string): JsonFault {
  return escaped === 'u'
    ? makeFault(at, 'a \\u must be followed by four hexadecimal digits')
    : makeFault(at, 'a backslash is followed by a character it cannot escape');
}

function controlFault(at: number, opened: number, code: number): JsonFault {
  if (code === 0x0a || code === 0x0d) {
    return { ...makeFault(at, 'a text goes over the end of its line'), opened };
  }
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return makeFault(at, `a control character (${name}) stands inside a text`);
}

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const numberGoesOn = /[0-9.eE+-]/;
const word = /[^\s,:[\]{}"]{0,20}/y;

const CONSTANTS: ReadonlyMap<string, JsonValue> = new Map(
  ['true', 'false', 'null'].map((text) => [text, { kind: 'constant', text }]),
);

/** Numbers that Python's `json` writes although JSON lacks them. */
const PYTHON_NUMBERS: ReadonlyMap<string, JsonValue> = new Map(
  ['NaN', 'Infinity', '-Infinity'].map((text) => [text, { kind: 'constant', text }]),
);

/** Reads a string, a number or a constant. */
export function scanScalar(cursor: Cursor, allowsPython: boolean): JsonValue | JsonFault {
  const { text, at } = cursor;
  const code = peek(cursor);
  if (code === QUOTE) {
    const scanned = scanText(cursor);
    return typeof scanned === 'string' ? { kind: 'text', text: scanned } : scanned;
  }
  number.lastIndex = at;
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) {
    const after = at + digits.length;
    if (after < cursor.end && numberGoesOn.test(text.charAt(after))) {
      return makeFault(at, 'this number is not written as JSON writes numbers');
    }
    cursor.at = after;
    return { kind: 'number', text: digits };
  }
  word.lastIndex = at;
  const found = word.exec(text)?.[0] ?? '';
  const constant = CONSTANTS.get(found) ?? (allowsPython ? PYTHON_NUMBERS.get(found) : undefined);
  if (constant) {
    cursor.at = at + found.length;
    return constant;
  }
  return found === ''
    ? makeFault(at, `a value is expected here, not “${text.charAt(at)}”`)
    : noValueFault(at, found);
}
