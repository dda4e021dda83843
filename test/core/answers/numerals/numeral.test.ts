import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/core/answers/numerals/decimal';
import { type DecimalConvention, readNumeral } from '../../../../src/core/answers/numerals/numeral';

/**
 * Value and length of the numeral at the start of a string, and the decimal convention that it
 * proves; `null` if there is no numeral.
 */
function read(text: string, convention: DecimalConvention) {
  const reading = readNumeral(text, 0, convention);
  if (reading.kind === 'other') return null;
  const { value, end, proves } = reading.numeral;
  return [toNumber(value), end, proves];
}

describe('unambiguous numerals are read by their form', () => {
  test.each([
    ['1577', 1577, null],
    ['12.8', 12.8, 'point'],
    ['12,8', 12.8, 'comma'],
    ['.5', 0.5, 'point'],
    ['.500', 0.5, 'point'],
    ['0,577', 0.577, 'comma'],
    ['0.577', 0.577, 'point'],
    ['1577,000', 1577, 'comma'],
    ['1,577.5', 1577.5, 'point'],
    ['1.577,5', 1577.5, 'comma'],
    ['1,577,000', 1_577_000, 'point'],
    ['1.577.000', 1_577_000, 'comma'],
    ['1,577,000.25', 1_577_000.25, 'point'],
    ['1.577.000,25', 1_577_000.25, 'comma'],
    ['1 577', 1577, null],
    ['1 577 000', 1_577_000, null],
    ['1 577,5', 1577.5, 'comma'],
    ['1 577.5', 1577.5, 'point'],
    ['1\u00a0577', 1577, null],
    ['1\u2009577\u2009000', 1_577_000, null],
    ['1\u202f577', 1577, null],
    ["1'577.50", 1577.5, 'point'],
    ['1’577', 1577, null],
    ['12,34,567', 1_234_567, 'point'],
    ['1,23,456.78', 123_456.78, 'point'],
    ['10,00,000', 1_000_000, 'point'],
    ['3.4e7', 34_000_000, 'point'],
    ['3.4E-7', 3.4e-7, 'point'],
    ['2e+3', 2000, null],
  ] as const)('%s is %d under either convention', (text, value, proves) => {
    expect(read(text, 'point')).toEqual([value, text.length, proves]);
    expect(read(text, 'comma')).toEqual([value, text.length, proves]);
  });
});

describe('ambiguous numerals are read by the decimal convention', () => {
  test.each([
    ['1,577', 1577, 1.577],
    ['1.577', 1.577, 1577],
    ['12,345', 12_345, 12.345],
    ['100.000', 100, 100_000],
  ])('%s is %d with a decimal point and %d with a decimal comma', (text, point, comma) => {
    expect(read(text, 'point')).toEqual([point, text.length, null]);
    expect(read(text, 'comma')).toEqual([comma, text.length, null]);
  });
});

describe('the end of a numeral', () => {
  test.each([
    ['12 3456', 2],
    ['12 34', 2],
    ['1,577,', 5],
    ['1,577. Then', 5],
    ['5, 6', 1],
    ['1,2,3', 1],
    ['1,577 000', 5],
    ['5e', 1],
    ['5e3x', 1],
    ['5em', 1],
  ])('%j: after %i characters', (text, end) => {
    expect(read(text, 'point')?.[1]).toBe(end);
  });
});

test.each(['123,45,678', '12,34,56', '12,34,5678', '12,345,67', '12,34,567,000'])(
  '%s is not grouped in the Indian style',
  (text) => {
    expect(read(text, 'point')).toEqual([Number(text.split(',')[0]), text.indexOf(','), null]);
  },
);

describe('digits that do not form a number', () => {
  test.each([
    ['12.06.2024', 10],
    ['2024-06-12', 10],
    ['12/06/2024', 10],
    ['1/2/24', 6],
    ['7.5.2', 5],
    ['12.34.567', 9],
    ['3.14.15', 7],
    ['1.22.333.4444', 13],
  ])('%s', (text, end) => {
    expect(readNumeral(text, 0, 'point')).toEqual({ kind: 'other', end });
  });
});
