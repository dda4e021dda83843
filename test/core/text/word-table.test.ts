import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordTable } from '../../../src/core/text/word-table';

describe('a word table', () => {
  test('makes an entry once and finds it wherever the word stands', () => {
    const made: string[] = [];
    const table = createWordTable((word) => {
      made.push(word);
      return { word };
    });
    const first = table.find('wind and solar', 0, 4);
    expect(table.find('solar or wind', 9, 13)).toBe(first);
    expect(table.find('windy', 0, 5)).toEqual({ word: 'windy' });
    expect(made).toEqual(['wind', 'windy']);
  });

  test('gives every word its own entry, whatever came before', () => {
    const table = createWordTable((word) => word.toUpperCase());
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 3 }), (word, around) => {
        const text = around + word + around;
        const [start, end] = [around.length, around.length + word.length];
        expect(table.find(text, start, end)).toBe(word.toUpperCase());
      }),
    );
  });

  test('goes on where there are more words than it remembers', () => {
    const table = createWordTable(Number);
    for (const round of [0, 1]) {
      for (let number = 0; number < 150_000; number += 1 + round) {
        const text = String(number);
        if (table.find(text, 0, text.length) !== number) throw new Error(`${number} is another`);
      }
    }
  });
});
