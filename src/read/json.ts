import type { Problem } from '../core/model';
import { limitsOf } from '../core/read-options';
import { readingProblems } from '../core/words/reading-problems';
import type { TextFormat } from './format';
import { describeFault, type JsonFault, makeFault, placeOf } from './json/fault';
import { type JsonOddities, type JsonRules, parseValue } from './json/parse';
import { type Cursor, peek, skipSpace } from './json/scan';
import { valueToTable } from './json/table';
import type { JsonValue } from './json/value';

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
