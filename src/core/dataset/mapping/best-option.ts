/** Options that are created only if one of them may be the best. */
export interface OptionGroup<Option> {
  /** An upper bound on the evidence of each option. */
  readonly evidence: number;
  readonly options: () => readonly Option[];
}

/**
 * The option with the largest overlap, then with the strongest evidence, then the first. Groups
 * that cannot contain it are skipped, since creating their options may take a pass over all rows.
 */
export function findBest<
  Option,
  Weighed extends { readonly overlap: number; readonly evidence: number },
>(groups: readonly OptionGroup<Option>[], weigh: (option: Option) => Weighed): Weighed | undefined {
  const order = groups.map((group, at) => ({ group, at }));
  order.sort((a, b) => b.group.evidence - a.group.evidence);
  let best: { readonly option: Weighed; readonly at: number } | null = null;
  for (const { group, at } of order) {
    // Sorted, so the other groups have no stronger evidence either.
    if (best?.option.overlap === 1 && group.evidence < best.option.evidence) break;
    for (const option of group.options().map(weigh)) {
      const difference = best
        ? option.overlap - best.option.overlap || option.evidence - best.option.evidence
        : 1;
      if (difference > 0 || (difference === 0 && at < (best?.at ?? 0))) best = { option, at };
    }
  }
  return best?.option;
}
