import { binomialCdf, normalCdf, normalQuantile } from './distributions';
import { sum, type Values } from './moments';
import type { Random } from '../../random';

/** The usual significance level and power for planning a two-sided test: α = 5%, power 80%. */
export const DEFAULT_LEVELS = { significance: 0.05, power: 0.8 } as const;

/** With at most this many nonzero differences, all sign patterns are tried: at most 2¹⁶. */
const MAX_EXACT = 16;

/** Number of random sign patterns if there are too many to try all. */
const PERMUTATIONS = 10_000;

/**
 * Above this many differences, the distribution of the mean over sign patterns is so close to
 * normal that no patterns are tried.
 */
const MAX_SAMPLED = 500;

/** A two-sided p-value and its method; `patterns` is 0 for the normal approximation. */
export interface PermutationTest {
  readonly p: number;
  readonly method: 'exact' | 'sampled' | 'normal';
  readonly patterns: number;
}

/**
 * Paired permutation test of the mean difference. Under the null hypothesis each difference, or the
 * sum of each cluster's differences, could equally have the other sign: p is the proportion of sign
 * patterns whose mean is at least as far from 0 as the observed one; if r of R sampled patterns are
 * at least as far, p is (r + 1) / (R + 1); above 500 differences, p is that of the normal
 * distribution with variance Σ d². Without differences, p is 1. Source: R. A. Fisher, The Design of
 * Experiments (1935); B. Phipson & G. Smyth, Stat. Appl. Genet. Mol. Biol. 9 (2010) for the added
 * one.
 * @param differences one per question, or the sum over the questions of a cluster
 */
export function permutationTest(
  differences: Values,
  random: Random,
  permutations = PERMUTATIONS,
): PermutationTest {
  const moved = Array.from(differences, Math.abs).filter((size) => size > 0);
  // Sums that differ only by rounding count as equal.
  const bound = Math.abs(sum(differences)) - 1e-12 * sum(moved);
  if (moved.length <= MAX_EXACT) return tryAllSigns(moved, bound);
  if (moved.length <= MAX_SAMPLED) return trySomeSigns(moved, bound, random, permutations);
  const spread = Math.sqrt(sum(moved.map((size) => size * size)));
  return {
    p: 2 * normalCdf(-Math.abs(sum(differences)) / spread),
    method: 'normal',
    patterns: 0,
  };
}

/**
 * Every sign pattern combines a pattern for the first half of the differences with one for the
 * second half.
 */
function tryAllSigns(sizes: readonly number[], bound: number): PermutationTest {
  const half = sizes.length >> 1;
  const first = signedSums(sizes.slice(0, half));
  const second = signedSums(sizes.slice(half));
  let asFar = 0;
  for (const a of first) for (const b of second) if (Math.abs(a + b) >= bound) asFar++;
  const patterns = first.length * second.length;
  return { p: asFar / patterns, method: 'exact', patterns };
}

/** The sum of the magnitudes under each of the 2ⁿ sign patterns. */
function signedSums(sizes: readonly number[]): number[] {
  return sizes.reduce((sums, size) => sums.flatMap((sum) => [sum - size, sum + size]), [0]);
}

/** A random byte supplies the signs for this many differences. */
const SIGNS_PER_BYTE = 8;

const NO_SUMS = new Float64Array(0);

/**
 * Adds the sums of eight differences each, looked up by the byte that encodes their signs. This
 * takes a third as long as adding the differences one at a time.
 */
function trySomeSigns(
  sizes: readonly number[],
  bound: number,
  random: Random,
  patterns: number,
): PermutationTest {
  const tables: Float64Array[] = [];
  for (let at = 0; at < sizes.length; at += SIGNS_PER_BYTE) {
    // Reversed, since the first difference uses the lowest bit.
    tables.push(Float64Array.from(signedSums(sizes.slice(at, at + SIGNS_PER_BYTE).reverse())));
  }
  let asFar = 0;
  for (let round = 0; round < patterns; round++) {
    let total = 0;
    let bits = 0;
    for (let at = 0; at < tables.length; at++) {
      if (at % 4 === 0) bits = random.bits();
      const sums = tables[at] ?? NO_SUMS;
      total += sums[bits & (sums.length - 1)] ?? 0;
      bits >>>= SIGNS_PER_BYTE;
    }
    if (Math.abs(total) >= bound) asFar++;
  }
  return { p: (asFar + 1) / (patterns + 1), method: 'sampled', patterns };
}

/**
 * McNemar's exact test of two runs on the same questions, two-sided, over the questions that only A
 * (`onlyA`) or only B (`onlyB`) answers correctly. 1 if there are none.
 * Source: Q. McNemar, Psychometrika 12 (1947).
 */
export function mcNemarExact(onlyA: number, onlyB: number): number {
  return Math.min(1, 2 * binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB));
}

/**
 * Holm's step-down adjustment of p-values, in the order given: starting from the smallest p, (m −
 * rank) · p, never decreasing. It controls the family-wise error rate under any dependence of the
 * tests. Source: S. Holm, Scand. J. Statist. 6 (1979).
 */
export function adjustHolm(pValues: readonly number[]): number[] {
  const ascending = pValues
    .map((p, index) => ({ p, index }))
    .sort((a, b) => a.p - b.p || a.index - b.index);
  const adjusted = new Array<number>(pValues.length).fill(0);
  let highest = 0;
  ascending.forEach(({ p, index }, rank) => {
    highest = Math.max(highest, Math.min(1, (pValues.length - rank) * p));
    adjusted[index] = highest;
  });
  return adjusted;
}

/**
 * The smallest true difference that a test detects with the usual power, (z_{1−α/2} + z_{power}) ·
 * SE. Source: E. Miller, Adding Error Bars to Evals (2024), section 5.
 */
export function minimumDetectableEffect(standardError: number): number {
  const { significance, power } = DEFAULT_LEVELS;
  return (normalQuantile(1 - significance / 2) + normalQuantile(power)) * standardError;
}
