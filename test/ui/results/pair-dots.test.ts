import { expect, test } from 'vitest';
import { describeDot, queryOfDot } from '../../../src/ui/results/compare/ScorePairFigure';

const F1 = { id: 'f1', display: 'share' } as Parameters<typeof describeDot>[1];
const NAMES = ['A r1', 'B'];

test('a dot is described by its scores', () => {
  expect(describeDot({ a: 1, b: 0.5, count: 3 }, F1, NAMES)).toBe('3 questions: A r1 1.00, B 0.50');
});

test('a dot selects the questions with exactly its scores', () => {
  expect(queryOfDot({ a: 1, b: 1 / 3, count: 3 }, 0, F1, NAMES)).toBe(
    'f1@[A r1] = 1 and f1@B = 0.3333333333333333',
  );
});

test('a binned dot selects its bin; the last bin includes its upper end', () => {
  expect(queryOfDot({ a: 0.975, b: 0.025, count: 3 }, 0.05, F1, NAMES)).toBe(
    'f1@[A r1] >= 0.95 and f1@B >= 0 and f1@B < 0.05',
  );
});
