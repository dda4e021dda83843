import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import type { MetricSummaries, RunReport } from './run-report';
import { renumberClusters } from './statistics/clusters';
import {
  addToPool,
  createPool,
  intervalsOfPool,
  type MeanInterval,
  type Pool,
} from './statistics/mean-intervals';
import { groupBy } from './summarize';

/**
 * The reports with a 95 % interval for every mean, overall and by answer type. Means over the same
 * questions share their draws. Cost: linear in the scores, and, where means are resampled, 10,000 ×
 * questions (or documents; 500 at most) × columns; in steps of a few milliseconds.
 * @param answerTypes label of each question
 * @param clusterOf number of the document of each question; `null` where each stands alone
 */
export function* addIntervals(
  reports: readonly RunReport[],
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  answerTypes: readonly string[],
  clusterOf: Int32Array | null,
): Generator<undefined, RunReport[]> {
  const all = answerTypes.map((_, question) => question);
  const overall = yield* findIntervals(scores, metrics, all, clusterOf);
  const byType = new Map<string, RunIntervals[]>();
  for (const [label, members] of groupBy(answerTypes)) {
    byType.set(label, yield* findIntervals(scores, metrics, members, clusterOf));
  }
  return reports.map((report, run) => ({
    ...report,
    metrics: join(report.metrics, overall[run]),
    byAnswerType: Object.fromEntries(
      Object.entries(report.byAnswerType).map(([label, group]) => [
        label,
        { ...group, metrics: join(group.metrics, byType.get(label)?.[run]) },
      ]),
    ),
  }));
}

/** Intervals by metric id. */
export type RunIntervals = Map<string, MeanInterval | null>;

/** Columns that have a number for the same questions. */
interface Group {
  readonly questions: readonly number[];
  readonly pool: Pool;
  /** Whose mean each entry of the pool is. */
  readonly owners: { readonly run: number; readonly metric: string }[];
}

/**
 * The intervals of the means of every run and metric over some of the questions, one map a run.
 * Columns that have a number for the same questions share their draws.
 */
export function* findIntervals(
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  questions: readonly number[],
  clusterOf: Int32Array | null,
): Generator<undefined, RunIntervals[]> {
  const groups: Group[] = [];
  for (const [run, ofRun] of scores.entries()) {
    for (const metric of metrics) {
      const values = ofRun[metric.id]?.values ?? new Float64Array();
      const scored = questions.filter((question) => !Number.isNaN(values[question] ?? NaN));
      const group = groups.find((one) => areSame(one.questions, scored)) ?? {
        questions: scored,
        pool: createPool(renumberClusters(clusterOf, scored)),
        owners: [],
      };
      if (group.owners.length === 0) groups.push(group);
      const column = Float64Array.from(scored, (question) => values[question] ?? NaN);
      addToPool(group.pool, column, isShare(metric));
      group.owners.push({ run, metric: metric.id });
      yield;
    }
  }
  const found = scores.map((): RunIntervals => new Map());
  for (const { pool, owners } of groups) {
    const intervals = yield* intervalsOfPool(pool);
    owners.forEach(({ run, metric }, index) => {
      found[run]?.set(metric, intervals[index] ?? null);
    });
  }
  return found;
}

/** Whether the scores of a metric lie from 0 to 1, so that its mean is a share. */
function isShare({ range: [lowest, highest] }: Metric): boolean {
  return lowest === 0 && highest === 1;
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function join(summaries: MetricSummaries, intervals: RunIntervals | undefined): MetricSummaries {
  return Object.fromEntries(
    Object.entries(summaries).map(([id, summary]) => [
      id,
      { ...summary, interval: intervals?.get(id) ?? null },
    ]),
  );
}
