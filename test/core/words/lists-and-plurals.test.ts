import { expect, test } from 'vitest';
import { listFirst, listNames, listWords } from '../../../src/core/words/lists';
import { plural } from '../../../src/core/words/numbers';

test('a count agrees with its noun and verb', () => {
  expect(plural(1, 'question')).toBe('1 question');
  expect(plural(0, 'question')).toBe('0 questions');
  expect(plural(2000, 'reply', 'replies')).toBe('2,000 replies');
  expect([1, 2].map((count) => plural(count, 'row has', 'rows have'))).toEqual([
    '1 row has',
    '2 rows have',
  ]);
});

test('the last word of a list is joined by “and”, or another conjunction', () => {
  expect(listWords([])).toBe('');
  expect(listWords(['a'])).toBe('a');
  expect(listWords(['a', 'b'])).toBe('a and b');
  expect(listWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test('for a long list, the first items are named and the rest are counted', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(listFirst(names, 6)).toBe('a, b, c, d, e and f');
  expect(listFirst(names, 2)).toBe('a, b and 4 more');
  expect(listNames(names)).toBe('“a”, “b”, “c”, “d”, “e” and 1 more');
  expect(listNames(['a', 'b'])).toBe('“a” and “b”');
});
