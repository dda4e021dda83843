import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { compareNumbers, type NumberComparison } from '../../answers/quantity/compare';
import type { NumberContext } from '../../answers/quantity/expected-form';
import type { Quantity } from '../../answers/quantity/quantity';
import type { QuantityMatch } from '../../answers/quantity/measure';
import { toNumber } from '../../answers/quantity/decimal';
import { findEqual } from '../../answers/quantity/equal-values';

/**
 * What the question says about numbers. If the reference is a bare year, the question asks for a year.
 */
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

/** Compares the numbers of the prediction with those of one reference. */
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

/** `(1)` and `2)` number a list and are not amounts. */
const enumerator = /^\(?\d{1,2}\)$/;

/** The numbers that answer the question: those of the reference that the question does not contain. */
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

/** A rounding of more than this share is another number. */
const MAX_ROUNDING = 0.025;

/** “1.9” for 1.87: the reference rounded to the digits of the prediction, two or more of them. */
export function isRounded({ reference, prediction }: QuantityMatch): boolean {
  const isComparable =
    reference.percent === prediction.percent &&
    reference.currency === prediction.currency &&
    reference.unit?.symbol === prediction.unit?.symbol &&
    reference.per?.symbol === prediction.per?.symbol &&
    reference.interval === null &&
    prediction.interval === null &&
    !reference.bareYear;
  const written = (/\d[\d,]*(?:\.\d+)?/.exec(prediction.text)?.[0] ?? '').replace(
    /,|^0?\.0*|^0+/g,
    '',
  );
  // The zeros of “about 3,900” only give its size.
  const zeros = prediction.approximate ? (/(?<!\..*)0*$/u.exec(written)?.[0].length ?? 0) : 0;
  const digits = written.slice(0, written.length - zeros);
  const hasDecimals = digits.includes('.') || prediction.approximate;
  if (!isComparable || digits.replace('.', '').length < 2 || !hasDecimals) return false;
  const [own, other] = [toNumber(reference.value), toNumber(prediction.value)];
  const unit = 10 ** (prediction.value.exponent + zeros);
  const error = Math.abs(own - other);
  return error <= unit / 2 + 1e-12 && error <= MAX_ROUNDING * Math.abs(own);
}

const NONE: readonly never[] = [];

/** Whether the prediction contains this number, within the tolerances; years must be equal. */
export function isNumberMatched(comparison: Comparison, quantity: Quantity): boolean {
  const { quantitiesOf, numberContext, settings, prediction } = comparison;
  const given = quantitiesOf(prediction);
  if (given.length === 0) return false;
  const { years, labels, expected, asksYear } = numberContext();
  const context = {
    ...{ question: NONE, years, labels, expected },
    asksYear: asksYear || quantity.bareYear,
  };
  const numbers = { ...settings.numbers, choice: 'any' as const };
  const outcome = compareNumbers([quantity], given, context, numbers);
  return outcome.kind === 'compared' && outcome.match.matched;
}
