import { normalQuantile, studentQuantile } from './distributions';

/** A range of values, including both ends. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The confidence level of all intervals. */
export const LEVEL = 0.95;

/** Probability outside the interval, at each end. */
export function tailProbability(level: number): number {
  return (1 - level) / 2;
}

/** Estimate ± t × standard error, for a standard error that is itself estimated from few values. */
export function studentInterval(
  estimate: number,
  standardError: number,
  degrees: number,
): Interval {
  const half = studentQuantile(1 - tailProbability(LEVEL), degrees) * standardError;
  return { low: estimate - half, high: estimate + half };
}

/**
 * Score interval for the proportion of `successes` in `n` > 0 trials, which never has zero width: 0
 * of 10 gives 0 to 0.278. Source: E. B. Wilson, JASA 22 (1927).
 */
export function wilsonInterval(successes: number, n: number, level = LEVEL): Interval {
  const z = normalQuantile(1 - tailProbability(level));
  const { low, high } = scoreInterval(successes / n, n, z);
  return { low: successes === 0 ? 0 : low, high: successes === n ? 1 : high };
}

/**
 * The interval of proportions p with |share − p| ≤ quantile · √(p (1 − p) / n); n may be
 * fractional.
 */
export function scoreInterval(share: number, n: number, quantile: number): Interval {
  const squared = quantile * quantile;
  const shrink = 1 + squared / n;
  const center = (share + squared / (2 * n)) / shrink;
  const half = (quantile / shrink) * Math.sqrt((share * (1 - share)) / n + squared / (4 * n * n));
  return { low: center - half, high: center + half };
}
