import type { PreparedAnswer } from '../../answers/prepare';
import { findAll } from '../../text/find-all';
import { createHint } from '../../text/hints';
import type { Comparison } from '../comparison';
import type { Detector } from '../rule';
import type { Accepter } from './tier';

/* Letter ratings: “A minus” for “A-”, but not “A” for “A-”. */

const mayAskRating = createHint('rating* rated score* grade* notch');
const asksRating = /(?<!\p{L})(?:rat(?:ing|ed)s?|scores?|scored|grades?|graded|notch)(?!\p{L})/iu;
const rating =
  /(?<![\p{L}\p{N}.&])(?<letters>A{1,3}|B{1,3}|C{1,3}|D|F|A[a]{1,2}|Ba{1,2}|Caa?)(?<degree>[123])?(?: ?(?<sign>[+−–-]|plus(?!\p{L})|minus(?!\p{L})))?(?![\p{L}\p{N}])/gu;
/** The text after an “A” that is an article: “A report”. */
const afterArticle = /^ (?!(?:in|for|from|on|rating|score|grade|list)(?!\p{L}))\p{Ll}/u;
/**
 * Words before a former rating: “up from B”, “(2022: B)”, “before its upgrade to AA”, “compared
 * with B”.
 */
const formerBefore =
  /(?:(?<!\p{L})(?:from(?: (?!to(?!\p{L}))\p{L}+){0,3}|(?:previously|formerly|after|before|versus|vs\.?|compared (?:with|to))(?: \p{L}+){0,3})|(?:19|20)\d\d[:,]?) ?$/iu;
/** Words after a former rating: “(A in 2022)”. */
const formerAfter = /^ in (?:19|20)\d\d\)/u;

/** Longer texts use single letters for something else. */
const MAX_LENGTH = 100;

/** Length of the longest rating, “BBB minus”. */
const MAX_RATING_LENGTH = 9;

/** The ratings in a text, without those that it describes as former. */
function readRatings(text: string): readonly string[] {
  if (text.length > MAX_LENGTH) return [];
  return findAll(rating, text).flatMap(
    ({ index, 0: whole, groups: { letters = '', degree = '', sign = '' } = {} }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + whole.length)];
      if (whole === 'A' && afterArticle.test(after)) return [];
      const isFormer = formerAfter.test(after) && before.endsWith('(');
      if (isFormer || (index > 0 && formerBefore.test(before))) return [];
      const mark = sign === '' ? '' : sign === '+' || sign === 'plus' ? '+' : '-';
      return [`${letters}${degree}${mark}`];
    },
  );
}

/** The rating that a reference consists of, if the question asks for one. */
function ratingOf({ question }: Comparison, { raw }: PreparedAnswer): string | null {
  if (!mayAskRating(question) || !asksRating.test(question)) return null;
  const [own, second] = readRatings(raw);
  const isAlone = raw.trim().length <= MAX_RATING_LENGTH;
  return own !== undefined && second === undefined && isAlone ? own : null;
}

/** Accepts the same rating: “A- (Leadership band), up from B” for “A-”. */
export const acceptRating: Accepter = (comparison, reference) => {
  const own = ratingOf(comparison, reference);
  if (own === null) return null;
  const [first, second] = readRatings(comparison.prediction.raw);
  return first === own && second === undefined
    ? { rejection: 'wording', reason: 'the same rating' }
    : null;
};

/** Detects a different rating: “A, before its upgrade to AA” for “AA”. */
export const detectOtherRating: Detector = (comparison, reference) => {
  const own = ratingOf(comparison, reference);
  if (own === null) return null;
  const ratings = readRatings(comparison.prediction.raw);
  const [first] = ratings;
  return first !== undefined && !ratings.includes(own) ? `its rating is ${first}` : null;
};
