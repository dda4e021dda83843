import { describe, expect, test } from 'vitest';
import { BUNDLED_JUDGE } from '../../../../src/core/scoring/judge/judge-card';
import {
  createJudgmentColumns,
  indexOfMax,
  recordJudgment,
} from '../../../../src/core/scoring/judge/judgment';
import { readTallies, tallyJudge } from '../../../../src/core/scoring/judge/tally';

const judge = {
  card: BUNDLED_JUDGE,
  threshold: 0.5,
  rules: ['1', '2'],
  types: ['who', 'when'],
  columns: [{ rule: Uint8Array.of(1, 2, 0, 2), type: Uint8Array.of(2, 1, 0, 1) }],
};
const probabilities = [Float64Array.of(0.29, 0.9, NaN, 1)];
const labels = [true, true, null, null];
const tally = tallyJudge(judge, probabilities, (_, question) => labels[question] ?? null);
const all = tally.runs.map((run) => run.all);

describe('a judge’s tallies', () => {
  test('leave out missing predictions', () => {
    expect(readTallies(all, 0.5)).toEqual({
      answers: 3,
      correct: 2,
      labeled: 2,
      labeledCorrect: 2,
      agreed: 1,
    });
  });

  test('count a probability at the threshold as correct', () => {
    expect(readTallies(all, 0.29).correct).toBe(3);
    expect(readTallies(all, 0.3).correct).toBe(2);
    expect(readTallies(all, 1).correct).toBe(1);
  });

  test('are also counted by rule and question type', () => {
    const [run] = tally.runs;
    expect(run!.byRule.map((one) => readTallies([one], 0.5).answers)).toEqual([1, 2]);
    expect(run!.byType.map((one) => readTallies([one], 0.5).agreed)).toEqual([1, 0]);
  });
});

test('the largest share is found; in a tie, the first one', () => {
  expect(indexOfMax([0.2, 0.5, 0.3])).toBe(1);
  expect(indexOfMax([0.4, 0.2, 0.4])).toBe(0);
});

test('a judgment is recorded as the most likely rule and question type, both numbered from 1', () => {
  const columns = createJudgmentColumns(2);
  const rest = { probability: 1, correct: true, reasons: () => [] };
  recordJudgment(columns, 1, { ...rest, rule: [0.1, 0.9], type: [0.7, 0.2, 0.1] });
  expect(columns).toEqual({ rule: Uint8Array.of(0, 2), type: Uint8Array.of(0, 1) });
});
