import { attempt } from '../attempt';

/**
 * Reads a list in JSON or Python notation: `["a", "b"]`, `['a', "b's", None, 3]`, with an optional
 * trailing comma. Items are returned as text; nested lists keep their notation.
 * @returns the items, or `null` if the text is not such a list.
 */
export function readListLiteral(text: string): string[] | null {
  const source = text.trim();
  if (!source.startsWith('[') || !source.endsWith(']')) return null;
  return (source.startsWith('["') ? parseTexts(source) : null) ?? readItems(source);
}

/**
 * The items of a JSON array of strings; `null` for anything else. `JSON.parse` takes a third as
 * long as `readItems`, which gives the same result for such an array.
 */
function parseTexts(source: string): string[] | null {
  const items = attempt(() => JSON.parse(source) as unknown[]);
  return items?.every((item) => typeof item === 'string') ? items : null;
}

/**
 * Reads quoted items without square brackets: a Python tuple or set (`('a', 'b')`, `{'a', 'b'}`),
 * or no brackets at all (`"a", "b"`).
 * @returns at least two items, or `null`.
 */
export function readQuotedItems(text: string): string[] | null {
  const source = text.trim();
  const inside = /^\(.*\)$|^\{.*\}$/su.test(source) ? source.slice(1, -1) : source;
  if (!/^\s*["'“‘]/u.test(inside) || !/["'”’],?\s*$/u.test(inside)) return null;
  const items = readItems(`[${inside}]`);
  return items && items.length > 1 ? items : null;
}

/** The items between two square brackets. */
function readItems(source: string): string[] | null {
  const items: string[] = [];
  let at = skipSpace(source, 1);
  while (at < source.length - 1) {
    const item = readItem(source, at);
    if (!item) return null;
    items.push(item.value);
    at = skipSpace(source, item.end);
    if (at === source.length - 1) break;
    if (source[at] !== ',') return null;
    at = skipSpace(source, at + 1);
  }
  return at === source.length - 1 ? items : null;
}

interface Item {
  readonly value: string;
  readonly end: number;
}

function readItem(source: string, at: number): Item | null {
  const first = source[at];
  if (first === '"' || first === "'") return readQuoted(source, at, first);
  if (first === '“' || first === '‘') return readCurly(source, at, first === '“' ? '”' : '’');
  if (first === '[' || first === '{') return readNested(source, at);
  const end = indexOfAny(source, ',]', at);
  const value = source.slice(at, end).trim();
  if (!bareItem.test(value)) return null;
  return { value: value === 'None' || value === 'null' ? '' : value, end };
}

/** Unquoted items: numbers and the constants of JSON and Python. */
const bareItem =
  /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|None|null|[Tt]rue|[Ff]alse|[Nn]a[Nn])$/;

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
};

function readQuoted(source: string, start: number, quote: string): Item | null {
  let value = '';
  for (let at = start + 1; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === quote) return { value, end: at + 1 };
    if (character !== '\\') {
      value += character;
      continue;
    }
    const next = source[++at] ?? '';
    const digits = { x: 2, u: 4, U: 8 }[next] ?? 0;
    const code = source.slice(at + 1, at + 1 + digits);
    if (
      digits > 0 &&
      code.length === digits &&
      /^[\da-fA-F]+$/.test(code) &&
      parseInt(code, 16) <= 0x10ffff
    ) {
      const point = parseInt(code, 16);
      value += digits === 8 ? String.fromCodePoint(point) : String.fromCharCode(point);
      at += digits;
    } else {
      value += escapes[next] ?? next;
    }
  }
  return null;
}

/**
 * Text in curly quotes. The closing quote is also the apostrophe, so it ends the text only before a
 * comma or bracket.
 */
function readCurly(source: string, start: number, closing: string): Item | null {
  let end = source.indexOf(closing, start + 1);
  while (end >= 0 && !',]'.includes(source.charAt(skipSpace(source, end + 1)))) {
    end = source.indexOf(closing, end + 1);
  }
  return end < 0 ? null : { value: source.slice(start + 1, end), end: end + 1 };
}

function readNested(source: string, start: number): Item | null {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character === '"' || character === "'") {
      const quoted = readQuoted(source, at, character);
      if (!quoted) return null;
      at = quoted.end - 1;
    } else if (character === '[' || character === '{') {
      depth++;
    } else if (character === ']' || character === '}') {
      depth--;
      if (depth === 0) return { value: source.slice(start, at + 1), end: at + 1 };
    }
  }
  return null;
}

function skipSpace(source: string, at: number): number {
  let next = at;
  while (/\s/.test(source.charAt(next))) next++;
  return next;
}

function indexOfAny(source: string, marks: string, at: number): number {
  let next = at;
  while (next < source.length && !marks.includes(source.charAt(next))) next++;
  return next;
}
