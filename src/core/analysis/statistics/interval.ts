import { normalQuantile, studentQuantile } from './distributions';

/** A range of values, both ends inside. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The level of every interval that is shown: 95 %. */
export const LEVEL = 0.95;

/** Probability left out at each end. */
export function tailProbability(level: number): number {
  return (1 - level) / 2;
}

/** Estimate ± t × standard error: where the error itself is estimated from few values. */
export function studentInterval(
  estimate: number,
  standardError: number,
  degrees: number,
): Interval {
  const half = studentQuantile(1 - tailProbability(LEVEL), degrees) * standardError;
  return { low: estimate - half, high: estimate + half };
}

/**
 * Interval for a share of `successes` in `n` > 0 trials by inverting the score test. It never
 * collapses: 0 of 10 gives 0 to 0.278.
 * Source: E. B. Wilson, JASA 22 (1927).
 */
export function wilsonInterval(successes: number, n: number, level = LEVEL): Interval {
  const z = normalQuantile(1 - tailProbability(level));
  const share = successes / n;
  const shrink = 1 + (z * z) / n;
  const center = (share + (z * z) / (2 * n)) / shrink;
  const half = (z / shrink) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return {
    low: successes === 0 ? 0 : center - half,
    high: successes === n ? 1 : center + half,
  };
}
