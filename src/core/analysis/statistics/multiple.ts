import { exp, log1p } from '../../elementary';

/*
 * p-values adjusted for being several: in the order in which they came, each to be compared with the
 * level as it stands. Bonferroni, Holm, Holm-Šidák and Hochberg keep the chance of any false finding
 * below the level; Benjamini-Hochberg and Benjamini-Yekutieli the expected share of false findings.
 */

/** min(1, m·p). Source: O. J. Dunn, JASA 56 (1961). */
export function adjustBonferroni(pValues: readonly number[]): number[] {
  return pValues.map((p) => Math.min(1, p * pValues.length));
}

/**
 * From the smallest p on, (m − rank)·p, never falling; holds however the tests hang together.
 * Source: S. Holm, Scand. J. Statist. 6 (1979).
 */
export function adjustHolm(pValues: readonly number[]): number[] {
  return stepUp(pValues, (p, rank, m) => (m - rank) * p);
}

/**
 * As Holm with 1 − (1 − p)^(m − rank), for independent tests. Source: B. S. Holland & M. D.
 * Copenhaver, Biometrics 43 (1987).
 */
export function adjustHolmSidak(pValues: readonly number[]): number[] {
  return stepUp(pValues, (p, rank, m) => 1 - exp((m - rank) * log1p(-p)));
}

/** From the largest p on, (m − rank)·p, never rising. Source: Y. Hochberg, Biometrika 75 (1988). */
export function adjustHochberg(pValues: readonly number[]): number[] {
  return stepDown(pValues, (p, rank, m) => (m - rank) * p);
}

/**
 * From the largest p on, m·p / (rank + 1), for independent or positively dependent tests. Source:
 * Y. Benjamini & Y. Hochberg, JRSS B 57 (1995).
 */
export function adjustBenjaminiHochberg(pValues: readonly number[]): number[] {
  return stepDown(pValues, (p, rank, m) => (p * m) / (rank + 1));
}

/**
 * As Benjamini-Hochberg, times 1 + 1/2 + … + 1/m, for any dependence. Source: Y. Benjamini & D.
 * Yekutieli, Ann. Stat. 29 (2001).
 */
export function adjustBenjaminiYekutieli(pValues: readonly number[]): number[] {
  const harmonic = pValues.reduce((all, _, index) => all + 1 / (index + 1), 0);
  return stepDown(pValues, (p, rank, m) => (p * m * harmonic) / (rank + 1));
}

/** Adjusts one p-value of m, `rank` counted from 0 at the smallest. */
type Rule = (p: number, rank: number, m: number) => number;

function stepUp(pValues: readonly number[], rule: Rule): number[] {
  const adjusted = new Array<number>(pValues.length).fill(0);
  let highest = 0;
  ascending(pValues).forEach((index, rank) => {
    highest = Math.max(highest, Math.min(1, rule(pValues[index] ?? 1, rank, pValues.length)));
    adjusted[index] = highest;
  });
  return adjusted;
}

function stepDown(pValues: readonly number[], rule: Rule): number[] {
  const adjusted = new Array<number>(pValues.length).fill(0);
  const order = ascending(pValues);
  let lowest = 1;
  for (let rank = order.length - 1; rank >= 0; rank--) {
    const index = order[rank] ?? 0;
    lowest = Math.min(lowest, rule(pValues[index] ?? 1, rank, pValues.length));
    adjusted[index] = lowest;
  }
  return adjusted;
}

function ascending(pValues: readonly number[]): number[] {
  return pValues
    .map((_, index) => index)
    .sort((a, b) => (pValues[a] ?? 0) - (pValues[b] ?? 0) || a - b);
}
