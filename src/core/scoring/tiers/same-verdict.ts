import type { PreparedAnswer } from '../../answers/prepare';
import { compareNumbers } from '../../answers/quantity/compare';
import { compare } from '../../answers/numerals/decimal';
import { SCALE_WORDS } from '../../answers/numerals/lexicon';
import { kindOf, type Quantity } from '../../answers/quantity/quantity';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { isRounded } from './numbers';
import { findOpposites, LESS, MORE, readSides } from '../content/opposites';
import { readQuestion, sidesOfQuestion } from '../content/question';
import { readAnswer, sidesOfAnswer } from '../content/reading';
import { asksChange, readVerdict } from './verdict';
import { areNegated, isNegation, keyStems, readWords, yearsIn } from '../content/words';
import type { Detector } from '../rule';
import type { Accepter } from './tier';

/* The same verdict, stated in a word or implied. */

/** Accepts the same verdict with other details: “Yes, since 2019” for “Yes”. */
export const acceptVerdict: Accepter = (comparison, reference) => {
  const verdict = readYesNo(reference.raw);
  if (verdict === null || readVerdict(comparison, comparison.prediction) !== verdict) return null;
  const word = verdict ? 'yes' : 'no';
  const { prediction } = comparison;
  const isBrief = prediction.raw.length <= MAX_DETAIL_LENGTH;
  const isAffirmed = [reference, prediction].every(
    (answer) => ![...readAnswer(answer).words].some(isNegation),
  );
  if (isBrief && isAffirmed && findOpposites(sidesOfAnswer(reference), sidesOfAnswer(prediction)))
    return null;
  if (isBrief && hasOtherFigure(comparison, reference)) return null;
  return { rejection: 'verbose', reason: `both say ${word}, with different details` };
};

const explainedVerdict = /^\W*(?:yes|no)(?!\p{L})[\s,.:;–—-]+(?<rest>.{1,200})/isu;
const clauseEnd =
  /[.;:()](?=\s|$)|,(?=\s)|\s[–—-]\s|(?<!\p{L})(?=(?:after|although|though|despite|while|whereas|but|compared|from|than|unlike|because|due|since|even|except)(?!\p{L}))/iu;
const subordinate =
  /^\s*(?:after|although|though|despite|while|whereas|but|compared|from|than|unlike|because|due|since|even|except|as)(?!\p{L})/iu;
/** Words that state no direction. */
const NEUTRAL_WORDS = new Set(
  keyStems(
    readWords(
      'slightly sharply significantly strongly markedly substantially further went go been',
    ),
  ),
);

/**
 * A question or clause that contains one of these words is not checked: an improvement can be a
 * decrease, and a comparison can be stated from either side.
 */
const comparing =
  /(?<!\p{L})(?:improv\p{L}*|worsen\p{L}*|deteriorat\p{L}*|progress|than|above|below|compared|versus|vs|average|last|previous|prior|earlier|ago)(?!\p{L})/iu;
const asksSign = /(?<!\p{L})(?:positive|negative)(?!\p{L})/iu;

/**
 * Detects a verdict that its explanation contradicts: “Yes, it fell by 5%” or “No, it rose” where
 * the question asks whether it rose.
 */
export const detectContradictedVerdict: Detector = (comparison, reference) => {
  const { question, prediction } = comparison;
  const verdict = readYesNo(reference.raw);
  const rest = explainedVerdict.exec(prediction.raw)?.groups?.rest;
  if (verdict === null || rest === undefined) return null;
  const asked = sidesOfQuestion(comparison);
  const side = asked.has(MORE) ? MORE : LESS;
  if (!asked.has(side) || asked.has(side ^ 1) || areNegated(readWords(question))) return null;
  if (comparing.test(question) || !(asksChange.test(question) || asksSign.test(question)))
    return null;
  const known = comparison.rememberQuestion(readQuestion);
  const isContradicted = rest.split(clauseEnd).some((clause) => {
    const words = readWords(clause);
    const sides = readSides(new Set(words));
    if (subordinate.test(clause) || comparing.test(clause) || areNegated(words)) return false;
    if (yearsIn(clause).some((year) => !question.includes(year))) return false;
    const isAboutIt = keyStems(words).every(
      (stem) => known.has(stem) || NEUTRAL_WORDS.has(stem) || readSides(new Set([stem])).size > 0,
    );
    const contradictingSide = verdict ? side ^ 1 : side;
    return isAboutIt && sides.has(contradictingSide) && !sides.has(contradictingSide ^ 1);
  });
  return isContradicted ? 'its explanation contradicts its verdict' : null;
};

/**
 * Whether the only percentage or amount of money in a prediction differs from those of the
 * reference: “Yes, by 77%” for “Yes, by 12%”.
 */
function hasOtherFigure(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { prediction, quantitiesOf, numberContext, settings } = comparison;
  const asked = numberContext().question;
  const [own = [], given = []] = [reference, prediction].map((answer) =>
    quantitiesOf(answer).filter(({ value }) =>
      asked.every((one) => compare(one.value, value) !== 0),
    ),
  );
  const known = comparison.rememberQuestion(readQuestion);
  const stems = readAnswer(reference).stems;
  // The figure in “Yes; the margin reached 30%” measures something else.
  const isOfReference = [...readAnswer(prediction).stems].every(
    (one) =>
      known.has(one) ||
      stems.has(one) ||
      Object.hasOwn(SCALE_WORDS, one) ||
      readSides(new Set([one])).size > 0,
  );
  if (!isOfReference) return false;
  const isMatched = (one: Quantity, other: Quantity) => {
    const outcome = compareNumbers([one], [other], numberContext(), settings.numbers);
    return outcome.kind === 'compared' && (outcome.match.matched || isRounded(outcome.match));
  };
  return given.some((one) => {
    const kind = kindOf(one);
    if ((kind !== '%' && kind !== 'money') || one.isCompared) return false;
    if (/(?<!\p{L})from [^\p{L}\d]*$/iu.test(prediction.raw.slice(0, one.start))) return false;
    const candidates = own.filter((other) => kindOf(other) === kind);
    const isOnly = given.filter((other) => kindOf(other) === kind).length === 1;
    return isOnly && candidates.length > 0 && !candidates.some((other) => isMatched(other, one));
  });
}

/** Longer predictions may contain both words of a pair. */
const MAX_DETAIL_LENGTH = 120;

/** Longer references say more than yes or no. */
export const MAX_VERDICT_LENGTH = 60;

/**
 * Accepts an implied “no” as the answer to a yes-or-no question: “None” for “No fines were paid”.
 */
export const acceptImpliedVerdict: Accepter = (comparison, reference) => {
  if (reference.raw.length > MAX_VERDICT_LENGTH || /\d/.test(reference.raw)) return null;
  const verdict = readVerdict(comparison, reference);
  if (verdict !== false || readVerdict(comparison, comparison.prediction) !== verdict) return null;
  return { rejection: 'wording', reason: 'both deny what the question asks about' };
};
