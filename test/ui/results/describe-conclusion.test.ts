import { describe, expect, test } from 'vitest';
import { METRICS } from '../../../src/core/scoring/metrics';
import type { RunReport } from '../../../src/core/analysis/run-report';
import { compareRuns } from '../../../src/core/analysis/compare-runs';
import { runToEnd } from '../../../src/core/progress';
import type { Uncertainty } from '../../../src/core/analysis/uncertainty';
import { describeConclusion } from '../../../src/ui/results/overview/describe-conclusion';
import { findStandings } from '../../../src/ui/results/overview/ScoreTable';

const metric = METRICS.find(({ id }) => id === 'f1')!;

/** Runs that are right on the first so many of forty questions. */
function rightOn(...counts: readonly number[]) {
  const columns = counts.map((count) =>
    Float64Array.from({ length: 40 }, (_, at) => +(at < count)),
  );
  const scores = columns.map((values) => ({ f1: { values, unscored: new Uint8Array(40) } }));
  const runs = counts.map((count, index) => {
    const model = 'abcdef'.charAt(index);
    return { model, run: '', metrics: { f1: { mean: count / 40, n: 40 } } } as unknown as RunReport;
  });
  const uncertainty: Uncertainty = {
    method: { level: 0.95, resamples: 10_000, seed: 1, documents: null },
    comparisons: counts.length > 1 ? [runToEnd(compareRuns(scores, metric, null))] : [],
  };
  return { runs, uncertainty };
}

function conclude(...counts: readonly number[]) {
  const { runs, uncertainty } = rightOn(...counts);
  return describeConclusion(runs, metric, uncertainty);
}

describe('what can be concluded', () => {
  test('of one run is nothing, of two the verdict', () => {
    expect(conclude(20)).toBe('');
    expect(conclude(30, 10)).toMatch(/^a is better than b in Token F1 by 50\.0 points \(95 % CI /);
  });

  test('names what the best is better than, and what so many questions leave open', () => {
    expect(conclude(10, 30, 29)).toMatch(
      /^b is better in token F1 than a; on 40 questions, there is no significant difference from c \(minimum detectable difference at 80% power, before adjustment for multiple comparisons: \d\.\d points\)\.$/,
    );
  });

  test('runs that share the best mean are named together', () => {
    expect(conclude(20, 20, 20)).toBe('All 3 runs have the same token F1 on 40 questions.');
    expect(conclude(20, 20, 19)).toMatch(
      /^a and b share the best token F1; on 40 questions, no difference from another run is significant \(/,
    );
  });

  test('counts the others where they are many', () => {
    expect(conclude(30, 29, 28, 29, 28)).toMatch(
      /^a has the best token F1; on 40 questions, no difference from another run is significant \(minimum detectable difference at 80% power, before adjustment for multiple comparisons: \d\.\d to \d\.\d points\)/,
    );
    expect(conclude(5, 30, 6, 7, 8)).toBe(
      'b is better in token F1 than every other run (40 questions).',
    );
  });
});

describe('how a run stands to the best', () => {
  test('is tied where the test does not tell them apart', () => {
    const { runs, uncertainty } = rightOn(10, 30, 29);
    expect(findStandings(runs, metric, uncertainty)).toEqual(['behind', 'best', 'tied']);
  });

  test('is not tied where too few documents could show a difference', () => {
    const { runs, uncertainty } = rightOn(10, 30, 29);
    const comparisons = uncertainty.comparisons.map(({ pairs, ...rest }) => ({
      ...rest,
      pairs: pairs.map((pair) => ({ ...pair, clusters: 6, canDecide: false, unitsNeeded: 7 })),
    }));
    const few = { ...uncertainty, comparisons };
    expect(findStandings(runs, metric, few)).toEqual(['behind', 'best', 'behind']);
    expect(describeConclusion(runs, metric, few)).toBe(
      'b is better in token F1 than a; the difference from c is not testable: 6 documents (at least 7 needed).',
    );
  });

  test('is not tied where the intervals of two runs are disjoint', () => {
    const { runs, uncertainty } = rightOn(10, 30, 29);
    const apart = runs.map((run, index) => {
      const interval = { low: 0.2 * index, high: 0.2 * index + 0.1, method: 'wilson' } as const;
      return { ...run, metrics: { f1: { ...run.metrics.f1!, interval } } };
    });
    expect(findStandings(apart, metric, uncertainty)).toEqual(['behind', 'best', 'behind']);
    expect(describeConclusion(apart, metric, uncertainty)).toBe(
      'b is better in token F1 than a; the difference from c is inconclusive: significant only before adjustment for multiple comparisons.',
    );
  });

  test('is never best where all are alike', () => {
    const { runs, uncertainty } = rightOn(10, 10);
    expect(findStandings(runs, metric, uncertainty)).toEqual(['behind', 'behind']);
  });
});
