import { normalCdf, studentQuantile } from './distributions';
import { smallSampleInterval, smallSampleQuantile, type ValueRange } from './small-sample';
import { type Interval, LEVEL, studentInterval, tailProbability, wilsonInterval } from './interval';
import { mean, quantileOfSorted, sum, type Values } from './moments';
import { createRandom, type Random } from '../../random';

import { runToEnd } from '../../progress';
import { type Clusters, clusteredStandardError, groupClusters, renumberClusters } from './clusters';

/** Resamples for every interval. */
export const REPLICATES = 10_000;

/** Additions per resampling step, which takes well under a millisecond. */
const STEP = 200_000;

/** Seed of all resampling; reports include it. */
export const SEED = 20_261_121;

/**
 * With at most this many questions or documents, bootstrap intervals cover the true mean in less
 * than 94% of simulations (docs/decisions/statistics.md), so Student's t is used.
 */
const MAX_FEW_UNITS = 50;

/**
 * Above this many questions or clusters the mean is so close to normal that resampling adds
 * nothing.
 */
const MAX_RESAMPLED = 500;

/** A 95% interval and its method. */
export interface MeanInterval extends Interval {
  readonly method: 'wilson' | 'student' | 'bootstrap' | 'normal';
}

/**
 * 95% intervals for the means of columns over the same questions. The means share their draws.
 *
 * - Proportions: Wilson's interval for binary scores of independent questions; also where all
 *   documents have the same mean, with the number of documents as n.
 * - Otherwise, up to 50 questions or documents: Student's t on document means.
 * - Up to 500: the expanded percentile bootstrap, 10,000 resamples.
 * - Above that: mean ± t × (clustered) standard error.
 *
 * `null` if there is no interval: a single question or document, equal values that are not
 * proportions, or values too large to square.
 * @param columns scores without NaN, all of equal length
 * @param clusterOf number of the cluster of each question; `null` if questions are independent
 * @param range lowest and highest possible value; a range of 0 to 1 makes the mean a proportion
 */
export function intervalsOfMeans(
  columns: readonly Float64Array[],
  clusterOf: Int32Array | null,
  range: ValueRange,
): (MeanInterval | null)[] {
  const means = collectMeans<number>(clusterOf);
  const questions = [...(columns[0]?.keys() ?? [])];
  columns.forEach((column, index) => means.add(index, questions, column, range));
  const found = runToEnd(means.intervals());
  return columns.map((_, index) => found.get(index) ?? null);
}

/** Means over the same questions. They share their draws. */
interface Pool<Owner> {
  readonly questions: readonly number[];
  readonly clusterOf: Int32Array | null;
  readonly owners: Owner[];
  /** The interval of each mean; `undefined` if it must be resampled. */
  readonly found: (MeanInterval | null | undefined)[];
  /** The clusters of the columns to resample. */
  readonly waiting: Clusters[];
  /** Quantile for small samples, which depends on cluster sizes alone; 0 until it is needed. */
  quantile: number;
}

/** Collects means over any sets of questions; only cluster sums are kept. */
export function collectMeans<Owner>(clusterOf: Int32Array | null) {
  const pools: Pool<Owner>[] = [];
  const poolOf = (questions: readonly number[]) => {
    const known = pools.find((one) => areSame(one.questions, questions));
    if (known) return known;
    const own = renumberClusters(clusterOf, questions);
    const pool = { questions, clusterOf: own, owners: [], found: [], waiting: [], quantile: 0 };
    pools.push(pool);
    return pool;
  };
  return {
    /** Adds the mean of these values, one per question; returns the clusters of the questions. */
    add(owner: Owner, questions: readonly number[], values: Values, range: ValueRange) {
      const pool = poolOf(questions);
      const clusters = groupClusters(values, pool.clusterOf);
      const interval = closedInterval(pool, values, clusters, range);
      pool.owners.push(owner);
      pool.found.push(interval);
      if (interval === undefined) pool.waiting.push(clusters);
      return pool.clusterOf;
    },
    /**
     * Computes the interval of each mean in short steps; in the returned map, the keys are the
     * owners of the means.
     */
    *intervals(): Generator<undefined, Map<Owner, MeanInterval | null>> {
      const intervals = new Map<Owner, MeanInterval | null>();
      for (const { owners, found, waiting } of pools) {
        const sizes = waiting[0]?.sizes ?? new Float64Array();
        const sums = waiting.map((one) => one.sums);
        const replicates = yield* resampleInSteps(sums, sizes, createRandom(SEED));
        const resampled: MeanInterval[] = [];
        for (const own of replicates) {
          const interval = expandedPercentileInterval(own, sizes.length);
          resampled.push({ ...interval, method: 'bootstrap' });
          yield;
        }
        let next = 0;
        owners.forEach((owner, at) => {
          const closed = found[at];
          const interval = closed === undefined ? resampled[next++] : closed;
          intervals.set(owner, ifFinite(interval ?? null));
        });
      }
      return intervals;
    },
  };
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** `null` for an infinite interval: the square of a very large double overflows. */
function ifFinite(interval: MeanInterval | null): MeanInterval | null {
  return interval && Number.isFinite(interval.low) && Number.isFinite(interval.high)
    ? interval
    : null;
}

/** The interval; `undefined` if it needs resampling. */
function closedInterval(
  pool: Pick<Pool<unknown>, 'clusterOf' | 'quantile'>,
  column: Values,
  clusters: Clusters,
  range: ValueRange,
): MeanInterval | null | undefined {
  const { clusterOf } = pool;
  const { sums, sizes } = clusters;
  const units = sums.length;
  if (units < 2) return null;
  const isShare = range[0] === 0 && range[1] === 1;
  const center = mean(column) ?? 0;
  const meanOf = (unit: number) => (sums[unit] ?? 0) / (sizes[unit] ?? 1);
  const isConstant = column.every((value) => value === column[0]);
  const areAlike = isConstant || sums.every((_, unit) => meanOf(unit) === meanOf(0));
  if (areAlike && isShare) return { ...wilsonInterval(center * units, units), method: 'wilson' };
  if (isShare && !clusterOf && column.every((value) => value === 0 || value === 1)) {
    return { ...wilsonInterval(sum(column), column.length), method: 'wilson' };
  }
  if (isConstant) return null;
  if (units <= MAX_FEW_UNITS) {
    pool.quantile ||= smallSampleQuantile(sizes);
    return { ...smallSampleInterval(column, clusters, pool.quantile, range), method: 'student' };
  }
  if (areAlike) return null;
  if (units <= MAX_RESAMPLED) return undefined;
  const error = clusteredStandardError(column, clusterOf) ?? 0;
  return { ...studentInterval(center, error, units - 1), method: 'normal' };
}

/**
 * Means of cluster resamples, drawn with replacement: Σ sums / Σ sizes. All columns share the
 * draws, so that differences of their means are paired. Cost: replicates × clusters for the draws
 * and again for each column.
 * Source: B. Efron & R. Tibshirani, An Introduction to the Bootstrap (1993).
 * @param columns sums of the clusters, one array per column
 * @param sizes number of values in each cluster, the same for all columns
 */
export function* resampleInSteps(
  columns: readonly Float64Array[],
  sizes: Float64Array,
  random: Random,
  replicates = REPLICATES,
): Generator<undefined, Float64Array[]> {
  const width = columns.length;
  const means = columns.map(() => new Float64Array(replicates));
  if (width === 0) return means;
  const count = sizes.length;
  // The columns of one cluster are adjacent, so that a draw reads adjacent memory.
  const rows = new Float64Array(count * width);
  columns.forEach((sums, column) => {
    for (let at = 0; at < count; at++) rows[at * width + column] = sums[at] ?? 0;
  });
  const totals = new Float64Array(width);
  const perStep = Math.max(1, Math.floor(STEP / (count * (width + 1))));
  for (let replicate = 0; replicate < replicates; replicate++) {
    let size = 0;
    totals.fill(0);
    for (let draw = 0; draw < count; draw++) {
      const cluster = random.below(count);
      size += sizes[cluster] ?? 0;
      const from = cluster * width;
      for (let at = 0; at < width; at++) totals[at] = (totals[at] ?? 0) + (rows[from + at] ?? 0);
    }
    for (let at = 0; at < width; at++) {
      const own = means[at];
      if (own) own[replicate] = (totals[at] ?? 0) / size;
    }
    if (replicate % perStep === perStep - 1) yield;
  }
  return means;
}

/**
 * The percentile interval of the resamples, widened because the spread is estimated from `units`
 * values or clusters: its tails are Φ(√(m/(m−1)) · t_{m−1}) for m units. Few units would otherwise
 * give too narrow an interval.
 * Source: T. C. Hesterberg, The American Statistician 69 (2015), section 4.3 (expanded percentile).
 */
export function expandedPercentileInterval(replicates: Float64Array, units: number): Interval {
  const tail = expandedTail(units);
  const sorted = replicates.slice().sort();
  return { low: quantileOfSorted(sorted, tail), high: quantileOfSorted(sorted, 1 - tail) };
}

/** The tail probability of the expanded percentile interval. */
export function expandedTail(units: number): number {
  const t = studentQuantile(tailProbability(LEVEL), units - 1);
  return normalCdf(Math.sqrt(units / (units - 1)) * t);
}
