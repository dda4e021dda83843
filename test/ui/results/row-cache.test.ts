import { describe, expect, test } from 'vitest';
import { createRowCache } from '../../../src/ui/results/questions/table/row-cache';
import type { QuestionRow } from '../../../src/worker/protocol';

function rowOf(question: number): QuestionRow {
  return {
    question,
    id: `q${question}`,
    text: '',
    document: '',
    answerType: '',
    kind: 'text',
    references: [],
    prediction: null,
    scores: {},
  };
}

function createSource() {
  const asked: (readonly number[])[] = [];
  const cache = createRowCache(async (questions) => {
    asked.push(questions);
    await Promise.resolve();
    return questions.map(rowOf);
  });
  return { asked, cache, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

describe('the row cache', () => {
  test('fetches a row once', async () => {
    const { asked, cache, settled } = createSource();
    cache.want([1, 2]);
    await settled();
    cache.want([2, 3]);
    await settled();
    expect(asked).toEqual([[1, 2], [3]]);
    expect(cache.get(2)?.id).toBe('q2');
  });

  test('sends only the latest of the requests made during a fetch', async () => {
    const { asked, cache, settled } = createSource();
    cache.want([1]);
    cache.want([2]);
    cache.want([3]);
    await settled();
    expect(asked).toEqual([[1], [3]]);
  });

  test('evicts the oldest rows', async () => {
    const { cache, settled } = createSource();
    for (let from = 0; from < 6000; from += 500) {
      cache.want(Array.from({ length: 500 }, (_, index) => from + index));
      await settled();
    }
    expect(cache.get(0)).toBeUndefined();
    expect(cache.get(5999)?.id).toBe('q5999');
  });

  test('reports a failure and recovers', async () => {
    let fails = true;
    const cache = createRowCache((questions) =>
      fails ? Promise.reject(new Error('silent')) : Promise.resolve(questions.map(rowOf)),
    );
    cache.want([1]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(cache.hasFailed()).toBe(true);
    fails = false;
    cache.want([1]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(cache.hasFailed()).toBe(false);
    expect(cache.get(1)?.id).toBe('q1');
  });
});
