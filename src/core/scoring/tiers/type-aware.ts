import { type DateReading, readDateAnswer, sameDate } from '../../answers/date';
import { kindFromLabel } from '../../answers/kind-label';
import { readListLiteral } from '../../answers/list-literal';
import { readStance, saysForeignNone, saysNone, saysNotDisclosed } from '../../answers/abstention';
import { pairItems } from '../../answers/list-matching';
import type { ListComparison } from '../../answers/list-compare';
import type { PreparedAnswer } from '../../answers/prepare';
import { readRatioAnswer, readRatios, sameRatio } from '../../answers/ratio';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { assertedPart } from '../../answers/asserted';
import { compare, negate } from '../../answers/numerals/decimal';
import { idsByFamily, readLabels } from '../../answers/quantity/labels';
import { readRelation } from '../../answers/relation';
import type { NumberComparison } from '../../answers/quantity/compare';
import { MULTIPLE } from '../../answers/quantity/units';
import { asksWhetherDisclosed, isAbstention, statesNotGiven } from '../content/abstain';
import { gatherEvidence } from './evidence';
import {
  asksAboutDecrease,
  asksForNumberAndMore,
  asksHowMany,
  asksForOutflow,
  readQuestion,
} from '../content/question';
import { isPercentOfAmount } from './normalized';
import { compareWithReference, describeNumbers, describeRounding } from './numbers';
import {
  acceptAbbreviations,
  asksForUnorderedTop,
  haveExplainedNames,
  haveSameNames,
} from './list-names';
import {
  acceptConverted,
  acceptMainNumber,
  acceptNumberWithBase,
  acceptDurationAdjective,
} from './main-number';
import { acceptCodedVerdict, acceptOptionLetter } from './coded-answer';
import { acceptProseList } from './prose-list';
import { acceptBounds, acceptRange } from './same-range';
import { acceptImpliedVerdict, acceptVerdict, MAX_VERDICT_LENGTH } from './same-verdict';
import { hasForm } from './verdict';
import { answersByComparison, compareRelations } from '../content/comparison-of-two';
import { acceptPeriodEdge, acceptSpan, acceptYearEnd } from './period-edge';
import { comparedKind, readAnswer } from '../content/reading';
import { acceptChangeToLevel, acceptKelvin, acceptPoints, acceptSameChange } from './same-change';
import { acceptFraction, acceptFractionWord, acceptMultiple, acceptPartOf } from './same-share';
import { acceptRating } from './same-rating';
import { acceptTopics, acceptLabels, acceptSurname } from './same-name';
import { stemsOf } from '../content/words';
import { type Accepter, type Finding, VERBOSE_LENGTH } from './tier';

/*
 * The order of the checks. First, answers that are not values: “none” and zero, then abstentions,
 * so that “not disclosed” is never read as a verdict and “none” never as an abstention. If only one
 * side abstains, the checks end here.
 *
 * Then, forms that a comparison by kind would misread, because they depend on the complete answer:
 * numbered names, a change given as two levels or as a difference, surnames, shares in words, the
 * end of a period, the main number of a reference that has a second number. Each of these checks
 * either accepts or leaves the decision to the next; none rejects, so their order decides only
 * which reason is shown.
 *
 * Last, the comparison by the kind of the question or, for a text question, by the kind that the
 * reference's form suggests: number, verdict or list. Other texts are compared by their verdicts,
 * dates, ratios and comparisons.
 */

/**
 * The type-aware tier: both abstain; the number is within the tolerances; the lists match; the
 * verdicts or dates are the same. For a text question, the form of the reference decides which
 * applies.
 */
export const acceptTypeAware: Accepter = (comparison, reference) => {
  const { prediction, question } = comparison;
  const predictsNone = () =>
    saysNone(prediction.raw) ||
    saysForeignNone(prediction.raw) ||
    deniesAskedNoun(comparison, prediction);
  if (saysNone(reference.raw)) {
    const [amount, second] = comparison.quantitiesOf(prediction);
    const isZero = amount?.value.coefficient === 0n && !second;
    if (isZero || predictsNone()) return BOTH_NONE;
    if (!isMarkedUnanswerable(comparison)) return null;
  }
  if (isZeroCount(comparison, reference))
    return predictsNone() ? BOTH_NONE : acceptNumber(comparison, reference);
  if (noneFirst.test(reference.raw) && deniesAskedNoun(comparison, reference) && predictsNone())
    return BOTH_NONE;
  if (asksWhetherDisclosed.test(question) && bothDecline(reference, prediction))
    return BOTH_DECLINE;
  const isUndisclosed =
    reference.raw.length <= MAX_UNDISCLOSED_LENGTH &&
    saysNotDisclosed(reference.raw) &&
    !asksWhetherDisclosed.test(question);
  if (isUndisclosed || isAbstention(comparison, reference)) {
    const declined = acceptAbstention(comparison);
    // “No, it does not disclose …” is a verdict too.
    if (declined || readYesNo(reference.raw) === null) return declined;
  }
  if (!saysNone(prediction.raw) && isAbstention(comparison, prediction)) return null;
  const kind = comparedKind(comparison, reference);
  const found =
    acceptCodedVerdict(comparison, reference) ??
    acceptOptionLetter(comparison, reference) ??
    acceptLabels(comparison, reference) ??
    acceptTopics(comparison, reference) ??
    acceptRating(comparison, reference) ??
    acceptAbbreviations(comparison, reference) ??
    acceptSameChange(comparison, reference) ??
    acceptChangeToLevel(comparison, reference) ??
    acceptPoints(comparison, reference) ??
    acceptKelvin(comparison, reference) ??
    acceptSurname(comparison, reference) ??
    acceptFraction(comparison, reference) ??
    acceptPartOf(comparison, reference) ??
    acceptFractionWord(comparison, reference) ??
    acceptYearEnd(comparison, reference) ??
    acceptPeriodEdge(comparison, reference) ??
    acceptSpan(comparison, reference) ??
    acceptMainNumber(comparison, reference) ??
    acceptConverted(comparison, reference) ??
    acceptDurationAdjective(comparison, reference) ??
    acceptNumberWithBase(comparison, reference) ??
    acceptBounds(comparison, reference) ??
    acceptMultiple(comparison, reference);
  if (found) return found;
  if (kind === 'number') {
    if (comparison.rememberQuestion(asksForNumberAndMore) && isWordMissing(comparison, reference))
      return null;
    return acceptNumber(comparison, reference) ?? acceptDates(reference, prediction);
  }
  if (kind === 'boolean') return acceptVerdict(comparison, reference);
  if (kind === 'list') return acceptList(comparison, reference);
  return (
    acceptImpliedVerdict(comparison, reference) ??
    acceptDates(reference, prediction) ??
    acceptRatio(comparison, reference) ??
    acceptRelation(comparison, reference)
  );
};

/**
 * Whether the data set labels the question as unanswerable, so that “None” means that there is no
 * answer.
 */
function isMarkedUnanswerable({ kind, answerType, settings }: Comparison): boolean {
  if (kind !== 'unanswerable') return false;
  const isNone = answerType.trim().toLowerCase() === 'none';
  return isNone || kindFromLabel(answerType, settings.answerKinds) === 'unanswerable';
}

/** Whether the question asks for a count and the answer is `0`. */
function isZeroCount({ question, quantitiesOf }: Comparison, reference: PreparedAnswer): boolean {
  if (!asksHowMany.test(question)) return false;
  const [amount, second] = quantitiesOf(reference);
  return amount?.value.coefficient === 0n && !second;
}

const noneOf =
  /(?<!\p{L})(?:no|(?:not|n['’]t) (?:\p{L}+ )?(?:any|a single)|zero) (?<words>(?:(?!(?:among|in|at|during|of|for|on|by|from|to|with|was|were|is|are|have|has|recorded|reported)(?!\p{L}))\p{L}[\p{L}-]* ?){1,3})/iu;

/**
 * Whether an answer says that there are none of the things that the question asks about: “It
 * received no fines.” for “None” where the question asks how many fines were received or which were
 * paid.
 */
function deniesAskedNoun(comparison: Comparison, answer: PreparedAnswer): boolean {
  if (answer.raw.length > MAX_VERDICT_LENGTH) return false;
  if (isAbstention(comparison, answer) || statesNotGiven(answer)) return false;
  const nouns = stemsOf(noneOf.exec(answer.raw)?.groups?.words ?? '');
  const asked = comparison.rememberQuestion(readQuestion);
  return nouns.length > 0 && nouns.every((noun) => hasForm(asked.stems, noun));
}

/** Matches an answer that begins with “no”: “No material fines”. */
const noneFirst = /^\W*no (?=\p{L})/iu;

const BOTH_NONE: Finding = { rejection: 'wording', reason: 'both say there is none' };

/** Longer references compare more than two things. */
const MAX_COMPARISON_LENGTH = 120;

/** Accepts the same comparison: “Turin used less than Lyon” for “Lyon used more than Turin”. */
const acceptRelation: Accepter = (comparison, reference) => {
  if (answersByComparison(comparison, reference)) return SAME_COMPARISON;
  const { quantitiesOf, prediction } = comparison;
  if (reference.raw.length > MAX_COMPARISON_LENGTH) return null;
  const own = readRelation(reference.raw);
  if (!own || quantitiesOf(reference).length > 0) return null;
  if (readAnswer(reference).negated !== readAnswer(prediction).negated) return null;
  const other = readRelation(prediction.raw);
  return other && compareRelations(own, other) === 1 ? SAME_COMPARISON : null;
};

const SAME_COMPARISON: Finding = { rejection: 'wording', reason: 'the same comparison' };

/**
 * Whether both answers decline, for any question: “Not stated in the report” for “The report does
 * not indicate whether …”.
 */
function bothDecline(reference: PreparedAnswer, prediction: PreparedAnswer): boolean {
  return (
    reference.cached(declinesAlone) &&
    (prediction.cached(declinesAlone) || statesNotGiven(prediction))
  );
}

const declinesAlone = ({ raw }: PreparedAnswer) => readStance(raw).stance === 'declines';

const BOTH_DECLINE: Finding = {
  rejection: 'abstention',
  reason: 'both say that there is no answer',
};

/** A longer reference says more than just “nothing is disclosed”. */
const MAX_UNDISCLOSED_LENGTH = 120;

function acceptAbstention(comparison: Comparison): Finding | null {
  const { prediction } = comparison;
  const declines =
    isAbstention(comparison, prediction) ||
    saysNotDisclosed(prediction.raw) ||
    statesNotGiven(prediction);
  return declines ? BOTH_DECLINE : null;
}

/**
 * Whether a word that the reference adds to its number is missing: “12 companies” for “12; in
 * Asia”.
 */
function isWordMissing(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { points, fromQuestion } = gatherEvidence(comparison, reference);
  return !fromQuestion && points.some(({ kind, found }) => kind === 'word' && !found);
}

const acceptNumber: Accepter = (comparison, reference) => {
  if (isPercentOfAmount(comparison, reference)) return null;
  const numbers: NumberComparison = compareWithReference(comparison, reference);
  if (numbers.kind !== 'compared') return null;
  const { match } = numbers;
  if (match.matched) return describeNumbers(match, comparison, reference);
  const [own, other] = [match.reference.value, match.prediction.value];
  const isNegatedDecrease =
    (asksAboutDecrease(comparison) || asksForOutflow(comparison)) &&
    compare(own, negate(other)) === 0;
  if (isNegatedDecrease && other.coefficient < 0n)
    return {
      rejection: 'number-format',
      reason: 'the decrease or payment, given as a negative number',
    };
  const rounding = describeRounding(match);
  return rounding === null ? null : { rejection: 'rounding', reason: rounding };
};

const acceptList: Accepter = (comparison, reference) => {
  const lists = comparison.listAgainst(reference);
  if (lists.referenceItems.length === 0) return null;
  const isSameSet = lists.precision === 1 && lists.recall === 1 && asksForUnorderedTop(comparison);
  if (!lists.matched && !isSameSet)
    return haveSameNames(comparison, lists) || haveExplainedNames(comparison, lists)
      ? { rejection: 'wording', reason: 'the same list; items are named differently' }
      : (acceptNumberedNames(comparison, lists) ??
          acceptProseList(comparison, lists) ??
          acceptRange(comparison, reference));
  const repairNote = lists.repaired ? '; its brackets or quotes were repaired' : '';
  if (!lists.inOrder) {
    const orderNote = 'the same list in a different order; the question does not ask for an order';
    return { rejection: 'list-order', reason: orderNote + repairNote };
  }
  if (lists.matches.some((match) => match === 'similar' || match === 'name')) {
    return {
      rejection: 'wording',
      reason: `the same list; items are worded differently${repairNote}`,
    };
  }
  if (lists.matches.includes('number')) {
    return {
      rejection: 'number-format',
      reason: `the same list; numbers are written differently or within tolerance${repairNote}`,
    };
  }
  const literals = [reference, comparison.prediction].map(
    ({ raw }) => readListLiteral(raw) !== null,
  );
  const difference = literals[0] === literals[1] ? 'quotes' : 'notation';
  return {
    rejection: 'list-quoting',
    reason: `the same list with different ${difference}${repairNote}`,
  };
};

/**
 * Accepts numbered names for a list of their numbers: “Category 1 (purchased goods) and category 4
 * (transport)” for `[1, 4]`.
 */
function acceptNumberedNames(
  { prediction, question }: Comparison,
  { referenceItems, orderRequired }: ListComparison,
): Finding | null {
  if (orderRequired || !referenceItems.every((item) => /^\d{1,3}$/u.test(item.trim()))) return null;
  if (readAnswer(prediction).negated || assertedPart(prediction.raw) !== prediction.raw)
    return null;
  const [given, second] = idsByFamily(readLabels(prediction.raw, question)).values();
  if (!given || second) return null;
  const own = new Set(referenceItems.map((item) => item.trim()));
  return own.size === given.size && [...own].every((item) => given.has(item))
    ? { rejection: 'list-quoting', reason: 'the same numbers, each preceded by its name' }
    : null;
}

/** Whether a date is a day of the reference's month: “14 March 2024” for “March 2024”. */
function isDayOf({ dayFirst: own }: DateReading, { dayFirst: other, ambiguous }: DateReading) {
  const isMonth = own.month !== null && own.day === null && own.part === undefined;
  return isMonth && !ambiguous && other.year === own.year && other.month === own.month;
}

function acceptDates(reference: PreparedAnswer, prediction: PreparedAnswer): Finding | null {
  const own = reference.cached(datesOfAnswer);
  const other = own && readDateAnswer(prediction.raw);
  if (!own || own.length !== other?.length) return null;
  const partners = pairItems(own.length, other.length, (left, right) => {
    const [a, b] = [own[left], other[right]];
    return a !== undefined && b !== undefined && (sameDate(a, b) || isDayOf(a, b));
  });
  if (partners.includes(-1)) return null;
  const ambiguousDate = [...own, ...other].find(({ ambiguous }) => ambiguous);
  const ambiguityNote = ambiguousDate ? `; ${ambiguousDate.text} is ambiguous` : '';
  return { rejection: 'date', reason: `the same date, written differently${ambiguityNote}` };
}

const datesOfAnswer = ({ raw }: PreparedAnswer) => readDateAnswer(raw);

/**
 * Accepts the reference's ratio anywhere in the prediction, or only its left side if the right is
 * 1.
 */
const acceptRatio: Accepter = ({ prediction, quantitiesOf }, reference) => {
  const own = readRatioAnswer(reference.raw);
  if (!own) return null;
  const [first] = readRatios(prediction.raw);
  const [amount] = quantitiesOf(prediction);
  const isMultiple =
    amount !== undefined &&
    (amount.unit?.symbol === MULTIPLE.symbol ||
      /^ ?times(?!\p{L})/u.test(prediction.raw.slice(amount.end)));
  const multiple = isMultiple ? amount.text.replace(/[^\d.,]/g, '') : prediction.raw.trim();
  const ratio = first ?? readRatioAnswer(`${multiple}:1`);
  if (!ratio || !sameRatio(own, ratio)) return null;
  const written = first ? first.text : multiple;
  return prediction.raw.length > written.length + VERBOSE_LENGTH
    ? {
        rejection: 'verbose',
        reason: `the ratio is surrounded by other words (${written} for ${own.text})`,
      }
    : { rejection: 'number-format', reason: `the same ratio (${written} for ${own.text})` };
};
