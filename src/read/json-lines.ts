import { readingProblems } from '../core/reading-problems';
import type { Parsed, TextFormat } from './format';
import { describeRepeated, type JsonValue, parseJson, type RepeatedKey } from './json-value';
import { recordsToTable } from './records';

const lineEnd = /\r\n|\n|\r/;

/** One JSON value a line; blank lines are passed over. */
export const jsonLines: TextFormat = {
  id: 'jsonl',
  label: 'JSONL',
  recognise: (text, fileName) => {
    const lines = firstLines(text);
    const [first, second] = lines;
    if (first === undefined || !/^\s*[[{]/.test(first)) return false;
    if (/\.(jsonl|ndjson)$/i.test(fileName)) return isComplete(first) || !isComplete(text);
    return second !== undefined && [first, second].every(isComplete);
  },
  parse: (text, fileName): Parsed => {
    const records: JsonValue[] = [];
    const repeated: RepeatedKey[] = [];
    for (const [index, line] of text.split(lineEnd).entries()) {
      if (line.trim() === '') continue;
      const parsed = parseJson(line, fileName, index + 1);
      if (parsed.kind === 'refused') return parsed;
      records.push(parsed.value);
      repeated.push(...parsed.repeated);
    }
    if (records.length === 0)
      return { kind: 'refused', problem: readingProblems.emptyFile(fileName) };
    const { table, problems: odd } = recordsToTable(records, fileName);
    return { kind: 'table', table, problems: [...describeRepeated(repeated, fileName), ...odd] };
  },
};

/** The first two lines that are not blank, without splitting a large text whole. */
function firstLines(text: string): string[] {
  return text
    .slice(0, 1_000_000)
    .split(lineEnd, 50)
    .filter((line) => line.trim() !== '')
    .slice(0, 2);
}

function isComplete(text: string): boolean {
  return parseJson(text, '').kind === 'value';
}
