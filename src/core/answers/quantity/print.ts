import type { Decimal } from '../numerals/decimal';
import type { Quantity } from './quantity';
import type { Unit } from './units';

/**
 * A quantity in canonical form (`-473 USD`, `12.8%`, `1-4 MWh`, `at least 40%`, `0.55 tCO2e/MWh`):
 * all digits with a decimal point, no grouping, no scale words. Parsing it gives the same quantity.
 */
export function printQuantity(quantity: Quantity): string {
  const { interval, value, approximate } = quantity;
  const about = approximate && interval?.kind !== 'margin' ? 'about ' : '';
  if (!interval) return `${about}${withUnit(printDecimal(value), quantity)}`;
  const { kind, low, high } = interval;
  if (kind === 'at-least') return `at least ${withUnit(printDecimal(value), quantity)}`;
  if (kind === 'at-most') return `at most ${withUnit(printDecimal(value), quantity)}`;
  const ends = [low, high].map((end) => (end ? printDecimal(end) : ''));
  return `${about}${withUnit(ends.join(' to '), quantity)}`;
}

/** The unit of a quantity as printed, with its denominator; `''` if the quantity has no unit. */
export function unitOf({ unit, per, percent, currency }: Quantity): string {
  const upper = unit?.symbol ?? (percent ? '%' : (currency ?? ''));
  return per ? `${upper}/${nameOf(per)}` : upper;
}

/** The digits of a decimal, without exponent. */
function printDecimal({ coefficient, exponent }: Decimal): string {
  const negative = coefficient < 0n;
  const digits = String(negative ? -coefficient : coefficient);
  const sign = negative ? '-' : '';
  if (exponent >= 0) return `${sign}${digits}${coefficient === 0n ? '' : '0'.repeat(exponent)}`;
  const digitsWithZeros = digits.padStart(1 - exponent, '0');
  return `${sign}${digitsWithZeros.slice(0, exponent)}.${digitsWithZeros.slice(exponent)}`;
}

/** Whole numbers that would be parsed as years get a comma if they are amounts: `2,000 h`. */
const yearDigits = /(?<![\d.])(?:19\d\d|20\d\d|2100)(?![\d.])/g;

function withUnit(written: string, quantity: Quantity): string {
  const { percent, currency, unit, per, bareYear } = quantity;
  const isTime = unit?.dimension === 'time' || unit?.dimension === 'months';
  const isAmount = !bareYear && (unit === null || isTime);
  const digits = isAmount
    ? written.replace(yearDigits, (year) => `${year.slice(0, 1)},${year.slice(1)}`)
    : written;
  if (percent) return `${digits}%`;
  if (currency !== null) return `${currency} ${digits}${per ? `/${nameOf(per)}` : ''}`;
  if (!unit) return per ? `${digits}/${nameOf(per)}` : digits;
  return `${digits} ${unit.symbol}${per ? `/${nameOf(per)}` : ''}`;
}

/** The name of a unit; `1e6 USD` is printed as `million USD`. */
function nameOf({ symbol, dimension, factor }: Unit): string {
  if (!dimension.startsWith('money:') || factor.exponent === 0) return symbol;
  const currency = dimension.slice('money:'.length);
  const words: Readonly<Record<number, string>> = { 3: 'thousand', 6: 'million', 9: 'billion' };
  const word = words[factor.exponent];
  return word === undefined ? symbol : `${word} ${currency}`;
}
