import { reprFloat, roundPython } from './python-round';

/**
 * Python's `math.isclose(a, b, rel_tol=…)`: a difference of at most that share of the larger size.
 */
export function isClose(a: number, b: number, relative: number): boolean {
  if (a === b) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const difference = Math.abs(a - b);
  return difference <= Math.abs(relative * a) || difference <= Math.abs(relative * b);
}

/**
 * Whether a prediction is within 1 % of the reference, of a hundredth or of a hundred times it, or
 * rounds to the same value at the fewer decimals of the two (at least 2).
 * Source: mayubo2333/MMLongBench-Doc, eval/eval_score.py, `is_float_equal`.
 */
export function isFloatEqual(reference: number, prediction: number): boolean {
  return [reference / 100, reference, reference * 100].some((candidate) => {
    if (isClose(candidate, prediction, 0.01)) return true;
    const places = Math.max(Math.min(countDecimals(prediction), countDecimals(candidate)), 2);
    return roundPython(prediction, places) === roundPython(candidate, places);
  });
}

/** What follows the last point in Python's printing of the number; 3 where there is no point. */
function countDecimals(value: number): number {
  const printed = reprFloat(value);
  const point = printed.lastIndexOf('.');
  return point === -1 ? 3 : printed.length - point - 1;
}
