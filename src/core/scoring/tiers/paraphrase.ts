import { mayHaveDigit } from '../../text/hints';
import type { PreparedAnswer } from '../../answers/prepare';
import { isGradeMissing } from '../../answers/deleted-marks';
import { readRatioAnswer } from '../../answers/ratio';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { isAbbreviationOf } from '../../answers/aliases';
import { assertedPart } from '../../answers/asserted';
import type { Quantity } from '../../answers/quantity/quantity';
import { saysNotDisclosed } from '../../answers/abstention';
import { asksWhetherDisclosed, isAbstention } from '../content/abstain';
import { type Evidence, gatherEvidence, type KeyPoint } from './evidence';
import { findOpposites, hasSide } from '../content/opposites';
import { asksForNumber, isYesNoQuestion, readQuestion, sidesOfQuestion } from '../content/question';
import { comparedKind, contentOf, readAnswer, sidesOfAnswer } from '../content/reading';
import { isSameAmount } from './same-change';
import {
  choosesSameOption,
  isCodeOf,
  nameBeforeDetails,
  namesAbbreviation,
  namesGrade,
  namesPlace,
  namesSubject,
} from './short-answer';
import { areNegated, keyStems, readWords } from '../content/words';
import { isNoncommittal, readVerdict } from './verdict';
import type { Accepter } from './tier';

/*
 * The thresholds were chosen on the visible half of FinanceBench together with labeled answers to
 * Natural Questions and TriviaQA, so that no single data set decides:
 * docs/decisions/answer-correctness.md.
 */

/** With at most this many key points, all are needed. */
const MAX_FEW_POINTS = 2;
/** With at most this many key points, every number and this share of the weight are needed. */
const MAX_SOME_POINTS = 5;
const MIN_SHARE_OF_SOME = 0.6;
/** With more than `MAX_SOME_POINTS` key points, this share of the weight is needed. */
const MIN_SHARE_OF_MANY = 0.4;
/**
 * If the reference repeats its question, this share of all its words and half of the key points'
 * weight are needed.
 */
const MIN_SHARE_OF_WORDS = 0.8;
/** With fewer words, a proportion is not meaningful. */
const MIN_WORDS = 5;

/**
 * The paraphrase tier: the prediction contains enough of the content that the reference adds to its
 * question (all of it if there is little) and does not contradict it. Lists and single numbers are
 * left to the type-aware tier, since the words around a wrong number or an incomplete list do not
 * make it correct.
 */
export const acceptParaphrase: Accepter = (comparison, reference) => {
  const { prediction } = comparison;
  if (isAbstention(comparison, reference) || isAbstention(comparison, prediction)) return null;
  const form = comparedKind(comparison, reference);
  if (form === 'number' || form === 'list' || readRatioAnswer(reference.raw)) return null;
  const evidence = gatherEvidence(comparison, reference);
  if (!hasEnoughEvidence(comparison, reference, evidence)) return null;
  if (contradicts(comparison, reference, evidence)) return null;
  const complete = evidence.points.every(({ found }) => found);
  const longer = prediction.raw.length > reference.raw.length;
  return { rejection: complete && longer ? 'verbose' : 'wording', reason: describe(evidence) };
};

function hasEnoughEvidence(
  comparison: Comparison,
  reference: PreparedAnswer,
  { points }: Evidence,
): boolean {
  const own = readAnswer(reference);
  const isSameOption = choosesSameOption(comparison, reference);
  if (isSameOption !== null) return isSameOption;
  if (matchesSide(comparison, reference) || namesGrade(comparison, reference)) return true;
  if (points.length === 0) return (own.negated || own.words.has('none')) && deniesAsked(comparison);
  const isShort = comparison.prediction.raw.length <= MAX_ENUMERATION_LENGTH;
  if (isShort && isEnumeration(reference.raw)) return coversEachItem(reference, points);
  if (
    matchesInitials(comparison, reference) ||
    namesSubject(comparison, reference) ||
    namesPlace(comparison, reference) ||
    namesAbbreviation(comparison, reference) ||
    isCodeOf(comparison, reference)
  )
    return true;
  const name = nameBeforeDetails(comparison, reference);
  if (name !== null) {
    const words = new Set(readWords(name));
    const own = points.filter(({ text }) => words.has(text));
    if (own.length > 0) return own.every(({ found }) => found);
  }
  const figures = points.filter(({ kind }) => kind === 'figure');
  const allFigures = figures.every(({ found }) => found);
  const answersByFigure = () =>
    figures.length === points.length || comparison.rememberQuestion(asksForNumber);
  if (figures.length > 0 && answersByFigure()) return allFigures;
  if (points.length <= MAX_SOME_POINTS && !allFigures) return false;
  if (comparison.kind === 'boolean' && figures.length > 1 && !figures.some(({ found }) => found))
    return false;
  const share = totalWeight(points.filter(({ found }) => found)) / totalWeight(points);
  const required =
    points.length <= MAX_FEW_POINTS
      ? 1
      : points.length <= MAX_SOME_POINTS
        ? MIN_SHARE_OF_SOME
        : MIN_SHARE_OF_MANY;
  if (share >= required) return true;
  return share >= 0.5 && shareOfWords(reference, comparison.prediction) >= MIN_SHARE_OF_WORDS;
}

/** More than this share of each item's words must occur in the prediction. */
const MIN_SHARE_OF_ITEM = 0.5;

function coversEachItem(reference: PreparedAnswer, points: readonly KeyPoint[]): boolean {
  const byText = new Map(points.map((point) => [point.text, point]));
  const isFound = ({ found }: KeyPoint) => found;
  const items = itemsOf(reference.raw).map((item) =>
    readWords(item).flatMap((word) => byText.get(word) ?? []),
  );
  const listed = new Set(items.flat());
  return (
    points.every((point) => point.found || listed.has(point)) &&
    items.every(
      (item) =>
        totalWeight(item.filter(isFound)) > MIN_SHARE_OF_ITEM * totalWeight(item) ||
        item.every(isFound),
    )
  );
}

const initials = /(?<![\p{L}\p{N}])\p{Lu}{2,8}(?![\p{L}\p{N}])/gu;
/** Longer predictions mention more than one organization. */
const MAX_INITIALS_LENGTH = 120;

/**
 * Whether a prediction names the reference by its initials: “The EIB arranged it.” for “European
 * Investment Bank”.
 */
function matchesInitials({ prediction, question }: Comparison, { raw }: PreparedAnswer): boolean {
  if (prediction.raw.length > MAX_INITIALS_LENGTH || !/\p{Lu}{2}/u.test(prediction.raw))
    return false;
  const found = assertedPart(prediction.raw).match(initials) ?? [];
  return found.some(
    (initialism) => !question.includes(initialism) && isAbbreviationOf(initialism, raw),
  );
}

const thanYear =
  /(?<first>(?:19|20)\d\d)(?!\d)[^.;]{0,60} than (?:in |for |at )?(?:the )?(?:FY ?)?(?<second>(?:19|20)\d\d)(?!\d)/iu;

/** Whether a text compares an earlier year with a later one: “lower in 2021 than in 2023”. */
function comparesEarlier(text: string): boolean {
  const groups = mayHaveDigit(text) ? thanYear.exec(text)?.groups : undefined;
  const { first, second } = groups ?? {};
  return Number(first) < Number(second);
}

/** Longer predictions may contain both words of a pair. */
const MAX_SIDE_LENGTH = 120;

/**
 * Whether a prediction gives the direction of the reference: “It went up.” or “up, to 0.69” for “It
 * improved from 0.67 to 0.69”, where the question asks “improved or declined”. Predictions with
 * numbers that the reference does not have are left to the comparison of key points.
 */
function matchesSide(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { prediction, quantitiesOf } = comparison;
  if (prediction.raw.length > MAX_SIDE_LENGTH || comparesEarlier(prediction.raw)) return false;
  if (!/(?<!\p{L})or(?!\p{L})|\//iu.test(comparison.question)) return false;
  const asked = sidesOfQuestion(comparison);
  const own = sidesOfAnswer(reference);
  if (asked.size === 0 || own.size === 0) return false;
  const amounts = quantitiesOf(reference);
  const isGiven = (given: Quantity) =>
    given.bareYear || amounts.some((one) => isSameAmount(one, given));
  if (!quantitiesOf(prediction).every(isGiven)) return false;
  const other = sidesOfAnswer(prediction);
  const isNegated = readAnswer(reference).negated || readAnswer(prediction).negated;
  return [...own.keys()].some((side) => {
    const opposite = side ^ 1;
    const isChoice = asked.has(side) && asked.has(opposite);
    const isGivenSide = hasSide(other, side) && !hasSide(other, opposite);
    return isChoice && !own.has(opposite) && isGivenSide && !isNegated;
  });
}

/** In longer predictions an item may have another name. */
const MAX_ENUMERATION_LENGTH = 200;

const itemWord = /^[\p{L}\p{N}&’'-]+$/u;
const MAX_ITEMS = 14;
const MAX_ITEM_WORDS = 4;

/**
 * The items of a plain list of a few words each (“Norway, Iceland and Canada”); otherwise empty.
 */
export function itemsOf(text: string): readonly string[] {
  if (text.length > 160 || !/[,;]/.test(text)) return [];
  const items = text
    .trim()
    .replace(/\.$/, '')
    .split(/[,;] ?(?:and |or )?| (?:and|or|&) /u);
  const isPlain = items.every((item) => {
    const words = item.trim().split(' ');
    return words.length <= MAX_ITEM_WORDS && words.every((word) => itemWord.test(word));
  });
  return isPlain && items.length <= MAX_ITEMS ? items : [];
}

/** Whether a text is a plain enumeration, all of whose items a prediction must contain. */
export const isEnumeration = (text: string) => itemsOf(text).length > 0;

export function totalWeight(points: readonly KeyPoint[]): number {
  return points.reduce((sum, { weight }) => sum + weight, 0);
}

/** The proportion of the reference's key words and numbers that the prediction contains. */
function shareOfWords(reference: PreparedAnswer, prediction: PreparedAnswer): number {
  const own = [...contentOf(reference)];
  const other = contentOf(prediction);
  return own.length < MIN_WORDS ? 0 : own.filter((word) => other.has(word)).length / own.length;
}

/**
 * Whether the prediction contradicts the reference: it has the opposite verdict, the same statement
 * with a negation on one side only, the same words with a different year, or an antonym
 * (`increased`, `decreased`).
 */
function contradicts(
  comparison: Comparison,
  reference: PreparedAnswer,
  { fromQuestion }: Evidence,
): boolean {
  const { prediction } = comparison;
  const verdict =
    readYesNo(reference.raw) ??
    (isYesNoQuestion(comparison) && readYesNo(prediction.raw) !== null
      ? readVerdict(comparison, reference)
      : null);
  const predicted = verdict === null ? null : readVerdict(comparison, prediction);
  if (predicted !== null && verdict !== predicted) return true;
  if (verdict !== null && isNoncommittal(prediction)) return true;
  const isOpen =
    saysNotDisclosed(prediction.raw) && !asksWhetherDisclosed.test(comparison.question);
  if (verdict !== null && isOpen) return true;
  const [own, other] = [readAnswer(reference), readAnswer(prediction)];
  if (own.negated !== other.negated && (fromQuestion || addsNoWords(comparison, reference))) {
    return true;
  }
  if (isGradeMissing(reference.raw, prediction.raw)) return true;
  if (saysOnlyOneOfBoth(reference.raw, prediction.raw)) return true;
  const isReversed = findOpposites(sidesOfAnswer(reference), sidesOfAnswer(prediction)) !== null;
  // “It did not pass” is not the opposite of “It was rejected”.
  return isReversed && !(other.negated && !own.negated && isBrief(prediction));
}

const sentenceEnd = /(?<=[.!?;:])\s+|\n+/u;

/**
 * Whether the prediction denies what the question asks about. A negation somewhere in a longer text
 * may be about something else: “There are no other conditions.”
 */
function deniesAsked(comparison: Comparison): boolean {
  if (isBrief(comparison.prediction)) return true;
  const asked = comparison.rememberQuestion(readQuestion);
  return comparison.prediction.raw.split(sentenceEnd).some((sentence) => {
    const words = readWords(sentence);
    return areNegated(words) && keyStems(words).some((stem) => asked.has(stem));
  });
}

const both = /(?<!\p{L})both(?!\p{L})/iu;
const only = /(?<!\p{L})(?:only|solely|exclusively)(?!\p{L})/iu;

/**
 * Whether a prediction gives only one of two things: “Topics are assessed only for their financial
 * effect” for “both for their impact and …”.
 */
const saysOnlyOneOfBoth = (own: string, other: string) =>
  both.test(own) &&
  !/(?<!\p{L})(?:both|not only)(?!\p{L})/iu.test(other) &&
  (/, not (?!only)/iu.test(other) || !/ and /iu.test(other)) &&
  only.test(other) &&
  !only.test(own);

/** In longer answers, a negation refers to only one of several statements. */
const MAX_BRIEF_LENGTH = 60;
const isBrief = ({ raw }: PreparedAnswer) => raw.length <= MAX_BRIEF_LENGTH;

/** Whether the prediction contains only words of the reference and the question. */
function addsNoWords(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { stems } = readAnswer(reference);
  const asked = comparison.rememberQuestion(readQuestion);
  return [...readAnswer(comparison.prediction).stems].every(
    (stem) => stems.has(stem) || asked.has(stem),
  );
}

function describe({ points, fromQuestion }: Evidence): string {
  if (points.length === 0) return 'both negate what the question asks about';
  const missing = points.filter(({ found }) => !found).map(({ text }) => text);
  const beyond = fromQuestion ? '' : ' not already in the question';
  if (missing.length === 0) return `it has every key point of the reference${beyond}`;
  const left = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ' …' : '');
  const found = points.length - missing.length;
  return `it has ${found} of ${points.length} key points of the reference${beyond}; missing: ${left}`;
}

/** Longer predictions contain explanations that may mention the opposite. */
const MAX_CONTRADICTION_LENGTH = 160;

/** Whether a short prediction has the opposite verdict, a different year or an antonym. */
export function contradictsBriefly(comparison: Comparison, reference: PreparedAnswer): boolean {
  if (comparison.prediction.raw.length > MAX_CONTRADICTION_LENGTH) return false;
  return contradicts(comparison, reference, gatherEvidence(comparison, reference));
}
