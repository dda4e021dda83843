import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import { METRICS } from '../../../src/core/scoring/metrics';
import type { RunScores } from '../../../src/core/model';
import { hasOutcomes, listChanges } from '../../../src/core/analysis/changed-questions';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { datasetOf } from '../../support/score-case';

const scored = (...columns: number[][]) => ({
  scores: columns.map((values): RunScores => ({
    m: { values: Float64Array.from(values), unscored: new Uint8Array(values.length) },
  })),
  runs: columns.map((values) => {
    const counted = values.filter((value) => !Number.isNaN(value));
    const sum = counted.reduce((total, value) => total + value, 0);
    return { metrics: { m: { mean: sum / counted.length, n: counted.length } } };
  }),
});

test('answers that become correct or incorrect are counted for each run', () => {
  const before = scored([0, 1, 0.4, 1, NaN, 0.5], [0, 0, 0, 0, 0, 0]);
  const after = scored([1, 0, 0.5, 1, 1, 0.9], [0, 0, 0, 0, 0, 0]);
  const [flips] = listChanges(before, after, [{ id: 'm' }], 1);
  expect(flips?.runs[0]).toEqual({
    before: 2.9 / 5,
    after: 4.4 / 6,
    toCorrect: { count: 2, first: [{ question: 0, before: 0, after: 1 }] },
    toIncorrect: { count: 1, first: [{ question: 1, before: 1, after: 0 }] },
    sameOutcome: { count: 1, first: [{ question: 5, before: 0.5, after: 0.9 }] },
    included: { count: 1, first: [{ question: 4, before: null, after: 1 }] },
    excluded: { count: 0, first: [] },
    intervals: null,
  });
  const none = { count: 0, first: [] };
  expect(flips?.runs[1]).toMatchObject({ before: 0, after: 0, sameOutcome: none, included: none });
});

test('answers that a change makes correct become incorrect again under the reverse change', () => {
  const value = fc.constantFrom(0, 0.25, 0.5, 0.75, 1, NaN);
  const pairs = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(pairs, (both) => {
      const [was, is] = [scored(both.map(([a]) => a)), scored(both.map(([, b]) => b))];
      const [there] = listChanges(was, is, [{ id: 'm' }], 99)[0]!.runs;
      const [back] = listChanges(is, was, [{ id: 'm' }], 99)[0]!.runs;
      const turn = (flips: typeof there) => flips!.toCorrect.first.map(({ question }) => question);
      expect(turn(there)).toEqual(back!.toIncorrect.first.map(({ question }) => question));
      expect(there!.sameOutcome.count).toBe(back!.sameOutcome.count);
      expect(there!.included.first).toEqual(
        back!.excluded.first.map(({ question, before, after }) => ({
          question,
          before: after,
          after: before,
        })),
      );
    }),
  );
});

test('a stricter percent setting makes an answer incorrect', () => {
  const dataset = datasetOf([
    { references: ['82%'], prediction: '82', kind: 'number' },
    { references: ['5'], prediction: '5', kind: 'number' },
  ]);
  const wanted = METRICS.filter(hasOutcomes);
  const evaluate = (percent: 'either' | 'strict') =>
    evaluateAll(
      dataset,
      { ...DEFAULT_SETTINGS, numbers: { ...DEFAULT_SETTINGS.numbers, percent } },
      wanted,
    );
  const flips = listChanges(evaluate('either'), evaluate('strict'), wanted, 9);
  const numeric = flips.find(({ metric }) => metric.id === 'numeric_match')?.runs[0];
  expect(numeric).toMatchObject({
    before: 1,
    after: 0.5,
    toIncorrect: { count: 1, first: [{ question: 0, before: 1, after: 0 }] },
  });
});
