import { mean } from '../../analysis/statistics/moments';
import type { FieldReference } from '../query/query';
import type { QuestionTable } from './question-table';

/** Questions that share a value: `count` of them, starting at position `start` in the order. */
export interface Group {
  /** Empty for questions without a value. */
  readonly value: string;
  readonly start: number;
  readonly count: number;
  /** The mean of each headline metric, by run; `null` without scores. */
  readonly means: readonly (readonly (number | null)[])[];
}

/**
 * Groups questions by the values of a column, with groups in alphabetical order and questions
 * without a value last; within a group, questions keep their order. Linear in questions × runs.
 */
export function groupQuestions(
  table: QuestionTable,
  run: number,
  reference: FieldReference,
  order: Uint32Array,
): { readonly order: Uint32Array; readonly groups: readonly Group[] } {
  const keys = table.keys(reference, run);
  const gathered = new Map<number, number[]>();
  for (const question of order) {
    const key = keys[question] ?? NaN;
    const members = gathered.get(key);
    if (members) members.push(question);
    else gathered.set(key, [question]);
  }
  const last = (key: number) => (Number.isNaN(key) ? Infinity : key);
  const sorted = [...gathered].sort(([a], [b]) => (last(a) === last(b) ? 0 : last(a) - last(b)));
  const valueOf = nameValues(table, run, reference);
  let start = 0;
  const groups = sorted.map(([, members]) => {
    const group = {
      value: valueOf(members[0] ?? 0),
      start,
      count: members.length,
      means: meansOf(table, members),
    };
    start += members.length;
    return group;
  });
  return { order: Uint32Array.from(sorted.flatMap(([, members]) => members)), groups };
}

function nameValues(table: QuestionTable, run: number, reference: FieldReference) {
  const columns = table.columns(run);
  const numbers = columns.numbers(reference);
  const texts = columns.texts(reference);
  return (question: number): string => {
    const number = numbers?.(question) ?? NaN;
    return Number.isNaN(number) ? (texts?.(question)[0] ?? '') : String(number);
  };
}

function meansOf(table: QuestionTable, members: readonly number[]): (number | null)[][] {
  const headline = table.metrics.filter((metric) => metric.headline);
  const columns = table.runs.map((_, run) => table.columns(run));
  return columns.map((ofRun) =>
    headline.map(({ id }) => {
      const read = ofRun.numbers({ name: id, run: null, over: null });
      const values = members.map((question) => read?.(question) ?? NaN);
      return mean(values.filter((value) => !Number.isNaN(value)));
    }),
  );
}
