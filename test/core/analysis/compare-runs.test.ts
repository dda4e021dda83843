import { describe, expect, test } from 'vitest';
import { absoluteError } from '../../../src/core/scoring/metrics/numeric';
import { ALL_RETRIEVAL_METRICS } from '../../../src/core/scoring/metrics/retrieval';
import { exactMatch } from '../../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../../src/core/scoring/metrics/token-f1';
import type { Metric } from '../../../src/core/scoring/metric';
import type { RunScores } from '../../../src/core/model';
import { compareRuns } from '../../../src/core/analysis/compare-runs';
import { runToEnd } from '../../../src/core/progress';
import {
  renumberClusters,
  numberClustersByDocument,
} from '../../../src/core/analysis/statistics/clusters';
import {
  type ComparedRun,
  conclusionOf,
  describeMethod,
  describePair,
  describeNotSignificant,
  verdictOf,
} from '../../../src/core/analysis/describe-comparison';

function scoresOf(metric: Metric, ...runs: readonly (readonly number[])[]): RunScores[] {
  return runs.map((values) => ({
    [metric.id]: { values: Float64Array.from(values), unscored: new Uint8Array(values.length) },
  }));
}

/** Runs with these names and without means. */
function named(...models: readonly string[]): ComparedRun[] {
  return models.map((model) => ({ model, run: '', metrics: {} }));
}

describe('documents as clusters', () => {
  test('are numbered in order of appearance; a question without a document is its own cluster', () => {
    expect(numberClustersByDocument(['a', 'b', 'a', '', ''])).toEqual(Int32Array.of(0, 1, 0, 2, 3));
    expect(numberClustersByDocument(['a', 'b', 'c'])).toBeNull();
    expect(numberClustersByDocument(['', '', ''])).toBeNull();
  });

  test('are renumbered for a subset of questions', () => {
    expect(renumberClusters(Int32Array.of(4, 2, 4, 9), [0, 2, 3])).toEqual(Int32Array.of(0, 0, 1));
    expect(renumberClusters(null, [0, 2])).toBeNull();
  });
});

describe('two runs', () => {
  const ones = (count: number) => new Array<number>(count).fill(1);
  const zeros = (count: number) => new Array<number>(count).fill(0);
  // 100 questions: both right on 50, only A on 30, only B on 10, neither on 10.
  const a = [...ones(80), ...zeros(20)];
  const b = [...ones(50), ...zeros(30), ...ones(10), ...zeros(10)];

  test('are compared question by question', () => {
    const [pair] = runToEnd(compareRuns(scoresOf(exactMatch, a, b), exactMatch, null)).pairs;
    expect(pair).toMatchObject({
      n: 100,
      clusters: null,
      meanA: 0.8,
      meanB: 0.6,
      better: 30,
      worse: 10,
      same: 60,
      mcNemar: { onlyA: 30, onlyB: 10 },
    });
    expect(pair!.difference).toBeCloseTo(0.2, 12);
    // 2 · Σ_{k≤10} C(40, k) / 2⁴⁰, summed by hand with exact fractions.
    expect(pair!.mcNemar!.p).toBeCloseTo(0.0022214337732293643, 12);
    expect(pair!.permutation.p).toBeLessThan(0.01);
    expect(pair!.interval!.low).toBeGreaterThan(0);
    expect(pair!.interval!.high).toBeLessThan(0.4);
  });

  test('give the opposite difference when swapped', () => {
    const [there] = runToEnd(compareRuns(scoresOf(exactMatch, a, b), exactMatch, null)).pairs;
    const [back] = runToEnd(compareRuns(scoresOf(exactMatch, b, a), exactMatch, null)).pairs;
    expect(back!.difference).toBe(-there!.difference!);
    expect([back!.better, back!.worse]).toEqual([there!.worse, there!.better]);
    expect(back!.permutation.p).toBe(there!.permutation.p);
    expect(back!.interval!.low).toBeCloseTo(-there!.interval!.high, 2);
  });

  test('exclude questions for which either run has no score', () => {
    const scores = scoresOf(f1, [0.5, NaN, 1, 0], [0.5, 1, NaN, 1]);
    expect(runToEnd(compareRuns(scores, f1, null)).pairs[0]).toMatchObject({
      n: 2,
      same: 1,
      worse: 1,
    });
  });

  test('that share documents are permuted document by document', () => {
    const clusterOf = Int32Array.from(a, (_, at) => at % 5);
    const [pair] = runToEnd(compareRuns(scoresOf(exactMatch, a, b), exactMatch, clusterOf)).pairs;
    // In every document, only A is right on six questions and only B on two. All five sums are 4,
    // so 2 of 32 sign patterns are as extreme.
    expect(pair).toMatchObject({ clusters: 5, permutation: { p: 2 / 32, method: 'exact' } });
    expect(pair!.mcNemar).toBeNull();
  });

  test('with equal scores or without common questions have a defined result', () => {
    const same = runToEnd(compareRuns(scoresOf(exactMatch, a, a), exactMatch, null)).pairs[0]!;
    expect(same).toMatchObject({ difference: 0, interval: null, detectable: null });
    expect(same.permutation.p).toBe(1);
    expect(same.mcNemar!.p).toBe(1);
    expect(describePair(same, named('A', 'B'), exactMatch)).toBe(
      'A and B score the same on all of the 100 questions.',
    );
    const none = runToEnd(compareRuns(scoresOf(f1, [NaN], [NaN]), f1, null)).pairs[0]!;
    expect(none).toMatchObject({ n: 0, difference: null, interval: null, mcNemar: null });
    expect(describePair(none, named('A', 'B'), f1)).toBe(
      'A and B have no question in common that token F1 applies to.',
    );
  });

  test('are compared in a sentence', () => {
    const comparison = runToEnd(compareRuns(scoresOf(exactMatch, b, a), exactMatch, null));
    expect(describePair(comparison.pairs[0]!, named('B', 'A'), exactMatch)).toMatch(
      /^A is better than B in exact match by 20\.0 points \(95% CI \d+\.\d to \d+\.\d, p = 0\.00\d, 100 questions\)\.$/,
    );
    expect(describeMethod(comparison)).toContain('Holm’s adjustment over 1 pair;');
  });

  test('without a significant difference are described with the minimum detectable difference', () => {
    const [pair] = runToEnd(
      compareRuns(scoresOf(exactMatch, [1, 1, 0, 0, 1, 1], [1, 0, 1, 0, 1, 1]), exactMatch, null),
    ).pairs;
    expect(describePair(pair!, named('A', 'B'), exactMatch)).toMatch(
      /^No significant difference in exact match between A and B \(p = 1\.00, 6 questions\); the minimum detectable difference \(80% power, before adjustment for multiple comparisons\) is \d+\.\d points\.$/,
    );
  });

  test('count queries under a retrieval metric', () => {
    const [map] = ALL_RETRIEVAL_METRICS.filter(({ id }) => id === 'map');
    const between = (ofA: readonly number[], ofB: readonly number[]) => {
      const { pairs } = runToEnd(compareRuns(scoresOf(map!, [...ofA], [...ofB]), map!, null));
      return describePair(pairs[0]!, named('A', 'B'), map!);
    };
    expect(between([1, 1, 0], [1, 1, 0])).toBe('A and B score the same on all of the 3 queries.');
    expect(between([1, 1, 0], [0, 1, 0])).toMatch(/is not testable: 3 queries \(at least/);
    expect(between([], [])).toMatch(/^A and B have no query in common/);
  });

  test('are not testable if too few documents make a small p-value impossible', () => {
    const ofA = [1, 1, 1, 1, 1, 1];
    const ofB = [0, 0, 0, 0, 0, 0];
    const clusterOf = Int32Array.of(0, 0, 1, 2, 3, 4);
    const [pair] = runToEnd(
      compareRuns(scoresOf(exactMatch, ofA, ofB), exactMatch, clusterOf),
    ).pairs;
    expect(pair).toMatchObject({ permutation: { p: 2 / 32 }, canDecide: false, unitsNeeded: 6 });
    expect(describePair(pair!, named('A', 'B'), exactMatch)).toBe(
      'The difference in exact match between A and B is not testable: 5 documents (at least 6 needed).',
    );
    const [alone] = runToEnd(compareRuns(scoresOf(exactMatch, ofA, ofB), exactMatch, null)).pairs;
    expect(alone).toMatchObject({ permutation: { p: 2 / 64 }, canDecide: true });
  });

  test('respect whether higher or lower is better', () => {
    const scores = scoresOf(absoluteError, zeros(20), ones(20));
    const [pair] = runToEnd(compareRuns(scores, absoluteError, null)).pairs;
    expect(pair).toMatchObject({ better: 20, worse: 0, difference: -1 });
    expect(verdictOf(pair!, absoluteError)).toBe('a-better');
  });
});

test('the p-values of all pairs are adjusted together', () => {
  const right = (count: number) => Array.from({ length: 60 }, (_, at) => Number(at < count));
  const comparison = runToEnd(
    compareRuns(scoresOf(exactMatch, right(50), right(40), right(38)), exactMatch, null),
  );
  expect(comparison.pairs.map(({ a, b }) => [a, b])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  for (const { pHolm, permutation } of comparison.pairs) {
    expect(pHolm).toBeGreaterThanOrEqual(permutation.p);
  }
});

describe('pairs without a significant difference', () => {
  const right = (count: number) => Array.from({ length: 60 }, (_, at) => Number(at < count));

  test('are summarized in one sentence: count, smallest p-value, minimum detectable difference', () => {
    const scores = scoresOf(exactMatch, right(50), right(49), right(48), right(10));
    const comparison = runToEnd(compareRuns(scores, exactMatch, null));
    expect(describeNotSignificant(comparison, exactMatch, named('A', 'B', 'C', 'D'))).toEqual([
      expect.stringMatching(
        /^3 of 6 pairs do not differ significantly in exact match \(p ≥ 1\.00 for each\); the minimum detectable difference \(80% power, before adjustment for multiple comparisons\) is \d\.\d to \d\.\d points\.$/,
      ),
    ]);
  });

  test('have no sentence if every pair differs significantly', () => {
    const comparison = runToEnd(
      compareRuns(scoresOf(exactMatch, right(50), right(5)), exactMatch, null),
    );
    expect(describeNotSignificant(comparison, exactMatch, named('A', 'B', 'C', 'D'))).toEqual([]);
  });

  test('have no minimum detectable difference if the differences do not vary', () => {
    const comparison = runToEnd(
      compareRuns(scoresOf(exactMatch, right(50), right(50)), exactMatch, null),
    );
    expect(describeNotSignificant(comparison, exactMatch, named('A', 'B', 'C', 'D'))).toEqual([
      '1 of 1 pair does not differ significantly in exact match (p ≥ 1.00 for each).',
    ]);
  });
});

describe('a conclusion', () => {
  const right = (count: number) => Array.from({ length: 40 }, (_, at) => Number(at < count));

  test('is inconclusive if only the unadjusted test is significant', () => {
    // A and B differ on 6 questions, p = 2 / 64; after Holm's adjustment for three pairs, 6 / 64.
    const scores = scoresOf(exactMatch, right(20), right(14), right(17));
    const comparison = runToEnd(compareRuns(scores, exactMatch, null));
    const [pair] = comparison.pairs;
    const runs = named('A', 'B', 'C');
    expect(conclusionOf(pair!, exactMatch, runs)).toBe('inconclusive');
    expect(describePair(pair!, runs, exactMatch)).toMatch(
      /^Inconclusive difference in exact match between A and B: 95% CI .* p = 0\.031 before adjustment for multiple comparisons, p = 0\.094 after adjustment \(40 questions\)\.$/,
    );
    expect(describeNotSignificant(comparison, exactMatch, runs)).toContainEqual(
      expect.stringMatching(/^1 of 3 pairs is inconclusive in exact match: /),
    );
  });

  test('is never “no significant difference” if the intervals of the runs are disjoint', () => {
    const [pair] = runToEnd(
      compareRuns(scoresOf(exactMatch, right(20), right(19)), exactMatch, null),
    ).pairs;
    const intervalOf = (low: number, high: number): ComparedRun => ({
      model: 'A',
      run: '',
      metrics: { exact_match: { mean: low, n: 40, interval: { low, high, method: 'wilson' } } },
    });
    const overlapping = [intervalOf(0.4, 0.6), intervalOf(0.3, 0.5)];
    expect(conclusionOf(pair!, exactMatch, overlapping)).toBe('no-difference');
    const disjoint = [intervalOf(0.6, 0.7), intervalOf(0.3, 0.5)];
    expect(conclusionOf(pair!, exactMatch, disjoint)).toBe('inconclusive');
  });

  test.each([
    [1, 6],
    [3, 7],
    [15, 10],
  ])('about %i pairs needs at least %i questions', (pairs, needed) => {
    const runs = (1 + Math.sqrt(1 + 8 * pairs)) / 2;
    const [pair] = runToEnd(
      compareRuns(
        scoresOf(exactMatch, ...Array.from({ length: runs }, () => right(20))),
        exactMatch,
        null,
      ),
    ).pairs;
    expect(pair!.unitsNeeded).toBe(needed);
    expect(pairs * 2 ** (1 - needed)).toBeLessThan(0.05);
    expect(pairs * 2 ** (2 - needed)).toBeGreaterThanOrEqual(0.05);
  });
});
