import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyThreshold } from '../../../../src/core/analysis/agreement/labeled-answers';
import { accuracy, countCells, kappaOf } from '../../../../src/core/analysis/agreement/measure';
import { sweepThresholds } from '../../../../src/core/analysis/agreement/thresholds';

const answers = fc.array(
  fc.tuple(fc.constantFrom(0, 0.25, 0.5, 0.75, 1), fc.integer({ min: 0, max: 1 })),
  { minLength: 1, maxLength: 40 },
);

describe.each(['higher', 'lower'] as const)('a threshold sweep where %s is better', (better) => {
  test('gives the same values as evaluating each threshold separately', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const scores = Float64Array.from(given, ([score]) => score);
        const labels = Uint8Array.from(given, ([, label]) => label);
        const { points } = sweepThresholds({ better }, { scores, labels });
        expect(points.map(({ threshold }) => threshold)).toEqual(
          [...new Set(scores)].sort((a, b) => a - b),
        );
        for (const point of points) {
          const cells = countCells(applyThreshold({ better }, scores, point.threshold), labels);
          expect(point.accuracy).toBe(accuracy(cells));
          expect(point.kappa).toBe(kappaOf(cells));
        }
      }),
    );
  });
});

test('the best threshold equals that computed by hand', () => {
  const scores = Float64Array.of(0.1, 0.2, 0.6, 0.7, 0.9);
  const labels = Uint8Array.of(0, 0, 1, 0, 1);
  // From 0.6 on: two hits and one false alarm; agreement 4/5, chance 3/5 · 2/5 + 2/5 · 3/5 = 12/25.
  // From 0.9 on: one hit and one miss; agreement 4/5 too, chance 1/5 · 2/5 + 4/5 · 3/5 = 14/25, a
  // lower κ.
  const { best } = sweepThresholds({ better: 'higher' }, { scores, labels });
  expect(best).toMatchObject({ threshold: 0.6, accuracy: 0.8 });
  expect(best!.kappa).toBeCloseTo((0.8 - 12 / 25) / (1 - 12 / 25), 12);
});

test('a threshold sweep without answers has no points', () => {
  const none = { scores: new Float64Array(), labels: new Uint8Array() };
  expect(sweepThresholds({ better: 'higher' }, none)).toEqual({ points: [], best: null });
});
