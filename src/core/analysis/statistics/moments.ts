/** Numbers in order: a list or a typed column. */
export type Values = readonly number[] | Float64Array;

/** Arithmetic mean, summed in order; `null` of no values. */
export function mean(values: Values): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Sum in order. */
export function sum(values: Values): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Sample covariance, n − 1 in the denominator; `null` of fewer than two pairs. */
export function covariance(a: Values, b: Values): number | null {
  const [meanA, meanB] = [mean(a), mean(b)];
  if (a.length < 2 || meanA === null || meanB === null) return null;
  let total = 0;
  for (let at = 0; at < a.length; at++) total += ((a[at] ?? 0) - meanA) * ((b[at] ?? 0) - meanB);
  return total / (a.length - 1);
}

/** Sample standard deviation, n − 1 in the denominator; `null` of fewer than two values. */
export function standardDeviation(values: Values): number | null {
  const variance = covariance(values, values);
  return variance === null ? null : Math.sqrt(variance);
}

/** Standard error of the mean, s / √n; `null` of fewer than two values. */
export function standardError(values: Values): number | null {
  const deviation = standardDeviation(values);
  return deviation === null ? null : deviation / Math.sqrt(values.length);
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
