import { describe, expect, test } from 'vitest';
import {
  findOpposites,
  hasSameSide,
  isDecrease,
  readSides,
} from '../../../../src/core/scoring/content/opposites';

const sidesOf = (...words: string[]) => readSides(new Set(words));

describe('opposite words', () => {
  test.each([
    ['increased', 'decreased'],
    ['more', 'fewer'],
    ['upstream', 'downstream'],
    ['approved', 'rejected'],
    ['highest', 'lowest'],
    ['above', 'below'],
    ['began', 'ended'],
  ])('%s and %s, in either order', (one, other) => {
    expect(findOpposites(sidesOf(one, 'sales'), sidesOf('sales', other))).toEqual([one, other]);
    expect(findOpposites(sidesOf(other), sidesOf(one))).toEqual([other, one]);
  });

  test('in different pairs do not count', () => {
    expect(findOpposites(sidesOf('increased'), sidesOf('south'))).toBeNull();
    expect(findOpposites(sidesOf('increased'), sidesOf('sales'))).toBeNull();
    expect(findOpposites(sidesOf('sales'), sidesOf('decreased'))).toBeNull();
  });

  test('do not count if one text contains both', () => {
    expect(findOpposites(sidesOf('increased', 'decreased'), sidesOf('decreased'))).toBeNull();
    expect(findOpposites(sidesOf('increased'), sidesOf('decreased', 'increased'))).toBeNull();
    expect(findOpposites(sidesOf('decreased'), sidesOf('decreased', 'increased'))).toBeNull();
  });

  test('of several pairs, the first in the word list counts', () => {
    const [ours, theirs] = [sidesOf('last', 'rose'), sidesOf('first', 'fell')];
    expect(findOpposites(ours, theirs)).toEqual(['rose', 'fell']);
  });
});

test('a word is on the same side as a synonym or a negated antonym', () => {
  expect(hasSameSide('increased', sidesOf('grew'))).toBe(true);
  expect(hasSameSide('increased', sidesOf('fell'))).toBe(false);
  expect(hasSameSide('increased', sidesOf('fell'), true)).toBe(true);
  expect(hasSameSide('increased', sidesOf('grew'), true)).toBe(false);
  expect(hasSameSide('sales', sidesOf('grew'))).toBe(false);
});

test('words for a decrease are recognized', () => {
  expect(['decline', 'dropped', 'gesunken'].map(isDecrease)).toEqual([true, true, true]);
  expect(['rise', 'fewer', 'sales'].map(isDecrease)).toEqual([false, false, false]);
});
