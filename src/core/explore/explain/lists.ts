import { type ItemMatch, itemSimilarity, type ListComparison } from '../../answers/list-compare';
import type { Preparer } from '../../answers/prepare';
import type { Settings } from '../../settings';

/** A pair of matched items, or an unmatched item of either side; positions from 1. */
export interface ListRow {
  readonly reference: string | null;
  readonly prediction: string | null;
  readonly referencePosition: number | null;
  readonly predictionPosition: number | null;
  /** Why the two match; `null` for an unmatched item. */
  readonly match: ItemMatch | null;
  /** Token F1 of similar items; `null` for every other row. */
  readonly similarity: number | null;
}

/** Two lists paired one to one, for display. */
export interface ListView extends Pick<
  ListComparison,
  'reference' | 'inOrder' | 'orderRequired' | 'repaired' | 'matched' | 'precision' | 'recall' | 'f1'
> {
  /** Items of the reference in its order, then unmatched items of the prediction. */
  readonly rows: readonly ListRow[];
}

/**
 * Explains how the items of two lists are paired.
 * @param reference position of the list among the references
 */
export function explainLists(
  comparison: ListComparison,
  reference: number,
  prepare: Preparer,
  { tokens }: Pick<Settings, 'tokens'>,
): ListView {
  const { referenceItems, predictionItems, partners, matches } = comparison;
  const { inOrder, orderRequired, repaired, matched, precision, recall, f1 } = comparison;
  const taken = new Set(partners);
  const similarityOf = (left: string, right: string) =>
    itemSimilarity(prepare(left).normalized, prepare(right).normalized, tokens);
  const own = referenceItems.map((item, index): ListRow => {
    const partner = partners[index] ?? -1;
    const other = predictionItems[partner] ?? null;
    const match = matches[index] ?? null;
    return {
      reference: item,
      prediction: other,
      referencePosition: index + 1,
      predictionPosition: other === null ? null : partner + 1,
      match,
      similarity: match === 'similar' && other !== null ? similarityOf(item, other) : null,
    };
  });
  const extra = predictionItems.flatMap((item, index): ListRow[] => {
    if (taken.has(index)) return [];
    const none = { reference: null, referencePosition: null, match: null, similarity: null };
    return [{ ...none, prediction: item, predictionPosition: index + 1 }];
  });
  const measures = { matched, precision, recall, f1 };
  return { reference, rows: [...own, ...extra], inOrder, orderRequired, repaired, ...measures };
}
