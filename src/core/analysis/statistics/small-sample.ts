import type { Clusters } from './clusters';
import { studentQuantile } from './distributions';
import { type Interval, LEVEL, scoreInterval, tailProbability } from './interval';
import { mean, type Values } from './moments';

/** Lowest and highest possible value. */
export type ValueRange = readonly [lowest: number, highest: number];

/**
 * 95% interval of the mean of values in few clusters (or few values, each its own cluster), by
 * Student's t on the cluster means. For a proportion, it is the score interval with the effective
 * number of questions, p (1 − p) / SE², and stays between 0 and 1; otherwise it is mean ± t × SE,
 * limited to the range. The values must not all be equal. Source: E. L. Korn & B. I. Graubard,
 * Survey Methodology 24 (1998), for the effective number.
 * @param quantile from `smallSampleQuantile`
 */
export function smallSampleInterval(
  values: Values,
  clusters: Clusters,
  quantile: number,
  [lowest, highest]: ValueRange,
): Interval {
  const center = mean(values) ?? 0;
  const error = Math.max(jackknifeError(center, values.length, clusters), independentError(values));
  if (lowest === 0 && highest === 1) {
    return scoreInterval(center, (center * (1 - center)) / error ** 2, quantile);
  }
  return {
    low: Math.max(lowest, center - quantile * error),
    high: Math.min(highest, center + quantile * error),
  };
}

/**
 * The quantile of Student's t for a 95% interval. If sizes differ, a few large clusters dominate
 * the mean, so the degrees of freedom are Satterthwaite's instead of clusters − 1, assuming equal
 * variances of cluster means. Source: R. M. Bell & D. F. McCaffrey, Survey Methodology 28 (2002).
 */
export function smallSampleQuantile(sizes: Float64Array): number {
  const total = sizes.reduce((all, size) => all + size, 0);
  const weights = sizes.map((size) => size / total);
  const squares = weights.reduce((all, weight) => all + weight ** 2, 0);
  const factors = weights.map((weight) => (weight / (1 - weight)) ** 2);
  // The jackknife variance is a quadratic form in the cluster means; compute its trace and squared
  // norm.
  let trace = 0;
  let norm = 0;
  weights.forEach((weight, one) => {
    const factor = factors[one] ?? 0;
    trace += factor * (1 - 2 * weight + squares);
    weights.forEach((beside, other) => {
      const product = (one === other ? 1 : 0) - weight - beside + squares;
      norm += factor * (factors[other] ?? 0) * product ** 2;
    });
  });
  return studentQuantile(1 - tailProbability(LEVEL), trace ** 2 / norm);
}

/**
 * Jackknife standard error, leaving out one cluster at a time. For clusters of equal size, it is
 * the standard error of the cluster means; large clusters count for more. Source: J. G. MacKinnon &
 * H. White, Journal of Econometrics 29 (1985).
 */
function jackknifeError(center: number, count: number, { sums, sizes }: Clusters): number {
  let squares = 0;
  sums.forEach((sum, cluster) => {
    const size = sizes[cluster] ?? 0;
    squares += ((sum - center * size) / (count - size)) ** 2;
  });
  return Math.sqrt((squares * (sums.length - 1)) / sums.length);
}

/**
 * s / √n, as if values were independent. Means of a few clusters can agree by chance, and that must
 * not make the interval narrower.
 */
function independentError(values: Values): number {
  const center = mean(values) ?? 0;
  let squares = 0;
  for (const value of values) squares += (value - center) ** 2;
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
