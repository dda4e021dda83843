import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ComparedNumbers,
  explainNumbers,
  toleranceWindow,
} from '../../../../src/core/explore/explain/numbers';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS, type NumberSettings } from '../../../../src/core/settings';
import { type Case, datasetOf, withNumbers } from '../../../support/score-case';

function trace(one: Case, numbers: Partial<NumberSettings> = {}) {
  const comparison = createScorer(datasetOf([one]), withNumbers(numbers)).compare(0, 0);
  if (!comparison) throw new Error('There is no prediction.');
  return explainNumbers(comparison, 0);
}

function compared(one: Case, numbers?: Partial<NumberSettings>): ComparedNumbers {
  const found = trace(one, numbers);
  if (found.kind !== 'compared') throw new Error(`It is ${found.kind}.`);
  return found;
}

const statesOf = (one: Case, numbers?: Partial<NumberSettings>) =>
  trace(one, numbers).predictions.map(({ quantity, state }) => [quantity.text, state]);

describe('the numbers in a trace', () => {
  test('are converted to the unit of the reference', () => {
    expect(compared({ references: ['0.42 kgCO2e'], prediction: '420 gCO2e' })).toMatchObject({
      expected: { value: 0.42, unit: 'kgCO2e' },
      given: { value: 420, unit: 'gCO2e' },
      converted: 0.42,
      unit: 'kgCO2e',
      matched: true,
      rule: 'equal',
      because: ['converted from gCO2e to kgCO2e', 'equal'],
    });
  });

  test('are converted between percentages and fractions', () => {
    expect(compared({ references: ['82%'], prediction: '0.82' })).toMatchObject({
      converted: 82,
      acrossPercent: true,
    });
  });

  test('get the scale that the question asks for', () => {
    const question = 'What is capex in USD millions?';
    expect(
      compared({ references: ['$1577'], prediction: '$1.577 billion', question }),
    ).toMatchObject({ converted: 1577, given: { scale: 9 }, matched: true });
  });

  test('keep their intervals, open ends and approximations', () => {
    const range = compared({ references: ['1 to 4 MWh'], prediction: 'about 3000 kWh' });
    expect(range).toMatchObject({
      expected: { interval: { kind: 'range', low: 1, high: 4 } },
      given: { approximate: true },
      converted: 3,
      rule: 'inside',
      window: { low: 0.99, high: 4.04 },
    });
    const open = compared({ references: ['at least 40%'], prediction: '45%' });
    expect(open.window).toEqual({ low: 39.6, high: null });
    const both = compared({ references: ['1 to 4 kg'], prediction: '1000 to 4000 g' });
    expect(both.convertedInterval).toEqual({ kind: 'range', low: 1, high: 4 });
    expect([range.byEnds, open.byEnds, both.byEnds]).toEqual([false, false, true]);
  });

  test('state that the exact-year rule applies', () => {
    const question = 'By which year?';
    expect(compared({ references: ['2040'], prediction: '2041', question })).toMatchObject({
      exactYear: true,
      rule: 'exact-year',
      matched: false,
      window: { low: 2040, high: 2040 },
    });
  });

  test('are excluded with a reason', () => {
    const question = 'What was the share of the 25 largest in 2021?';
    const one = { references: ['60%'], prediction: 'Of the 25, 60% in 2021.', question };
    expect(statesOf(one)).toEqual([
      ['25', 'question'],
      ['60%', 'compared'],
      ['2021', 'question'],
    ]);
    expect(statesOf({ references: ['60%'], prediction: '60% since 1999' })).toEqual([
      ['60%', 'compared'],
      ['1999', 'year'],
    ]);
    const long = { references: ['12 t'], prediction: 'First 5 t and 7 t. Therefore, 12 t.' };
    expect(statesOf(long)).toEqual([
      ['5 t', 'conclusion'],
      ['7 t', 'conclusion'],
      ['12 t', 'compared'],
    ]);
    expect(statesOf(long, { choice: 'first' })[2]).toEqual(['12 t', 'position']);
    expect(statesOf(long, { choice: 'any' })[0]).toEqual(['5 t', 'considered']);
  });

  test('state why nothing was compared', () => {
    expect(trace({ references: ['12'], prediction: 'wind' }).kind).toBe('none');
    expect(trace({ references: ['wind'], prediction: '3', kind: 'number' }).kind).toBe(
      'unreadable',
    );
    expect(trace({ references: ['5 MWh'], prediction: '5 kg' })).toMatchObject({
      kind: 'incompatible',
      predictions: [{ quantity: { unit: 'kg' }, state: 'considered' }],
    });
    expect(trace({ references: ['5'], prediction: '5 or 6' }, { choice: 'only' }).kind).toBe(
      'not-only',
    );
  });

  test('come from the best-matching reference', () => {
    expect(compared({ references: ['5', '7'], prediction: '7' }).reference).toBe(1);
  });

  test('match if and only if they are within the window', () => {
    const value = fc.integer({ min: -5000, max: 5000 }).map((whole) => whole / 4);
    fc.assert(
      fc.property(value, value, (reference, prediction) => {
        const found = compared({
          references: [String(reference)],
          prediction: String(prediction),
          kind: 'number',
        });
        const { low, high } = found.window;
        const slack = 1e-9;
        if (low === null || high === null) throw new Error('A point has both ends.');
        if (found.matched) {
          expect(found.converted).toBeGreaterThanOrEqual(low - slack);
          expect(found.converted).toBeLessThanOrEqual(high + slack);
        } else {
          expect(found.converted < low + slack || found.converted > high - slack).toBe(true);
        }
      }),
    );
  });
});

describe('the tolerance window', () => {
  const { numbers } = DEFAULT_SETTINGS;
  const at100 = { low: 100, high: 100 };

  test('uses the wider tolerance, or the narrower one if both are required', () => {
    expect(toleranceWindow(at100, numbers)).toEqual({ low: 99, high: 101 });
    expect(toleranceWindow(at100, { ...numbers, combine: 'all' })).toEqual({
      low: 99.99,
      high: 100.01,
    });
  });

  test('contains only the reference if there are no tolerances', () => {
    expect(toleranceWindow(at100, null)).toEqual(at100);
    const off = { ...numbers, absoluteTolerance: null, relativeTolerance: null };
    expect(toleranceWindow(at100, off)).toEqual(at100);
  });
});
