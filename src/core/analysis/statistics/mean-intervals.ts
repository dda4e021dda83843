import { runToEnd } from '../../progress';
import { expandedPercentileInterval, REPLICATES, resampleInSteps } from './bootstrap';
import { type Clusters, clusteredStandardError, groupClusters } from './clusters';
import { type Interval, studentInterval, wilsonInterval } from './interval';
import { mean, sum, type Values } from './moments';
import { createRandom } from '../../random';

/** Seed of every resampling; it stands in reports beside the figures. */
export const SEED = 20_261_121;

/** From so many questions or clusters on, the mean is so nearly normal that resampling adds nothing. */
const MAX_RESAMPLED = 500;

/** A 95 % interval and how it was found. */
export interface MeanInterval extends Interval {
  readonly method: 'wilson' | 'bootstrap' | 'normal';
}

/**
 * 95 % intervals for the means of columns over the same questions, resampled together.
 *
 * - Shares, where they are right-or-wrong scores of questions that stand alone or are all alike: Wilson's
 *   interval, which does not collapse; where all clusters have the same mean its n is their number.
 * - Else up to 500 questions or clusters: the expanded percentile bootstrap, 10,000 resamples.
 * - Beyond: mean ± t × (clustered) standard error.
 *
 * `null` where nothing can be said: fewer than two questions or clusters, all of them alike
 * and no shares, or values too large for their spread to be a number.
 * @param columns scores without NaN, all of one length
 * @param clusterOf number of the cluster of each question; `null` where each stands alone
 * @param areShares whether the values lie from 0 to 1 by their nature; differences do not
 */
export function intervalsOfMeans(
  columns: readonly Float64Array[],
  clusterOf: Int32Array | null,
  areShares: boolean,
): (MeanInterval | null)[] {
  const pool = createPool(clusterOf);
  columns.forEach((column) => {
    addToPool(pool, column, areShares);
  });
  return runToEnd(intervalsOfPool(pool));
}

/** Means over the same questions whose intervals share their draws. */
export interface Pool {
  readonly clusterOf: Int32Array | null;
  /** The interval of each column; `undefined` where it has to be resampled. */
  readonly found: (MeanInterval | null | undefined)[];
  /** The clusters of the columns that have to be. */
  readonly waiting: Clusters[];
}

/** An empty pool. @param clusterOf number of the cluster of each value; `null` where each stands alone */
export function createPool(clusterOf: Int32Array | null): Pool {
  return { clusterOf, found: [], waiting: [] };
}

/** Adds the mean of a column, which is not kept: what has to be resampled are sums of clusters. */
export function addToPool({ clusterOf, found, waiting }: Pool, column: Values, isShare: boolean) {
  const clusters = groupClusters(column, clusterOf);
  const interval = closedInterval(column, clusterOf, clusters, isShare);
  found.push(interval);
  if (interval === undefined) waiting.push(clusters);
}

/** The intervals of the means of a pool, in the order in which they were added; in short steps. */
export function* intervalsOfPool({
  found,
  waiting,
}: Pool): Generator<undefined, (MeanInterval | null)[]> {
  const sizes = waiting[0]?.sizes ?? new Float64Array();
  const sums = waiting.map((one) => one.sums);
  const replicates = yield* resampleInSteps(sums, sizes, createRandom(SEED), REPLICATES);
  const resampled: MeanInterval[] = [];
  for (const own of replicates) {
    resampled.push({ ...expandedPercentileInterval(own, sizes.length), method: 'bootstrap' });
    yield;
  }
  let next = 0;
  return found.map((one) => ifFinite(one === undefined ? (resampled[next++] ?? null) : one));
}

/** Squares of the largest doubles are none; then nothing can be said. */
function ifFinite(interval: MeanInterval | null): MeanInterval | null {
  return interval && Number.isFinite(interval.low) && Number.isFinite(interval.high)
    ? interval
    : null;
}

/** The interval where none has to be resampled; `undefined` where it has. */
function closedInterval(
  column: Values,
  clusterOf: Int32Array | null,
  { sums, sizes }: Clusters,
  isShare: boolean,
): MeanInterval | null | undefined {
  const units = sums.length;
  if (units < 2) return null;
  const center = mean(column) ?? 0;
  const meanOf = (unit: number) => (sums[unit] ?? 0) / (sizes[unit] ?? 1);
  if (sums.every((_, unit) => meanOf(unit) === meanOf(0))) {
    return isShare ? { ...wilsonInterval(center * units, units), method: 'wilson' } : null;
  }
  if (isShare && !clusterOf && column.every((value) => value === 0 || value === 1)) {
    return { ...wilsonInterval(sum(column), column.length), method: 'wilson' };
  }
  if (units <= MAX_RESAMPLED) return undefined;
  const error = clusteredStandardError(column, clusterOf) ?? 0;
  return { ...studentInterval(center, error, units - 1), method: 'normal' };
}
