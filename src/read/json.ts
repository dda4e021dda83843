import { problems } from '../core/problems';
import type { Format, Parsed } from './format';
import { describeRepeated, parseJson } from './json-value';
import { findRecords, recordsToTable } from './records';

/** One JSON value: an array of records, an object keyed by id, or an object that holds either. */
export const json: Format = {
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
    if (!records) return { kind: 'refused', problem: problems.noRecords(fileName) };
    if (records.length === 0) return { kind: 'refused', problem: problems.noRows(fileName) };
    const { table, problems: found } = recordsToTable(records, fileName);
    return {
      kind: 'table',
      table,
      problems: [...describeRepeated(parsed.repeated, fileName), ...found],
    };
  },
};
