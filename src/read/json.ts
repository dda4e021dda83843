import { readingProblems } from '../core/reading-problems';
import type { Parsed, TextFormat } from './format';
import { describeRepeated, parseJson } from './json-value';
import { findRecords, recordsToTable } from './records';

/** One JSON value: an array of records, an object keyed by id, or an object that holds either. */
export const json: TextFormat = {
  id: 'json',
  label: 'JSON',
  // A header may begin with a bracket too, so what is called CSV has to be JSON to its end.
  recognise: (text, fileName) =>
    /^\s*[[{]/.test(text) &&
    (!/\.(csv|tsv|tab)$/i.test(fileName) || parseJson(text, fileName).kind === 'value'),
  parse: (text, fileName): Parsed => {
    const parsed = parseJson(text, fileName);
    if (parsed.kind === 'refused') return parsed;
    const records = findRecords(parsed.value);
    if (!records) return { kind: 'refused', problem: readingProblems.noRecords(fileName) };
    if (records.length === 0) return { kind: 'refused', problem: readingProblems.noRows(fileName) };
    const { table, problems: found } = recordsToTable(records, fileName);
    return {
      kind: 'table',
      table,
      problems: [...describeRepeated(parsed.repeated, fileName), ...found],
    };
  },
};
