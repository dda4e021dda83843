import { describe, expect, test } from 'vitest';
import type { Passages } from '../../../../src/core/model';
import {
  averagePrecision,
  f1At,
  gradeRanking,
  ndcgAt,
  precisionAt,
  readJudgments,
  recallAt,
  reciprocalRank,
  rPrecision,
  successAt,
} from '../../../../src/core/scoring/retrieval/measures';
import { DEFAULT_RETRIEVAL, type RetrievalSettings } from '../../../../src/core/settings';

function passages(entries: readonly (readonly [id: string, value: number])[]): Passages {
  return {
    ids: entries.map(([id]) => id),
    pages: entries.map(() => NaN),
    values: entries.map(([, value]) => value),
  };
}

/**
 * Grades 3, 1 and 1 are relevant; e is judged not relevant; f is in the file but counts as
 * unjudged.
 */
const JUDGED = passages([
  ['a', 3],
  ['b', 1],
  ['c', 1],
  ['e', 0],
  ['f', -1],
]);

/** The ranking: x (not in the file), b (1), f (without a judgment), a (3), e (0). */
const RETRIEVED = passages([
  ['x', 9],
  ['b', 8],
  ['f', 7],
  ['a', 6],
  ['e', 5],
]);

function grade(settings: Partial<RetrievalSettings> = {}, retrieved = RETRIEVED) {
  const complete = { ...DEFAULT_RETRIEVAL, ...settings };
  return gradeRanking(readJudgments(JUDGED, complete), retrieved, complete);
}

const LOG3 = Math.log2(3);
const LOG5 = Math.log2(5);

test('the measures of one ranking equal values computed by hand', () => {
  const ranking = grade();
  expect(precisionAt(ranking, 1)).toBe(0);
  expect(precisionAt(ranking, 5)).toBe(2 / 5);
  expect(precisionAt(ranking, 10)).toBe(2 / 10);
  expect(recallAt(ranking, 2)).toBe(1 / 3);
  expect(recallAt(ranking, 10)).toBe(2 / 3);
  expect(successAt(ranking, 1)).toBe(0);
  expect(successAt(ranking, 5)).toBe(1);
  expect(reciprocalRank(ranking)).toBe(1 / 2);
  expect(averagePrecision(ranking)).toBeCloseTo((1 / 2 + 2 / 4) / 3, 12);
  // R = 3 relevant passages; one of them is among the first three.
  expect(rPrecision(ranking)).toBe(1 / 3);
});

test('F1 at k is the harmonic mean of precision and recall at k', () => {
  // P@5 = 2/5, recall@5 = 2/3: 2 · 2/5 · 2/3 ÷ (2/5 + 2/3) = 1/2.
  expect(f1At(grade(), 5)).toBe(1 / 2);
  expect(f1At(grade(), 2)).toBeCloseTo((2 * (1 / 2) * (1 / 3)) / (1 / 2 + 1 / 3), 12);
  expect(f1At(grade(), 1)).toBe(0);
});

describe('nDCG', () => {
  test('discounts by log2(rank + 1), with an ideal list of all judged passages', () => {
    const dcg = 1 / LOG3 + 3 / LOG5;
    expect(ndcgAt(grade())).toBeCloseTo(dcg / (3 + 1 / LOG3 + 1 / 2), 12);
    expect(ndcgAt(grade(), 3)).toBeCloseTo(1 / LOG3 / (3 + 1 / LOG3 + 1 / 2), 12);
  });

  test('the ideal list is cut at k', () => {
    expect(ndcgAt(grade(), 2)).toBeCloseTo(1 / LOG3 / (3 + 1 / LOG3), 12);
  });

  test('an exponential gain is 2^grade − 1', () => {
    const dcg = 1 / LOG3 + 7 / LOG5;
    expect(ndcgAt(grade({ gain: 'exponential' }))).toBeCloseTo(dcg / (7 + 1 / LOG3 + 1 / 2), 12);
  });

  test('an exponential gain also applies to a grade that is not a whole number, or is very large', () => {
    const settings = { ...DEFAULT_RETRIEVAL, gain: 'exponential' } as const;
    const of = (high: number) =>
      ndcgAt(
        gradeRanking(
          readJudgments(
            passages([
              ['a', high],
              ['b', 1],
            ]),
            settings,
          ),
          passages([
            ['b', 2],
            ['a', 1],
          ]),
          settings,
        ),
      );
    const half = 2 ** 1.5 - 1;
    expect(of(1.5)).toBeCloseTo((1 + half / LOG3) / (half + 1 / LOG3), 12);
    expect(of(5000)).toBeCloseTo(1 / LOG3, 12);
  });

  test('the ideal list may contain only the retrieved passages', () => {
    const dcg = 1 / LOG3 + 3 / LOG5;
    expect(ndcgAt(grade({ ideal: 'retrieved' }))).toBeCloseTo(dcg / (3 + 1 / LOG3), 12);
  });
});

test('removing passages without a judgment gives a condensed list', () => {
  // b (1), a (3) and e (0) remain: x is not in the file, and f has a negative grade.
  const ranking = grade({ unjudged: 'removed' });
  expect(reciprocalRank(ranking)).toBe(1);
  expect(averagePrecision(ranking)).toBeCloseTo((1 + 1) / 3, 12);
  expect(precisionAt(ranking, 2)).toBe(1);
  expect(rPrecision(ranking)).toBe(2 / 3);
});

test('a higher threshold changes which passages are relevant, but not nDCG', () => {
  const ranking = grade({ relevanceThreshold: 2 });
  expect(ranking.relevant).toBe(1);
  expect(averagePrecision(ranking)).toBe(1 / 4);
  expect(recallAt(ranking, 5)).toBe(1);
  expect(ndcgAt(ranking)).toBe(ndcgAt(grade()));
});

test('without relevant passages every measure is 0', () => {
  const ranking = grade({ relevanceThreshold: 4 });
  for (const value of [
    averagePrecision(ranking),
    rPrecision(ranking),
    recallAt(ranking, 5),
    precisionAt(ranking, 5),
    f1At(ranking, 5),
    successAt(ranking, 5),
    reciprocalRank(ranking),
  ]) {
    expect(value).toBe(0);
  }
});
