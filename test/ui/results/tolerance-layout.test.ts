import { describe, expect, test } from 'vitest';
import { type ComparedNumbers, explainNumbers } from '../../../src/core/explore/explain/numbers';
import { createScorer } from '../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { layoutTolerance } from '../../../src/ui/results/answer-inspector/NumberComparison';
import {
  describeConverted,
  describeQuantity,
  nameOutcome,
} from '../../../src/ui/results/answer-inspector/describe-numbers';
import { datasetOf } from '../../support/score-case';

function compare(reference: string, prediction: string, question = ''): ComparedNumbers {
  const dataset = datasetOf([{ references: [reference], prediction, question, kind: 'number' }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  const found = comparison && explainNumbers(comparison, 0);
  if (found?.kind !== 'compared') throw new Error('Nothing was compared.');
  return found;
}

describe('the number line of a comparison', () => {
  test('has the window in its middle third and the reference at its center', () => {
    const { reference, window, prediction, beyond } = layoutTolerance(compare('100', '100.5'));
    expect([window.from, window.to]).toEqual([34, 66]);
    expect(reference.from).toBeCloseTo(50, 9);
    expect(prediction.from).toBeCloseTo(58, 9);
    expect(beyond).toBeNull();
  });

  test('shows distant values at its edge', () => {
    expect(layoutTolerance(compare('100', '5')).beyond).toBe('left');
    expect(layoutTolerance(compare('100', '500')).beyond).toBe('right');
  });

  test('shows intervals with their ends, and open intervals up to the edge', () => {
    const range = layoutTolerance(compare('10 to 20', '12'));
    expect(range.reference.to).toBeGreaterThan(range.reference.from);
    expect(range.prediction.from).toBeGreaterThan(range.reference.from);
    const open = layoutTolerance(compare('at least 40%', '45%'));
    expect([open.window.from, open.window.to]).toEqual([34, 100]);
    expect(open.prediction.from).toBeGreaterThan(open.reference.from);
    const most = layoutTolerance(compare('at most 40%', '35%'));
    expect([most.window.from, most.window.to]).toEqual([0, 66]);
  });

  test('has a window of a single point if only the same number matches', () => {
    const { window, prediction, reference } = layoutTolerance(
      compare('2040', '2041', 'Which year?'),
    );
    expect(window.from).toBe(window.to);
    expect(reference.from).toBe(50);
    expect(prediction.from).toBe(82);
  });
});

describe('the text of number comparisons', () => {
  test('gives the outcome under the deciding rule', () => {
    expect(nameOutcome(compare('5', '5'))).toBe('The numbers are equal');
    expect(nameOutcome(compare('10 to 20', '12'))).toBe('The number is within the interval');
    expect(nameOutcome(compare('10 to 20', '12 to 13'))).toBe('The interval bounds differ');
    expect(nameOutcome(compare('10 to 20 kg', '10000 to 20000 g'))).toBe('The intervals are equal');
    expect(nameOutcome(compare('100', '101'))).toBe('The number is within tolerance');
    expect(nameOutcome(compare('2040', '2041', 'Which year?'))).toBe('The years differ');
  });

  test('shows the converted value only if the units differ', () => {
    expect(describeConverted(compare('0.42 kg', '420 g'))).toBe('0.42 kg');
    expect(describeConverted(compare('82%', '0.82'))).toBe('82 %');
    expect(describeConverted(compare('82%', '81%'))).toBeNull();
  });

  test('describes unit, interval, scale and approximation', () => {
    expect(describeQuantity(compare('1 to 4 MWh', '2').expected)).toBe('1 to 4 MWh');
    expect(describeQuantity(compare('at least 40%', '45%').expected)).toBe('at least 40 %');
    expect(describeQuantity(compare('USD 1.6bn', 'about $1.6bn').given)).toBe(
      'about 1,600,000,000 $, scale word × 10⁹',
    );
  });
});
