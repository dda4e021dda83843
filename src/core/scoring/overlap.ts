/** Shared tokens of a prediction and one reference, as the SQuAD scripts count them. */
export interface Overlap {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Position of the reference among the question's references. */
  readonly reference: number;
}

/**
 * Precision, recall and F1 over two multisets of tokens.
 *
 * Both empty: 1; one empty or nothing in common: 0. (SQuAD 1.1's script gives 0 for two empty
 * sides, SQuAD 2.0's gives 1; EM = 1 must imply F1 = 1, so 1 it is.) The arithmetic keeps the
 * order of the official script, so equal inputs give equal doubles.
 *
 * Source: SQuAD 2.0 evaluation script, `compute_f1` (Rajpurkar et al., 2018).
 * @param reference token numbers in ascending order
 * @param prediction token numbers in ascending order
 */
export function overlap(reference: Int32Array, prediction: Int32Array, index: number): Overlap {
  if (reference.length === 0 && prediction.length === 0) {
    return { precision: 1, recall: 1, f1: 1, reference: index };
  }
  const common = countCommon(reference, prediction);
  if (common === 0) return { precision: 0, recall: 0, f1: 0, reference: index };
  const precision = common / prediction.length;
  const recall = common / reference.length;
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    reference: index,
  };
}

function countCommon(a: Int32Array, b: Int32Array): number {
  let common = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) {
      common++;
      i++;
      j++;
    } else if (left < right) {
      i++;
    } else {
      j++;
    }
  }
  return common;
}
