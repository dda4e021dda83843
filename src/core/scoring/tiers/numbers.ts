import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { compareNumbers, type NumberComparison } from '../../answers/quantity/compare';
import type { NumberContext } from '../../answers/quantity/expected-form';
import type { Quantity } from '../../answers/quantity/quantity';
import { MULTIPLE } from '../../answers/quantity/units';
import type { QuantityMatch } from '../../answers/quantity/measure';
import { type Finding, type RejectionReason, VERBOSE_LENGTH } from './tier';
import { toNumber } from '../../answers/numerals/decimal';
import { findEqual } from '../../answers/quantity/equal-values';

/** What the question implies about numbers; it asks for a year if the reference is one. */
export function contextForReference(
  { quantitiesOf, numberContext }: Comparison,
  reference: PreparedAnswer,
): NumberContext {
  const own = quantitiesOf(reference);
  const isYear = own.length > 0 && own.every(({ bareYear }) => bareYear);
  if (!isYear) return numberContext();
  const { question, years, labels, words, expected } = numberContext();
  return { question, years, labels, words, expected, asksYear: true };
}

export function compareWithReference(
  comparison: Comparison,
  reference: PreparedAnswer,
): NumberComparison {
  const { quantitiesOf, settings, prediction } = comparison;
  const context = contextForReference(comparison, reference);
  if (comparison.distinctReferences.length === 1 && context === comparison.numberContext()) {
    return comparison.numbers();
  }
  return compareNumbers(
    quantitiesOf(reference),
    quantitiesOf(prediction),
    context,
    settings.numbers,
  );
}

/** The two numbers that match; `null` if no numbers match. */
export const matchOf = (outcome: NumberComparison): QuantityMatch | null =>
  outcome.kind === 'compared' && outcome.match.matched ? outcome.match : null;

/** The match between a reference's numbers and a prediction's; `null` if there is none. */
export function findMatch(
  { numberContext, settings }: Comparison,
  own: readonly Quantity[],
  given: readonly Quantity[],
): QuantityMatch | null {
  return matchOf(compareNumbers(own, given, numberContext(), settings.numbers));
}

/** `(1)` and `2)` number a list and are not amounts. */
const enumerator = /^\(?\d{1,2}\)$/;

/**
 * The numbers that answer the question: those of the reference that the question does not contain.
 */
export function answeringNumbers(
  comparison: Pick<Comparison, 'quantitiesOf' | 'numberContext'>,
  reference: PreparedAnswer,
): Quantity[] {
  const figures = comparison
    .quantitiesOf(reference)
    .filter(({ text }) => /\d/.test(text) && !enumerator.test(text));
  if (figures.length === 0) return figures;
  const { question, asksYear } = comparison.numberContext();
  return figures.filter(
    ({ value, bareYear }) => !findEqual(question, value) && (asksYear || !bareYear),
  );
}

/** Maximum relative difference that is attributed to rounding. */
const MAX_ROUNDING = 0.025;
/** The same limit for a number that is called approximate: “around 12%” for 12.4%. */
const MAX_HEDGED_ROUNDING = 0.04;

/** “1.9” for 1.87 or 1.87 for 1.9: one is the other rounded to two digits or more. */
export const isRounded = (match: QuantityMatch): boolean => describeRounding(match) !== null;

/** Describes which of the two numbers is a rounded form of the other; `null` if neither is. */
export function describeRounding({ reference, prediction }: QuantityMatch): string | null {
  if (isRoundingOf(prediction, reference)) return 'the reference’s number, rounded to fewer digits';
  return isRoundingOf(reference, prediction)
    ? 'the reference is the prediction’s number, rounded to fewer digits'
    : null;
}

function isRoundingOf(rounded: Quantity, full: Quantity): boolean {
  const isComparable =
    full.percent === rounded.percent &&
    full.currency === rounded.currency &&
    full.unit?.symbol === rounded.unit?.symbol &&
    full.per?.symbol === rounded.per?.symbol &&
    full.interval === null &&
    rounded.interval === null &&
    !full.bareYear;
  const written = (/\d[\d,]*(?:\.\d+)?/.exec(rounded.text)?.[0] ?? '').replace(
    /,|^0?\.0*|^0+/g,
    '',
  );
  // Trailing zeros, as in “about 3,900”, are not significant digits.
  const zeros = rounded.approximate ? (/(?<!\..*)0*$/u.exec(written)?.[0].length ?? 0) : 0;
  const digits = written.slice(0, written.length - zeros);
  const hasDecimals = digits.includes('.') || rounded.approximate;
  if (!isComparable || digits.replace('.', '').length < 2 || !hasDecimals) return false;
  const [own, other] = [toNumber(full.value), toNumber(rounded.value)];
  const unit = 10 ** (rounded.value.exponent + zeros);
  const error = Math.abs(own - other);
  const max = rounded.approximate ? MAX_HEDGED_ROUNDING : MAX_ROUNDING;
  return error <= unit / 2 + 1e-12 && error <= max * Math.abs(own);
}

/** Neither “9.5%” nor “9.5 days” is “9.5 times”. */
const isMultiple = ({ percent, currency, unit }: Quantity) =>
  !percent && currency === null && (unit === null || unit.symbol === MULTIPLE.symbol);

const NONE: readonly never[] = [];

/** Whether the prediction contains this number, within the tolerances; years must be equal. */
export function isNumberMatched(comparison: Comparison, quantity: Quantity): boolean {
  const { quantitiesOf, numberContext, settings, prediction } = comparison;
  const isTimes = quantity.unit?.symbol === MULTIPLE.symbol || quantity.noun === 'time';
  const given = quantitiesOf(prediction).filter((one) => !isTimes || isMultiple(one));
  if (given.length === 0) return false;
  const { years, labels, expected, asksYear } = numberContext();
  const context = {
    ...{ question: NONE, years, labels, expected },
    asksYear: asksYear || quantity.bareYear,
  };
  const numbers = { ...settings.numbers, choice: 'any' as const };
  const outcome = compareNumbers([quantity], given, context, numbers);
  return matchOf(outcome) !== null;
}

/** Describes how the matching number differs from the reference's. */
export function describeNumbers(
  match: QuantityMatch,
  { prediction }: Comparison,
  { raw }: PreparedAnswer,
): Finding {
  const { reference, prediction: predicted } = match;
  const otherLength = prediction.raw.length - predicted.text.length;
  const given = `${predicted.text.trim()} for ${reference.text.trim()}`;
  const acrossPercent =
    match.percentReading !== 'as-written' || reference.percent !== predicted.percent;
  if (match.absoluteError !== 0) {
    const error = toNumber(reference.value) === 0 ? '' : ` of ${reference.text.trim()}`;
    const closeTo = `${predicted.text.trim()} is within the tolerance${error}`;
    return acrossPercent
      ? { rejection: 'percent-sign', reason: `${closeTo}; only one side has a percent sign` }
      : { rejection: 'rounding', reason: closeTo };
  }
  const describe = (rejection: RejectionReason, words: string): Finding => ({
    rejection,
    reason: `${words} (${given})`,
  });
  if (reference.interval !== null && predicted.interval === null)
    return describe('number-format', 'within the reference’s interval');
  if (reference.interval === null && predicted.interval?.kind === 'range')
    return describe('number-format', 'one end of the range equals the reference');
  if (acrossPercent)
    return describe('percent-sign', 'the same number; only one side has a percent sign');
  if (otherLength > raw.length - reference.text.length + VERBOSE_LENGTH)
    return describe('verbose', 'the number is surrounded by other words');
  if (reference.scale !== predicted.scale)
    return describe('unit', 'the same amount at a different scale');
  if (match.reading.converted) return describe('unit', 'the same amount in a different unit');
  if (!sameDigits(match)) return describe('number-format', 'the same number, written differently');
  return match.reading.unitMissing === 'none'
    ? describe('unit', 'the same number; the unit is written differently')
    : describe('unit', 'the same number; one side has no unit');
}

function sameDigits({ reference, prediction }: QuantityMatch): boolean {
  const digitsOf = ({ text }: Quantity) => text.replace(/[^\d.,]/g, '');
  return digitsOf(reference) === digitsOf(prediction);
}
