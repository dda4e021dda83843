import { expect, test } from 'vitest';
import { filesOf, type Mapping } from '../../../src/core/model';
import { fileUrlsIn } from '../../../src/state/project/link';

const id = { kind: 'columns', columns: ['id'] } as const;
const answer = { columns: ['answer'], split: 'none', separator: '' } as const;
const none = { question: null, answerType: null, document: null };
const run = { id, answer, model: null, run: null, noAnswerProbability: null, name: 'r' };

const mapping: Mapping = {
  gold: { file: 'gold.csv', id, references: answer, ...none },
  predictions: [
    { file: 'a b.csv', ...run, probabilities: { file: 'na.json', id, column: 'p' } },
    { file: 'gold.csv', ...run },
  ],
};

test('each file of a mapping is listed once, including probabilities, with the gold file first', () => {
  expect(filesOf(mapping)).toEqual(['gold.csv', 'a b.csv', 'na.json']);
});

test('files have URLs in the folder, with or without a trailing slash', () => {
  const files = { gold: 'data/gold.csv', predictions: ['data/a%20b.csv', 'data/na.json'] };
  expect(fileUrlsIn('data', mapping)).toEqual(files);
  expect(fileUrlsIn(' data/ ', mapping)).toEqual(files);
});

test('there are no URLs without a folder or a gold file', () => {
  expect(fileUrlsIn(' ', mapping)).toBeNull();
  expect(fileUrlsIn('data', null)).toBeNull();
  expect(fileUrlsIn('data', { ...mapping, gold: null })).toBeNull();
});
