import { chiSquareSf, binomialCdf } from './distributions';
import type { TestResult } from './paired-tests';

/*
 * McNemar's test of two runs that are right or wrong on the same questions. Only the discordant ones
 * count: `onlyA` that A alone has right, `onlyB` that B alone has right.
 * Source: Q. McNemar, Psychometrika 12 (1947).
 */

/** The exact two-sided p-value: as many heads of so many throws of a fair coin. 1 without discordant pairs. */
export function mcNemarExact(onlyA: number, onlyB: number): number {
  return Math.min(1, 2 * binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB));
}

/**
 * The exact p-value with half of the chance of the table itself, less conservative. 1 without
 * discordant pairs.
 * Source: M. W. Fagerland, S. Lydersen & P. Laake, BMC Med. Res. Methodol. 13 (2013).
 */
export function mcNemarMidP(onlyA: number, onlyB: number): number {
  const [fewer, n] = [Math.min(onlyA, onlyB), onlyA + onlyB];
  if (n === 0) return 1;
  const atMost = binomialCdf(fewer, n);
  const below = fewer === 0 ? 0 : binomialCdf(fewer - 1, n);
  return Math.min(1, atMost + below);
}

/** By χ² with one degree of freedom, with Edwards' continuity correction or without. */
export function mcNemarChiSquare(onlyA: number, onlyB: number, isCorrected: boolean): TestResult {
  if (onlyA + onlyB === 0) return { statistic: 0, p: 1 };
  const gap = Math.abs(onlyA - onlyB) - (isCorrected ? 1 : 0);
  const statistic = (gap * gap) / (onlyA + onlyB);
  return { statistic, p: chiSquareSf(statistic, 1) };
}
