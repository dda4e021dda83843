import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  type Decimal,
  decimalFromDigits,
  multiply,
  negate,
} from '../../../../src/core/answers/numerals/decimal';
import { CURRENCIES } from '../../../../src/core/answers/numerals/lexicon';
import { compareNumbers } from '../../../../src/core/answers/quantity/compare';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { printQuantity } from '../../../../src/core/answers/quantity/print';
import type { Interval, Quantity } from '../../../../src/core/answers/quantity/quantity';
import { conversionsOf } from '../../../../src/core/answers/quantity/conversion';
import {
  countOf,
  multipleOfUnit,
  moneyOf,
  gasMassOf,
  type Unit,
  UNITS,
} from '../../../../src/core/answers/quantity/units';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';

/** Every unit that a quantity can have, including masses of gases. */
const ALL_UNITS: readonly Unit[] = [
  ...UNITS,
  ...UNITS.filter(({ dimension }) => dimension === 'mass').map(gasMassOf),
].filter(({ symbol }) => symbol !== '%');

const DENOMINATORS: readonly Unit[] = [
  ...ALL_UNITS.filter(({ dimension }) => !['ratio', 'points'].includes(dimension)),
  countOf('employee'),
  countOf('tonne-mile'),
  moneyOf('USD', 0),
  moneyOf('EUR', 6),
  multipleOfUnit(countOf('employees'), { coefficient: 1n, exponent: 3 }),
];

const decimals: fc.Arbitrary<Decimal> = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: -6, max: 12 }))
  .map(([coefficient, exponent]) => ({ coefficient, exponent }));

const kinds: fc.Arbitrary<Pick<Quantity, 'percent' | 'currency' | 'unit' | 'per'>> = fc.oneof(
  fc.constant({ percent: false, currency: null, unit: null, per: null }),
  fc.constant({ percent: true, currency: null, unit: null, per: null }),
  fc
    .tuple(
      fc.constantFrom(...new Set(Object.values(CURRENCIES))),
      fc.option(fc.constantFrom(...DENOMINATORS)),
    )
    .map(([currency, per]) => ({ percent: false, currency, unit: null, per })),
  fc
    .tuple(fc.constantFrom(...ALL_UNITS), fc.option(fc.constantFrom(...DENOMINATORS)))
    .map(([unit, per]) => ({ percent: false, currency: null, unit, per })),
);

type Shape = Pick<Quantity, 'value' | 'interval' | 'approximate'>;

const shapes: fc.Arbitrary<Shape> = fc
  .tuple(
    decimals,
    decimals,
    fc.constantFrom('point', 'about', 'range', 'about-range', 'at-least', 'at-most', 'negative'),
  )
  .map(([one, other, kind]): Shape => {
    const [low, high] = compare(one, other) <= 0 ? [one, other] : [other, one];
    const isRange = kind.endsWith('range') && compare(low, high) < 0;
    const interval: Interval | null = isRange
      ? { kind: 'range', low, high }
      : kind === 'at-least'
        ? { kind, low, high: null }
        : kind === 'at-most'
          ? { kind, low: null, high: low }
          : null;
    return {
      value: kind === 'negative' ? negate(low) : low,
      interval,
      approximate: kind.startsWith('about'),
    };
  });

const quantities: fc.Arbitrary<Quantity> = fc.tuple(shapes, kinds).map(([shape, kind]) => ({
  ...shape,
  ...kind,
  scale: 0,
  bareYear: false,
  isConclusion: true,
  isDecrease: false,
  negated: false,
  isCompared: false,
  noun: '',
  years: [],
  labels: [],
  isTimeReference: false,
  text: '',
  start: 0,
  end: 0,
}));

test('printing and parsing any quantity gives the same quantity', () => {
  fc.assert(
    fc.property(quantities, (quantity) => {
      const [again, ...more] = parseQuantities(printQuantity(quantity));
      expect(more).toEqual([]);
      expect(plain(again!)).toEqual(plain(quantity));
    }),
    { numRuns: 5000 },
  );
});

function plain({ value, percent, currency, unit, per, interval, approximate }: Quantity) {
  const bare = (one: Decimal | null | undefined) => (one ? bareDecimal(one) : null);
  return {
    value: bareDecimal(value),
    kind: [percent, currency, unit?.symbol, unit?.dimension, per?.dimension, approximate],
    per: per && bareDecimal(per.factor),
    interval: interval && [interval.kind, bare(interval.low), bare(interval.high)],
  };
}

/**
 * The number without trailing zeros, since two notations of the same number may differ in these.
 */
function bareDecimal({ coefficient, exponent }: Decimal): string {
  if (coefficient === 0n) return '0';
  const digits = String(coefficient).replace(/0+$/, '');
  return `${digits}e${exponent + String(coefficient).length - digits.length}`;
}

describe('conversion', () => {
  test('converting there and back is exact for every pair of units', () => {
    for (const a of ALL_UNITS) {
      for (const b of ALL_UNITS) {
        const [there, back] = [conversionsOf(a, b), conversionsOf(b, a)];
        expect(there?.length).toBe(back?.length);
        for (const [at, one] of (there ?? []).entries()) {
          const other = back![at]!;
          const product = [
            multiply(one.factor, other.factor),
            multiply(one.divisor, other.divisor),
          ] as const;
          expect(compare(...product), `${a.symbol} ${b.symbol}`).toBe(0);
          expect(one.shiftPrediction).toEqual(other.shiftReference);
        }
      }
    }
  });

  test('a quantity matches itself in every convertible unit', () => {
    for (const unit of ALL_UNITS) {
      const own = parseQuantities(`5 ${unit.symbol}`);
      expect(own.map((one) => one.unit?.symbol)).toEqual([unit.symbol]);
    }
  });
});

describe('tolerances', () => {
  const amount = fc
    .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => (digits / 10 ** places).toFixed(places));
  const marks = fc.constantFrom('', '%', ' t', ' kg', ' USD', ' million', ' °C', ' °F', ' pp');
  const tolerance = fc.option(fc.constantFrom(0, 1e-6, 0.001, 0.01, 0.05, 0.5, 1, 10, 1e9));

  test('a wider tolerance never loses a match', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, marks), { minLength: 2, maxLength: 4 }),
        tolerance,
        tolerance,
        fc.constantFrom('absolute', 'relative'),
        fc.constantFrom('any', 'all'),
        fc.double({ min: 1, max: 100, noNaN: true }),
        ([first, ...rest], absolute, relative, which, combine, factor) => {
          const textOf = ([digits = '', mark = '']: readonly string[]) => `${digits}${mark}`;
          const reference = parseQuantities(textOf(first ?? []));
          const prediction = parseQuantities(rest.map(textOf).join(' and then '));
          const matches = (absoluteTolerance: number | null, relativeTolerance: number | null) => {
            const settings = { ...DEFAULT_SETTINGS.numbers, combine } as const;
            const outcome = compareNumbers(
              reference,
              prediction,
              { question: [], asksYear: false },
              { ...settings, absoluteTolerance, relativeTolerance },
            );
            return outcome.kind === 'compared' && outcome.match.matched;
          };
          const wider = (one: number | null, widens: boolean) =>
            one === null || !widens ? one : one * factor;
          if (!matches(absolute, relative)) return;
          expect(
            matches(wider(absolute, which === 'absolute'), wider(relative, which === 'relative')),
          ).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('a value exactly at the bound matches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 999 }), (g, t) => {
        const reference = parseQuantities(`${g}`.padStart(1, '0') + '.5');
        const bound = decimalFromDigits(String(g * 1000 + 500 + t), -3)!;
        const text = printQuantity({ ...reference[0]!, value: bound });
        const outcome = compareNumbers(
          reference,
          parseQuantities(text),
          { question: [], asksYear: false },
          {
            ...DEFAULT_SETTINGS.numbers,
            absoluteTolerance: t / 1000,
            relativeTolerance: null,
          },
        );
        expect(outcome).toMatchObject({ match: { matched: true } });
      }),
    );
  });
});
