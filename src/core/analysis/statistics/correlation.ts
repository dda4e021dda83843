import { covariance } from './moments';
import { rankWithTies } from './paired-tests';

/** Pearson's r; `null` for fewer than two pairs or where one side never varies. */
export function pearson(a: readonly number[], b: readonly number[]): number | null {
  const [both, ofA, ofB] = [covariance(a, b), covariance(a, a), covariance(b, b)];
  return both === null || !ofA || !ofB ? null : both / Math.sqrt(ofA * ofB);
}

/**
 * Spearman's ρ: Pearson's r of the ranks, ties sharing theirs. Source: C. Spearman, Am. J. Psychol.
 * 15 (1904).
 */
export function spearman(a: readonly number[], b: readonly number[]): number | null {
  return pearson(rankWithTies(a), rankWithTies(b));
}

/**
 * Kendall's τ_b: pairs in the same order less pairs in the other, over the geometric mean of those
 * not tied on each side. Cost n²; meant for some thousand items.
 * Source: M. G. Kendall, Biometrika 33 (1945).
 */
export function kendall(a: readonly number[], b: readonly number[]): number | null {
  let [order, untiedA, untiedB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) {
      const inA = Math.sign((a[i] ?? 0) - (a[j] ?? 0));
      const inB = Math.sign((b[i] ?? 0) - (b[j] ?? 0));
      order += inA * inB;
      untiedA += Math.abs(inA);
      untiedB += Math.abs(inB);
    }
  }
  return untiedA === 0 || untiedB === 0 ? null : order / Math.sqrt(untiedA * untiedB);
}

/**
 * Area under the ROC curve: the chance that a score of a right item exceeds that of a wrong one, ties
 * half. `null` where all items are right or all wrong.
 * Source: J. A. Hanley & B. J. McNeil, Radiology 143 (1982).
 */
export function areaUnderRoc(scores: readonly number[], labels: readonly boolean[]): number | null {
  const right = labels.filter(Boolean).length;
  const wrong = labels.length - right;
  if (right === 0 || wrong === 0) return null;
  const ranks = rankWithTies(scores).reduce((all, rank, at) => all + (labels[at] ? rank : 0), 0);
  return (ranks - (right * (right + 1)) / 2) / (right * wrong);
}
