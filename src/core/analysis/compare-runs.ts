import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { clusteredStandardError, groupClusters } from './statistics/clusters';
import { type MeanInterval, collectMeans, SEED } from './statistics/mean-intervals';
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

/** Two runs on the same questions under one metric. Differences are A − B, in the metric's unit. */
export interface PairComparison {
  /** Positions of the runs. */
  readonly a: number;
  readonly b: number;
  /** Questions for which both runs have a score. */
  readonly n: number;
  /** Documents of those questions; `null` if each question is its own cluster. */
  readonly clusters: number | null;
  readonly meanA: number | null;
  readonly meanB: number | null;
  readonly difference: number | null;
  readonly interval: MeanInterval | null;
  /** Paired permutation test, over clusters if there are any. */
  readonly permutation: PermutationTest;
  /** The permutation test's p after Holm's adjustment over all pairs. */
  readonly pHolm: number;
  /**
   * How often only one run is correct, and McNemar's exact p. `null` unless all scores are 0 or 1
   * and no questions share documents: otherwise the test, which assumes independence, would find
   * too many differences.
   */
  readonly mcNemar: { readonly onlyA: number; readonly onlyB: number; readonly p: number } | null;
  /** Questions on which A is better, worse or equal. */
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  /**
   * Whether the adjusted p can fall below 0.05 at all; with m questions or clusters, p is at least
   * 2^(1 − m).
   */
  readonly canDecide: boolean;
  /** The smallest number of questions or documents with which p can fall below 0.05. */
  readonly unitsNeeded: number;
  /**
   * Minimum detectable difference: the smallest true difference that the test finds with 80%
   * power, before adjustment for multiple comparisons. `null` if all differences are equal.
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
 * Compares every pair of runs on the questions that both have a score for, in short steps; pairs
 * over the same questions share their draws. Cost per pair: linear in the questions, plus 10,000 ×
 * the number of questions or documents (at most 500) each for the interval and for the test.
 * @param clusterOf document number of each question; `null` if no two share one
 */
export function* compareRuns(
  scores: readonly RunScores[],
  metric: Metric,
  clusterOf: Int32Array | null,
): Generator<undefined, RunComparison> {
  const columns = scores.map((ofRun) => ofRun[metric.id]?.values ?? new Float64Array());
  const [lowest, highest] = metric.range;
  const compared: Compared[] = [];
  const means = collectMeans<number>(clusterOf);
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

/** The smallest m for which 2^(1 − m), adjusted for all pairs, is below 0.05. */
function countUnitsNeeded(pairs: number): number {
  let units = 1;
  while (pairs * 2 ** (1 - units) >= DEFAULT_LEVELS.significance) units++;
  return units;
}

/** A pair before its interval is computed and its p adjusted. */
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
