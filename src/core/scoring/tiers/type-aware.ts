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
import { isDifference, mayHaveChange, readChange } from '../../answers/quantity/change';
import { compare, negate, toNumber } from '../../answers/quantity/decimal';
import { readLabels } from '../../answers/quantity/labels';
import { readRelation } from '../../answers/relation';
import type { NumberComparison } from '../../answers/quantity/compare';
import type { QuantityMatch } from '../../answers/quantity/measure';
import type { Quantity } from '../../answers/quantity/quantity';
import { asksWhetherDisclosed, isAbstention, saysNotGiven } from './abstain';
import { asksDecrease } from './question';
import { compareWithReference, isRounded } from './numbers';
import { acceptProseList, acceptRange } from './prose-list';
import { readVerdict } from './verdict';
import { compareRelations } from './comparison-of-two';
import { LESS, MORE } from './opposites';
import { comparedKind, sidesOfAnswer } from './reading';
import { keyStems, readWords } from './words';
import type { Finding } from './tier';

/**
 * The type-aware tier: both abstain; the number is within the tolerances; the lists match; the verdicts
 * or dates are the same. For a text question, the form of the reference decides which applies.
 */
export function acceptTypeAware(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (saysNone(reference.raw)) {
    const { prediction, quantitiesOf } = comparison;
    const [amount, second] = quantitiesOf(prediction);
    const isZero = amount?.value.coefficient === 0n && !second;
    return saysNone(prediction.raw) || isZero
      ? { rejection: 'wording', reason: 'both say that there is none' }
      : null;
  }
  if (
    asksWhetherDisclosed.test(comparison.question) &&
    bothDecline(reference, comparison.prediction)
  )
    return BOTH_DECLINE;
  const isUndisclosed =
    reference.raw.length <= MAX_UNDISCLOSED_LENGTH &&
    saysNotDisclosed(reference.raw) &&
    !asksWhetherDisclosed.test(comparison.question);
  if (isUndisclosed || isAbstention(comparison, reference)) return acceptAbstention(comparison);
  const predictsNone = saysNone(comparison.prediction.raw);
  if (!predictsNone && isAbstention(comparison, comparison.prediction)) return null;
  const kind = comparedKind(comparison, reference);
  const found =
    acceptLabels(comparison, reference) ??
    acceptDifference(comparison, reference) ??
    acceptSurname(comparison, reference) ??
    acceptYearEnd(comparison, reference);
  if (found) return found;
  if (kind === 'number') {
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

/** “Scope II” for “Scope 2”, “Investments” for “Category 15 (Investments)”. */
function acceptLabels({ question, prediction }: Comparison, { raw }: PreparedAnswer) {
  const own = readLabels(raw, question);
  const [label] = own;
  if (!label) return null;
  const families = new Set(own.map(({ family }) => family));
  const others = readLabels(assertedPart(prediction.raw), question).filter(({ family }) =>
    families.has(family),
  );
  const beside = own.reduceRight(
    (text, one) => text.slice(0, one.start) + text.slice(one.end),
    raw,
  );
  const idsOf = (labels: typeof own) =>
    [...new Set(labels.map(({ family, id }) => `${family} ${id}`))].sort().join();
  if (others.length > 0 && keyStems(readWords(beside)).length === 0)
    return idsOf(own) === idsOf(others)
      ? {
          rejection:
            prediction.raw.length > raw.length + VERBOSE_LENGTH
              ? ('verbose' as const)
              : ('wording' as const),
          reason: 'the same numbered names',
        }
      : null;
  if (own.length > 1 || raw.slice(0, label.start).trim() !== '') return null;
  const [, name = '', rest = ''] = /^(?:[ :,–-]*\(?([^()]{0,80})\)?)?(.*)$/su.exec(
    raw.slice(label.end),
  ) ?? ['', '', ''];
  if (rest.trim() !== '') return null;
  const stemsOf = (text: string) => keyStems(readWords(text)).join(' ');
  const isNamed =
    others.length === 0 && stemsOf(name) !== '' && stemsOf(name) === stemsOf(prediction.raw);
  const isSame =
    others.length > 0 &&
    others.every(({ family, id }) => family === label.family && id === label.id);
  return isNamed || isSame
    ? { rejection: 'wording' as const, reason: 'the same numbered name' }
    : null;
}

const asksWho = /(?<!\p{L})(?:who|whom|whose)(?!\p{L})/iu;
const titles = 'Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Herr|Frau|Mme|M|Sra?|Señora?|Sir|Dame';
const personName = new RegExp(
  String.raw`^\W*(?:(?:${titles})\.? )*(?:\p{Lu}[\p{L}'’.-]+ ){1,2}(?<surname>\p{Lu}[\p{L}'’-]+)\W*$`,
  'u',
);

/** “Ms. Keller chairs it.” for “Sabine Keller”. */
function acceptSurname({ question, prediction }: Comparison, { raw }: PreparedAnswer) {
  const surname = asksWho.test(question) ? personName.exec(raw)?.groups?.surname : undefined;
  if (surname === undefined || prediction.raw.length > MAX_COMPARISON_LENGTH) return null;
  const named = new RegExp(
    String.raw`(?<!\p{L})(?:(?:${titles})\.? )+${surname}(?!\p{L})|^\W*${surname}\W*$`,
    'u',
  );
  return named.test(assertedPart(prediction.raw))
    ? { rejection: 'wording' as const, reason: 'the surname of the same person' }
    : null;
}

const fiscalYear =
  /^\W*(?:(?:FY|CY|fiscal(?: year)?|financial year) ?['’]?)?(?<year>(?:19|20)\d\d|(?<=\p{L} ?['’]?)\d\d)\W*$/iu;
/** January ends the fiscal year before. */
const yearEnd =
  /(?<!\p{L})(?:fiscal |financial |business )?year (?:that )?(?:ended|ending) (?:on |in )?(?:(?:\d{1,2} )?(?!jan)\p{L}+\.? (?:\d{1,2}, ?|\d{1,2} )?)?(?<year>(?:19|20)\d\d)(?!\d)/iu;

/** “FY20” in a sentence. */
const namedYear =
  /(?<!\p{L})(?:FY|fiscal(?: year)?|financial year) ?['’]?(?<year>(?:20)?\d\d)(?![\d%/–-])/giu;

/** “the fiscal year ended June 30, 2021” or “in FY21” for `FY2021`. */
function acceptYearEnd({ prediction }: Comparison, { raw }: PreparedAnswer) {
  const own = fiscalYear.exec(raw)?.groups?.year;
  if (own === undefined) return null;
  const asserted = assertedPart(prediction.raw);
  const named = [...asserted.matchAll(namedYear)].map(({ groups }) => groups?.year ?? '');
  const given = yearEnd.exec(asserted)?.groups?.year ?? named[0];
  return given?.slice(-2) === own.slice(-2) && named.every((year) => year === (named[0] ?? ''))
    ? { rejection: 'date' as const, reason: 'the same fiscal year' }
    : null;
}

/** “It fell by 3 points” for “from 24.6% to 21.6%”, and vice versa. */
function acceptDifference(
  { quantitiesOf, prediction }: Comparison,
  reference: PreparedAnswer,
): Finding | null {
  if (!mayHaveChange(reference.raw) && !mayHaveChange(prediction.raw)) return null;
  const [own, other] = [reference, prediction].map((answer) => ({
    numbers: quantitiesOf(answer).filter(({ bareYear }) => !bareYear),
    change: readChange(answer.raw, quantitiesOf(answer)),
  }));
  if (!own || !other || (own.change === null) === (other.change === null)) return null;
  const [levels, single] = own.change ? [own, other] : [other, own];
  const { change } = levels;
  if (!change || levels.numbers.length > 2) return null;
  const [difference, secondDifference] = single.numbers.filter(
    ({ value }) => compare(value, change.to.value) !== 0,
  );
  if (!difference || secondDifference) return null;
  const tail = (own.change ? prediction : reference).raw.slice(difference.end);
  if (tail.startsWith(' of ') || !isDifference(change, difference)) return null;
  const isRise = compare(change.to.value, change.from.value) > 0;
  const isReversed = [reference, prediction]
    .map(sidesOfAnswer)
    .some((sides) => sides.has(isRise ? LESS : MORE) && !sides.has(isRise ? MORE : LESS));
  return isReversed
    ? null
    : { rejection: 'number-format', reason: 'the difference between the two levels' };
}

/** Longer references compare more than two things. */
const MAX_COMPARISON_LENGTH = 120;

/** “Turin used less than Lyon” for “Lyon used more than Turin”. */
function acceptRelation(
  { quantitiesOf, prediction }: Comparison,
  reference: PreparedAnswer,
): Finding | null {
  if (reference.raw.length > MAX_COMPARISON_LENGTH) return null;
  const own = readRelation(reference.raw);
  if (!own || quantitiesOf(reference).length > 0) return null;
  const other = readRelation(prediction.raw);
  return other && compareRelations(own, other) === 1
    ? { rejection: 'wording', reason: 'the same comparison' }
    : null;
}

/** “Not stated in the report” for “The report does not indicate whether …”, whatever is asked. */
function bothDecline(reference: PreparedAnswer, prediction: PreparedAnswer): boolean {
  return (
    reference.cached(declinesAlone) &&
    (prediction.cached(declinesAlone) || saysNotGiven(prediction))
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
  if (!declines && !saysNotGiven(prediction)) return null;
  return BOTH_DECLINE;
}

function acceptNumber(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const numbers: NumberComparison = compareWithReference(comparison, reference);
  if (numbers.kind === 'compared' && !numbers.match.matched) {
    const { reference: own, prediction: other } = numbers.match;
    const isNegatedDecrease =
      asksDecrease(comparison) && compare(own.value, negate(other.value)) === 0;
    if (isNegatedDecrease && other.value.coefficient < 0n)
      return { rejection: 'number-format', reason: 'the decrease as a negative number' };
  }
  if (numbers.kind === 'compared' && !numbers.match.matched && isRounded(numbers.match))
    return { rejection: 'rounding', reason: 'the number rounded to fewer digits' };
  if (numbers.kind !== 'compared' || !numbers.match.matched) return null;
  return describeNumbers(numbers.match, comparison, reference);
}

/** An answer is verbose with more additional characters around the number than these. */
const VERBOSE_LENGTH = 12;

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

function acceptVerdict(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const verdict = readYesNo(reference.raw);
  if (verdict === null || readVerdict(comparison, comparison.prediction) !== verdict) return null;
  const word = verdict ? 'yes' : 'no';
  return { rejection: 'verbose', reason: `both say ${word}, with different details` };
}

/** Longer references say more than yes or no. */
const MAX_VERDICT_LENGTH = 60;

/** “None” for “No fines were paid”, where the question is a yes-or-no question. */
function acceptImpliedVerdict(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (reference.raw.length > MAX_VERDICT_LENGTH || /\d/.test(reference.raw)) return null;
  const verdict = readVerdict(comparison, reference);
  if (verdict !== false || readVerdict(comparison, comparison.prediction) !== verdict) return null;
  return { rejection: 'wording', reason: 'both deny what the question asks' };
}

function acceptList(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const lists = comparison.listAgainst(reference);
  if (lists.referenceItems.length === 0) return null;
  if (!lists.matched)
    return haveSameNames(lists)
      ? { rejection: 'wording', reason: 'the same list; items have other names' }
      : (acceptProseList(comparison, lists) ?? acceptRange(comparison, reference));
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

/** Whether the items of two lists are the same by other names: `N2O`, “nitrous oxide”. */
function haveSameNames({
  referenceItems,
  predictionItems,
  orderRequired,
}: ListComparison): boolean {
  const all = [...referenceItems, ...predictionItems];
  if (all.some((item) => /[+−-]$/u.test(item.trim()) || !/\p{L}.*[\p{L}\p{N}]/u.test(item)))
    return false;
  const namesOf = (items: readonly string[]) => items.map((item) => readWords(item).join(' '));
  const [own, other] = [namesOf(referenceItems), namesOf(predictionItems)];
  if (own.length !== other.length || own.includes('')) return false;
  if (orderRequired) return own.every((name, at) => name === other[at]);
  return [...own].sort().join('|') === [...other].sort().join('|');
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

/**
 * The ratio of the reference anywhere in the prediction, or only its left side if the right one is 1.
 */
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
