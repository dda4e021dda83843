import type { Slice } from '../../../../core/explore/slices';
import { plural } from '../../../../core/words/plurals';

/** What the slices are sorted by. */
export type SliceColumnId = 'value' | 'questions' | 'gap' | 'ease';

export interface SliceSort {
  readonly column: SliceColumnId;
  readonly descending: boolean;
}

/** Slices of fewer questions say little by themselves. */
export const MIN_QUESTIONS = 10;

/** How a slice is called: its value, or what is pooled in it. */
export function sliceLabel({ kind, value, values }: Slice): string {
  if (kind === 'value') return value;
  return kind === 'empty' ? 'no value' : `others (${plural(values, 'value')})`;
}

/**
 * The slices in order: those that are one value first, then the others and the questions without a
 * value. Ties keep the most frequent first.
 */
export function sortSlices(rows: readonly Slice[], sort: SliceSort): readonly Slice[] {
  const direction = sort.descending ? -1 : 1;
  const collator = new Intl.Collator('en', { numeric: true });
  const rank = ({ kind }: Slice) => (kind === 'value' ? 0 : 1);
  return rows.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    if (sort.column === 'value') return direction * collator.compare(a.value, b.value);
    const [left, right] = [a[sort.column], b[sort.column]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  });
}
