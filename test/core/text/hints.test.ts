import { expect, test } from 'vitest';
import { createHint, mayHaveDigit } from '../../../src/core/text/hints';

const mayFall = createHint("fell declin* n't", '%');

test.each([
  ['Sales fell.', true],
  ['FELL', true],
  ['2fell3', true],
  ['befell', false],
  ['fells', false],
  ['It declined', true],
  ['undeclined', false],
  ['a decline’s', true],
  ['It didn’t, did it?', true],
  ["it isn't", true],
  ['n’ t', false],
  ['5%', true],
  ['5 percent', false],
  ['', false],
])('a word or mark of the hint is found in %j: %j', (text, isFound) => {
  expect(mayFall(text)).toBe(isFound);
});

test('text in another script may match any hint', () => {
  expect(mayFall('東京')).toBe(true);
  expect(mayHaveDigit('٣')).toBe(true);
  expect(mayHaveDigit('“no figure” – ’')).toBe(false);
  expect(mayHaveDigit('x'.repeat(200_000))).toBe(false);
});
