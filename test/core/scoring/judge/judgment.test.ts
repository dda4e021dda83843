import { expect, test } from 'vitest';
import {
  createJudgmentColumns,
  indexOfMax,
  recordJudgment,
} from '../../../../src/core/scoring/judge/judgment';

test('the largest share is found, the first one of a tie', () => {
  expect(indexOfMax([0.2, 0.5, 0.3])).toBe(1);
  expect(indexOfMax([0.4, 0.2, 0.4])).toBe(0);
});

test('a judgment is recorded as the most likely rule and question type, from 1', () => {
  const columns = createJudgmentColumns(2);
  const rest = { probability: 1, correct: true, reasons: () => [] };
  recordJudgment(columns, 1, { ...rest, rule: [0.1, 0.9], type: [0.7, 0.2, 0.1] });
  expect(columns).toEqual({ rule: Uint8Array.of(0, 2), type: Uint8Array.of(0, 1) });
});
