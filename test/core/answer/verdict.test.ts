import { expect, test } from 'vitest';
import { readVerdict } from '../../../src/core/answer/verdict';

test.each([
  ['Yes', true],
  ['yes.', true],
  ['Yes, by 2040.', true],
  ['YES - it does', true],
  ['True', true],
  ['“Yes”, it says', true],
  ['**Yes**', true],
  [' \nYes', true],
  ['No', false],
  ['No ', false],
  ['No\n', false],
  ['no.', false],
  ['No, it does not.', false],
  ['No. It does not.', false],
  ['No\nThe company does not.', false],
  ['No – it does not', false],
  ['False', false],
  ['false: it is not', false],
])('%j is %s', (answer, expected) => {
  expect(readVerdict(answer)).toBe(expected);
});

test.each([
  '',
  'The company does not report it.',
  'No emissions were reported',
  'No. 5',
  'No 5',
  'None',
  'Not answerable',
  'Nothing',
  'Yesterday',
  'No-one',
  'Nordic',
  'Truely',
  'Answer: yes',
  'N/A',
])('%j is no verdict', (answer) => {
  expect(readVerdict(answer)).toBeNull();
});
