import { runToEnd } from '../../progress';
import { normalCdf, normalQuantile, studentQuantile } from './distributions';
import { type Interval, LEVEL, tailProbability } from './interval';
import type { Clusters } from './clusters';
import { mean, quantileOfSorted } from './moments';
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
  // The columns of one cluster lie side by side: a draw then reads one stretch of memory.
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

/** All of `resampleInSteps` at once. */
export function resampleMeans(...given: Parameters<typeof resampleInSteps>): Float64Array[] {
  return runToEnd(resampleInSteps(...given));
}

/** The middle of the replicates. Source: Efron & Tibshirani (1993), chapter 13. */
export function percentileInterval(replicates: Float64Array, level = LEVEL): Interval {
  return between(replicates, tailProbability(level), 1 - tailProbability(level));
}

/**
 * As `percentileInterval`, with the tails moved out by what estimating the spread from `units` values
 * or clusters costs: to Φ(√(m/(m−1)) · t_{m−1}) for m units. Without it few units give too narrow a
 * range.
 * Source: T. C. Hesterberg, The American Statistician 69 (2015), section 4.3 (expanded percentile).
 */
export function expandedPercentileInterval(
  replicates: Float64Array,
  units: number,
  level = LEVEL,
): Interval {
  const t = studentQuantile(tailProbability(level), units - 1);
  const tail = normalCdf(Math.sqrt(units / (units - 1)) * t);
  return between(replicates, tail, 1 - tail);
}

/** The replicates mirrored at the estimate. Source: Efron & Tibshirani (1993), chapter 13. */
export function basicInterval(replicates: Float64Array, estimate: number, level = LEVEL): Interval {
  const { low, high } = percentileInterval(replicates, level);
  return { low: 2 * estimate - high, high: 2 * estimate - low };
}

/** Bias and skewness that the BCa interval corrects for. */
export interface BcaTerms {
  /** z₀: the normal quantile of the share of replicates below the estimate, half of the ties counted. */
  readonly bias: number;
  /** a: a sixth of the skewness of the jackknife means. */
  readonly acceleration: number;
}

/**
 * The terms of BCa, from the replicates and from the means with one cluster left out at a time;
 * `null` where all replicates lie on one side or the clusters do not differ.
 * Source: B. Efron, JASA 82 (1987).
 */
export function bcaTerms(
  replicates: Float64Array,
  estimate: number,
  { sums, sizes }: Clusters,
): BcaTerms | null {
  let below = 0;
  for (const value of replicates) below += value < estimate ? 1 : value === estimate ? 0.5 : 0;
  const share = below / replicates.length;
  const total = sums.reduce((a, b) => a + b, 0);
  const size = sizes.reduce((a, b) => a + b, 0);
  const leftOut = sums.map((own, cluster) => (total - own) / (size - (sizes[cluster] ?? 0)));
  const centre = mean(leftOut) ?? 0;
  const power = (exponent: number) =>
    leftOut.reduce((all, value) => all + (centre - value) ** exponent, 0);
  const spread = power(2);
  if (share <= 0 || share >= 1 || spread === 0) return null;
  return { bias: normalQuantile(share), acceleration: power(3) / (6 * spread ** 1.5) };
}

/** Which quantiles of the replicates BCa takes for the two ends. Source: Efron (1987). */
export function bcaLevels({ bias, acceleration }: BcaTerms, level = LEVEL): Interval {
  const at = (p: number) => {
    const z = bias + normalQuantile(p);
    return normalCdf(bias + z / (1 - acceleration * z));
  };
  return { low: at(tailProbability(level)), high: at(1 - tailProbability(level)) };
}

/** Bias-corrected and accelerated interval; the percentile interval where it is not defined. */
export function bcaInterval(
  replicates: Float64Array,
  estimate: number,
  clusters: Clusters,
  level = LEVEL,
): Interval {
  const terms = bcaTerms(replicates, estimate, clusters);
  if (!terms) return percentileInterval(replicates, level);
  const { low, high } = bcaLevels(terms, level);
  return between(replicates, low, high);
}

function between(replicates: Float64Array, low: number, high: number): Interval {
  const sorted = replicates.slice().sort();
  return { low: quantileOfSorted(sorted, low), high: quantileOfSorted(sorted, high) };
}
