/** A sequence of numbers: an array or a typed column. */
export type Values = readonly number[] | Float64Array;

/** Arithmetic mean, summed from first to last; `null` if there are no values. */
export function mean(values: Values): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

export function sum(values: Values): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/**
 * Quantile of ascending values by linear interpolation between order statistics, for 0 ≤ p ≤ 1.
 * Source: type 7 of Hyndman & Fan, The American Statistician 50 (1996); the default of NumPy and R.
 */
export function quantileOfSorted(ascending: Values, p: number): number {
  const position = (ascending.length - 1) * p;
  const below = Math.floor(position);
  const low = ascending[below] ?? NaN;
  const high = ascending[Math.min(below + 1, ascending.length - 1)] ?? NaN;
  return low + (high - low) * (position - below);
}
