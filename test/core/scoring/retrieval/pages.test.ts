import { describe, expect, test } from 'vitest';
import type { Passages } from '../../../../src/core/model';
import {
  comparePages,
  decidePages,
  normalizeDocument,
} from '../../../../src/core/scoring/retrieval/pages';

function on(pages: readonly number[], ids: readonly string[] = []): Passages {
  return { ids: pages.map((_, at) => ids[at] ?? ''), pages, values: pages.map(() => 1) };
}

const PLAIN = { offset: 0, documents: false };

describe('the page offset', () => {
  const gold = Array.from({ length: 12 }, (_, at) => on([10 * at + 5]));
  const shifted = (by: number, questions = 12) =>
    gold.slice(0, questions).map(({ pages: [page = 0] }) => on([page + by, page + by + 3]));

  test.each([-1, 0, 1] as const)('%i is detected from the data', (offset) => {
    const retrieved = shifted(-offset);
    const { hits, ...convention } = decidePages(gold, retrieved);
    expect(convention).toEqual({ offset, documents: false });
    const { minusOne, zero, plusOne } = hits;
    expect([minusOne, zero, plusOne]).toEqual([-1, 0, 1].map((one) => (one === offset ? 12 : 0)));
  });

  test('requires at least seven questions that have hits under this offset alone', () => {
    expect(decidePages(gold, shifted(-1, 6)).offset).toBe(0);
    expect(decidePages(gold, shifted(-1, 7)).offset).toBe(1);
  });

  test('is 0 if the same questions also have hits without an offset', () => {
    const both = gold.map(({ pages: [page = 0] }) => on([page, page - 1]));
    expect(decidePages(gold, both).offset).toBe(0);
  });

  test('is taken from the settings, if set there', () => {
    const settings = { tolerance: 0, offset: -1 } as const;
    expect(decidePages(gold, shifted(0), settings).offset).toBe(-1);
  });
});

describe('documents', () => {
  test('are the same if they differ only in case, folder, extension or separators', () => {
    const names = ['3M_2018_10K', 'reports/3m-2018-10k.PDF', '3M 2018 10K.txt'];
    expect(new Set(names.map(normalizeDocument))).toEqual(new Set(['3m 2018 10k']));
  });

  test('must match if both sides use the same document names', () => {
    const gold = [on([5], ['a.pdf'])];
    const convention = decidePages(gold, [on([5, 6], ['b.pdf', 'A'])]);
    expect(convention.documents).toBe(true);
    const hit = (id: string) => comparePages(gold[0]!, on([5], [id]), convention, 0)?.rank ?? null;
    expect([hit('A'), hit(''), hit('b')]).toEqual([1, 1, null]);
  });

  test('are ignored if the two sides name them differently', () => {
    expect(decidePages([on([5], ['annual report'])], [on([5], ['x17'])]).documents).toBe(false);
  });
});

describe('one question', () => {
  test('repeated pages count once on both sides', () => {
    expect(comparePages(on([149, 149, 7]), on([3, 3, 149, 149]), PLAIN, 0)).toEqual({
      gold: 2,
      found: 1,
      retrieved: 2,
      right: 1,
      rank: 2,
    });
  });

  test('gold pages with relevance 0 and passages without a page are not evidence', () => {
    const judged = { ids: ['', '', 'd1'], pages: [5, 6, NaN], values: [0, 2, 1] };
    expect(comparePages(judged, on([5]), PLAIN, 0)).toMatchObject({ gold: 1, rank: null });
    expect(comparePages({ ids: ['d1'], pages: [NaN], values: [1] }, on([5]), PLAIN, 0)).toBeNull();
  });

  test('without retrieved pages, no gold page is found', () => {
    expect(comparePages(on([5]), null, PLAIN, 0)).toMatchObject({ found: 0, retrieved: 0 });
  });
});
