/** Words shared by two texts, as PEDANTS counts them. */
export interface SetOverlap {
  readonly f1: number;
  /** The share of the reference's words that the candidate has (others call this recall). */
  readonly precision: number;
  /** The share of the candidate's words that the reference has (others call this precision). */
  readonly recall: number;
}

/**
 * Token F1 over sets of words. What PEDANTS calls precision is the share of the reference's words that
 * are found and recall that of the candidate's; the names are kept, since its model was trained on them.
 * 0 without a common word.
 */
export function overlapOfSets(
  reference: ReadonlySet<string>,
  candidate: ReadonlySet<string>,
): SetOverlap {
  let common = 0;
  for (const word of reference) if (candidate.has(word)) common++;
  if (common === 0) return { f1: 0, precision: 0, recall: 0 };
  const precision = common / reference.size;
  const recall = common / candidate.size;
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall };
}
