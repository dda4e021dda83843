import { mayHaveDigit } from '../../text/hints';
import { readDateAnswer, sameDate } from '../../answers/date';
import { readListLiteral } from '../../answers/list-literal';
import { readStance, saysNone, saysNotDisclosed } from '../../answers/abstention';
import { pairItems } from '../../answers/list-matching';
import type { ListComparison } from '../../answers/list-compare';
import type { PreparedAnswer } from '../../answers/prepare';
import { readRatioAnswer, readRatios, sameRatio } from '../../answers/ratio';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { assertedPart } from '../../answers/asserted';
import { compare, negate, toNumber } from '../../answers/quantity/decimal';
import { idsByFamily, readLabels } from '../../answers/quantity/labels';
import { readRelation } from '../../answers/relation';
import { compareNumbers, type NumberComparison } from '../../answers/quantity/compare';
import type { QuantityMatch } from '../../answers/quantity/measure';
import type { Quantity } from '../../answers/quantity/quantity';
import { asksWhetherDisclosed, isAbstention, statesNotGiven } from './abstain';
import { gatherEvidence } from './evidence';
import { asksAboutDecrease, asksForNumberAndMore, asksForOutflow, readQuestion } from './question';
import { compareWithReference, isRounded } from './numbers';
import { haveSameNames, asksForUnorderedTop } from './list-names';
import { acceptProseList, acceptRange } from './prose-list';
import { acceptImpliedVerdict, acceptVerdict, MAX_VERDICT_LENGTH } from './same-verdict';
import { hasForm } from './verdict';
import { answersByComparison, compareRelations } from './comparison-of-two';
import { acceptPeriodEdge, acceptYearEnd } from './period-edge';
import { comparedKind, readAnswer } from './reading';
import { acceptPoints, acceptSameChange } from './same-change';
import { acceptFraction, acceptFractionWord, acceptMultiple, acceptPartOf } from './same-share';
import { acceptTopics, acceptLabels, acceptSurname } from './same-name';
import { keyStems, readWords } from './words';
import { type Finding, VERBOSE_LENGTH } from './tier';

/*
 * The order of the checks. First, answers that are not values: “none” and zero, then abstentions,
 * so that “not disclosed” is never read as a verdict and “none” never as an abstention. If only one
 * side abstains, the checks end here.
 *
 * Then, forms that a comparison by kind would misread, because they depend on the complete answer:
 * numbered names, a change as levels or difference, surnames, shares in words, the end of a period,
 * the main number of a reference with a second one. Each of these checks accepts or passes on; none
 * rejects, so their order decides only which reason is shown.
 *
 * Last, the comparison by the kind of the question, or by that of the reference's form: number,
 * verdict, list; for other texts verdicts, dates, ratios and comparisons.
 */

/**
 * The type-aware tier: both abstain; the number is within the tolerances; the lists match; the verdicts
 * or dates are the same. For a text question, the form of the reference decides which applies.
 */
export function acceptTypeAware(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (saysNone(reference.raw)) {
    const { prediction, quantitiesOf } = comparison;
    const [amount, second] = quantitiesOf(prediction);
    const isZero = amount?.value.coefficient === 0n && !second;
    return saysNone(prediction.raw) || isZero || saysNoneOfAsked(comparison)
      ? { rejection: 'wording', reason: 'both say there is none' }
      : null;
  }
  if (isZeroCount(comparison, reference))
    return saysNone(comparison.prediction.raw) || saysNoneOfAsked(comparison)
      ? { rejection: 'wording', reason: 'both say there is none' }
      : acceptNumber(comparison, reference);
  if (
    asksWhetherDisclosed.test(comparison.question) &&
    bothDecline(reference, comparison.prediction)
  )
    return BOTH_DECLINE;
  const isUndisclosed =
    reference.raw.length <= MAX_UNDISCLOSED_LENGTH &&
    saysNotDisclosed(reference.raw) &&
    !asksWhetherDisclosed.test(comparison.question);
  if (isUndisclosed || isAbstention(comparison, reference)) {
    const declined = acceptAbstention(comparison);
    // “No, it does not disclose …” is a verdict too.
    if (declined || readYesNo(reference.raw) === null) return declined;
  }
  const predictsNone = saysNone(comparison.prediction.raw);
  if (!predictsNone && isAbstention(comparison, comparison.prediction)) return null;
  const kind = comparedKind(comparison, reference);
  const found =
    acceptLabels(comparison, reference) ??
    acceptTopics(comparison, reference) ??
    acceptSameChange(comparison, reference) ??
    acceptPoints(comparison, reference) ??
    acceptSurname(comparison, reference) ??
    acceptFraction(comparison, reference) ??
    acceptPartOf(comparison, reference) ??
    acceptFractionWord(comparison, reference) ??
    acceptYearEnd(comparison, reference) ??
    acceptPeriodEdge(comparison, reference) ??
    acceptMainNumber(comparison, reference) ??
    acceptMultiple(comparison, reference);
  if (found) return found;
  if (kind === 'number') {
    if (comparison.rememberQuestion(asksForNumberAndMore) && isWordMissing(comparison, reference))
      return null;
    return acceptNumber(comparison, reference) ?? acceptDates(reference, comparison.prediction);
  }
  if (kind === 'boolean') return acceptVerdict(comparison, reference);
  if (kind === 'list') return acceptList(comparison, reference);
  return (
    acceptImpliedVerdict(comparison, reference) ??
    acceptDates(reference, comparison.prediction) ??
    acceptRatio(reference, comparison.prediction) ??
    acceptRelation(comparison, reference)
  );
}

/** Whether the answer is `0` to a question for a number. */
function isZeroCount({ question, quantitiesOf }: Comparison, reference: PreparedAnswer): boolean {
  const [amount, second] = quantitiesOf(reference);
  return amount?.value.coefficient === 0n && !second && counted.test(question);
}

const counted = /(?<!\p{L})how many (?<words>(?:\p{L}[\p{L}-]* ?){1,3})/iu;
const noneOf =
  /(?<!\p{L})(?:no|(?:not|n['’]t) (?:\p{L}+ )?(?:any|a single)|zero) (?<words>(?:\p{L}[\p{L}-]* ?){1,3})/iu;

/** “It received no fines.” for “None”, asked how many fines it received or which were paid. */
function saysNoneOfAsked(comparison: Comparison): boolean {
  const { prediction } = comparison;
  if (prediction.raw.length > MAX_VERDICT_LENGTH) return false;
  if (isAbstention(comparison, prediction) || statesNotGiven(prediction)) return false;
  const [noun] = keyStems(readWords(noneOf.exec(prediction.raw)?.groups?.words ?? ''));
  return noun !== undefined && hasForm(comparison.rememberQuestion(readQuestion).stems, noun);
}

/** Longer references compare more than two things. */
const MAX_COMPARISON_LENGTH = 120;

/** “Turin used less than Lyon” for “Lyon used more than Turin”. */
function acceptRelation(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (answersByComparison(comparison, reference)) return SAME_COMPARISON;
  const { quantitiesOf, prediction } = comparison;
  if (reference.raw.length > MAX_COMPARISON_LENGTH) return null;
  const own = readRelation(reference.raw);
  if (!own || quantitiesOf(reference).length > 0) return null;
  if (readAnswer(reference).negated !== readAnswer(prediction).negated) return null;
  const other = readRelation(prediction.raw);
  return other && compareRelations(own, other) === 1 ? SAME_COMPARISON : null;
}

const SAME_COMPARISON: Finding = { rejection: 'wording', reason: 'the same comparison' };

/** “Not stated in the report” for “The report does not indicate whether …”, for any question. */
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

/** A longer reference says more than that nothing is disclosed. */
const MAX_UNDISCLOSED_LENGTH = 120;

function acceptAbstention(comparison: Comparison): Finding | null {
  const { prediction } = comparison;
  const declines = isAbstention(comparison, prediction) || saysNotDisclosed(prediction.raw);
  if (!declines && !statesNotGiven(prediction)) return null;
  return BOTH_DECLINE;
}

/** Whether a word that the reference adds to its number is missing: “12 companies” for “12; in Asia”. */
function isWordMissing(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { points, fromQuestion } = gatherEvidence(comparison, reference);
  return !fromQuestion && points.some(({ kind, found }) => kind === 'word' && !found);
}

function acceptNumber(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const numbers: NumberComparison = compareWithReference(comparison, reference);
  if (numbers.kind === 'compared' && !numbers.match.matched) {
    const { reference: own, prediction: other } = numbers.match;
    const isNegatedDecrease =
      (asksAboutDecrease(comparison) || asksForOutflow(comparison)) &&
      compare(own.value, negate(other.value)) === 0;
    if (isNegatedDecrease && other.value.coefficient < 0n)
      return { rejection: 'number-format', reason: 'the decrease or payment as a negative number' };
  }
  if (numbers.kind === 'compared' && !numbers.match.matched && isRounded(numbers.match))
    return { rejection: 'rounding', reason: 'the number rounded to fewer digits' };
  if (numbers.kind !== 'compared' || !numbers.match.matched) return null;
  return describeNumbers(numbers.match, comparison, reference);
}

/** “€318.4 million (2022: €352.9 million)” */
const valueAndOther =
  /^(?<main>\W*(?:\p{Lu}{1,3}\$? ?)?[^\p{L}\d]{0,3}\d[^()[\]]*) [([](?=[^()[\]]*\d)[^()[\]]*[)\]](?: or (?:lower|less|below|higher|more|above))?\W*$/u;

/** Questions to which the second number is a part of the answer. */
const asksToCompare =
  /(?<!\p{L})(?:compar\p{L}*|versus|vs|differ\p{L}*|chang\p{L}*|develop\p{L}*|evolv\p{L}*|trend|than|from|between|both)(?!\p{L})/iu;

/** “27 of 64”, asked how many */
const partOfAll =
  /^(?<main>\W*[\d,]+) (?:out )?of (?:the |its |all )?\d[\d,]*(?: \p{L}+){0,3}\W*$/u;

/** “€318.4 million” for “€318.4 million at year end (2022: €352.9 million)”. */
function acceptMainNumber(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const { quantitiesOf, settings, prediction, numberContext } = comparison;
  if (!mayHaveDigit(reference.raw)) return null;
  const pattern = counted.test(comparison.question) ? partOfAll : valueAndOther;
  const amounts = quantitiesOf(reference).filter(({ bareYear }) => !bareYear);
  const compared = asksToCompare.test(comparison.question)
    ? undefined
    : amounts.find(({ isCompared }, index) => index > 0 && isCompared);
  const end = pattern.exec(reference.raw)?.groups?.main?.length ?? compared?.start;
  if (end === undefined) return null;
  const main = amounts.filter(({ start }) => start < end);
  const [value, second] = main;
  if (!value || second || amounts.length === 1) return null;
  const given = quantitiesOf(prediction).filter(({ bareYear }) => !bareYear);
  const numbers: NumberComparison = compareNumbers(main, given, numberContext(), settings.numbers);
  const [first, ...further] = given;
  const isKnown = ({ value }: Quantity) => amounts.some((one) => compare(one.value, value) === 0);
  if (compared && !further.every(isKnown)) return null;
  const isOtherBound =
    (first?.interval?.kind === 'at-least' && /or (?:lower|less|below)\W*$/u.test(reference.raw)) ||
    (first?.interval?.kind === 'at-most' && /or (?:higher|more|above)\W*$/u.test(reference.raw));
  if (isOtherBound) return null;
  const [own, other] = [reference.raw.slice(0, end), prediction.raw].map(
    (text): readonly string[] => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? [],
  );
  if (own?.length && other?.length && !other.some((year) => own.includes(year))) return null;
  return numbers.kind === 'compared' && numbers.match.matched && numbers.match.prediction === first
    ? describeNumbers(numbers.match, comparison, reference)
    : null;
}

function describeNumbers(
  match: QuantityMatch,
  { prediction }: Comparison,
  { raw }: PreparedAnswer,
): Finding {
  const { reference, prediction: predicted } = match;
  const beside = prediction.raw.length - predicted.text.length;
  const given = `${predicted.text.trim()} for ${reference.text.trim()}`;
  const acrossPercent =
    match.percentReading !== 'as-written' || reference.percent !== predicted.percent;
  if (match.absoluteError !== 0) {
    const error = toNumber(reference.value) === 0 ? '' : ` of ${reference.text.trim()}`;
    const closeTo = `${predicted.text.trim()} is within the tolerance${error}`;
    return acrossPercent
      ? { rejection: 'percent-sign', reason: `${closeTo}; one of them has a percent sign` }
      : { rejection: 'rounding', reason: closeTo };
  }
  if (reference.interval !== null && predicted.interval === null) {
    return {
      rejection: 'number-format',
      reason: `within the interval of the reference (${given})`,
    };
  }
  if (reference.interval === null && predicted.interval?.kind === 'range') {
    return { rejection: 'number-format', reason: `one end of the range is the number (${given})` };
  }
  if (acrossPercent) {
    return {
      rejection: 'percent-sign',
      reason: `the same number, one of them with a percent sign (${given})`,
    };
  }
  if (beside > raw.length - reference.text.length + VERBOSE_LENGTH) {
    return { rejection: 'verbose', reason: `the number among other words (${given})` };
  }
  if (reference.scale !== predicted.scale) {
    return { rejection: 'unit', reason: `the same amount at a different scale (${given})` };
  }
  if (match.reading.converted) {
    return { rejection: 'unit', reason: `the same amount in a different unit (${given})` };
  }
  if (match.reading.unitMissing !== 'none' && sameDigits(match)) {
    return { rejection: 'unit', reason: `the same number; one side has no unit (${given})` };
  }
  return sameDigits(match)
    ? { rejection: 'unit', reason: `the same number; the unit is written differently (${given})` }
    : { rejection: 'number-format', reason: `the same number, written differently (${given})` };
}

function sameDigits({ reference, prediction }: QuantityMatch): boolean {
  const digitsOf = ({ text }: Quantity) => text.replace(/[^\d.,]/g, '');
  return digitsOf(reference) === digitsOf(prediction);
}

function acceptList(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const lists = comparison.listAgainst(reference);
  if (lists.referenceItems.length === 0) return null;
  const isSameSet = lists.precision === 1 && lists.recall === 1 && asksForUnorderedTop(comparison);
  if (!lists.matched && !isSameSet)
    return haveSameNames(comparison, lists)
      ? { rejection: 'wording', reason: 'the same list; items are named differently' }
      : (acceptNumberedNames(comparison, lists) ??
          acceptProseList(comparison, lists) ??
          acceptRange(comparison, reference));
  const repairNote = lists.repaired ? '; its brackets or quotes were repaired' : '';
  if (!lists.inOrder) {
    const orderNote = 'the same list in a different order; the question does not ask for one';
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
}

/** “Category 1 (purchased goods) and category 4 (transport)” for `[1, 4]`. */
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
    ? { rejection: 'list-quoting', reason: 'the same numbers, each with its name' }
    : null;
}

function acceptDates(reference: PreparedAnswer, prediction: PreparedAnswer): Finding | null {
  const own = reference.cached(datesOfAnswer);
  const other = own && readDateAnswer(prediction.raw);
  if (!own || own.length !== other?.length) return null;
  const partners = pairItems(own.length, other.length, (left, right) => {
    const [a, b] = [own[left], other[right]];
    return a !== undefined && b !== undefined && sameDate(a, b);
  });
  if (partners.includes(-1)) return null;
  const ambiguousDate = [...own, ...other].find(({ ambiguous }) => ambiguous);
  const ambiguityNote = ambiguousDate ? `; ${ambiguousDate.text} is ambiguous` : '';
  return { rejection: 'date', reason: `the same date, written differently${ambiguityNote}` };
}

const datesOfAnswer = ({ raw }: PreparedAnswer) => readDateAnswer(raw);

/** Accepts the ratio of the reference anywhere, or only its left side if the right is 1. */
function acceptRatio(reference: PreparedAnswer, prediction: PreparedAnswer): Finding | null {
  const own = readRatioAnswer(reference.raw);
  if (!own) return null;
  const found = readRatios(prediction.raw).find((other) => sameRatio(own, other));
  const ratio = found ?? readRatioAnswer(`${prediction.raw.trim()}:1`);
  if (!ratio || !sameRatio(own, ratio)) return null;
  const written = found ? found.text : prediction.raw.trim();
  return prediction.raw.length > written.length + VERBOSE_LENGTH
    ? { rejection: 'verbose', reason: `the ratio among other words (${written} for ${own.text})` }
    : { rejection: 'number-format', reason: `the same ratio (${written} for ${own.text})` };
}
