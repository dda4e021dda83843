import { stemsOf } from '../../content/words';
import type { TextReading } from './pair';
import { defineFeatures, share } from './feature';

/** Features about the items that a reference lists (“Floods; storms and fires”). */
export const itemFeatures = defineFeatures(
  [
    ['items-missing', 'against', 'lacks an item that the reference lists'],
    ['item-left-out', 'against', 'is short and omits an item of the reference'],
    ['items-beyond', 'against', 'lists items that the reference does not have'],
  ],
  ({ question, reference, candidate }) => {
    const items = itemsOf(reference, question);
    if (items.length < 2) return [0, 0, 0];
    const missing = items.filter((stems) => !stems.some((stem) => candidate.stemSet.has(stem)));
    const isPlain = reference.words.length <= MAX_ITEM_WORDS * items.length;
    const isShort =
      isPlain && candidate.words.length <= SHORT_FACTOR * reference.words.length + SHORT_FACTOR;
    const further = isShort ? itemsOf(candidate, question) : [];
    const beyond = further.filter((stems) => !stems.some((stem) => reference.stemSet.has(stem)));
    return [
      share(missing.length, items.length),
      isShort && items.length >= MIN_LIST && missing.length > 0 && missing.length < items.length,
      further.length < 2 ? 0 : share(beyond.length, further.length),
    ];
  },
);

/** Minimum number of items in a list; two items may be one name (“Simon & Garfunkel”). */
const MIN_LIST = 3;

/** Maximum number of words in a list item; longer ones are sentences. */
const MAX_ITEM_WORDS = 5;

/**
 * An answer is short if it has at most this factor × (the reference's number of words + 1) words.
 */
const SHORT_FACTOR = 2;

const itemEnd = /[,;\n]| and | & /u;

/** The stems of each item, without those of the question; items left without stems are dropped. */
function itemsOf({ text }: TextReading, question: TextReading): string[][] {
  const parts = text.split(itemEnd);
  if (parts.length < 2) return [];
  return parts
    .map((part) => stemsOf(part).filter((stem) => !question.stemSet.has(stem)))
    .filter((stems) => stems.length > 0);
}
