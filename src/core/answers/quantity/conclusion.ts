import type { Quantity } from './quantity';

/** Words that open the sentence in which a longer answer says its result. */
const concluding =
  /(?<![\p{L}-])(?:therefore|thus|hence|consequently|in conclusion|in summary|to summari[sz]e|overall|final answer|the answer is|as a result)(?!\p{L})|(?:^|[.\n:]\s{0,3})so,? /giu;

/**
 * Marks the quantities of the concluding part: from the last concluding word that has a quantity behind
 * it to the end. Where there is none, every quantity concludes. Linear in the text.
 */
export function markConclusion(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  const last = quantities.at(-1);
  if (!last || quantities.length === 1) return quantities;
  let from = 0;
  for (const { index } of text.matchAll(concluding)) {
    if (index > last.start) break;
    from = index;
  }
  return quantities.map((one) => (one.start >= from ? one : { ...one, concludes: false }));
}
