import { resampleInSteps } from '../src/core/analysis/statistics/mean-intervals';
import type { Clusters } from '../src/core/analysis/statistics/clusters';
import { normalCdf, normalQuantile } from '../src/core/analysis/statistics/distributions';
import { type Interval, LEVEL, tailProbability } from '../src/core/analysis/statistics/interval';
import { mean, quantileOfSorted } from '../src/core/analysis/statistics/moments';
import { runToEnd } from '../src/core/progress';

/** Runs all steps of `resampleInSteps`. */
export function resampleMeans(...given: Parameters<typeof resampleInSteps>): Float64Array[] {
  return runToEnd(resampleInSteps(...given));
}

/**
 * The percentile interval: the central part of the replicates' distribution. Source: Efron &
 * Tibshirani (1993), chapter 13.
 */
export function percentileInterval(replicates: Float64Array): Interval {
  return between(replicates, tailProbability(LEVEL), 1 - tailProbability(LEVEL));
}

/** Bias and skewness that the BCa interval corrects for. */
export interface BcaTerms {
  /**
   * z₀: the normal quantile of the proportion of replicates below the estimate; ties count half.
   */
  readonly bias: number;
  /** a: a sixth of the skewness of the jackknife means. */
  readonly acceleration: number;
}

/**
 * The BCa correction terms, from the replicates and from the means with one cluster left out at a
 * time; `null` if all replicates are on one side of the estimate or the leave-one-out means are all
 * equal. Source: B. Efron, JASA 82 (1987).
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
  const center = mean(leftOut) ?? 0;
  const power = (exponent: number) =>
    leftOut.reduce((all, value) => all + (center - value) ** exponent, 0);
  const spread = power(2);
  if (share <= 0 || share >= 1 || spread === 0) return null;
  return { bias: normalQuantile(share), acceleration: power(3) / (6 * spread ** 1.5) };
}

/** The quantiles of the replicates that BCa uses as interval bounds. Source: Efron (1987). */
export function bcaLevels({ bias, acceleration }: BcaTerms): Interval {
  const at = (p: number) => {
    const z = bias + normalQuantile(p);
    return normalCdf(bias + z / (1 - acceleration * z));
  };
  return { low: at(tailProbability(LEVEL)), high: at(1 - tailProbability(LEVEL)) };
}

/** Bias-corrected and accelerated interval; the percentile interval if BCa is undefined. */
export function bcaInterval(
  replicates: Float64Array,
  estimate: number,
  clusters: Clusters,
): Interval {
  const terms = bcaTerms(replicates, estimate, clusters);
  if (!terms) return percentileInterval(replicates);
  const { low, high } = bcaLevels(terms);
  return between(replicates, low, high);
}

/** The interval between two quantiles of the replicates. */
export function between(replicates: Float64Array, low: number, high: number): Interval {
  const sorted = replicates.slice().sort();
  return { low: quantileOfSorted(sorted, low), high: quantileOfSorted(sorted, high) };
}
