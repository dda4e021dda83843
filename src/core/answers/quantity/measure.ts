import type { NumberSettings } from '../../settings';
import type { ExpectedForm } from './expected-form';
import type { Conversion } from './conversion';
import {
  compare,
  type Decimal,
  decimalFromNumber,
  magnitude,
  multiply,
  negate,
  ratio,
  subtract,
} from '../numerals/decimal';
import type { Interval, Quantity } from './quantity';
import { readingsOf, type Reading } from './readings';

/** Two quantities that can be compared, with their distance in the reference's unit. */
export interface QuantityMatch {
  readonly reference: Quantity;
  readonly prediction: Quantity;
  /** How a percent sign on only one side was interpreted. */
  readonly percentReading: Reading['percent'];
  /** How the two were converted to one unit. */
  readonly reading: Reading;
  readonly matched: boolean;
  /** Which rule decided the match. */
  readonly rule: MatchRule;
  readonly absoluteError: number;
  /** |p − g| ÷ |g|; `null` if the reference is zero. */
  readonly relativeError: number | null;
}

/**
 * `equal`: there is no difference; `inside`: the reference is an interval that contains the
 * prediction; `tolerance`: a difference within the tolerances; `exact-year`: years must be equal;
 * `interval`: intervals of different kinds; `outside`: none of these.
 */
export type MatchRule = 'equal' | 'inside' | 'tolerance' | 'exact-year' | 'interval' | 'outside';

/** Every interpretation of a pair under the settings; empty if the two cannot be compared. */
export function measurePair(
  reference: Quantity,
  prediction: Quantity,
  asked: ExpectedForm,
  settings: NumberSettings,
  exact: boolean,
): QuantityMatch[] {
  return readingsOf(reference, prediction, asked, settings).map((reading) =>
    measure(reference, prediction, reading, settings, exact),
  );
}

function measure(
  reference: Quantity,
  prediction: Quantity,
  reading: Reading,
  settings: NumberSettings,
  exact: boolean,
): QuantityMatch {
  const { error, size, comparable } = distance(reference, prediction, reading.conversion);
  const unit = reading.conversion.divisor;
  const isZero = size.coefficient === 0n;
  const isPrecise = areDifferentCounts(reference, prediction);
  const isEqual = error.coefficient === 0n;
  const isClose = isEqual || withinTolerance(error, size, unit, reference, settings);
  const rule = judge(error, reference.interval, isClose, exact || isPrecise, comparable);
  return {
    reference,
    prediction,
    percentReading: reading.percent,
    reading,
    matched: !['outside', 'exact-year', 'interval'].includes(rule),
    rule,
    absoluteError: finite(ratio(error, unit)),
    relativeError: isZero ? null : finite(ratio(error, size)),
  };
}

/** Counts with at least this many digits must match exactly. */
const EXACT_DIGITS = 4;

/**
 * Whether two counts of four digits or more differ and neither is a rounding of the other: 68,142
 * and 68,412. Amounts of money, percentages and measures are often computed, so their last digits
 * may differ.
 */
function areDifferentCounts(reference: Quantity, prediction: Quantity): boolean {
  if (!isWholeCount(reference) || !isWholeCount(prediction)) return false;
  const [left, right] = [lastDigit(reference.value), lastDigit(prediction.value)];
  if (Math.min(left.digits, right.digits) < EXACT_DIGITS) return false;
  const place = Math.max(left.place, right.place);
  const error = magnitude(subtract(reference.value, prediction.value));
  return compare(error, { coefficient: 5n, exponent: place - 1 }) > 0;
}

function isWholeCount(quantity: Quantity): boolean {
  const { value, scale, percent, currency, unit, per, interval, approximate } = quantity;
  const isBare = !percent && currency === null && unit === null && per === null;
  return isBare && scale === 0 && value.exponent >= 0 && interval === null && !approximate;
}

/** The number of significant digits, and the power of ten of the last one. */
function lastDigit({ coefficient, exponent }: Decimal): { digits: number; place: number } {
  const digits = String(coefficient < 0n ? -coefficient : coefficient);
  const significant = digits.replace(/0+$/, '');
  return { digits: significant.length, place: exponent + digits.length - significant.length };
}

/** A value of the prediction in the unit of the reference, as the nearest double. */
export function inReferenceUnit(
  value: Decimal,
  { factor, divisor, shiftPrediction, shiftReference }: Conversion,
): number {
  const scaled = multiply(plus(value, shiftPrediction), factor);
  return finite(ratio(subtract(scaled, multiply(shiftReference, divisor)), divisor));
}

/**
 * The error, and the magnitude of the reference, both multiplied by the `divisor` of the conversion
 * to stay exact.
 */
interface Distance {
  readonly error: Decimal;
  readonly size: Decimal;
  /**
   * Whether the two have the same shape: both single values, or both intervals of the same kind.
   */
  readonly comparable: boolean;
}

function distance(reference: Quantity, prediction: Quantity, conversion: Conversion): Distance {
  const { factor, divisor, shiftPrediction, shiftReference } = conversion;
  const left = (value: Decimal) => multiply(plus(value, shiftPrediction), factor);
  const right = (value: Decimal) => multiply(plus(value, shiftReference), divisor);
  const difference = (p: Decimal, g: Decimal) => magnitude(subtract(left(p), right(g)));
  const sizeOf = (g: Decimal) => magnitude(multiply(g, divisor));
  const point = (comparable: boolean): Distance => ({
    error: difference(prediction.value, reference.value),
    size: sizeOf(reference.value),
    comparable,
  });

  const [wanted, given] = [reference.interval, prediction.interval];
  if (!wanted) {
    if (given?.kind !== 'range' || !given.low || !given.high) return point(true);
    // Human annotators accept “3 to 7” for 7, so either end of a range can match
    // (docs/decisions/numbers.md).
    const ends = [given.low, given.high].map((end) => difference(end, reference.value));
    return { error: smallest(ends), size: sizeOf(reference.value), comparable: true };
  }
  if (given && given.kind !== 'margin') {
    if (given.kind !== wanted.kind) return point(false);
    const ends = pairEnds(wanted, given).map(([g, p]) => difference(p, g));
    return { error: largest(ends), size: sizeOf(reference.value), comparable: true };
  }
  const { low, high } = wanted;
  if (low && compare(left(prediction.value), right(low)) < 0) {
    return { error: difference(prediction.value, low), size: sizeOf(low), comparable: true };
  }
  if (high && compare(left(prediction.value), right(high)) > 0) {
    return { error: difference(prediction.value, high), size: sizeOf(high), comparable: true };
  }
  return { error: decimalFromNumber(0), size: sizeOf(reference.value), comparable: true };
}

function pairEnds(wanted: Interval, given: Interval): [Decimal, Decimal][] {
  const ends: [Decimal, Decimal][] = [];
  if (wanted.low && given.low) ends.push([wanted.low, given.low]);
  if (wanted.high && given.high) ends.push([wanted.high, given.high]);
  return ends;
}

function smallest([first, ...rest]: readonly Decimal[]): Decimal {
  return rest.reduce((a, b) => (compare(b, a) < 0 ? b : a), first ?? decimalFromNumber(0));
}

function largest(values: readonly Decimal[]): Decimal {
  return values.reduce((a, b) => (compare(a, b) < 0 ? b : a), decimalFromNumber(0));
}

/**
 * Computed in exact decimals, so that the bounds themselves are included. With both tolerances off,
 * only equal numbers match.
 */
function judge(
  error: Decimal,
  interval: Interval | null,
  isClose: boolean,
  exact: boolean,
  comparable: boolean,
): MatchRule {
  if (!comparable) return 'interval';
  if (error.coefficient === 0n) return interval ? 'inside' : 'equal';
  if (exact) return 'exact-year';
  return isClose ? 'tolerance' : 'outside';
}

/** Half a unit of the last written digit: 0.05 for `1.2`, 5e7 for `1.2 billion`. */
export function halfOfLastDigit({ value: { exponent } }: Quantity): Decimal {
  return { coefficient: 5n, exponent: exponent - 1 };
}

function withinTolerance(
  error: Decimal,
  size: Decimal,
  unit: Decimal,
  reference: Quantity,
  { absoluteTolerance, relativeTolerance, combine }: NumberSettings,
): boolean {
  if (combine === 'digits') return compare(error, multiply(unit, halfOfLastDigit(reference))) <= 0;
  const verdicts: boolean[] = [];
  if (absoluteTolerance !== null) {
    verdicts.push(compare(error, multiply(unit, decimalFromNumber(absoluteTolerance))) <= 0);
  }
  if (relativeTolerance !== null) {
    verdicts.push(compare(error, multiply(size, decimalFromNumber(relativeTolerance))) <= 0);
  }
  if (verdicts.length === 0) return false;
  return combine === 'any' ? verdicts.includes(true) : !verdicts.includes(false);
}

function plus(a: Decimal, b: Decimal): Decimal {
  return b.coefficient === 0n ? a : subtract(a, negate(b));
}

/** Limits a value to the largest double. */
function finite(value: number): number {
  return Math.min(value, Number.MAX_VALUE);
}
