import { countShared } from '../../../text/tokenize';

/** The harmonic mean, in the SQuAD scripts' order of operations; 0 for two zeros. */
export function harmonicMean(precision: number, recall: number): number {
  if (precision === 0 && recall === 0) return 0;
  return (2 * precision * recall) / (precision + recall);
}

/**
 * F1 over two multisets of tokens; 0 without a common token, even for two empty sides.
 * Source: SQuAD 1.1 evaluation script, `f1_score` (Rajpurkar et al., 2016).
 */
export function bagF1(prediction: readonly string[], reference: readonly string[]): number {
  const shared = countShared(prediction, reference);
  if (shared === 0) return 0;
  return harmonicMean(shared / prediction.length, shared / reference.length);
}

/**
 * F1 over two multisets of tokens; 1 if both are empty, 0 if only one is. Source: SQuAD 2.0
 * evaluation script, `compute_f1` (Rajpurkar et al., 2018).
 */
export function squad20F1(prediction: readonly string[], reference: readonly string[]): number {
  if (prediction.length === 0 || reference.length === 0) {
    return prediction.length === reference.length ? 1 : 0;
  }
  return bagF1(prediction, reference);
}

/**
 * F1 over two sets of tokens. An empty prediction has precision 1 and an empty reference has recall
 * 1, so two empty sides give 1. Source: DROP evaluation script, `_compute_f1` (Dua et al., 2019).
 */
export function setF1(prediction: ReadonlySet<string>, reference: ReadonlySet<string>): number {
  const shared = countSharedOfSets(prediction, reference);
  const precision = prediction.size === 0 ? 1 : shared / prediction.size;
  const recall = reference.size === 0 ? 1 : shared / reference.size;
  return harmonicMean(precision, recall);
}

/** The size of the intersection. */
export function countSharedOfSets(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const token of a) if (b.has(token)) shared++;
  return shared;
}
