import { describe, expect, test } from 'vitest';
import { bagF1, squad20F1, setF1 } from '../../../../src/core/scoring/profiles/parts/token-overlap';
import { casefold, foldForSearch } from '../../../../src/core/scoring/profiles/parts/casefold';
import {
  cleanAnswer,
  isClose,
  isFloatEqual,
  mustMatchExactly,
} from '../../../../src/core/scoring/profiles/mmlongbench';
import {
  longestCommonRun,
  longestMatch,
  sequenceRatio,
} from '../../../../src/core/scoring/profiles/parts/sequence-matcher';
import {
  commonSubsequence,
  countCodePoints,
  levenshtein,
} from '../../../../src/core/text/edit-distance';
import { tokenizeTreebank } from '../../../../src/core/scoring/profiles/parts/treebank';
import { compareCodePoints } from '../../../../src/core/scoring/profiles/tatqa';

describe('token overlap', () => {
  test('a bag counts repeated tokens each time, a set counts them once', () => {
    expect(bagF1(['bora'], ['bora', 'bora'])).toBeCloseTo(2 / 3, 12);
    expect(setF1(new Set(['bora']), new Set(['bora', 'bora']))).toBe(1);
  });

  test('handles two empty sides', () => {
    expect(bagF1([], [])).toBe(0);
    expect(squad20F1([], [])).toBe(1);
    expect(squad20F1([], ['a'])).toBe(0);
    expect(setF1(new Set(), new Set())).toBe(1);
    expect(setF1(new Set(), new Set(['a']))).toBe(0);
  });
});

describe('distances', () => {
  test.each([
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['same', 'same', 0],
    ['👍a', '👎a', 1],
    ['a'.repeat(100) + 'x', 'b' + 'a'.repeat(100), 2],
  ])('levenshtein %j %j', (a, b, distance) => {
    expect(levenshtein(a, b)).toBe(distance);
    expect(levenshtein(b, a)).toBe(distance);
  });

  test.each([
    ['abcde', 'ace', 3],
    ['', 'abc', 0],
    ['𠮷野家', '吉野家', 2],
    [`${'ab'.repeat(40)}x`, 'a'.repeat(90), 40],
  ])('longest common subsequence %j %j', (a, b, length) => {
    expect(commonSubsequence(a, b)).toBe(length);
    expect(commonSubsequence(b, a)).toBe(length);
  });

  test.each([
    [['a', 'b', 'c', 'd'], ['x', 'b', 'c', 'y', 'c', 'd'], 2],
    [['a'], [], 0],
    [['a', 'b', 'a', 'b', 'c'], ['b', 'a', 'b', 'a', 'b', 'c'], 5],
  ])('longest common substring %j %j', (a, b, length) => {
    expect(longestCommonRun(a, b)).toBe(length);
  });

  test('the ratio depends on the order of the sides, as in Python', () => {
    expect(sequenceRatio(Array.from('tide'), Array.from('diet'))).toBe(0.25);
    expect(sequenceRatio(Array.from('diet'), Array.from('tide'))).toBe(0.5);
    expect(sequenceRatio([], [])).toBe(1);
  });

  test('a frequent character in a long text does not start a match', () => {
    expect(longestMatch(Array.from('b'.repeat(10)), Array.from('ab'.repeat(99)))).toBe(1);
    expect(longestMatch(Array.from('xa'.repeat(3)), Array.from(`${'a'.repeat(300)}x`))).toBe(1);
    expect(longestMatch(Array.from('bab'), Array.from('ab'.repeat(120)))).toBe(0);
  });
});

describe('characters', () => {
  test.each([
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁve', 'five'],
    ['ı', 'ı'],
    ['ẞ', 'ss'],
    ['ꭰ', 'Ꭰ'],
  ])('casefold %j', (text, folded) => {
    expect(casefold(text)).toBe(folded);
  });

  test('case folding for search keeps the number of characters', () => {
    expect(foldForSearch('Straße')).not.toBe(foldForSearch('STRASSE'));
    expect(foldForSearch('İstanbul')).toBe(foldForSearch('ıSTANBUL'));
    expect(foldForSearch('ΟΔΟΣ')).toBe(foldForSearch('οδος'));
  });

  test('lengths and sort order are by code point', () => {
    expect(countCodePoints('a𠮷野\ud83d')).toBe(4);
    expect(compareCodePoints('\uffee', '👍')).toBeLessThan(0);
    expect(compareCodePoints('ab', 'a')).toBeGreaterThan(0);
    expect(compareCodePoints('👍', '👍')).toBe(0);
  });
});

describe('words as NLTK tokenizes them', () => {
  test.each([
    ['the answer is 42.', ['the', 'answer', 'is', '42', '.']],
    ['u.s. and u.k.', ['u.s.', 'and', 'u.k', '.']],
    ['$3.88 (3,36)', ['$', '3.88', '(', '3,36', ')']],
    ["o'neill can't, cannot", ["o'neill", 'ca', "n't", ',', 'can', 'not']],
    ['“so” "said" he', ['“', 'so', '”', '``', 'said', "''", 'he']],
    ['2019–2020 ... end', ['2019', '–', '2020', '...', 'end']],
  ])('%s', (text, tokens) => {
    expect(tokenizeTreebank(text)).toEqual(tokens);
  });
});

describe('MMLongBench-Doc', () => {
  test.each([
    [' $5 (approx.) ', '5'],
    ['"12 %"', '12'],
    ['3 million', '3 million'],
    ['a ((b) c', 'a  c'],
    ['(((', '((('],
  ])('cleans %j', (text, cleaned) => {
    expect(cleanAnswer(text)).toBe(cleaned.replace('  ', ' '));
  });

  test.each(['https://a.b', 'x.py', 'page 3', '12', '12-3', '9 a.m.', '2020-01', 'a@b.co'])(
    'requires an exact match of %j',
    (text) => expect(mustMatchExactly(text)).toBe(true),
  );

  test('floats', () => {
    expect(isClose(100, 101, 0.01)).toBe(true);
    expect(isFloatEqual(0.05, 5)).toBe(true);
    expect(isFloatEqual(0.5, 49.6)).toBe(true);
    expect(isFloatEqual(0.5, 49.4)).toBe(false);
    expect(isFloatEqual(5, 0.0504)).toBe(true);
    expect(isFloatEqual(100, 101.1)).toBe(false);
    expect(isFloatEqual(3.14, 3.1)).toBe(false);
    expect(isFloatEqual(Infinity, Infinity)).toBe(true);
    expect(isFloatEqual(NaN, NaN)).toBe(false);
  });
});
