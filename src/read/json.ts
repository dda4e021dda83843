import type { Problem } from '../core/model';
import { limitsOf } from '../core/read-options';
import { readingProblems } from '../core/words/reading-problems';
import type { TextFormat } from './format';
import { describeFault, type JsonFault, makeFault, placeOf } from './json/fault';
import { type JsonOddities, type JsonRules, parseValue } from './json/parse';
import { type Cursor, peek, skipSpace } from './json/scan';
import { valueToTable } from './json/table';
import { isScalar, type JsonValue } from './json/value';

/** Stands before each value of a JSON text sequence (RFC 7464). */
const RECORD_SEPARATOR = '\x1e';

/** One JSON value a line, or one behind each U+001E; blank lines are passed over. */
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
    // One line with a list is a JSON file under another name; one with an object is a record.
    if (second === undefined) return isNamed && begins === '{';
    if (isNamed) return isValue(first) || parseDocuments(text, STRICT).kind === 'fault';
    return isValue(first) && isValue(second);
  },
  parse: (text, fileName, options) => {
    const rules: JsonRules = { depth: limitsOf(options).depth, allowsPython: true };
    const parsed = parseLines(text, rules);
    if (parsed.kind === 'fault') {
      return { kind: 'refused', problem: describeFault(text, parsed, fileName) };
    }
    const { records, oddities } = parsed;
    if (records.length === 0) {
      return { kind: 'refused', problem: readingProblems.emptyFile(fileName) };
    }
    const made = valueToTable({ kind: 'list', items: records }, fileName, options);
    if (made.kind === 'refused') return made;
    const odd = [
      ...describeRepeated(text, oddities, fileName),
      ...describePython(records, fileName),
    ];
    return { ...made, problems: [...odd, ...made.problems] };
  },
};

type ParsedLines =
  | {
      readonly kind: 'lines';
      readonly records: readonly JsonValue[];
      readonly oddities: JsonOddities;
    }
  | JsonFault;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * One JSON value in any of the shapes of `shapes/index.ts`, or several, each of which begins on a
 * line of its own, as `jq` prints them.
 */
export const json: TextFormat = {
  id: 'json',
  label: 'JSON',
  recognize: (text, fileName) => {
    const begins = /^[\s\ufeff]*[[{]/.test(text);
    // A header may begin with a bracket too, so what is called CSV has to be JSON to its end.
    if (/\.(csv|tsv|tab)$/i.test(fileName)) {
      return begins && parseDocuments(text, STRICT).kind === 'values';
    }
    return begins || (/\.json$/i.test(fileName) && !/[\r\n]\s*\S/.test(text));
  },
  parse: (text, fileName, options) => {
    const parsed = parseDocuments(text, { ...STRICT, depth: limitsOf(options).depth });
    if (parsed.kind === 'fault') {
      return { kind: 'refused', problem: describeFault(text, parsed, fileName) };
    }
    const [value, ...more] = parsed.values;
    if (!value) return { kind: 'refused', problem: readingProblems.emptyFile(fileName) };
    const whole: JsonValue = more.length === 0 ? value : { kind: 'list', items: parsed.values };
    const made = valueToTable(whole, fileName, options);
    return made.kind === 'refused'
      ? made
      : {
          ...made,
          problems: [...describeRepeated(text, parsed.oddities, fileName), ...made.problems],
        };
  },
};

/** JSON and nothing beside it, of any depth. */
export const STRICT: JsonRules = { depth: Infinity, allowsPython: false };

export type ParsedDocuments =
  | {
      readonly kind: 'values';
      readonly values: readonly JsonValue[];
      readonly oddities: JsonOddities;
    }
  | JsonFault;

/** The values of a text of strict JSON: one, or several lists and objects on lines of their own. */
export function parseDocuments(text: string, rules: JsonRules): ParsedDocuments {
  const cursor: Cursor = { text, at: 0, end: text.length };
  const oddities: JsonOddities = { repeated: 0, firstRepeated: null };
  const values: JsonValue[] = [];
  for (;;) {
    const value = parseValue(cursor, rules, oddities);
    if (value.kind === 'fault') return value;
    values.push(value);
    const after = cursor.at;
    skipSpace(cursor);
    const next = peek(cursor);
    if (next === -1) return { kind: 'values', values, oddities };
    const isContainer = next === 0x5b || next === 0x7b;
    const isApart = /[\r\n]/.test(text.slice(after, cursor.at));
    if (!isContainer)
      return makeFault(cursor.at, 'the value ends before here and something follows it');
    if (!isApart) {
      return makeFault(
        cursor.at,
        'a second value begins on the same line',
        'Put each value on a line of its own, as JSONL.',
      );
    }
  }
}

/** One problem for all repeated keys of a file, or none. */
export function describeRepeated(
  text: string,
  { repeated, firstRepeated }: JsonOddities,
  fileName: string,
): Problem[] {
  if (!firstRepeated) return [];
  const { line } = placeOf(text, firstRepeated.at);
  return [readingProblems.duplicateKeys(fileName, repeated, firstRepeated.key, line)];
}

function parseLines(text: string, rules: JsonRules): ParsedLines {
  const records: JsonValue[] = [];
  const oddities: JsonOddities = { repeated: 0, firstRepeated: null };
  for (const { from, to } of findRecords(text)) {
    const cursor: Cursor = { text, at: from, end: to };
    if (text.startsWith('\ufeff', from)) cursor.at++;
    skipSpace(cursor);
    if (peek(cursor) === -1) continue;
    const value = parseValue(cursor, rules, oddities);
    if (value.kind === 'fault') return value;
    skipSpace(cursor);
    if (peek(cursor) !== -1) {
      return makeFault(
        cursor.at,
        'the value of this line ends before here and something follows it',
        'Put each value on a line of its own.',
      );
    }
    records.push(value);
  }
  return { kind: 'lines', records, oddities };
}

/** Where each record stands: a line, or what is behind a record separator. */
function* findRecords(text: string): Generator<Stretch> {
  if (isSequence(text)) {
    for (let from = text.indexOf(RECORD_SEPARATOR) + 1; from > 0;) {
      const next = text.indexOf(RECORD_SEPARATOR, from);
      yield { from, to: next === -1 ? text.length : next };
      from = next + 1;
    }
    return;
  }
  const lineEnd = /\r\n|\n|\r/g;
  let from = 0;
  for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
    yield { from, to: found.index };
    from = lineEnd.lastIndex;
  }
  yield { from, to: text.length };
}

function isSequence(text: string): boolean {
  return /^\s*/.exec(text)?.[0].length === text.indexOf(RECORD_SEPARATOR);
}

/** The first two lines that are not blank; the rest of a large text is not looked at. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (const { from, to } of findRecords(text)) {
    const line = text.slice(from, to);
    if (line.trim() !== '') lines.push(line);
    if (lines.length === 2) break;
  }
  return lines;
}

function isValue(line: string): boolean {
  return parseLines(line, { depth: Infinity, allowsPython: true }).kind === 'lines';
}

/** One note for all records with a number that JSON has not, or none. */
function describePython(records: readonly JsonValue[], fileName: string): Problem[] {
  const found = records.flatMap((record, row) => (holdsPython(record) ? [row + 1] : []));
  const [first] = found;
  return first === undefined ? [] : [readingProblems.pythonNumbers(fileName, found.length, first)];
}

function holdsPython(value: JsonValue): boolean {
  if (value.kind === 'list') return value.items.some(holdsPython);
  if (value.kind === 'object') return [...value.fields.values()].some(holdsPython);
  return isScalar(value) && value.kind === 'constant' && /^-?[NI]/.test(value.text);
}
