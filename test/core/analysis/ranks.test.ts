import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRanks, type MatrixRow } from '../../../src/core/analysis/matrix';

/** A scorer under which the runs have these ranks. */
function rowOf(ranks: readonly number[]): MatrixRow {
  const order = ranks.map((_, run) => run).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return { profile: 'p', label: 'P', scale: 1, cells: [], order, ranks };
}

describe('ranks under all scorers', () => {
  test('are counted for each run, and runs are sorted by average rank, best first', () => {
    const rows = [rowOf([2, 1, 3]), rowOf([2, 1, 3]), rowOf([1, 3, 2])];
    expect(countRanks(rows)).toEqual([
      { run: 0, counts: [1, 2, 0], mostFrequent: 2 },
      { run: 1, counts: [2, 0, 1], mostFrequent: 1 },
      { run: 2, counts: [0, 1, 2], mostFrequent: 3 },
    ]);
  });

  test('assign ties the better rank, and prefer the better of equally frequent ranks', () => {
    expect(countRanks([rowOf([1, 1]), rowOf([1, 2])])).toEqual([
      { run: 0, counts: [2, 0], mostFrequent: 1 },
      { run: 1, counts: [1, 1], mostFrequent: 1 },
    ]);
  });

  test('are empty without scorers', () => {
    expect(countRanks([])).toEqual([]);
  });

  test('contain every run once, and every scorer once for each run', () => {
    const rows = fc.integer({ min: 1, max: 8 }).chain((runs) =>
      fc.array(fc.array(fc.integer({ min: 1, max: runs }), { minLength: runs, maxLength: runs }), {
        minLength: 1,
        maxLength: 12,
      }),
    );
    fc.assert(
      fc.property(rows, (ranks) => {
        const places = countRanks(ranks.map(rowOf));
        expect(places.map(({ run }) => run).sort((a, b) => a - b)).toEqual(
          ranks[0]?.map((_, run) => run),
        );
        for (const { counts } of places) {
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ranks.length);
        }
      }),
    );
  });
});
