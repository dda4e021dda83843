import type { Metric } from '../../scoring/metric';
import type { RunScores } from '../../model';
import { printQuery } from '../query/print';
import type { FieldReference, Query } from '../query/query';
import type { Categories } from '../view/categories';
import { findIntervals } from '../../analysis/intervals';
import type { MetricSummary } from '../../analysis/run-report';
import { MOST_SLICES, RARE } from './slice-columns';
import { meanOf } from '../../analysis/summarise';

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
  readonly whole: readonly (number | null)[];
  /** Questions of values for which the metric gives no run a number; they have no row. */
  readonly notApplicable: number;
}

/**
 * Slices the questions by a column. Intervals are found as for the means of a report, in steps of a
 * few milliseconds; cost is linear in questions × runs, and 10,000 × questions (500 at most) of each
 * row that has to be resampled. Where all questions of a row share a document, that document is given
 * and not drawn: each question then stands alone (docs/decisions/statistics.md).
 * @param name the column as a query names it
 * @param clusterOf number of the document of each question; `null` where each stands alone
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
  return { column: name, rows, whole, notApplicable };
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
    code < MOST_SLICES && members.length >= RARE;
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
