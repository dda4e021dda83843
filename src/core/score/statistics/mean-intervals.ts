import { expandedPercentileInterval, REPLICATES, resampleMeans } from './bootstrap';
import { clusteredStandardError, groupClusters } from './clustered';
import type { Interval } from './interval';
import { studentInterval } from './mean-interval';
import { mean, sum } from './moments';
import { wilsonInterval } from './proportion';
import { createRandom } from './random';

/** Seed of every resampling; it stands in reports beside the figures. */
export const SEED = 20_261_121;

/** From so many questions or clusters on, the mean is so nearly normal that resampling adds nothing. */
export const MOST_RESAMPLED = 1000;

/** A 95 % interval and how it was found. */
export interface MeanInterval extends Interval {
  readonly method: 'wilson' | 'bootstrap' | 'normal';
}

/**
 * 95 % intervals for the means of columns over the same questions, resampled together.
 *
 * - Shares, where they are right-or-wrong scores of questions that stand alone or all alike: Wilson's
 *   interval, which does not collapse; with clusters its n is their number.
 * - Else up to 1,000 questions or clusters: the expanded percentile bootstrap, 10,000 resamples.
 * - Beyond: mean ± t × (clustered) standard error.
 *
 * `null` where nothing can be said: fewer than two questions or clusters, or all values alike that are
 * no shares.
 * @param columns scores without NaN, all of one length
 * @param clusterOf number of the cluster of each question; `null` where each stands alone
 * @param areShares whether the values lie from 0 to 1 by their nature; differences do not
 */
export function intervalsOfMeans(
  columns: readonly Float64Array[],
  clusterOf: Int32Array | null,
  areShares: boolean,
): (MeanInterval | null)[] {
  const grouped = columns.map((column) => groupClusters(column, clusterOf));
  const sizes = grouped[0]?.sizes ?? new Float64Array();
  const units = sizes.length;
  if (units < 2) return columns.map(() => null);
  const closed = columns.map((column) => closedInterval(column, clusterOf, units, areShares));
  const open = grouped.filter((_, index) => closed[index] === undefined);
  const sums = open.map((one) => one.sums);
  const replicates = resampleMeans(sums, sizes, createRandom(SEED), REPLICATES);
  let next = 0;
  return closed.map((found) => {
    if (found !== undefined) return found;
    const own = replicates[next++] ?? new Float64Array();
    return { ...expandedPercentileInterval(own, units), method: 'bootstrap' };
  });
}

/** The interval where none has to be resampled; `undefined` where it has. */
function closedInterval(
  column: Float64Array,
  clusterOf: Int32Array | null,
  units: number,
  areShares: boolean,
): MeanInterval | null | undefined {
  const centre = mean(column) ?? 0;
  const isAlike = column.every((value) => value === column[0]);
  if (isAlike) {
    return areShares ? { ...wilsonInterval(centre * units, units), method: 'wilson' } : null;
  }
  if (areShares && !clusterOf && column.every((value) => value === 0 || value === 1)) {
    return { ...wilsonInterval(sum(column), column.length), method: 'wilson' };
  }
  if (units <= MOST_RESAMPLED) return undefined;
  const error = clusteredStandardError(column, clusterOf) ?? 0;
  return { ...studentInterval(centre, error, units - 1), method: 'normal' };
}
