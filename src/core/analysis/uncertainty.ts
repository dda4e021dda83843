import type { Metric } from '../scoring/metric';
import type { Dataset, RunScores } from '../model';
import type { MetricSummaries, RunReport } from './run-report';
import { countClusters, numberClustersByDocument } from './statistics/clusters';
import { type MeanInterval, REPLICATES, SEED, collectMeans } from './statistics/mean-intervals';
import { groupBy } from './summarize';
import type { Settings } from '../settings';
import { compareRuns, type RunComparison } from './compare-runs';
import { LEVEL } from './statistics/interval';

/** Intervals by metric id. */
type RunIntervals = Map<string, MeanInterval | null>;

/** How the intervals of a report were computed. */
export interface UncertaintyMethod {
  readonly level: number;
  readonly resamples: number;
  readonly seed: number;
  /**
   * Number of documents resampled as clusters, where a question without a document counts as a
   * cluster of its own; `null` if no two questions share one, or if clustering is off.
   */
  readonly documents: number | null;
}

/** Intervals and comparisons of the means of all runs. */
export interface Uncertainty {
  readonly method: UncertaintyMethod;
  /** Every pair of runs under each headline metric. */
  readonly comparisons: readonly RunComparison[];
}

/** The value before any runs are compared. */
export const NO_COMPARISONS: Uncertainty = {
  method: { level: LEVEL, resamples: REPLICATES, seed: SEED, documents: null },
  comparisons: [],
};

/**
 * The reports with their intervals, and the comparisons of all runs, in steps of a few
 * milliseconds.
 */
export function* computeUncertainty(
  { questions, runs }: Dataset,
  reports: readonly RunReport[],
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  settings: Settings,
): Generator<
  undefined,
  { readonly runs: readonly RunReport[]; readonly uncertainty: Uncertainty }
> {
  const { documents: ofQuestions, answerTypes } = questions;
  const clusterOf = documentsOf(ofQuestions, settings);
  const withIntervals = yield* addIntervals(reports, scores, metrics, answerTypes, clusterOf);
  const comparisons: RunComparison[] = [];
  for (const metric of runs.length > 1 ? metrics.filter(({ headline }) => headline) : []) {
    comparisons.push(yield* compareRuns(scores, metric, clusterOf));
  }
  const documents = clusterOf && countClusters(clusterOf);
  const method = { level: LEVEL, resamples: REPLICATES, seed: SEED, documents };
  return { runs: withIntervals, uncertainty: { method, comparisons } };
}

/** Cluster number of each question by its document; `null` without clusters. */
export function documentsOf(
  documents: readonly string[],
  { clusterByDocument }: Pick<Settings, 'clusterByDocument'>,
): Int32Array | null {
  return clusterByDocument ? numberClustersByDocument(documents) : null;
}

/**
 * The reports with a 95% interval for every mean, overall and by answer type. Means over the same
 * questions share their draws. Cost: linear in the scores; for resampled means, 10,000 × the number
 * of questions or documents (at most 500) × columns.
 * @param answerTypes label of each question
 * @param clusterOf document number of each question; `null` if each is its own cluster
 */
export function* addIntervals(
  reports: readonly RunReport[],
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  answerTypes: readonly string[],
  clusterOf: Int32Array | null,
): Generator<undefined, RunReport[]> {
  const all = answerTypes.map((_, question) => question);
  const overall = yield* computeIntervals(scores, metrics, all, clusterOf);
  const byType = new Map<string, RunIntervals[]>();
  for (const [label, members] of groupBy(answerTypes)) {
    byType.set(label, yield* computeIntervals(scores, metrics, members, clusterOf));
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

/** The intervals of the means over some of the questions, by metric; one map per run. */
export function* computeIntervals(
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  questions: readonly number[],
  clusterOf: Int32Array | null,
): Generator<undefined, RunIntervals[]> {
  const means = collectMeans<string>(clusterOf);
  const keyOf = (run: number, { id }: Metric) => `${run} ${id}`;
  for (const [run, ofRun] of scores.entries()) {
    for (const metric of metrics) {
      const values = ofRun[metric.id]?.values ?? new Float64Array();
      const scored = questions.filter((question) => !Number.isNaN(values[question] ?? NaN));
      const column = Float64Array.from(scored, (question) => values[question] ?? NaN);
      means.add(keyOf(run, metric), scored, column, metric.range);
      yield;
    }
  }
  const intervals = yield* means.intervals();
  return scores.map(
    (_, run) =>
      new Map(metrics.map((metric) => [metric.id, intervals.get(keyOf(run, metric)) ?? null])),
  );
}

function join(summaries: MetricSummaries, intervals: RunIntervals | undefined): MetricSummaries {
  return Object.fromEntries(
    Object.entries(summaries).map(([id, summary]) => [
      id,
      { ...summary, interval: intervals?.get(id) ?? null },
    ]),
  );
}
