/*
 * p-values from resampled mean differences, as three papers of the field define them. Assay's own
 * comparison uses the permutation test; these stand beside it for tables that have to match others'.
 */

/**
 * Share of resamples in which A is not better than B (one-sided).
 * Source: P. Koehn, EMNLP 2004.
 */
export function koehnShare(replicates: Float64Array): number {
  return count(replicates, (difference) => difference <= 0) / replicates.length;
}

/**
 * Two-sided p-value: the share of replicates that, moved to a mean difference of 0, lie as far from it.
 * Source: Efron & Tibshirani (1993), chapter 16.
 */
export function shiftedBootstrapP(replicates: Float64Array, estimate: number): number {
  const isAsFar = (one: number) => Math.abs(one - estimate) >= Math.abs(estimate);
  return count(replicates, isAsFar) / replicates.length;
}

/**
 * Share of resamples whose difference is more than twice the one seen (one-sided).
 * Source: T. Berg-Kirkpatrick, D. Burkett & D. Klein, EMNLP 2012.
 */
export function bergKirkpatrickShare(replicates: Float64Array, estimate: number): number {
  return count(replicates, (one) => one > 2 * estimate) / replicates.length;
}

function count(values: Float64Array, holds: (value: number) => boolean): number {
  let total = 0;
  for (const value of values) if (holds(value)) total++;
  return total;
}
