import type { QuestionTable } from './view/question-table';
import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { printQuery } from './query/print';
import type { FieldReference, Query } from './query/query';
import type { Categories } from './view/categories';
import { computeIntervals } from '../analysis/uncertainty';
import type { MetricSummary } from '../analysis/run-report';
import { mean } from '../analysis/statistics/moments';
import { meanOf } from '../analysis/summarize';

/** Values with fewer questions than this are pooled. */
export const MIN_SLICE_SIZE = 3;

/** Maximum number of values that have their own row; the most frequent values get the rows. */
export const MAX_SLICES = 40;

/** A column of the gold file to slice by. */
interface SliceColumn {
  /** Its name in a query. */
  readonly name: string;
  readonly label: string;
  /** Number of values that have their own row. */
  readonly slices: number;
}

/** Why a column is not offered: no values, a single value, or too many unique values. */
export type ExclusionReason = 'blank' | 'same' | 'apart';

/** The columns to slice by, and why others are not offered. */
export interface SliceColumns {
  readonly offered: readonly SliceColumn[];
  readonly others: readonly { readonly name: string; readonly why: ExclusionReason }[];
}

/** Columns that every data set has, by their names in `view/fields.ts`. */
const OF_EVERY_DATA_SET: readonly string[] = ['document', 'type', 'kind'];

/** The questions with one value of a column, and each run's mean on them. */
export interface Slice {
  /** `others`: values that are rare or exceed the limit; `empty`: questions without a value. */
  readonly kind: 'value' | 'others' | 'empty';
  /** The value; empty for the other kinds. */
  readonly value: string;
  /** Number of values pooled in this row. */
  readonly values: number;
  /** The query for the questions of this row. */
  readonly query: string;
  readonly questions: number;
  /** One entry per run, with its interval. */
  readonly runs: readonly MetricSummary[];
  /** Best mean − worst mean; `null` for fewer than two runs with a mean. */
  readonly gap: number | null;
  /**
   * How much better the runs score on these questions than on all questions, averaged over the
   * runs; negative if these questions are harder, `null` without a mean.
   */
  readonly ease: number | null;
}

/** One metric, sliced by one column of the gold file. */
export interface Slices {
  readonly column: string;
  /** Values by frequency, then the pooled values, then questions without a value. */
  readonly rows: readonly Slice[];
  /** The mean of each run over all questions. */
  readonly overall: readonly (number | null)[];
  /** Number of questions whose value has no score for any run; these values have no row. */
  readonly notApplicable: number;
}

/**
 * Slices the questions by a column, in steps of a few milliseconds. Cost: linear in questions ×
 * runs, plus 10,000 × the number of questions (at most 500) for each resampled row. If all
 * questions of a row share a document, each question is its own cluster
 * (docs/decisions/statistics.md).
 * @param name the column's name in a query
 * @param clusterOf document number of each question; `null` if each is its own cluster
 */
export function* sliceInSteps(
  name: string,
  categories: Categories,
  scores: readonly RunScores[],
  metric: Metric,
  clusterOf: Int32Array | null,
): Generator<undefined, Slices> {
  const everything = Array.from(categories.codes.keys());
  const whole = scores.map((ofRun) => meanOf(ofRun[metric.id], everything).mean);
  const rows: Slice[] = [];
  let notApplicable = 0;
  for (const { members, ...group } of groupByValue(name, categories)) {
    const summaries = scores.map((ofRun) => meanOf(ofRun[metric.id], members));
    if (summaries.every(({ mean }) => mean === null)) {
      notApplicable += members.length;
      continue;
    }
    const clusters = isOneCluster(clusterOf, members) ? null : clusterOf;
    const intervals = yield* computeIntervals(scores, [metric], members, clusters);
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

/** The questions of each value with a row, of all other values, and those without a value. */
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

function easeOf(
  runs: readonly MetricSummary[],
  whole: readonly (number | null)[],
  { better }: Metric,
): number | null {
  const sign = better === 'higher' ? 1 : -1;
  const differences = runs.flatMap(({ mean: own }, run) => {
    const all = whole[run] ?? null;
    return own === null || all === null ? [] : [sign * (own - all)];
  });
  return mean(differences);
}

/**
 * The columns with categories, extra columns of the gold file first. A column is offered if it
 * gives at least two rows, and if at least half of the questions with a value have one that gets
 * its own row; for other columns the reason is given. Linear in the questions.
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

function countCodes(values: number, codes: Int32Array): readonly number[] {
  const counts = new Array<number>(values).fill(0);
  for (const code of codes) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
