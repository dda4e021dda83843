import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { clusteredStandardError, groupClusters } from './statistics/clusters';
import { type MeanInterval, poolMeans, SEED } from './statistics/mean-intervals';
import { mean } from './statistics/moments';
import {
  adjustHolm,
  DEFAULT_LEVELS,
  mcNemarExact,
  minimumDetectableEffect,
  permutationTest,
  type PermutationTest,
} from './statistics/paired-tests';
import { createRandom } from '../random';

/** Two runs on the same questions under one metric. Differences are A less B, in the metric's unit. */
export interface PairComparison {
  /** Positions of the runs. */
  readonly a: number;
  readonly b: number;
  /** Questions for which both have a score; the figures are about these. */
  readonly n: number;
  /** Documents that those questions share; `null` if each question is its own cluster. */
  readonly clusters: number | null;
  readonly meanA: number | null;
  readonly meanB: number | null;
  readonly difference: number | null;
  readonly interval: MeanInterval | null;
  /** Paired permutation test; over clusters where there are any. */
  readonly permutation: PermutationTest;
  /** The permutation p after Holm's adjustment over all pairs of the comparison. */
  readonly pHolm: number;
  /**
   * Where every score is 0 or 1: how often only one run is correct, and McNemar's exact p. `null` where
   * questions share documents, since the test takes them as independent and finds too many differences.
   */
  readonly mcNemar: { readonly onlyA: number; readonly onlyB: number; readonly p: number } | null;
  /** Questions on which A is better, worse, or the same. */
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  /**
   * Whether a test of this many questions or clusters, adjusted for all pairs, could come out below
   * 0.05 at all: of m units no p is below 2^(1 − m).
   */
  readonly canDecide: boolean;
  /** Questions, or documents where questions share them, from which on the test could. */
  readonly unitsNeeded: number;
  /**
   * Minimum detectable difference: the smallest true difference that the test finds with 80 % power,
   * before adjustment for multiple comparisons. Smaller ones can come out significant. `null` where
   * nothing varies.
   */
  readonly detectable: number | null;
}

/** Every pair of runs under one metric. */
export interface RunComparison {
  readonly metric: string;
  readonly seed: number;
  readonly pairs: readonly PairComparison[];
}

/**
 * Compares every pair of runs on the questions that both have a score for, pausing between pairs and
 * within their resampling; pairs over the same questions share their draws. Cost of a pair: linear in
 * the questions, 10,000 × questions (or documents) for the interval and for the test up to 500 of them.
 * @param clusterOf number of the document of each question; `null` if no two share one
 */
export function* compareRuns(
  scores: readonly RunScores[],
  metric: Metric,
  clusterOf: Int32Array | null,
): Generator<undefined, RunComparison> {
  const columns = scores.map((ofRun) => ofRun[metric.id]?.values ?? new Float64Array());
  const [lowest, highest] = metric.range;
  const compared: Compared[] = [];
  const means = poolMeans<number>(clusterOf);
  for (const [a, own] of columns.entries()) {
    for (const [offset, other] of columns.slice(a + 1).entries()) {
      const questions = scoredByBoth(own, other);
      const pick = (column: Float64Array) =>
        Float64Array.from(questions, (question) => column[question] ?? NaN);
      const [ofA, ofB] = [pick(own), pick(other)];
      const differences = ofA.map((value, at) => value - (ofB[at] ?? NaN));
      const range = [lowest - highest, highest - lowest] as const;
      const clusters = means.add(compared.length, questions, differences, range);
      const pair = comparePair(ofA, ofB, differences, metric, clusters);
      compared.push({ a, b: a + 1 + offset, ...pair });
      yield;
    }
  }
  const intervals = yield* means.intervals();
  const unitsNeeded = countUnitsNeeded(compared.length);
  const adjusted = adjustHolm(compared.map(({ permutation }) => permutation.p));
  return {
    metric: metric.id,
    seed: SEED,
    pairs: compared.map((pair, index) => ({
      ...pair,
      interval: intervals.get(index) ?? null,
      pHolm: adjusted[index] ?? 1,
      canDecide: (pair.clusters ?? pair.n) >= unitsNeeded,
      unitsNeeded,
    })),
  };
}

/** The fewest units m whose smallest p, 2^(1 − m), is below 0.05 after adjustment for all pairs. */
function countUnitsNeeded(pairs: number): number {
  let units = 1;
  while (pairs * 2 ** (1 - units) >= DEFAULT_LEVELS.significance) units++;
  return units;
}

/** A pair before its interval is found and its p adjusted. */
type Compared = Omit<PairComparison, 'interval' | 'pHolm' | 'canDecide' | 'unitsNeeded'>;

function scoredByBoth(a: Float64Array, b: Float64Array): number[] {
  return [...a.keys()].filter(
    (question) => !Number.isNaN(a[question]) && !Number.isNaN(b[question] ?? NaN),
  );
}

function comparePair(
  ofA: Float64Array,
  ofB: Float64Array,
  differences: Float64Array,
  { better }: Metric,
  clusters: Int32Array | null,
): Omit<Compared, 'a' | 'b'> {
  const { sums } = groupClusters(differences, clusters);
  const error = clusteredStandardError(differences, clusters);
  const sign = better === 'higher' ? 1 : -1;
  const count = (holds: (difference: number) => boolean) => differences.filter(holds).length;
  return {
    n: differences.length,
    clusters: clusters && sums.length,
    meanA: mean(ofA),
    meanB: mean(ofB),
    difference: mean(differences),
    permutation: permutationTest(sums, createRandom(SEED)),
    mcNemar: clusters === null ? compareVerdicts(ofA, ofB) : null,
    better: count((difference) => sign * difference > 0),
    worse: count((difference) => sign * difference < 0),
    same: count((difference) => difference === 0),
    detectable: error ? minimumDetectableEffect(error) : null,
  };
}

function compareVerdicts(a: Float64Array, b: Float64Array): PairComparison['mcNemar'] {
  const areVerdicts = (column: Float64Array) => column.every((value) => value === 0 || value === 1);
  if (a.length === 0 || !areVerdicts(a) || !areVerdicts(b)) return null;
  const onlyA = a.filter((value, at) => value === 1 && b[at] === 0).length;
  const onlyB = a.filter((value, at) => value === 0 && b[at] === 1).length;
  return { onlyA, onlyB, p: mcNemarExact(onlyA, onlyB) };
}
