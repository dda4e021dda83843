import { describe, expect, test } from 'vitest';
import { absoluteError } from '../../../src/core/scoring/metrics/numeric';
import { f1 } from '../../../src/core/scoring/metrics/token-f1';
import type { Metric } from '../../../src/core/scoring/metric';
import type { RunScores } from '../../../src/core/model';
import { correctBy } from '../../../src/core/analysis/agreement/thresholds';
import { countPatterns } from '../../../src/core/analysis/outcome-patterns';
import { listPairQuestions, MAX_POINTS } from '../../../src/core/analysis/pair-questions';

function scoresOf(
  metric: Pick<Metric, 'id'>,
  ...runs: readonly (readonly number[])[]
): RunScores[] {
  return runs.map((values) => ({
    [metric.id]: { values: Float64Array.from(values), unscored: new Uint8Array(values.length) },
  }));
}

const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
const a = [1, 0.5, 0, 0.25, 1, NaN];
const b = [0, 0.5, 0.75, 0, NaN, 1];

describe('the questions of a pair', () => {
  test('are listed by difference, and only if both runs have a score', () => {
    const pair = listPairQuestions(ids, scoresOf(f1, a, b), f1, 0, 1, 10);
    expect(pair.better.map(({ id }) => id)).toEqual(['q1', 'q4']);
    expect(pair.worse).toEqual([{ question: 2, id: 'q3', a: 0, b: 0.75 }]);
    expect(pair.same.map(({ id }) => id)).toEqual(['q2']);
    expect(pair.bins).toHaveLength(4);
  });

  test('respect whether higher or lower is better, and are limited in number', () => {
    const scores = scoresOf(absoluteError, [1, 1, 5], [2, 3, 0]);
    const pair = listPairQuestions(['x', 'y', 'z'], scores, absoluteError, 0, 1, 1);
    expect(pair.better.map(({ id }) => id)).toEqual(['y']);
    expect(pair.worse.map(({ id }) => id)).toEqual(['z']);
  });

  test('are counted per point, and binned if there are too many points', () => {
    const twice = listPairQuestions(['x', 'y'], scoresOf(f1, [1, 1], [0, 0]), f1, 0, 1, 5);
    expect(twice).toMatchObject({ bins: [{ a: 1, b: 0, count: 2 }], binWidth: 0 });
    const many = Array.from({ length: MAX_POINTS + 1 }, (_, at) => at / MAX_POINTS);
    const names = many.map(String);
    const { bins, binWidth } = listPairQuestions(names, scoresOf(f1, many, many), f1, 0, 1, 5);
    expect(binWidth).toBeCloseTo(0.05, 12);
    expect(bins).toHaveLength(20);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(many.length);
  });
});

describe('outcome patterns', () => {
  test('are all counted, and sorted most frequent first', () => {
    const scores = scoresOf(f1, [1, 1, 0, 0.5, 1], [1, 0.4, 0, 0.5, NaN]);
    expect(countPatterns(scores, correctBy(f1))).toEqual({
      correctIf: { id: 'f1', better: 'higher', threshold: 0.5 },
      patterns: [
        { correct: [true, true], count: 2 },
        { correct: [true, false], count: 1 },
        { correct: [false, false], count: 1 },
      ],
      excluded: 1,
    });
  });

  test('use the threshold of the metric', () => {
    const correctIf = { id: 'grade', better: 'lower', threshold: 3 } as const;
    expect(countPatterns(scoresOf(correctIf, [4, 3], [5, 2]), correctIf).patterns).toEqual([
      { correct: [false, false], count: 1 },
      { correct: [true, true], count: 1 },
    ]);
  });
});
