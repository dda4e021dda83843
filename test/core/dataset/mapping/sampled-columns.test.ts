import { expect, test } from 'vitest';
import { findBest } from '../../../../src/core/dataset/mapping/best-option';
import {
  profileColumns,
  type ProfiledFile,
} from '../../../../src/core/dataset/mapping/profile-columns';
import { needsDecision } from '../../../../src/core/dataset/mapping/propose-gold';
import { rankPredictions } from '../../../../src/core/dataset/mapping/rank-predictions';
import { countAll, rankReferences } from '../../../../src/core/dataset/mapping/rank-references';
import { createRandom } from '../../../../src/core/random';
import { runToEnd } from '../../../../src/core/progress';
import { openText } from '../../../support/sources';

/*
 * Proposals count the distinct values of a column only if an estimate leaves doubt, and skip
 * options that cannot be the best. The straightforward versions here always count, and weigh every
 * option.
 */

/** Numbers from 0 to 1, always the same for a given seed. */
function createUniform(seed: number): () => number {
  const { bits } = createRandom(seed);
  return () => bits() / 2 ** 32;
}

const NAMES = ['answer', 'prediction', 'reference', 'output', 'notes', 'topic', 'value', 'label'];
const WORDS = ['yes', 'no', '12.5%', 'net zero', 'wind, solar', '0.5', 'correct', 'A-17'];

/**
 * A file of 600 or 3 rows; its columns have few, many or all-distinct values, or values in late
 * rows only.
 */
function randomFile(random: () => number): ProfiledFile {
  const below = (limit: number) => Math.floor(random() * limit);
  const names = NAMES.filter(() => random() < 0.5);
  const columns = names.length > 0 ? names : ['answer'];
  const rows = random() < 0.8 ? 600 : 3;
  const cells = columns.map(() => {
    const [values, late, blank] = [[1, 2, 40, 5000][below(4)] ?? 1, below(2) * 550, random() * 0.3];
    const stem = WORDS[below(WORDS.length)] ?? '';
    return Array.from({ length: rows }, (_, row) => {
      if (random() < blank) return '';
      return row < late ? stem : `${stem}${values === 1 ? '' : ` ${below(values)}`}`;
    });
  });
  const { info } = openText('file.csv', `${columns.join()}\n${columns.map(() => 'a').join()}\n`);
  const source = { info, table: { columns, cells, rowCount: rows } };
  return { source, columns: runToEnd(profileColumns(source.table)) };
}

/** The file, with column profiles that count all distinct values instead of estimating. */
function countingAll({ source, columns }: ProfiledFile): ProfiledFile {
  return {
    source,
    columns: columns.map((column) => ({ ...column, estimateDistinct: () => countAll(column) })),
  };
}

test('estimating the number of distinct values selects the same column as counting them, and asks the user in the same cases', () => {
  const random = createUniform(7);
  let estimated = 0;
  for (let round = 0; round < 400; round++) {
    const file = randomFile(random);
    const exact = countingAll(file);
    for (const rank of [rankReferences, rankPredictions]) {
      const quick = rank(file, [], null);
      const plain = rank(exact, [], null);
      expect(quick[0]?.name).toBe(plain[0]?.name);
      expect(needsDecision(quick)).toBe(needsDecision(plain));
      if (needsDecision(plain)) expect(quick).toEqual(plain);
      if (quick[0]?.score !== plain[0]?.score) estimated++;
    }
  }
  expect(estimated).toBeGreaterThan(20);
});

test('distinct counts and uniqueness are exact, not estimated', () => {
  const random = createUniform(11);
  for (let round = 0; round < 100; round++) {
    const { source, columns } = randomFile(random);
    for (const [at, column] of columns.entries()) {
      const cells = source.table.cells[at] ?? [];
      const { size } = new Set(cells.filter((cell) => cell !== ''));
      for (const count of [0, 1, 3, 30]) expect(column.hasMoreThan(count)).toBe(size > count);
      expect(column.countDistinct()).toBe(size);
      expect(column.isUnique()).toBe(new Set(cells).size === cells.length && !cells.includes(''));
    }
  }
});

test('the best option is the same as if every option were weighed', () => {
  const random = createUniform(13);
  const level = () => Math.floor(random() * 4) / 3;
  let skipped = 0;
  for (let round = 0; round < 500; round++) {
    const groups = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, group) => {
      const own = Array.from({ length: Math.floor(random() * 3) }, (_, at) => {
        return { name: `${group} ${at}`, overlap: random() < 0.4 ? 1 : level(), evidence: level() };
      });
      return {
        evidence: Math.max(0, ...own.map(({ evidence }) => evidence)) + level(),
        options: own,
      };
    });
    const all = groups.flatMap(({ options }) => options);
    const [best] = [...all].sort((a, b) => b.overlap - a.overlap || b.evidence - a.evidence);
    let weighed = 0;
    const lazy = groups.map(({ evidence, options }) => ({ evidence, options: () => options }));
    expect(findBest(lazy, (option) => (weighed++, option))).toBe(best);
    if (weighed < all.length) skipped++;
  }
  expect(skipped).toBeGreaterThan(50);
});
