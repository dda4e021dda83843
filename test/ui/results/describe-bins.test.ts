import { expect, test } from 'vitest';
import type { Distribution } from '../../../src/core/explore/distributions';
import { describeErrors, describeScores } from '../../../src/ui/results/overview/DistributionCard';

const bin = (label: string) => ({ label, query: '' });

/** Each run scores 0 on the given number of ten questions and 1 on the others. */
const scores = (...wrong: readonly number[]): Distribution => ({
  bins: [bin('0'), bin('0.0–0.1'), bin('1')],
  counts: wrong.map((count) => [count, 0, 10 - count]),
});

test('a few runs are all named', () => {
  expect(describeScores(['a', 'b'], scores(2, 7))).toBe(
    'Score 1: a 80.0% and b 30.0%. Score 0: a 20.0% and b 70.0%.',
  );
});

test('only the lowest and highest of many runs are named', () => {
  expect(describeScores(['a', 'b', 'c', 'd'], scores(5, 2, 7, 3))).toBe(
    'Score 1: from c 30.0% to b 80.0%. Score 0: from b 20.0% to c 70.0%.',
  );
});

test('many runs with equal counts are not named', () => {
  expect(describeScores(['a', 'b', 'c', 'd'], scores(4, 4, 4, 4))).toBe(
    'Score 1: 60.0% in each run. Score 0: 40.0% in each run.',
  );
});

test('scale and sign errors are reported if there are any', () => {
  const distribution = {
    bins: [bin('exact'), bin('factor 1,000'), bin('no number')],
    counts: [
      [3, 1, 0],
      [2, 0, 2],
    ],
  };
  const runs = ['a', 'b'];
  expect(describeErrors(runs, { medians: [0, null], distribution })).toBe(
    'Median relative error of numeric answers: a 0%. 1 answer looks off in scale or sign, or by a factor of 2.',
  );
  const none = { ...distribution, counts: [[4], [4]] };
  expect(describeErrors(runs, { medians: [null, null], distribution: none })).toBe('');
});
