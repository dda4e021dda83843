import { type Decimal, toNumber } from '../../answers/numerals/decimal';
import { type Quantity, withoutYears } from '../../answers/quantity/quantity';
import { findMatch } from './numbers';
import type { Accepter, Finding } from './tier';

/*
 * The same range in another form: with a dash, with its bounds in words, or as a list of two
 * numbers.
 */

const SAME_RANGE: Finding = { rejection: 'number-format', reason: 'the same range' };

/**
 * Accepts a range for a list of its two ends: “It ranged from 7.7 to 7.8 tonnes.” for `[7.7, 7.8]`,
 * where the question asks for a range.
 */
export const acceptRange: Accepter = ({ question, prediction, quantitiesOf }, reference) => {
  if (!rangeWord.test(`${question} ${prediction.raw}`)) return null;
  const [low, high, ...others] = quantitiesOf(reference).map(({ value }) => toNumber(value));
  const [given, second] = withoutYears(quantitiesOf(prediction));
  const interval = given?.interval;
  if (low === undefined || high === undefined || others.length > 0 || second) return null;
  const isSame =
    interval?.kind === 'range' &&
    interval.low !== null &&
    interval.high !== null &&
    toNumber(interval.low) === low &&
    toNumber(interval.high) === high;
  return isSame ? SAME_RANGE : null;
};

const rangeWord = /(?<!\p{L})(?:range|ranged|between|interval|span)(?!\p{L})/iu;

/**
 * Accepts the two ends of a range as separate numbers: “A minimum of €50 and a maximum of €130” for
 * “€50–130”.
 */
export const acceptBounds: Accepter = (comparison, reference) => {
  const { prediction, quantitiesOf } = comparison;
  const own = boundsOf(quantitiesOf(reference));
  const given = own && boundsOf(quantitiesOf(prediction));
  if (!own || !given || (own.isJoined && given.isJoined)) return null;
  const isSame = (one: Quantity, other: Quantity) => findMatch(comparison, [one], [other]) !== null;
  return isSame(own.low, given.low) && isSame(own.high, given.high) ? SAME_RANGE : null;
};

/**
 * The two ends of the only range in a text; `isJoined` if both ends belong to one quantity
 * (“€50–130”).
 */
function boundsOf(quantities: readonly Quantity[]) {
  const [one, two, third] = withoutYears(quantities);
  if (!one?.interval || third) return null;
  const { low, high } = one.interval;
  if (!two)
    return low === null || high === null
      ? null
      : { low: endOf(one, low), high: endOf(one, high), isJoined: true };
  const [atLeast, atMost] = one.interval.kind === 'at-least' ? [one, two] : [two, one];
  if (atLeast.interval?.kind !== 'at-least' || atMost.interval?.kind !== 'at-most') return null;
  return {
    low: endOf(atLeast, atLeast.value),
    high: endOf(atMost, atMost.value),
    isJoined: false,
  };
}

const endOf = (quantity: Quantity, value: Decimal): Quantity => ({
  ...quantity,
  value,
  interval: null,
});
