import {
  compare,
  decimalFromDigits,
  decimalFromNumber,
  multiply,
  ratio,
  subtract,
  negate,
} from '../numerals/decimal';
import type { Quantity } from './quantity';
import type { Unit } from './units';

/*
 * Numbers that form one amount together (“2 h 30 min”, “6 ft 2 inches”), and alternatives that
 * share a unit (“1.5 or 2 °C”).
 */

const timeConnector = /^(?:,? and |, | ?)$/;
const measureConnector = /^ ?$/;
const orConnector = /^(?: or | and\/or | and | to | ?\/ ?)$/;

/**
 * Joins measures in two units of the same dimension, and gives alternatives the unit they share.
 */
export function joinCompounds(text: string, quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const next of quantities) {
    const last = joined.at(-1);
    const connector = last && last.end <= next.start ? text.slice(last.end, next.start) : null;
    const sum =
      last && connector !== null
        ? (joinParts(text, last, next, connector) ?? joinMyriads(text, last, next, connector))
        : null;
    if (sum) {
      joined.pop();
      joined.push(sum);
    } else {
      joined.push(next);
    }
  }
  return joined.map((one, at) => {
    const next = joined[at + 1];
    const shared = next && orConnector.test(text.slice(one.end, Math.min(next.start, one.end + 8)));
    return shared ? shareUnit(one, next) : one;
  });
}

/** Joins a number written at several scales: `2万3千`, `4만 5,200`. */
function joinMyriads(
  text: string,
  upper: Quantity,
  lower: Quantity,
  connector: string,
): Quantity | null {
  if (!/^ ?$/.test(connector) || !/[千万萬亿億兆천만억조]/u.test(text.charAt(upper.end - 1)))
    return null;
  const isBare = !upper.unit && !upper.per && !upper.percent && !upper.interval;
  const limit = decimalFromDigits('1', upper.scale);
  if (!isBare || !limit || lower.bareYear || compare(lower.value, limit) >= 0) return null;
  return {
    ...lower,
    currency: lower.currency ?? upper.currency,
    value: subtract(upper.value, negate(lower.value)),
    scale: 0,
    start: upper.start,
    text: text.slice(upper.start, lower.end),
  };
}

/**
 * Joins two parts of one amount: “2 h 30 min” in minutes; `null` if they are not parts of one
 * amount.
 */
function joinParts(
  text: string,
  upper: Quantity,
  lower: Quantity,
  connector: string,
): Quantity | null {
  if (!upper.unit || !lower.unit || upper.per || !areParts(upper.unit, lower.unit, connector)) {
    return null;
  }
  const factor = Math.round(ratio(upper.unit.factor, lower.unit.factor));
  const { coefficient } = lower.value;
  const isRest = coefficient >= 0n && compare(lower.value, decimalFromNumber(factor)) < 0;
  if (!isRest || upper.value.exponent < 0 || upper.value.coefficient < 1n) return null;
  const whole = multiply(upper.value, decimalFromNumber(factor));
  return {
    ...lower,
    value: subtract(whole, negate(lower.value)),
    scale: 0,
    start: upper.start,
    text: text.slice(upper.start, lower.end),
  };
}

/** Whether two units can be written one after the other for one amount. */
function areParts(upper: Unit, lower: Unit, connector: string): boolean {
  if (upper.dimension !== lower.dimension || upper.symbol === lower.symbol) return false;
  const isTime = upper.dimension === 'time' || upper.dimension === 'months';
  if (isTime) return timeConnector.test(connector) && compare(upper.factor, lower.factor) > 0;
  return measureConnector.test(connector) && PARTS.includes(`${upper.symbol} ${lower.symbol}`);
}

const PARTS = ['ft inch', 'lb oz', 'm cm', 'kg g', 'km m'];

/**
 * Gives a number the unit of the next one, but only for temperatures (“1.5 or 2 °C”); in “three or
 * 4 t”, the first number can count anything.
 */
function shareUnit(one: Quantity, next: Quantity): Quantity {
  const isBare = !one.unit && !one.per && !one.percent && one.currency === null && one.scale === 0;
  if (!isBare || one.bareYear) return one;
  return next.unit?.dimension === 'temperature' ? { ...one, unit: next.unit } : one;
}
