import { normalQuantile, studentQuantile } from './distributions';
import { type Interval, LEVEL, tailOf } from './interval';

/** Estimate ± z × standard error: where the estimate is nearly normal. */
export function normalInterval(estimate: number, standardError: number, level = LEVEL): Interval {
  return around(estimate, normalQuantile(1 - tailOf(level)) * standardError);
}

/** Estimate ± t × standard error: where the error itself is estimated from few values. */
export function studentInterval(
  estimate: number,
  standardError: number,
  degrees: number,
  level = LEVEL,
): Interval {
  return around(estimate, studentQuantile(1 - tailOf(level), degrees) * standardError);
}

function around(estimate: number, half: number): Interval {
  return { low: estimate - half, high: estimate + half };
}
