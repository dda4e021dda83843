import { binomialCdf, normalCdf, normalQuantile } from './distributions';
import { sum, type Values } from './moments';
import type { Random } from '../../random';

/** The error levels that are usual in planning a two-sided test: α = 5 %, power 80 %. */
export const DEFAULT_LEVELS = { significance: 0.05, power: 0.8 } as const;

/** Sums of differences with up to so many that are not zero are tried with every sign: 2¹⁶ of them. */
const MAX_EXACT = 16;

/** Random sign patterns where there are too many for all. */
const PERMUTATIONS = 10_000;

/** From this many differences on, the mean over sign patterns is so nearly normal that none is tried. */
const MAX_SAMPLED = 500;

/** A two-sided p-value and how it came about; `patterns` is 0 where none was tried. */
export interface PermutationTest {
  readonly p: number;
  readonly method: 'exact' | 'sampled' | 'normal';
  readonly patterns: number;
}

/**
 * Paired permutation test of the mean difference: under the null hypothesis each difference, or the
 * summed differences of each cluster, could as well have had the other sign. p is the share of sign
 * patterns whose mean is as far from 0 as the one seen; where they are sampled, (r + 1) / (R + 1); of
 * more than 500 differences, the same by the normal distribution with variance Σ d². Without any
 * difference p is 1.
 * Source: R. A. Fisher, The Design of Experiments (1935); B. Phipson & G. Smyth, Stat. Appl. Genet.
 * Mol. Biol. 9 (2010) for the added one.
 * @param differences one a question, or the sum over the questions of one cluster
 */
export function permutationTest(
  differences: Values,
  random: Random,
  permutations = PERMUTATIONS,
): PermutationTest {
  const moved = Array.from(differences, Math.abs).filter((size) => size > 0);
  // Sums that differ only in the order of addition count as equal.
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

function tryAllSigns(sizes: readonly number[], bound: number): PermutationTest {
  const patterns = 2 ** sizes.length;
  let asFar = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    let total = 0;
    sizes.forEach((size, bit) => {
      total += (pattern >> bit) & 1 ? size : -size;
    });
    if (Math.abs(total) >= bound) asFar++;
  }
  return { p: asFar / patterns, method: 'exact', patterns };
}

function trySomeSigns(
  sizes: readonly number[],
  bound: number,
  random: Random,
  patterns: number,
): PermutationTest {
  let asFar = 0;
  for (let round = 0; round < patterns; round++) {
    let total = 0;
    let bits = 0;
    for (let at = 0; at < sizes.length; at++) {
      if (at % 32 === 0) bits = random.bits();
      const size = sizes[at] ?? 0;
      total += bits & 1 ? size : -size;
      bits >>>= 1;
    }
    if (Math.abs(total) >= bound) asFar++;
  }
  return { p: (asFar + 1) / (patterns + 1), method: 'sampled', patterns };
}

/**
 * McNemar's exact test of two runs on the same questions, two-sided: only those count that A alone
 * (`onlyA`) or B alone (`onlyB`) answers correctly, each as likely as the throw of a fair coin. 1
 * where there are none.
 * Source: Q. McNemar, Psychometrika 12 (1947).
 */
export function mcNemarExact(onlyA: number, onlyB: number): number {
  return Math.min(1, 2 * binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB));
}

/**
 * Holm's adjustment of p-values for being several, in the order given: each can then be compared with
 * the level, and the chance of any false finding stays below it, however the tests depend on each
 * other. It is a step-down procedure: from the smallest p on, (m − rank) · p, never falling.
 * Source: S. Holm, Scand. J. Statist. 6 (1979).
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
 * The smallest true difference that a test finds with the usual power, (z_{1−α/2} + z_{power}) · SE.
 * Source: E. Miller, Adding Error Bars to Evals (2024), section 5.
 */
export function minimumDetectableEffect(standardError: number): number {
  const { significance, power } = DEFAULT_LEVELS;
  return (normalQuantile(1 - significance / 2) + normalQuantile(power)) * standardError;
}
