/** The references, or one empty reference where a question has none. */
export function orEmpty(references: readonly string[]): readonly string[] {
  return references.length > 0 ? references : [''];
}

/** The highest score over the references, as most scripts take it; one empty one where there is none. */
export function bestOverReferences(
  references: readonly string[],
  score: (reference: string) => number,
): number {
  return Math.max(...orEmpty(references).map(score));
}

/** 1 when any reference satisfies the test, else 0. */
export function anyOf(references: readonly string[], test: (reference: string) => boolean): number {
  return orEmpty(references).some(test) ? 1 : 0;
}
