import { normalCdf, studentCdf } from './distributions';
import { mean, standardError, sum, type Values } from './moments';
import type { Random } from '../../random';

/** Sums of differences with up to so many that are not zero are tried with every sign: 2¹⁶ of them. */
const MOST_EXACT = 16;

/** Random sign patterns where there are too many for all. */
const PERMUTATIONS = 10_000;

/** From so many differences on, the mean over sign patterns is so nearly normal that none is tried. */
const MOST_SAMPLED = 500;

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
  if (moved.length <= MOST_EXACT) return tryAllSigns(moved, bound);
  if (moved.length <= MOST_SAMPLED) return trySomeSigns(moved, bound, random, permutations);
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

/** A test statistic with its two-sided p-value. */
export interface TestResult {
  readonly statistic: number;
  readonly p: number;
}

/**
 * Student's t test of the mean difference with n − 1 degrees of freedom; `null` where the differences
 * do not vary. Source: Student, Biometrika 6 (1908).
 */
export function pairedTTest(differences: Values): TestResult | null {
  const centre = mean(differences);
  const error = standardError(differences);
  if (centre === null || error === null || error === 0) return null;
  const statistic = centre / error;
  return { statistic, p: 2 * studentCdf(-Math.abs(statistic), differences.length - 1) };
}

/**
 * Wilcoxon's signed-rank test by its normal approximation with ties, without continuity correction;
 * differences of 0 are left out. The statistic is the smaller of the two rank sums; `null` where
 * nothing differs. Source: F. Wilcoxon, Biometrics 1 (1945).
 */
export function signedRankTest(differences: Values): TestResult | null {
  const moved = Array.from(differences).filter((difference) => difference !== 0);
  const ranks = rankWithTies(moved.map(Math.abs));
  const n = moved.length;
  if (n === 0) return null;
  const positive = ranks.reduce((all, rank, at) => all + ((moved[at] ?? 0) > 0 ? rank : 0), 0);
  const whole = (n * (n + 1)) / 2;
  const statistic = Math.min(positive, whole - positive);
  const squares = ranks.reduce((all, rank) => all + rank * rank, 0);
  return { statistic, p: 2 * normalCdf((statistic - whole / 2) / Math.sqrt(squares / 4)) };
}

/** Ranks from 1; equal values share the mean of their ranks. */
export function rankWithTies(values: readonly number[]): number[] {
  const order = values.map((_, index) => index);
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end++;
    for (let at = start; at < end; at++) ranks[order[at] ?? 0] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}
