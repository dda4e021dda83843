import { describe, expect, test } from 'vitest';
import { METRICS } from '../../../src/core/scoring/metrics';
import type { RunReport } from '../../../src/core/analysis/run-report';
import { conclusionOf } from '../../../src/core/analysis/describe-comparison';
import { compareRuns } from '../../../src/core/analysis/compare-runs';
import { runToEnd } from '../../../src/core/progress';
import type { Uncertainty } from '../../../src/core/analysis/uncertainty';
import { describeConclusion } from '../../../src/core/analysis/describe-conclusion';
import { compareWithBest } from '../../../src/ui/results/overview/ScoreTable';

const metric = METRICS.find(({ id }) => id === 'f1')!;

/** For each count n, a run that is correct on the first n of forty questions. */
function rightOn(...counts: readonly number[]) {
  return rightBetween(...counts.map((count) => [0, count] as const));
}

/** For each range, a run that is correct on these questions out of forty. */
function rightBetween(...ranges: readonly (readonly [number, number])[]) {
  const columns = ranges.map(([from, to]) =>
    Float64Array.from({ length: 40 }, (_, at) => +(at >= from && at < to)),
  );
  const scores = columns.map((values) => ({ f1: { values, unscored: new Uint8Array(40) } }));
  const runs = ranges.map(([from, to], index) => {
    const model = 'abcdef'.charAt(index);
    const f1 = { mean: (to - from) / 40, n: 40 };
    return { model, run: '', metrics: { f1 } } as unknown as RunReport;
  });
  const uncertainty: Uncertainty = {
    method: { level: 0.95, resamples: 10_000, seed: 1, documents: null },
    comparisons: ranges.length > 1 ? [runToEnd(compareRuns(scores, metric, null))] : [],
  };
  return { runs, uncertainty };
}

function conclude(...counts: readonly number[]) {
  const { runs, uncertainty } = rightOn(...counts);
  return describeConclusion(runs, metric, uncertainty);
}

/** The maximum length of a conclusion, as documented for `describeConclusion`. */
const MAX_WORDS = 25;

describe('the headline', () => {
  test('states the mean of one run, or the best run and the runs it differs from', () => {
    expect(conclude(20)).toBe('a: token F1 50.0 over 40 questions.');
    const { runs, uncertainty } = rightOn(20);
    const ofQueries = { ...metric, appliesTo: ['ranking'] as const };
    expect(describeConclusion(runs, ofQueries, uncertainty)).toMatch(/over 40 queries\.$/);
    expect(conclude(30, 10)).toBe(
      'a has the highest token F1 (75.0); significantly better than the other run.',
    );
    expect(conclude(10, 30, 29)).toBe(
      'b has the highest token F1 (75.0); significantly better than a; no significant difference from c.',
    );
  });

  test('names all runs that share the best mean', () => {
    expect(conclude(20, 20, 20)).toBe('All 3 runs have the same token F1 (50.0).');
    expect(conclude(20, 20, 19)).toBe(
      'a and b share the highest token F1 (50.0); no significant difference from the other run.',
    );
  });

  test('compares the others with every run that shares the best mean', () => {
    expect(conclude(30, 30, 1, 29)).toBe(
      'a and b share the highest token F1 (75.0); significantly better than c; no significant difference from d.',
    );
    expect(conclude(30, 30, 1)).toBe(
      'a and b share the highest token F1 (75.0); significantly better than the other run.',
    );
    // a differs significantly from c (p = 2⁻⁷, 3/2⁷ by Holm), b does not (20 better, 12 worse).
    const { runs, uncertainty } = rightBetween([0, 28], [12, 40], [0, 20]);
    expect(describeConclusion(runs, metric, uncertainty)).toBe(
      'a and b share the highest token F1 (70.0); inconclusive difference from the other run.',
    );
  });

  test('gives the number of runs if there are many', () => {
    expect(conclude(30, 29, 28, 29, 28)).toBe(
      'a has the highest token F1 (75.0); no significant difference from any other run.',
    );
    expect(conclude(5, 30, 6, 7, 8)).toBe(
      'b has the highest token F1 (75.0); significantly better than every other run.',
    );
    expect(conclude(30, 1, 2, 3, 29, 28, 29)).toBe(
      'a has the highest token F1 (75.0); significantly better than 3 other runs; no significant difference from 3 other runs.',
    );
  });

  test('has at most 25 words', () => {
    for (const counts of [
      [20],
      [30, 10],
      [10, 30, 29],
      [20, 20, 20],
      [30, 1, 2, 29, 28],
      [5, 30, 6],
    ]) {
      expect(conclude(...counts).split(' ').length).toBeLessThanOrEqual(MAX_WORDS);
    }
  });
});

describe('how a run compares with the best', () => {
  const relate = (runs: readonly RunReport[], uncertainty: Uncertainty) =>
    compareWithBest(runs, metric, uncertainty).map((relation) =>
      relation === null || relation === 'best' ? relation : conclusionOf(relation, metric, runs),
    );

  test('is given as a pair with the best run second', () => {
    const { runs, uncertainty } = rightOn(10, 30, 29);
    const [first, best, last] = compareWithBest(runs, metric, uncertainty);
    expect(first).toMatchObject({ a: 0, b: 1, difference: -0.5 });
    expect(best).toBe('best');
    expect(last).toMatchObject({ a: 2, b: 1 });
    expect(relate(runs, uncertainty)).toEqual(['b-better', 'best', 'no-difference']);
  });

  test('is not testable if there are too few documents to show a difference', () => {
    const { runs, uncertainty } = rightOn(10, 30, 29);
    const comparisons = uncertainty.comparisons.map(({ pairs, ...rest }) => ({
      ...rest,
      pairs: pairs.map((pair) => ({ ...pair, clusters: 6, canDecide: false, unitsNeeded: 7 })),
    }));
    const few = { ...uncertainty, comparisons };
    expect(relate(runs, few)).toEqual(['b-better', 'best', 'untestable']);
    expect(describeConclusion(runs, metric, few)).toBe(
      'b has the highest token F1 (75.0); significantly better than a; c not testable.',
    );
  });

  test('is inconclusive if the intervals of the two runs are disjoint', () => {
    const { runs, uncertainty } = rightOn(10, 30, 29);
    const apart = runs.map((run, index) => {
      const interval = { low: 0.2 * index, high: 0.2 * index + 0.1, method: 'wilson' } as const;
      return { ...run, metrics: { f1: { ...run.metrics.f1!, interval } } };
    });
    expect(relate(apart, uncertainty)).toEqual(['b-better', 'best', 'inconclusive']);
    expect(describeConclusion(apart, metric, uncertainty)).toBe(
      'b has the highest token F1 (75.0); significantly better than a; inconclusive difference from c.',
    );
  });

  test('is never “best” if all runs are equal', () => {
    const { runs, uncertainty } = rightOn(10, 10);
    expect(relate(runs, uncertainty)).toEqual([null, null]);
  });
});
