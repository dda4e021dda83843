import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBags,
  countTokens,
  readPlainWords,
  readTokens,
  tfIdfLength,
} from '../../../src/core/judge/bag';

const words = ['wind', 'solar', '__proto__', 'constructor', 'cần'];
const vocabulary = new Map(words.map((word, at) => [word, at]));
const someWords = fc.array(fc.constantFrom(...words, 'unknown'));

describe('tokens', () => {
  test('are runs of two or more word characters of any script', () => {
    expect(readTokens(['x', 'à', 'cần', 'net_zero', '12', '₂'])).toEqual(['cần', 'net_zero', '12']);
    expect(readTokens(['emission−reduction', 'प्र'])).toEqual(['emission', 'reduction']);
  });

  test('come from words without punctuation, articles and capitals', () => {
    expect(readPlainWords('“The CAT’s” — a  hat…')).toEqual(['cats', 'hat']);
  });
});

describe('bags', () => {
  test('add up to the bag of both texts', () => {
    fc.assert(
      fc.property(someWords, someWords, (a, b) => {
        const both = countTokens([...a, ...b], vocabulary);
        expect(addBags(countTokens(a, vocabulary), countTokens(b, vocabulary))).toEqual(both);
      }),
    );
  });

  test('count words that are names of parts of objects', () => {
    const bag = countTokens(['__proto__', 'constructor', '__proto__'], vocabulary);
    expect([...bag.tokens]).toEqual([2, 3]);
    expect([...bag.counts]).toEqual([2, 1]);
  });

  test('have the length of their TF-IDF', () => {
    const bag = countTokens(['wind', 'wind', 'solar'], vocabulary);
    expect(tfIdfLength(bag, Float64Array.of(2, 3, 1, 1, 1))).toBe(5);
    expect(tfIdfLength(countTokens([], vocabulary), new Float64Array(5))).toBe(0);
  });
});
