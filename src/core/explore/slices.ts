import type { QuestionTable } from './view/question-table';

import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { printQuery } from './query/print';
import type { FieldReference, Query } from './query/query';
import type { Categories } from './view/categories';
import { findIntervals } from '../analysis/uncertainty';
import type { MetricSummary } from '../analysis/run-report';
import { meanOf } from '../analysis/summarize';

/** A value that fewer questions share has no row of its own: it is counted among the others. */
export const MIN_SLICE_SIZE = 3;

/** Rows of one column at most; the most frequent values have them. */
export const MAX_SLICES = 40;

/** A column of the gold file whose values split the scores into slices. */
interface SliceColumn {
  /** As a query names it. */
  readonly name: string;
  readonly label: string;
  /** Values that have a row of their own. */
  readonly slices: number;
}

/** Why a column is not offered: nothing in it, one value throughout, or values that hardly repeat. */
export type ExclusionReason = 'blank' | 'same' | 'apart';

/** The columns to slice by, and the others with why they are none. */
export interface SliceColumns {
  readonly offered: readonly SliceColumn[];
  readonly others: readonly { readonly name: string; readonly why: ExclusionReason }[];
}

/** Columns that are always there, by the names that `view/table-field.ts` gives them. */
const OF_EVERY_DATA_SET: readonly string[] = ['document', 'type', 'kind'];

/** The questions of one value of a column, with what each run reaches on them. */
export interface Slice {
  /** `others`: the values that are rare or too many; `empty`: the questions without a value. */
  readonly kind: 'value' | 'others' | 'empty';
  /** The value; empty for the other kinds. */
  readonly value: string;
  /** How many values are pooled here. */
  readonly values: number;
  /** The query that shows these questions. */
  readonly query: string;
  readonly questions: number;
  /** One entry a run, with its interval. */
  readonly runs: readonly MetricSummary[];
  /** The best mean less the worst, never negative; `null` where fewer than two runs have a mean. */
  readonly gap: number | null;
  /**
   * Mean over the runs of how much better than on all questions they do here, negative for worse;
   * `null` where no run has a mean.
   */
  readonly ease: number | null;
}

/** One metric by the values of one column of the gold file. */
export interface Slices {
  readonly column: string;
  /** Values in the order of their frequency, then the others, then the questions without a value. */
  readonly rows: readonly Slice[];
  /** The mean of each run over all questions. */
  readonly overall: readonly (number | null)[];
  /** Questions of values for which the metric gives no run a number; they have no row. */
  readonly notApplicable: number;
}

/**
 * Slices the questions by a column. Intervals are found as for the means of a report, in steps of a
 * few milliseconds; cost is linear in questions × runs, and 10,000 × questions (500 at most) of each
 * row that has to be resampled. Where all questions of a row share a document, that document is given
 * and not drawn: each question is then its own cluster (docs/decisions/statistics.md).
 * @param name the column as a query names it
 * @param clusterOf number of the document of each question; `null` if each is its own cluster
 */
export function* sliceInSteps(
  name: string,
  categories: Categories,
  scores: readonly RunScores[],
  metric: Metric,
  clusterOf: Int32Array | null,
): Generator<undefined, Slices> {
  const everything = Array.from(categories.codes.keys());
  const whole = scores.map((ofRun) => summaryOf(ofRun, metric, everything).mean);
  const rows: Slice[] = [];
  let notApplicable = 0;
  for (const { members, ...group } of groupByValue(name, categories)) {
    const summaries = scores.map((ofRun) => summaryOf(ofRun, metric, members));
    if (summaries.every(({ mean }) => mean === null)) {
      notApplicable += members.length;
      continue;
    }
    const clusters = isOneCluster(clusterOf, members) ? null : clusterOf;
    const intervals = yield* findIntervals(scores, [metric], members, clusters);
    const runs = summaries.map((summary, run) => ({
      ...summary,
      interval: intervals[run]?.get(metric.id) ?? null,
    }));
    const means = runs.flatMap(({ mean }) => mean ?? []);
    const gap = means.length < 2 ? null : Math.max(...means) - Math.min(...means);
    const ease = easeOf(runs, whole, metric);
    rows.push({ ...group, questions: members.length, runs, gap, ease });
    yield;
  }
  return { column: name, rows, overall: whole, notApplicable };
}

interface Group extends Pick<Slice, 'kind' | 'value' | 'values' | 'query'> {
  readonly members: readonly number[];
}

/** The questions of each value that has a row, of all others together, and those without a value. */
function groupByValue(name: string, { values, codes }: Categories): readonly Group[] {
  const byCode = values.map((): number[] => []);
  const empty: number[] = [];
  codes.forEach((code, question) => (byCode[code] ?? empty).push(question));
  const isOwn = (members: readonly number[], code: number) =>
    code < MAX_SLICES && members.length >= MIN_SLICE_SIZE;
  const field: FieldReference = { name, run: null, over: null };
  const isEmpty: Query = { kind: 'empty', field };
  const own = byCode.flatMap((members, code): Group[] => {
    const value = values[code] ?? '';
    const query: Query = { kind: 'compare', field, operator: '=', value };
    const group = { kind: 'value', value, values: 1, query: printQuery(query), members } as const;
    return isOwn(members, code) ? [group] : [];
  });
  const rest = byCode.flatMap((members, code) => (isOwn(members, code) ? [] : [{ members, code }]));
  const named: Query = { kind: 'in', field, values: own.map(({ value }) => value) };
  const unlike = own.length === 0 ? [] : [{ kind: 'not', part: named } as const];
  const others: Query = { kind: 'and', parts: [...unlike, { kind: 'not', part: isEmpty }] };
  const groups: readonly Group[] = [
    ...own,
    {
      kind: 'others',
      value: '',
      values: rest.length,
      query: printQuery(others),
      members: rest.flatMap(({ members }) => members).sort((a, b) => a - b),
    },
    { kind: 'empty', value: '', values: 0, query: printQuery(isEmpty), members: empty },
  ];
  return groups.filter(({ members }) => members.length > 0);
}

function isOneCluster(clusterOf: Int32Array | null, [first, ...rest]: readonly number[]): boolean {
  return first !== undefined && rest.every((one) => clusterOf?.[one] === clusterOf?.[first]);
}

function summaryOf(scores: RunScores, { id }: Metric, questions: readonly number[]): MetricSummary {
  const column = scores[id];
  return column ? meanOf(column, questions) : { mean: null, n: 0 };
}

function easeOf(
  runs: readonly MetricSummary[],
  whole: readonly (number | null)[],
  { better }: Metric,
): number | null {
  const sign = better === 'higher' ? 1 : -1;
  const differences = runs.flatMap(({ mean }, run) => {
    const all = whole[run] ?? null;
    return mean === null || all === null ? [] : [sign * (mean - all)];
  });
  if (differences.length === 0) return null;
  return differences.reduce((sum, one) => sum + one, 0) / differences.length;
}

/**
 * The columns that sort questions into kinds, the gold file's own before those that every data set
 * has. A column is offered where it makes two rows at least and half of the questions that have a
 * value share it with `RARE` − 1 others; the rest are named with the reason. Linear in the questions.
 */
export function listSliceColumns(table: QuestionTable): SliceColumns {
  const offered: SliceColumn[] = [];
  const others: { name: string; why: ExclusionReason }[] = [];
  const fields = table.fields.filter(
    (field) => !field.perRun && field.type === 'text' && field.isCategory,
  );
  for (const field of fields) {
    const { values, codes } = table.categories(field, 0);
    const counts = countCodes(values.length, codes);
    const filled = counts.reduce((sum, count) => sum + count, 0);
    const own = counts.filter((count) => count >= MIN_SLICE_SIZE).slice(0, MAX_SLICES);
    const rows =
      own.length + (own.length < values.length ? 1 : 0) + (filled < codes.length ? 1 : 0);
    const { name, label } = field;
    if (filled === 0) others.push({ name, why: 'blank' });
    else if (values.length === 1 && filled === codes.length) others.push({ name, why: 'same' });
    else if (rows < 2 || 2 * own.reduce((sum, count) => sum + count, 0) < filled) {
      others.push({ name, why: 'apart' });
    } else offered.push({ name, label, slices: own.length });
  }
  const isOfEvery = ({ name }: SliceColumn) => OF_EVERY_DATA_SET.includes(name);
  return {
    offered: [...offered.filter((one) => !isOfEvery(one)), ...offered.filter(isOfEvery)],
    others,
  };
}

/** How many questions have each code, in the order of the codes. */
function countCodes(values: number, codes: Int32Array): readonly number[] {
  const counts = new Array<number>(values).fill(0);
  for (const code of codes) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
