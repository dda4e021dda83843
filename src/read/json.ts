import type { Problem } from '../core/model';
import { limitsOf, type ReadOptions } from '../core/read-options';
import { readingProblems } from '../core/words/reading-problems';
import { type ParseResult, refuse, type TextFormat } from './format';
import { readFlatRecords } from './json/flat-records';
import {
  type Cursor,
  describeFault,
  type DuplicateKeys,
  type JsonFault,
  type JsonRules,
  makeFault,
  parseValue,
  peek,
  positionOf,
  skipSpace,
} from './json/parse';
import { valueToTable } from './json/table';
import { type JsonValue, listValue } from './json/value';

/**
 * One JSON value of any known shape, or several, each starting on its own line, as `jq` prints
 * them.
 */
export const json: TextFormat = {
  id: 'json',
  label: 'JSON',
  recognize: (text, fileName) => {
    const begins = /^[\s\ufeff]*[[{]/.test(text);
    // The header of a CSV file may begin with a bracket too, so a file with a CSV extension is read
    // as JSON only if it is valid JSON.
    if (/\.(csv|tsv|tab)$/i.test(fileName)) {
      return begins && parseDocuments(text, STRICT).kind === 'values';
    }
    return begins || (/\.json$/i.test(fileName) && !/[\r\n]\s*\S/.test(text));
  },
  parse: (text, fileName, options) =>
    readFlatRecords(text, options, false) ?? readValues(text, fileName, options, false),
};

/** Precedes each value of a JSON text sequence (RFC 7464). */
const RECORD_SEPARATOR = '\x1e';

/** One JSON value per line, or one after each U+001E; blank lines are skipped. */
export const jsonLines: TextFormat = {
  id: 'jsonl',
  label: 'JSONL',
  recognize: (text, fileName) => {
    if (isSequence(text)) return true;
    const isNamed = /\.(jsonl|ndjson|jsonlines|json-seq)$/i.test(fileName);
    const [first, second] = firstLines(text);
    if (first === undefined) return false;
    const begins = /^[\s\ufeff]*([[{])/.exec(first)?.[1];
    if (begins === undefined) return isNamed && isValue(first);
    // A single line that contains an array is JSON, regardless of the file name; one that contains
    // an object is a record if the name is that of a JSONL file.
    if (second === undefined) return isNamed && begins === '{';
    if (isNamed) return isValue(first) || parseDocuments(text, STRICT).kind === 'fault';
    return isValue(first) && isValue(second);
  },
  parse: (text, fileName, options) =>
    readFlatRecords(text, options, true) ?? readValues(text, fileName, options, true),
};

export type ParsedValues =
  | {
      readonly kind: 'values';
      readonly values: readonly JsonValue[];
      readonly duplicates: DuplicateKeys;
    }
  | JsonFault;

/** Parses values of any shape, or reports what is wrong and where. */
export function readValues(
  text: string,
  fileName: string,
  options: ReadOptions,
  isLines: boolean,
): ParseResult {
  const { depth } = limitsOf(options);
  const parsed = isLines
    ? parseLines(text, { depth, allowsPython: true })
    : parseDocuments(text, { ...STRICT, depth });
  if (parsed.kind === 'fault') return refuse(describeFault(text, parsed, fileName));
  const { values, duplicates } = parsed;
  const [first, ...more] = values;
  if (!first) return refuse(readingProblems.emptyFile(fileName));
  const value = isLines || more.length > 0 ? listValue(values) : first;
  const made = valueToTable(value, fileName, options);
  if (made.kind === 'refused') return made;
  const problems: Problem[] = [];
  if (duplicates.first) {
    const { key, at } = duplicates.first;
    const { line } = positionOf(text, at);
    problems.push(readingProblems.duplicateKeys(fileName, duplicates.count, key, line));
  }
  const python = isLines ? values.filter(holdsPython) : [];
  if (python[0]) {
    const row = values.indexOf(python[0]) + 1;
    problems.push(readingProblems.pythonNumbers(fileName, python.length, row));
  }
  return { ...made, problems: [...problems, ...made.problems] };
}

function holdsPython(value: JsonValue): boolean {
  if (value.kind === 'list') return value.items.some(holdsPython);
  if (value.kind === 'object') return [...value.fields.values()].some(holdsPython);
  return value.kind === 'constant' && /^-?[NI]/.test(value.text);
}

const STRICT: JsonRules = { depth: Infinity, allowsPython: false };

/** Parses one value, or several arrays and objects, each of which starts on its own line. */
export function parseDocuments(text: string, rules: JsonRules): ParsedValues {
  const cursor: Cursor = { text, at: 0, end: text.length };
  const duplicates: DuplicateKeys = { count: 0, first: null };
  const values: JsonValue[] = [];
  for (;;) {
    const value = parseValue(cursor, rules, duplicates);
    if (value.kind === 'fault') return value;
    values.push(value);
    const after = cursor.at;
    skipSpace(cursor);
    const next = peek(cursor);
    if (next === '') return { kind: 'values', values, duplicates };
    if (next !== '[' && next !== '{') {
      return makeFault(cursor.at, 'there is unexpected text after the value');
    }
    if (!/[\r\n]/.test(text.slice(after, cursor.at))) {
      return makeFault(
        cursor.at,
        'a second value begins on the same line',
        'Put each value on its own line, as in JSONL.',
      );
    }
  }
}

/** Parses one value per line, or after each record separator; blank lines are skipped. */
export function parseLines(text: string, rules: JsonRules): ParsedValues {
  const values: JsonValue[] = [];
  const duplicates: DuplicateKeys = { count: 0, first: null };
  for (const { from, to } of findLines(text)) {
    const cursor: Cursor = { text, at: from, end: to };
    if (text.startsWith('\ufeff', from)) cursor.at++;
    skipSpace(cursor);
    if (peek(cursor) === '') continue;
    const value = parseValue(cursor, rules, duplicates);
    if (value.kind === 'fault') return value;
    skipSpace(cursor);
    if (peek(cursor) !== '') {
      return makeFault(
        cursor.at,
        'there is unexpected text after the value on this line',
        'Put each value on its own line.',
      );
    }
    values.push(value);
  }
  return { kind: 'values', values, duplicates };
}

/** The range of each line, or of the text after each record separator. */
function* findLines(text: string): Generator<{ readonly from: number; readonly to: number }> {
  const isSeparated = isSequence(text);
  const lineEnd = new RegExp(isSeparated ? RECORD_SEPARATOR : '\r\n|\n|\r', 'g');
  let from = isSeparated ? text.indexOf(RECORD_SEPARATOR) + 1 : 0;
  lineEnd.lastIndex = from;
  for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
    yield { from, to: found.index };
    from = lineEnd.lastIndex;
  }
  yield { from, to: text.length };
}

function isSequence(text: string): boolean {
  return /^\s*/.exec(text)?.[0].length === text.indexOf(RECORD_SEPARATOR);
}

/** The first two lines that are not blank, without scanning the rest. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (const { from, to } of findLines(text)) {
    const line = text.slice(from, to);
    if (line.trim() !== '') lines.push(line);
    if (lines.length === 2) break;
  }
  return lines;
}

function isValue(line: string): boolean {
  return parseLines(line, { depth: Infinity, allowsPython: true }).kind === 'values';
}
