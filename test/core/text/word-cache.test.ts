import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordCache } from '../../../src/core/text/word-cache';

describe('the word cache', () => {
  test('creates an entry once and finds it anywhere in a text', () => {
    const made: string[] = [];
    const table = createWordCache((word) => {
      made.push(word);
      return { word };
    });
    const first = table.get('wind and solar', 0, 4);
    expect(table.get('solar or wind', 9, 13)).toBe(first);
    expect(table.get('windy', 0, 5)).toEqual({ word: 'windy' });
    expect(made).toEqual(['wind', 'windy']);
  });

  test('gives every word its own entry, whatever came before', () => {
    const table = createWordCache((word) => word.toUpperCase());
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 3 }), (word, around) => {
        const text = around + word + around;
        const [start, end] = [around.length, around.length + word.length];
        expect(table.get(text, start, end)).toBe(word.toUpperCase());
      }),
    );
  });

  test('still works beyond its maximum size', () => {
    const table = createWordCache(Number);
    for (const round of [0, 1]) {
      for (let number = 0; number < 150_000; number += 1 + round) {
        const text = String(number);
        if (table.get(text, 0, text.length) !== number) throw new Error(`${number} is another`);
      }
    }
  });
});
