import { describe, expect, test } from 'vitest';
import { createRangeQueue, splitQuestions } from '../../src/core/range-queue';
import { datasetOf } from '../support/score-case';

function answersOf(lengths: readonly number[], runs = 1) {
  const dataset = datasetOf(
    lengths.map((length) => ({ references: ['a'], prediction: 'a'.repeat(length) })),
  );
  return { ...dataset, runs: Array.from({ length: runs }, () => dataset.runs).flat() };
}

describe('ranges of questions', () => {
  test.each([
    [0, 1],
    [1, 1],
    [511, 1],
    [512, 1],
    [1025, 1],
    [1025, 3],
    [7, 1000],
  ])('of %i questions and %i runs are contiguous', (questions, runs) => {
    const ranges = splitQuestions(answersOf(new Array<number>(questions).fill(2), runs));
    const ends = [0, ...ranges.map(({ to }) => to)];
    expect(ranges.map(({ from }) => from)).toEqual(ends.slice(0, -1));
    expect(ends.at(-1)).toBe(questions);
    for (const { from, to } of ranges) {
      expect(to).toBeGreaterThan(from);
      expect((to - from - 1) * runs).toBeLessThan(512);
    }
  });

  test('are shorter if predictions are long', () => {
    const ranges = splitQuestions(answersOf([10, 300_000, 10, 200_000, 200_000, 10]));
    expect(ranges.map(({ to }) => to)).toEqual([2, 5, 6]);
  });
});

describe('a queue of ranges', () => {
  const [first, second, third] = [
    { from: 0, to: 3 },
    { from: 3, to: 5 },
    { from: 5, to: 6 },
  ];

  test('returns each range once, then returns incomplete ranges again', () => {
    const queue = createRangeQueue([first, second, third]);
    expect([queue.take(), queue.takeOrRepeat(), queue.take(), queue.take()]).toEqual([
      ...[first, second, third, null],
    ]);
    queue.complete(second);
    expect(queue.takeOrRepeat()).toBe(third);
    queue.complete(third);
    expect(queue.takeOrRepeat()).toBe(first);
    queue.complete(first);
    expect(queue.takeOrRepeat()).toBeNull();
  });

  test('counts a range once, however often it is completed', () => {
    const queue = createRangeQueue([first, second]);
    queue.complete(first);
    queue.complete(first);
    expect(queue.completed()).toBe(3);
    expect([queue.isOpen(first), queue.isOpen(second)]).toEqual([false, true]);
  });
});
