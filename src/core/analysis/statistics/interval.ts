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

/** Estimate ± z × standard error: where the estimate is nearly normal. */
export function normalInterval(estimate: number, standardError: number, level = LEVEL): Interval {
  return around(estimate, normalQuantile(1 - tailProbability(level)) * standardError);
}

/** Estimate ± t × standard error: where the error itself is estimated from few values. */
export function studentInterval(
  estimate: number,
  standardError: number,
  degrees: number,
  level = LEVEL,
): Interval {
  return around(estimate, studentQuantile(1 - tailProbability(level), degrees) * standardError);
}

function around(estimate: number, half: number): Interval {
  return { low: estimate - half, high: estimate + half };
}
