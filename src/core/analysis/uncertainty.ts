import type { Metric } from '../scoring/metric';
import type { Dataset, RunScores } from '../model';
import type { RunReport } from './run-report';
import type { Settings } from '../settings';
import { compareRunsInSteps, type RunComparison } from './compare-runs';
import { addIntervals } from './intervals';
import { REPLICATES } from './statistics/bootstrap';
import { numberClusters } from './statistics/clusters';
import { LEVEL } from './statistics/interval';
import { SEED } from './statistics/mean-intervals';

/** How the intervals of a report were found. */
export interface UncertaintyMethod {
  readonly level: number;
  readonly resamples: number;
  readonly seed: number;
  /**
   * Documents that were resampled whole, a question without one counted as its own; `null` where no
   * two questions share one, or by choice each question stands alone.
   */
  readonly documents: number | null;
}

/** What can be believed of the means of all runs. */
export interface Uncertainty {
  readonly method: UncertaintyMethod;
  /** Every pair of runs under each headline metric. */
  readonly comparisons: readonly RunComparison[];
}

/** The reports with their intervals and the comparisons of all runs, in steps of a few milliseconds. */
export function* findUncertainty(
  { questions, runs }: Dataset,
  reports: readonly RunReport[],
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  settings: Settings,
): Generator<
  undefined,
  { readonly runs: readonly RunReport[]; readonly uncertainty: Uncertainty }
> {
  const clusterOf = documentsOf(questions.documents, settings);
  const withIntervals = yield* addIntervals(
    reports,
    scores,
    metrics,
    questions.answerTypes,
    clusterOf,
  );
  const comparisons: RunComparison[] = [];
  for (const metric of runs.length > 1 ? metrics.filter(({ headline }) => headline) : []) {
    comparisons.push(yield* compareRunsInSteps(scores, metric, clusterOf));
  }
  const documents = clusterOf && 1 + clusterOf.reduce((most, one) => Math.max(most, one), -1);
  const method = { level: LEVEL, resamples: REPLICATES, seed: SEED, documents };
  return { runs: withIntervals, uncertainty: { method, comparisons } };
}

/** Numbers of the documents that are resampled whole; `null` where each question stands alone. */
export function documentsOf(
  documents: readonly string[],
  { clusterByDocument }: Pick<Settings, 'clusterByDocument'>,
): Int32Array | null {
  return clusterByDocument ? numberClusters(documents) : null;
}
