import { expect, test } from 'vitest';
import { runToEnd } from '../../src/core/progress';
import { warmUp } from '../../src/worker/warm-up';

test('the warm-up scores answers of every kind', () => {
  const [run] = runToEnd(warmUp())?.runs ?? [];
  expect(run?.counts).toMatchObject({ questions: 7, matched: 7 });
  const types = ['extractive', 'list', 'number', 'unanswerable', 'yes_no'];
  expect(Object.keys(run?.byAnswerType ?? {}).sort()).toEqual(types);
  expect(run?.metrics.answer_correct?.n).toBe(7);
});
