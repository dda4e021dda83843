import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOf, scoreCase, withNumbers } from '../../../support/score-case';

const number = (references: string[], prediction: string) =>
  ({ references, prediction, kind: 'number' }) as const;

describe('a value exactly at the bound matches', () => {
  test.each([
    ['12.80', '12.81', { absoluteTolerance: 0.01, relativeTolerance: null }, 1],
    ['12.80', '12.79', { absoluteTolerance: 0.01, relativeTolerance: null }, 1],
    ['12.80', '12.811', { absoluteTolerance: 0.01, relativeTolerance: null }, 0],
    ['0.1', '0.3', { absoluteTolerance: 0.2, relativeTolerance: null }, 1],
    ['100', '101', { absoluteTolerance: null, relativeTolerance: 0.01 }, 1],
    ['100', '99', { absoluteTolerance: null, relativeTolerance: 0.01 }, 1],
    ['100', '101.001', { absoluteTolerance: null, relativeTolerance: 0.01 }, 0],
    ['-100', '-101', { absoluteTolerance: null, relativeTolerance: 0.01 }, 1],
    ['1.1', '1.111', { absoluteTolerance: null, relativeTolerance: 0.01 }, 1],
    ['EUR 2.4 billion', 'EUR 2.424 billion', { absoluteTolerance: null }, 1],
  ] as const)('%s and %s under %j: %i', (reference, prediction, tolerances, expected) => {
    const settings = withNumbers(tolerances);
    expect(numberOf('numeric_match', number([reference], prediction), settings)).toBe(expected);
  });
});

describe('tolerances', () => {
  test('`any` requires one of the two, `all` requires both', () => {
    const one = number(['1000'], '1005');
    expect(numberOf('numeric_match', one, withNumbers({ combine: 'any' }))).toBe(1);
    expect(numberOf('numeric_match', one, withNumbers({ combine: 'all' }))).toBe(0);
  });

  test.each([
    ['1.2', '1.24', 1],
    ['1.2', '1.25', 1],
    ['1.2', '1.26', 0],
    ['1.20', '1.206', 0],
    ['EUR 2.4 billion', 'EUR 2,449 million', 1],
    ['EUR 2.4 billion', 'EUR 2,451 million', 0],
    ['48,200 t', '48,200.4 t', 1],
    ['48,200 t', '48.3 kt', 0],
    ['82%', '0.824', 1],
    ['82%', '0.826', 0],
  ] as const)(
    '`digits` follows the reference’s digits: %s and %s: %i',
    (reference, prediction, expected) => {
      const settings = withNumbers({ combine: 'digits' });
      expect(numberOf('numeric_match', number([reference], prediction), settings)).toBe(expected);
    },
  );

  test('with both off, only an equal number matches, in any notation', () => {
    const off = withNumbers({ absoluteTolerance: null, relativeTolerance: null });
    expect(numberOf('numeric_match', number(['1577'], '1,577.00'), off)).toBe(1);
    expect(numberOf('numeric_match', number(['1577'], '1577.0001'), off)).toBe(0);
  });

  test('a reference of zero is matched by the absolute tolerance only', () => {
    const relative = withNumbers({ absoluteTolerance: null, relativeTolerance: 1 });
    expect(numberOf('numeric_match', number(['0'], '0.001'), relative)).toBe(0);
    expect(numberOf('numeric_match', number(['0'], '0'), relative)).toBe(1);
    expect(numberOf('numeric_match', number(['0'], '0.01'), withNumbers({}))).toBe(1);
    expect(scoreCase(number(['0'], '0.5'))).toMatchObject({
      absolute_error: 0.5,
      relative_error: null,
    });
  });

  const tolerance = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  const decimal = fc.integer({ min: -9999, max: 9999 }).map((value) => String(value / 100));

  test('a wider tolerance never loses a match', () => {
    const more = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(decimal, { minLength: 1, maxLength: 3 }),
        decimal,
        tolerance,
        tolerance,
        fc.constantFrom('any', 'all'),
        more,
        more,
        (references, prediction, absolute, relative, combine, wider, widerShare) => {
          const one = number(references, prediction);
          const narrow = withNumbers({
            absoluteTolerance: absolute,
            relativeTolerance: relative,
            combine,
          });
          const wide = withNumbers({
            absoluteTolerance: absolute === null ? null : absolute + wider,
            relativeTolerance: relative === null ? null : relative + widerShare,
            combine,
          });
          expect(numberOf('numeric_match', one, wide)).toBeGreaterThanOrEqual(
            numberOf('numeric_match', one, narrow),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('errors are computed from the decimals as written', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (p, g) => {
        const one = number([String(g / 1000)], String(p / 1000));
        expect(numberOf('absolute_error', one)).toBe(Number(`${Math.abs(p - g)}e-3`));
      }),
    );
    expect(scoreCase(number(['12.8%'], '12.9%'))).toMatchObject({ absolute_error: 0.1 });
  });
});

describe('several references', () => {
  test('the matching reference counts, or else the nearest', () => {
    expect(numberOf('numeric_match', number(['5', '1577'], '1,577'))).toBe(1);
    expect(scoreCase(number(['100', '200'], '190'))).toMatchObject({
      absolute_error: 10,
      relative_error: 0.05,
    });
  });

  test('if several are equally near, the smaller relative error counts', () => {
    expect(numberOf('relative_error', number(['10', '20'], '15'))).toBe(0.25);
    expect(numberOf('relative_error', number(['20', '10'], '15'))).toBe(0.25);
    expect(numberOf('relative_error', number(['0', '10'], '5'))).toBe(0.5);
    expect(numberOf('relative_error', number(['10', '0'], '5'))).toBe(0.5);
  });

  test('a reference without a number is ignored', () => {
    expect(numberOf('numeric_match', number(['wind', '3'], '3'))).toBe(1);
    expect(numberOf('numeric_match', number(['wind', '3'], 'none'))).toBe(0);
  });

  test('match and errors are unscored if no reference has a number', () => {
    expect(scoreCase(number(['wind', 'sun'], '3'))).toMatchObject({
      numeric_match: 'unscored',
      absolute_error: 'unscored',
      relative_error: 'unscored',
    });
  });
});

test('errors of huge and tiny numbers are finite', () => {
  const huge = `9e139`;
  const tiny = '1e-139';
  for (const one of [number([tiny], `${huge} trillion`), number([huge], tiny)]) {
    expect(Number.isFinite(numberOf('absolute_error', one))).toBe(true);
    expect(Number.isFinite(numberOf('relative_error', one))).toBe(true);
  }
});
