import { normalCdf, studentQuantile } from './distributions';
import { type Interval, LEVEL, tailProbability } from './interval';
import { quantileOfSorted } from './moments';
import type { Random } from '../../random';

/** Replicates drawn for every interval. */
export const REPLICATES = 10_000;

/** Additions between two steps of resampling: well under a millisecond. */
const STEP = 200_000;

/**
 * Means of resamples of whole clusters, drawn with replacement, as many as there are: Σ sums / Σ sizes.
 * Every column is resampled by the same draws, so that differences of their replicates are paired.
 * Cost: replicates × clusters for the draws and once more for each column.
 * Source: B. Efron & R. Tibshirani, An Introduction to the Bootstrap (1993).
 * @param columns sums of the clusters, one array a column
 * @param sizes how many values each cluster holds, the same for all columns
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
  // The columns of one cluster are adjacent, so that a draw reads one stretch of memory.
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
 * The middle of the replicates, with the tails moved out by what estimating the spread from `units`
 * values or clusters costs: to Φ(√(m/(m−1)) · t_{m−1}) for m units. Without it few units give too
 * narrow an interval.
 * Source: T. C. Hesterberg, The American Statistician 69 (2015), section 4.3 (expanded percentile).
 */
export function expandedPercentileInterval(replicates: Float64Array, units: number): Interval {
  const t = studentQuantile(tailProbability(LEVEL), units - 1);
  const tail = normalCdf(Math.sqrt(units / (units - 1)) * t);
  const sorted = replicates.slice().sort();
  return { low: quantileOfSorted(sorted, tail), high: quantileOfSorted(sorted, 1 - tail) };
}
