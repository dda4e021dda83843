import { expect, test } from 'vitest';
import { runToEnd } from '../../src/core/progress';
import { warmUp } from '../../src/worker/warm-up';

test('the warm-up scores short and long answers of every kind', () => {
  const runs = runToEnd(warmUp()).flatMap((evaluation) => evaluation?.runs ?? []);
  expect(runs).toHaveLength(3);
  for (const run of runs) {
    expect(run.counts).toMatchObject({ questions: 7, matched: 7 });
    const types = ['extractive', 'list', 'number', 'unanswerable', 'yes_no'];
    expect(Object.keys(run.byAnswerType).sort()).toEqual(types);
    expect(run.metrics.answer_correct?.n).toBe(7);
  }
});
