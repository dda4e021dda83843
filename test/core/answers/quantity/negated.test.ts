import { describe, expect, test } from 'vitest';
import { compareNumbers } from '../../../../src/core/answers/quantity/compare';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';

const meant = (text: string) =>
  parseQuantities(text)
    .filter(({ negated }) => !negated)
    .map((quantity) => quantity.text);

describe('a number negated by the words before it', () => {
  test.each([
    ['not 50% but 30%', ['30%']],
    ['30%, not 50%', ['30%']],
    ['It isn’t about $5 million but $3 million', ['$3 million']],
    ['It was not in 2019 but in 2020', ['2020']],
    ['30% rather than 50%', ['30%']],
    ['3 instead of the 5', ['3']],
    ['not 50', []],
  ])('%s means %j', (text, expected) => {
    expect(meant(text)).toEqual(expected);
  });

  test.each([
    'not only 50% but 60%',
    'not less than 50%',
    'not more than 50%',
    'not just 50',
    'if not 50%, then 40%',
    'whether or not 50% is met',
    'They did not by 2030 but by 2040',
    'a knot 50',
    'not as planned, 50%',
    'rather 50%',
  ])('%s negates no number', (text) => {
    expect(meant(text)).toHaveLength(parseQuantities(text).length);
  });
});

test('a negated number is not the answer', () => {
  const verdict = (reference: string, prediction: string) => {
    const sides = [reference, prediction].map((text) => parseQuantities(text));
    const [own = [], other = []] = sides;
    const nothing = { question: [], asksYear: false };
    const outcome = compareNumbers(own, other, nothing, DEFAULT_SETTINGS.numbers);
    return outcome.kind === 'compared' ? outcome.match.matched : outcome.kind;
  };
  expect(verdict('50%', 'not 50% but 30%')).toBe(false);
  expect(verdict('30%', 'not 50% but 30%')).toBe(true);
  expect(verdict('not 50% but 30%', '50%')).toBe(false);
  expect(verdict('50%', 'It is not 50%.')).toBe('none');
});
