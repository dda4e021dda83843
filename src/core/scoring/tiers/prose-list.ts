import { createHint } from '../../text/hints';
import { assertedPart } from '../../answers/asserted';
import type { ListComparison } from '../../answers/list-compare';
import type { Comparison } from '../comparison';
import { asksForUnorderedTop } from './list-names';
import { namesOf, readAnswer } from '../content/reading';
import { readQuestion } from '../content/question';
import { findForm } from './verdict';
import type { Finding } from './tier';
import { stemsAndFigures } from '../content/words';

/* A list in the reference that the prediction gives as a sentence or as a range. */

/** Longer predictions also mention other items. */
const MAX_LENGTH = 240;
/** Maximum number of words before the first item, and after the last. */
const MAX_FRAME = 4;

const separator =
  /[,;:•](?=\s)|[、，；和及与]|\n|(?<!\p{L})(?:and|as well as|plus|und|sowie|et|y|e|en)(?!\p{L})|&/giu;

/** Words between the items of an ordered enumeration: “A ranks first, followed by B and then C”. */
const followed =
  /(?: (?:ranks?|is|comes?) first)?,? (?:(?:which is )?followed by|(?:and )?then(?: by)?)(?!\p{L}) ?/giu;

/** Words that number the items of an enumeration: “First A, then B, finally C”. */
const ordinal =
  /(?<=^\W*|[,;] (?:and )?)(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|finally|lastly)(?!\p{L}),? /giu;

/** The text with commas in place of “followed by” and “then”, and without “first” and “finally”. */
export const replaceThenByCommas = (text: string) =>
  mayBeOrdered(text) ? text.replace(ordinal, '').replace(followed, ', ') : text;

const mayBeOrdered = createHint(
  'then followed first firstly second secondly third thirdly next finally lastly',
);

/**
 * Whether each item lies in exactly one segment, and that segment comes after the previous item's.
 */
function areInOrder(
  items: readonly (readonly string[])[],
  segments: readonly (readonly string[])[],
): boolean {
  const positions = items.map((stems) => {
    const contains = (segment: readonly string[]) => stems.every((stem) => segment.includes(stem));
    const position = segments.findIndex(contains);
    return position === segments.findLastIndex(contains) ? position : -1;
  });
  return positions.every((position, at) => position > (positions[at - 1] ?? -1));
}

/** A label after its item: “capital goods (Category 2)”. */
const labelInParentheses = / \((?:category|scope|no\.?|clause|section|item) ?[\d.]+\)/giu;
/** A label before its item: “Category 10 (processing)”, “C10 – Processing”. */
const labelBefore =
  /(?<![\p{L}\d])(?:category |cat\.? ?|C)\d{1,2} ?(?:\((?<name>[^()]{2,80})\)|[–:-] )/giu;
const ordinalWord = String.raw`(?:(?:first|second|third|fourth|fifth|sixth)(?:ly)?|[1-6](?:st|nd|rd|th))`;
const partNoun = String.raw`(?:pillar|step|line|phase|level|priority|theme|principle|goal|dimension|element|stage|point|area)`;
/**
 * A position before its item: “First line: business units”, “Pillar 1 – Governance”, “the second is
 * …”.
 */
const positionBefore = new RegExp(
  String.raw`(?<=^\W*|[.;,\n•] ?)(?:and )?(?:the )?(?:(?:${ordinalWord}(?: \p{L}+)?|${partNoun} [1-9IV]{1,3})(?::| –| —| -)|(?<=the )${ordinalWord}(?: ${partNoun})?(?: is| are)?) `,
  'giu',
);
/** A position after its item: “governance (pillar 1)”, “business units (first line)”. */
const positionAfter = new RegExp(
  String.raw` \((?:the )?(?:${ordinalWord} \p{L}+|${partNoun} [1-9IV]{1,3})\)`,
  'giu',
);

/** Words before a total: “together 62%”. */
const sum = /^\W*(?:together|combined|in total|altogether|a total of)(?!\p{L})/iu;
const labeled = /^(?<label>[^:]{1,40}): (?<value>.+)$/u;

/** Whether the text has the label and the value of each item together: “Scope 1: direct”. */
function keepLabels(items: readonly string[], text: string): boolean {
  const pieces = text.split(/[,;•](?=\s)|\n|(?<!\p{L})and(?!\p{L})/iu).map(stemsAndFigures);
  return items.every((item) => {
    const { label, value } = labeled.exec(item)?.groups ?? {};
    if (label === undefined || value === undefined) return true;
    const wanted = [...stemsAndFigures(label), ...stemsAndFigures(value)];
    return pieces.some((piece) => wanted.every((stem) => piece.includes(stem)));
  });
}

/**
 * Accepts the items of a list in a sentence: “It is used as animal feed and through land
 * application.” for a list of the two uses. The sentence must have every word of every item, and no
 * other words except those of the question and a few before and after the list.
 */
export function acceptProseList(
  comparison: Comparison,
  { referenceItems, orderRequired }: ListComparison,
): Finding | null {
  const { prediction } = comparison;
  const isPlain = prediction.raw.length <= MAX_LENGTH && !readAnswer(prediction).negated;
  if (referenceItems.length < 2 || !isPlain) return null;
  const text = replaceThenByCommas(prediction.raw)
    .replace(labelInParentheses, '')
    .replace(labelBefore, '$<name>')
    .replace(positionBefore, ', ')
    .replace(positionAfter, '');
  if (assertedPart(text) !== text) return null;
  const items = referenceItems.map(stemsAndFigures);
  const own = new Set(items.flat());
  const parts = text.split(separator);
  // “reputational” is a form of “reputation”
  const segments = parts.map((part) =>
    stemsAndFigures(part).map((stem) => (own.has(stem) ? stem : (findForm(own, stem) ?? stem))),
  );
  const isOrdered = orderRequired && !asksForUnorderedTop(comparison);
  if (isOrdered && !areInOrder(items, segments)) return null;
  if (!keepLabels(referenceItems, text)) return null;
  const given = new Set(segments.flat());
  if (items.some((stems) => stems.length === 0) || [...own].some((stem) => !given.has(stem)))
    return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const names = namesOf(prediction);
  const isOther = (stem: string) => !own.has(stem) && !asked.has(stem) && !asked.words.has(stem);
  const holding = segments.filter((stems) => stems.some((stem) => own.has(stem)));
  const loose = segments
    .filter((stems, at) => !holding.includes(stems) && !sum.test(parts[at] ?? ''))
    .flat();
  if (loose.some(isOther) || holding.length < Math.min(2, items.length)) return null;
  /**
   * The words of the first item, which later items may repeat: “one site in Belgium and one in
   * Portugal”.
   */
  const repeated = new Set(holding[0]);
  const isFramed = holding.every((stems, at) => {
    const found = stems.map((stem) => own.has(stem));
    const [first, last] = [found.indexOf(true), found.lastIndexOf(true)];
    const others = stems
      .map((stem, position) => ({ stem, position }))
      .filter(({ stem }) => isOther(stem));
    return others.every(
      ({ stem, position }) =>
        !names.has(stem) &&
        ((at === 0 ? position < first : position < first && repeated.has(stem)) ||
          (at === holding.length - 1 && position > last)),
    );
  });
  const frame = holding.flat().filter(isOther);
  return isFramed && frame.length <= MAX_FRAME
    ? { rejection: 'wording', reason: 'the same items in a sentence' }
    : null;
}
