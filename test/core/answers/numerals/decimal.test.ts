import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  type Decimal,
  decimalFromDigits,
  decimalFromNumber,
  magnitude,
  multiply,
  negate,
  ratio,
  shift,
  subtract,
  toNumber,
} from '../../../../src/core/answers/numerals/decimal';

const decimal = (digits: string, power?: number): Decimal => decimalFromDigits(digits, power)!;

test.each([
  ['12.8', 0, 12.8],
  ['007', 0, 7],
  ['.5', 0, 0.5],
  ['0.10', 0, 0.1],
  ['3.4', 7, 34_000_000],
  ['3.4', -7, 3.4e-7],
  ['9007199254740993', 0, 9007199254740992],
  ['0', 0, 0],
])('%s × 10^%i is %d', (digits, power, expected) => {
  expect(toNumber(decimal(digits, power))).toBe(expected);
});

test('digits that a double cannot represent are kept', () => {
  const difference = subtract(decimal('9007199254740993'), decimal('9007199254740992'));
  expect(toNumber(difference)).toBe(1);
  expect(toNumber(subtract(decimal('12.9'), decimal('12.8')))).toBe(0.1);
});

describe('rejects numbers with too many digits', () => {
  test.each([
    ['1', 140],
    ['1', -141],
    ['1'.repeat(141), 0],
    [`0.${'0'.repeat(140)}1`, 0],
    ['1', 99_999],
  ])('%s × 10^%i', (digits, power) => {
    expect(decimalFromDigits(digits, power)).toBeNull();
  });

  test.each([
    ['1', 139],
    ['1', -140],
    ['9'.repeat(140), 0],
  ])('but accepts %s × 10^%i', (digits, power) => {
    expect(Number.isFinite(toNumber(decimal(digits, power)))).toBe(true);
  });
});

describe('arithmetic', () => {
  const decimals = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -9, max: 9 }))
    .map(([coefficient, exponent]) => ({ coefficient: BigInt(coefficient), exponent }));

  test('agrees with integer arithmetic', () => {
    const scaled = ({ coefficient, exponent }: Decimal) =>
      coefficient * 10n ** BigInt(exponent + 40);
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(scaled(subtract(a, b))).toBe(scaled(a) - scaled(b));
        expect(scaled(shift(a, 2))).toBe(scaled(a) * 100n);
        expect(scaled(multiply(a, b)) * 10n ** 40n).toBe(scaled(a) * scaled(b));
        expect(scaled(negate(a))).toBe(-scaled(a));
        expect(compare(magnitude(a), decimal('0'))).toBeGreaterThanOrEqual(0);
        expect(Math.sign(compare(a, b))).toBe(
          Number(scaled(a) > scaled(b)) - Number(scaled(a) < scaled(b)),
        );
      }),
    );
  });

  test('a quotient is close to the floating-point quotient', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        fc.pre(b.coefficient !== 0n);
        const expected = toNumber(a) / toNumber(b);
        expect(Math.abs(ratio(a, b) - expected)).toBeLessThanOrEqual(1e-14 * Math.abs(expected));
      }),
    );
    expect(ratio(decimal('1'), decimal('100'))).toBe(0.01);
    expect(ratio(decimal('0.3'), decimal('3'))).toBe(0.1);
    expect(ratio(decimal('1'), decimal('3'))).toBe(1 / 3);
  });

  test('a floating-point number converts to the decimal that it prints as', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e100, max: 1e100 }), (value) => {
        fc.pre(Math.abs(value) > 1e-100);
        expect(toNumber(decimalFromNumber(value))).toBe(value);
      }),
    );
    expect(toNumber(decimalFromNumber(0.01))).toBe(0.01);
    expect(toNumber(decimalFromNumber(-1e12))).toBe(-1e12);
  });
});
