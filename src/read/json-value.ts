import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Problem } from '../core/model';
import { readingProblems } from '../core/reading-problems';

/**
 * JSON as it was written: numbers keep their digits (an id beyond 2^53 stays itself) and objects
 * are maps (a key such as `__proto__` is a key).
 */
export type JsonValue =
  | { readonly kind: 'text' | 'number' | 'constant'; readonly text: string }
  | { readonly kind: 'list'; readonly items: JsonValue[] }
  | { readonly kind: 'object'; readonly fields: Map<string, JsonValue> };

export type JsonResult =
  | {
      readonly kind: 'value';
      readonly value: JsonValue;
      /** Keys that an object already had; their last value was kept. */
      readonly repeated: readonly RepeatedKey[];
    }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface RepeatedKey {
  readonly key: string;
  readonly line: number;
}

/** Nesting that no data file has; deeper ones would exhaust the parser's stack. */
const MAX_DEPTH = 500;

/** Parses strict JSON. `firstLine` is the number of the first line, for texts that are part of a file. */
export function parseJson(text: string, fileName: string, firstLine = 1): JsonResult {
  const deep = findTooDeep(text);
  if (deep !== -1) {
    const line = firstLine + text.slice(0, deep).split('\n').length - 1;
    const what = `lists and objects are nested more than ${MAX_DEPTH} deep`;
    return { kind: 'refused', problem: readingProblems.badJson(fileName, line, 1, what) };
  }
  const root: JsonValue[] = [];
  const open: JsonValue[] = [];
  const repeated: RepeatedKey[] = [];
  let key = '';
  const refusals: Problem[] = [];
  const add = (value: JsonValue) => {
    const parent = open.at(-1);
    if (parent?.kind === 'list') parent.items.push(value);
    else if (parent?.kind === 'object') parent.fields.set(key, value);
    else root.push(value);
  };
  const begin = (value: JsonValue) => {
    add(value);
    open.push(value);
  };
  const end = () => void open.pop();
  visit(
    text,
    {
      onObjectBegin: () => {
        begin({ kind: 'object', fields: new Map() });
      },
      onObjectEnd: end,
      onArrayBegin: () => {
        begin({ kind: 'list', items: [] });
      },
      onArrayEnd: end,
      onObjectProperty: (name, _offset, _length, line) => {
        const parent = open.at(-1);
        if (parent?.kind === 'object' && parent.fields.has(name)) {
          repeated.push({ key: name, line: firstLine + line });
        }
        key = name;
      },
      onLiteralValue: (value: unknown, offset, length) => {
        if (typeof value === 'string') add({ kind: 'text', text: value });
        else if (typeof value === 'number') {
          add({ kind: 'number', text: text.slice(offset, offset + length) });
        } else add({ kind: 'constant', text: String(value) });
      },
      onError: (code, _offset, _length, line, character) => {
        if (refusals.length > 0) return;
        const what = MEANINGS[printParseErrorCode(code)] ?? 'this is not valid JSON';
        refusals.push(readingProblems.badJson(fileName, firstLine + line, character + 1, what));
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  const [value] = root;
  const [refusal] = refusals;
  if (refusal) return { kind: 'refused', problem: refusal };
  if (!value) return { kind: 'refused', problem: readingProblems.emptyFile(fileName) };
  return { kind: 'value', value, repeated };
}

/** One problem for all repeated keys of a file, or none. */
export function describeRepeated(repeated: readonly RepeatedKey[], fileName: string): Problem[] {
  const [first] = repeated;
  return first
    ? [readingProblems.duplicateKeys(fileName, repeated.length, first.key, first.line)]
    : [];
}

const MEANINGS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this word is no JSON value; texts need double quotation marks',
  InvalidNumberFormat: 'this number is not written as JSON writes numbers',
  PropertyNameExpected: 'a key in double quotation marks is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the value ends before here and something follows it',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'a text has no closing quotation mark',
  UnexpectedEndOfNumber: 'a number is cut off',
  InvalidUnicode: 'a \\u must be followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash is followed by a character it cannot escape',
  InvalidCharacter: 'a control character stands inside a text',
};

/** Offset at which brackets nest too deep, or −1. */
function findTooDeep(text: string): number {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === 0x5c) at++;
      else if (code === 0x22) inText = false;
    } else if (code === 0x22) inText = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_DEPTH) return at;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return -1;
}

/** The value as compact JSON, numbers as they were written. */
export function writeJson(value: JsonValue): string {
  switch (value.kind) {
    case 'text':
      return JSON.stringify(value.text);
    case 'list':
      return `[${value.items.map(writeJson).join(',')}]`;
    case 'object':
      return `{${[...value.fields].map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`).join(',')}}`;
    default:
      return value.text;
  }
}
