import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createLengthMeter,
  findTokens,
  readPlainWords,
  readTokens,
} from '../../../../src/core/scoring/judge/bag';

const words = ['wind', 'solar', '__proto__', 'constructor', 'cần'];
const vocabulary = new Map(words.map((word, at) => [word, at]));
const someWords = fc.array(fc.constantFrom(...words, 'unknown'));

describe('tokens', () => {
  test('are runs of two or more word characters in any script', () => {
    expect(readTokens(['x', 'à', 'cần', 'net_zero', '12', '₂'])).toEqual(['cần', 'net_zero', '12']);
    expect(readTokens(['emission−reduction', 'प्र'])).toEqual(['emission', 'reduction']);
  });

  test('come from lowercase words without punctuation or articles', () => {
    expect(readPlainWords('“The CAT’s” — a  hat…')).toEqual(['cats', 'hat']);
  });
});

describe('bags', () => {
  const measure = createLengthMeter(Float64Array.of(2, 3, 1, 1, 1));

  test('together have the same TF-IDF length as their concatenated texts', () => {
    fc.assert(
      fc.property(someWords, someWords, (a, b) => {
        const bags = [a, b].map((one) => findTokens(one, vocabulary));
        expect(measure(...bags)).toBe(measure(findTokens([...a, ...b], vocabulary)));
      }),
    );
    expect(measure(findTokens(['wind', 'wind', 'solar'], vocabulary))).toBe(5);
    expect(measure(findTokens([], vocabulary))).toBe(0);
  });

  test('can contain words like `__proto__`', () => {
    const bag = findTokens(['__proto__', 'other', 'constructor', '__proto__'], vocabulary);
    expect([...bag]).toEqual([2, 3, 2]);
  });
});
