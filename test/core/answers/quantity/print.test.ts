import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../../src/core/answers/numerals/decimal';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import type { Quantity } from '../../../../src/core/answers/quantity/quantity';
import { printQuantity } from '../../../../src/core/answers/quantity/print';
import { UNITS } from '../../../../src/core/answers/quantity/units';

const first = (text: string) => parseQuantities(text)[0]!;

describe('prints one canonical form', () => {
  test.each([
    ['(473)', '-473'],
    ['$1,577 million', '$ 1577000000'],
    ['12,8 %', '12.8%'],
    ['0.67 Mt CO2e', '0.67 MtCO2e'],
    ['.5', '0.5'],
    ['3.4e7', '34000000'],
    ['1–4 trillion', '1000000000000 to 4000000000000'],
    ['over 33,000 tons', 'at least 33000 t'],
    ['~5', 'about 5'],
    ['20 tCO2e per million USD', '20 tCO2e/million USD'],
    ['12 ± 0.5', '11.5 to 12.5'],
  ])('%s is %s', (text, printed) => {
    expect(printQuantity(first(text))).toBe(printed);
  });
});

const amount = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([whole, digits]) => (whole / 10 ** digits).toFixed(digits));
const behind = fc.constantFrom(
  '',
  '%',
  ' million',
  ' EUR',
  '/MWh',
  ' tCO2e/MWh',
  ' kg per unit',
  ' tCO2e per million USD',
  ...UNITS.map(({ symbol }) => ` ${symbol}`),
);
const ahead = fc.constantFrom(
  '',
  'about ',
  'at least ',
  'up to ',
  '$',
  'CHF ',
  'between 0 and ',
  '1-',
);

test('printing and parsing gives the same quantity', () => {
  fc.assert(
    fc.property(ahead, amount, behind, (before, digits, after) => {
      const quantity = parseQuantities(`${before}${digits}${after}`)[0];
      if (!quantity || quantity.interval?.kind === 'margin') return;
      const again = parseQuantities(printQuantity(quantity));
      expect(again).toHaveLength(1);
      expectSame(again[0]!, quantity);
    }),
    { numRuns: 2000 },
  );
});

function expectSame(again: Quantity, quantity: Quantity): void {
  expect(compare(again.value, quantity.value)).toBe(0);
  const kindOf = ({ percent, currency, unit, per, interval, approximate }: Quantity) => [
    percent,
    currency,
    unit?.symbol,
    per?.symbol,
    interval?.kind,
    approximate,
  ];
  expect(kindOf(again)).toEqual(kindOf(quantity));
  for (const end of ['low', 'high'] as const) {
    const [left, right] = [again.interval?.[end], quantity.interval?.[end]];
    if (left && right) expect(compare(left, right)).toBe(0);
    else expect(left ?? null).toBe(right ?? null);
  }
}
