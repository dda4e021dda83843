import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';
import { runToEnd } from '../progress';
import { clusteredStandardError, groupClusters, renumberClusters } from './statistics/clusters';
import {
  addToPool,
  createPool,
  intervalsOfPool,
  type MeanInterval,
  type Pool,
  SEED,
} from './statistics/mean-intervals';
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
  /** Documents that those questions share; `null` where each question stands alone. */
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
   * Where every score is 0 or 1: how often only one is right, and McNemar's exact p, which knows of
   * no clusters.
   */
  readonly mcNemar: { readonly onlyA: number; readonly onlyB: number; readonly p: number } | null;
  /** Questions on which A is better, worse, or the same. */
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  /**
   * Whether the test of so many questions or clusters, adjusted for so many pairs, could come out below
   * 0.05 at all: of m units no p is below 2^(1 − m).
   */
  readonly canDecide: boolean;
  /**
   * The smallest true difference that so many questions show four times in five; `null` where
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
 * Compares every pair of runs on the questions that both have a score for.
 * @param clusterOf number of the document of each question; `null` where no two share one
 */
export function compareRuns(...given: Parameters<typeof compareRunsInSteps>): RunComparison {
  return runToEnd(compareRunsInSteps(...given));
}

/**
 * As `compareRuns`, pausing between pairs and within their resampling; pairs over the same questions
 * share their draws. Cost of a pair: linear in the questions, 10,000 × questions (or documents) for the
 * interval and for the test up to 500 of them.
 */
export function* compareRunsInSteps(
  scores: readonly RunScores[],
  metric: Metric,
  clusterOf: Int32Array | null,
): Generator<undefined, RunComparison> {
  const columns = scores.map((ofRun) => ofRun[metric.id]?.values ?? new Float64Array());
  const compared: Compared[] = [];
  const groups: Group[] = [];
  for (const [a, own] of columns.entries()) {
    for (const [offset, other] of columns.slice(a + 1).entries()) {
      const questions = scoredByBoth(own, other);
      const group = findGroup(groups, questions, clusterOf);
      compared.push({ a, b: a + 1 + offset, ...comparePair(own, other, metric, group) });
      group.owners.push(compared.length - 1);
      yield;
    }
  }
  const intervals: (MeanInterval | null)[] = compared.map(() => null);
  for (const { pool, owners } of groups) {
    const found = yield* intervalsOfPool(pool);
    owners.forEach((owner, index) => {
      intervals[owner] = found[index] ?? null;
    });
  }
  const pairs = compared.map((pair, index) => ({ ...pair, interval: intervals[index] ?? null }));
  const adjusted = adjustHolm(pairs.map(({ permutation }) => permutation.p));
  return {
    metric: metric.id,
    seed: SEED,
    pairs: pairs.map((pair, index) => ({
      ...pair,
      pHolm: adjusted[index] ?? 1,
      canDecide: pairs.length * 2 ** (1 - (pair.clusters ?? pair.n)) < DEFAULT_LEVELS.significance,
    })),
  };
}

/** A pair before its interval is found and its p adjusted. */
type Compared = Omit<PairComparison, 'interval' | 'pHolm' | 'canDecide'>;

/** Pairs over the same questions, whose intervals share their draws. */
interface Group {
  readonly questions: readonly number[];
  readonly pool: Pool;
  /** Which pairs the entries of the pool belong to. */
  readonly owners: number[];
}

function findGroup(
  groups: Group[],
  questions: readonly number[],
  clusterOf: Int32Array | null,
): Group {
  const known = groups.find((group) => areSame(group.questions, questions));
  if (known) return known;
  const pool = createPool(renumberClusters(clusterOf, questions));
  const group = { questions, pool, owners: [] };
  groups.push(group);
  return group;
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function scoredByBoth(a: Float64Array, b: Float64Array): number[] {
  return [...a.keys()].filter(
    (question) => !Number.isNaN(a[question]) && !Number.isNaN(b[question] ?? NaN),
  );
}

function comparePair(
  a: Float64Array,
  b: Float64Array,
  { better, range: [lowest, highest] }: Metric,
  { questions, pool }: Group,
): Omit<Compared, 'a' | 'b'> {
  const clusters = pool.clusterOf;
  const pick = (column: Float64Array) => Float64Array.from(questions, (at) => column[at] ?? NaN);
  const [ofA, ofB] = [pick(a), pick(b)];
  const differences = ofA.map((value, at) => value - (ofB[at] ?? NaN));
  const { sums } = groupClusters(differences, clusters);
  const error = clusteredStandardError(differences, clusters);
  addToPool(pool, differences, [lowest - highest, highest - lowest]);
  const sign = better === 'higher' ? 1 : -1;
  const count = (holds: (difference: number) => boolean) => differences.filter(holds).length;
  return {
    n: questions.length,
    clusters: clusters && sums.length,
    meanA: mean(ofA),
    meanB: mean(ofB),
    difference: mean(differences),
    permutation: permutationTest(sums, createRandom(SEED)),
    mcNemar: compareVerdicts(ofA, ofB),
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
