import { parsePythonFloat, parsePythonInt } from './python-float';
import { reprFloat } from './python-round';

/** An item of a Python list: its `str(item)` and `repr(item)`. */
export interface PythonItem {
  readonly text: string;
  readonly repr: string;
  /** Whether the item is a string. */
  readonly isText: boolean;
}

/**
 * The result of evaluating a string as a Python list: its items; `syntax` for a syntax error;
 * `other` for anything else that is not a literal (a bare word, a call).
 */
export type PythonList = readonly PythonItem[] | 'syntax' | 'other';

/** A failure while parsing; never thrown outside this file. */
class Failure extends Error {
  constructor(readonly kind: 'syntax' | 'other') {
    super(kind);
  }
}

/** Maximum depth; Python's own limit is 200 brackets. */
const MAX_DEPTH = 200;

/** Parses a string as a Python list, without executing it. */
export function readPythonList(text: string): PythonList {
  const reader = new Reader(text);
  try {
    return reader.readWhole();
  } catch (failure) {
    if (failure instanceof Failure) return failure.kind;
    throw failure;
  }
}

const blank = /[ \t\f\r\n]/;
const word = /[\p{L}\p{N}_]/u;
const numeral = /[+-]?(?:\.?\d[\w.]*(?:(?<=[eE])[+-]\d+)?)/y;

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  readWhole(): PythonItem[] {
    this.skipBlank();
    if (this.peek() !== '[') throw new Failure('syntax');
    this.at++;
    const items = this.readItems(']', 1);
    this.skipBlank();
    if (this.at < this.text.length) throw new Failure('syntax');
    return items;
  }

  private readItems(close: string, depth: number): PythonItem[] {
    if (depth > MAX_DEPTH) throw new Failure('syntax');
    const items: PythonItem[] = [];
    this.skipBlank();
    while (this.peek() !== close) {
      items.push(this.readItem(depth));
      this.skipBlank();
      if (this.peek() === ',') this.at++;
      else if (this.peek() !== close) throw new Failure('syntax');
      this.skipBlank();
    }
    this.at++;
    return items;
  }

  private readItem(depth: number): PythonItem {
    const first = this.peek();
    if (first === "'" || first === '"') return this.readTexts();
    if (first === '[') {
      this.at++;
      const inner = this.readItems(']', depth + 1).map(({ repr }) => repr);
      return same(`[${inner.join(', ')}]`);
    }
    if (first === '(') {
      this.at++;
      const inner = this.readItems(')', depth + 1).map(({ repr }) => repr);
      return same(inner.length === 1 ? `(${inner[0] ?? ''},)` : `(${inner.join(', ')})`);
    }
    return this.readNumberOrWord();
  }

  private readNumberOrWord(): PythonItem {
    numeral.lastIndex = this.at;
    const found = numeral.exec(this.text)?.[0];
    if (found !== undefined) {
      this.at += found.length;
      return readNumber(found);
    }
    const start = this.at;
    while (word.test(this.peek())) this.at++;
    const name = this.text.slice(start, this.at);
    if (name === '') throw new Failure('syntax');
    if (name === 'None' || name === 'True' || name === 'False') return same(name);
    this.checkRest();
    throw new Failure('other');
  }

  /**
   * Two adjacent bare words are a syntax error, which Python reports before looking up the first.
   */
  private checkRest(): void {
    this.skipBlank();
    const next = this.peek();
    if (next === '' || word.test(next) || next === "'" || next === '"') throw new Failure('syntax');
  }

  /** A string, joined with the strings that directly follow it, as in Python. */
  private readTexts(): PythonItem {
    let value = '';
    for (let quote = this.peek(); quote === "'" || quote === '"'; quote = this.peek()) {
      value += this.readText(quote);
      this.skipBlank();
    }
    return { text: value, repr: quoteText(value), isText: true };
  }

  private readText(quote: string): string {
    let value = '';
    for (this.at++; this.peek() !== quote; this.at++) {
      const character = this.peek();
      if (character === '' || character === '\n') throw new Failure('syntax');
      if (character === '\\') value += this.readEscape();
      else value += character;
    }
    this.at++;
    return value;
  }

  private readEscape(): string {
    this.at++;
    const mark = this.peek();
    const simple = ESCAPES[mark];
    if (simple !== undefined) return simple;
    const length = { x: 2, u: 4, U: 8 }[mark];
    if (length === undefined) return `\\${mark}`;
    const code = this.text.slice(this.at + 1, this.at + 1 + length);
    if (!/^[\da-fA-F]+$/.test(code) || code.length < length) throw new Failure('syntax');
    const point = Number.parseInt(code, 16);
    if (point > 0x10ffff) throw new Failure('syntax');
    this.at += length;
    return String.fromCodePoint(point);
  }

  private peek(): string {
    return this.text.charAt(this.at);
  }

  private skipBlank(): void {
    while (blank.test(this.peek())) this.at++;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

function readNumber(text: string): PythonItem {
  if (/^[+-]?(?:[1-9][\d_]*|0[0_]*)$/.test(text)) {
    const value = parsePythonInt(text);
    if (value !== null) return same(String(value));
  }
  const value = /[.eE]/.test(text) ? parsePythonFloat(text) : null;
  if (value === null) throw new Failure('syntax');
  return same(reprFloat(value));
}

function same(text: string): PythonItem {
  return { text, repr: text, isText: false };
}

/** Python's `repr` of a string, close enough for strings in nested lists. */
function quoteText(value: string): string {
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote;
}
