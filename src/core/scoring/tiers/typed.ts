import { readDateAnswer, sameDate } from '../../answers/date';
import { readListLiteral } from '../../answers/list-literal';
import { saysNone, saysNotDisclosed } from '../../answers/abstention';
import { pairItems } from '../../answers/list-matching';
import type { PreparedAnswer } from '../../answers/prepare';
import { readRatioAnswer, readRatios, sameRatio } from '../../answers/ratio';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { assertedPart } from '../../answers/asserted';
import { isDifference, readChange } from '../../answers/quantity/change';
import { compare, negate, toNumber } from '../../answers/quantity/decimal';
import { readLabels } from '../../answers/quantity/labels';
import { readRelation } from '../../answers/relation';
import type { NumberComparison, QuantityMatch } from '../../answers/quantity/compare';
import type { Quantity } from '../../answers/quantity/quantity';
import { asksWhetherDisclosed, isAbstention } from './abstain';
import { asksDecrease } from './question';
import { numberContradiction } from './numbers';
import { readVerdict } from './verdict';
import { orient } from './contradiction';
import { LESS, MORE } from './opposites';
import { kindShownBy, sidesNamedBy } from './reading';
import { keyStems, readWords } from './words';
import type { Finding } from './tier';

/**
 * The type-aware tier: both abstain; the number lies within the tolerances; the lists match; the verdicts
 * are the same; the dates are the same. A text question is read by what its reference is.
 */
export function acceptTyped(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (saysNone(reference.raw)) {
    const { raw } = comparison.prediction;
    return saysNone(raw) ? { gap: 'wording', reason: 'both say that there is none' } : null;
  }
  const isUndisclosed =
    reference.raw.length <= MAX_UNDISCLOSED &&
    saysNotDisclosed(reference.raw) &&
    !asksWhetherDisclosed.test(comparison.question);
  if (isUndisclosed || isAbstention(comparison, reference)) return acceptAbstention(comparison);
  const saysNoneOfIt = saysNone(comparison.prediction.raw);
  if (!saysNoneOfIt && isAbstention(comparison, comparison.prediction)) return null;
  const kind = comparison.kind === 'text' ? kindShownBy(reference) : comparison.kind;
  const found = acceptLabels(comparison, reference) ?? acceptDifference(comparison, reference);
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
  const families = new Set(own.map(({ family }) => family));
  const others = readLabels(assertedPart(prediction.raw), question).filter(({ family }) =>
    families.has(family),
  );
  const [label] = own;
  if (!label) return null;
  const beside = own.reduceRight(
    (text, one) => text.slice(0, one.start) + text.slice(one.end),
    raw,
  );
  const idsOf = (labels: typeof own) =>
    [...new Set(labels.map(({ family, id }) => `${family} ${id}`))].sort().join();
  if (others.length > 0 && keyStems(readWords(beside)).length === 0)
    return idsOf(own) === idsOf(others)
      ? {
          gap:
            prediction.raw.length > raw.length + LONGER
              ? ('verbose' as const)
              : ('wording' as const),
          reason: 'the same numbered names',
        }
      : null;
  if (own.length > 1 || raw.slice(0, label.start).trim() !== '') return null;
  const [, name = '', rest = ''] = /^(?:[ :–-]*\(?([^()]{0,80})\)?)?(.*)$/su.exec(
    raw.slice(label.end),
  ) ?? ['', '', ''];
  if (rest.trim() !== '') return null;
  const stemsOf = (text: string) => keyStems(readWords(text)).join(' ');
  const isNamed =
    others.length === 0 && stemsOf(name) !== '' && stemsOf(name) === stemsOf(prediction.raw);
  const isSame =
    others.length > 0 &&
    others.every(({ family, id }) => family === label.family && id === label.id);
  return isNamed || isSame ? { gap: 'wording' as const, reason: 'the same numbered name' } : null;
}

/** “It fell by 3 points” for “from 24.6% to 21.6%”, and the other way round. */
function acceptDifference(
  { quantitiesOf, prediction }: Comparison,
  reference: PreparedAnswer,
): Finding | null {
  const [own, other] = [reference, prediction].map((answer) => ({
    numbers: quantitiesOf(answer).filter(({ bareYear }) => !bareYear),
    change: readChange(answer.raw, quantitiesOf(answer)),
    sides: sidesNamedBy(answer),
  }));
  if (!own || !other || (own.change === null) === (other.change === null)) return null;
  const [levels, single] = own.change ? [own, other] : [other, own];
  const { change } = levels;
  if (!change || levels.numbers.length > 2) return null;
  const [difference, more] = single.numbers.filter(
    ({ value }) => compare(value, change.to.value) !== 0,
  );
  if (!difference || more) return null;
  const tail = (own.change ? prediction : reference).raw.slice(difference.end);
  if (tail.startsWith(' of ') || !isDifference(change, difference)) return null;
  const isRise = compare(change.to.value, change.from.value) > 0;
  const isTurned = [own.sides, other.sides].some(
    (sides) => sides.has(isRise ? LESS : MORE) && !sides.has(isRise ? MORE : LESS),
  );
  return isTurned ? null : { gap: 'number-format', reason: 'the difference of the two levels' };
}

/** Longer references compare more than two things. */
const MAX_COMPARED = 120;

/** “Turin used less than Lyon” for “Lyon used more than Turin”. */
function acceptRelation(
  { quantitiesOf, prediction }: Comparison,
  reference: PreparedAnswer,
): Finding | null {
  if (reference.raw.length > MAX_COMPARED || quantitiesOf(reference).length > 0) return null;
  const own = readRelation(reference.raw);
  const other = own && readRelation(prediction.raw);
  return other && orient(own, other) === 1
    ? { gap: 'wording', reason: 'the same comparison' }
    : null;
}

/** A longer reference says more than that nothing is disclosed. */
const MAX_UNDISCLOSED = 120;

function acceptAbstention(comparison: Comparison): Finding | null {
  const { prediction } = comparison;
  if (!isAbstention(comparison, prediction) && !saysNotDisclosed(prediction.raw)) return null;
  return { gap: 'abstention', reason: 'both say that there is no answer' };
}

function acceptNumber(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const numbers: NumberComparison = numberContradiction(comparison, reference);
  if (numbers.kind === 'compared' && !numbers.match.matched) {
    const { reference: own, prediction: other } = numbers.match;
    const isFall = asksDecrease(comparison) && compare(own.value, negate(other.value)) === 0;
    if (isFall && other.value.coefficient < 0n)
      return { gap: 'number-format', reason: 'the decrease as a negative number' };
  }
  if (numbers.kind !== 'compared' || !numbers.match.matched) return null;
  return describeNumbers(numbers.match, comparison, reference);
}

/** This many more characters around the number make an answer verbose. */
const LONGER = 12;

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
    const near = `${predicted.text.trim()} is within the tolerance${error}`;
    return acrossPercent
      ? { gap: 'percent-sign', reason: `${near}; one of them has a percent sign` }
      : { gap: 'rounding', reason: near };
  }
  if (reference.interval !== null && predicted.interval === null) {
    return { gap: 'number-format', reason: `within the interval of the reference (${given})` };
  }
  if (reference.interval === null && predicted.interval?.kind === 'range') {
    return { gap: 'number-format', reason: `one end of the range is the number (${given})` };
  }
  if (acrossPercent) {
    return {
      gap: 'percent-sign',
      reason: `the same number, one of them with a percent sign (${given})`,
    };
  }
  if (beside > raw.length - reference.text.length + LONGER) {
    return { gap: 'verbose', reason: `the number among other words (${given})` };
  }
  if (reference.scale !== predicted.scale) {
    return { gap: 'unit', reason: `the same amount in another scale (${given})` };
  }
  if (match.reading.converted) {
    return { gap: 'unit', reason: `the same amount in another unit (${given})` };
  }
  if (match.reading.unitMissing !== 'none' && sameDigits(match)) {
    return { gap: 'unit', reason: `the same number; one side names no unit (${given})` };
  }
  return sameDigits(match)
    ? { gap: 'unit', reason: `the same number; the unit is written differently (${given})` }
    : { gap: 'number-format', reason: `the same number, written differently (${given})` };
}

function sameDigits({ reference, prediction }: QuantityMatch): boolean {
  const digitsOf = ({ text }: Quantity) => text.replace(/[^\d.,]/g, '');
  return digitsOf(reference) === digitsOf(prediction);
}

function acceptVerdict(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const verdict = readYesNo(reference.raw);
  if (verdict === null || readVerdict(comparison, comparison.prediction) !== verdict) return null;
  const word = verdict ? 'yes' : 'no';
  return { gap: 'verbose', reason: `both say ${word}, with different details` };
}

/** Longer references say more than yes or no. */
const MAX_VERDICT = 60;

/** “None” for “No fines were paid”, where the question is a yes-or-no question. */
function acceptImpliedVerdict(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (reference.raw.length > MAX_VERDICT || /\d/.test(reference.raw)) return null;
  const verdict = readVerdict(comparison, reference);
  if (verdict !== false || readVerdict(comparison, comparison.prediction) !== verdict) return null;
  return { gap: 'wording', reason: 'both deny what the question asks' };
}

function acceptList(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const lists = comparison.listAgainst(reference);
  if (!lists.matched || lists.referenceItems.length === 0) return null;
  const mended = lists.repaired ? '; its brackets or quotes were repaired' : '';
  if (!lists.inOrder) {
    const asked = 'the same list in another order; the question asks for none';
    return { gap: 'list-order', reason: asked + mended };
  }
  if (lists.matches.some((match) => match === 'similar' || match === 'name')) {
    return { gap: 'wording', reason: `the same list; items are worded differently${mended}` };
  }
  if (lists.matches.includes('number')) {
    return {
      gap: 'number-format',
      reason: `the same list; numbers are written differently or within tolerance${mended}`,
    };
  }
  const literals = [reference, comparison.prediction].map(
    ({ raw }) => readListLiteral(raw) !== null,
  );
  const what = literals[0] === literals[1] ? 'quotes' : 'notation';
  return { gap: 'list-quoting', reason: `the same list with other ${what}${mended}` };
}

function acceptDates(reference: PreparedAnswer, prediction: PreparedAnswer): Finding | null {
  const own = reference.cached(datesAlone);
  const other = own && readDateAnswer(prediction.raw);
  if (!own || own.length !== other?.length) return null;
  const partners = pairItems(own.length, other.length, (left, right) => {
    const [a, b] = [own[left], other[right]];
    return a !== undefined && b !== undefined && sameDate(a, b);
  });
  if (partners.includes(-1)) return null;
  const doubt = [...own, ...other].find(({ ambiguous }) => ambiguous);
  const said = doubt ? `; ${doubt.text} may be read in two ways` : '';
  return { gap: 'date', reason: `the same date, written differently${said}` };
}

const datesAlone = ({ raw }: PreparedAnswer) => readDateAnswer(raw);

/** The ratio of the reference anywhere in the prediction, or its left side alone where the right one is 1. */
function acceptRatio(reference: PreparedAnswer, prediction: PreparedAnswer): Finding | null {
  const own = readRatioAnswer(reference.raw);
  if (!own) return null;
  const found = readRatios(prediction.raw).find((other) => sameRatio(own, other));
  const alone = found ?? readRatioAnswer(`${prediction.raw.trim()}:1`);
  if (!alone || !sameRatio(own, alone)) return null;
  const written = found ? found.text : prediction.raw.trim();
  return prediction.raw.length > written.length + LONGER
    ? { gap: 'verbose', reason: `the ratio among other words (${written} for ${own.text})` }
    : { gap: 'number-format', reason: `the same ratio (${written} for ${own.text})` };
}
