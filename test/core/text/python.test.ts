import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWhitespace, strip } from '../../../src/core/text/python';
import { findStep } from '../../../src/core/text/steps';
import { expectLinear } from '../../support/linear-time';

/** The 29 characters for which Python's `str.isspace` holds. */
const SPACES = Array.from(
  '\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006' +
    '\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
);

/** Whitespace in JavaScript, or visually, but not in Python. */
const NO_SPACES = ['\ufeff', '\u200b', '\u200d', '\u2060', '\u180e', '\x1b', '\x00'];

describe('whitespace', () => {
  test('consists of the 29 characters that Python treats as whitespace', () => {
    expect(SPACES).toHaveLength(29);
  });

  test.each(SPACES)('%j splits and is stripped', (space) => {
    expect(splitWhitespace(`a${space}b`)).toEqual(['a', 'b']);
    expect(strip(`${space}a${space}b${space}`)).toBe(`a${space}b`);
  });

  test.each(NO_SPACES)('%j neither splits nor is stripped', (character) => {
    expect(splitWhitespace(`a${character}b`)).toEqual([`a${character}b`]);
    expect(strip(`${character}a`)).toBe(`${character}a`);
  });

  test('splits without leaving empty parts', () => {
    expect(splitWhitespace('')).toEqual([]);
    expect(splitWhitespace(' \n\t ')).toEqual([]);
    expect(splitWhitespace('  a \r\n b  ')).toEqual(['a', 'b']);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '東', ' ', '\t', '\u0085') }), (text) => {
        expect(splitWhitespace(text)).not.toContain('');
        expect(strip(text)).toBe(strip(` ${strip(text)}\n`));
      }),
    );
  });

  test('strips in linear time', () => {
    expectLinear((length) => `x${' '.repeat(length)}x`, strip);
  });
});

/** Python's `\b` matches between a letter or digit of any script and any other character. */
describe('word boundaries', () => {
  const removeArticles = (text: string) => findStep('articles')!.apply(text, []);

  test.each([
    ['Vietnamese', 'cần à đạt á', 'cần à đạt á'],
    ['Spanish', 'año a año', 'año   año'],
    ['Turkish', 'ağa a', 'ağa  '],
    ['Hungarian', 'áthe theá', 'áthe theá'],
    ['Greek next to Latin', 'aα αa a', 'aα αa  '],
    ['Chinese next to Latin', 'a東 東the', 'a東 東the'],
    ['digits and underscores', 'a1 1a a_ _an the2', 'a1 1a a_ _an the2'],
    ['letter-like numbers', 'aⅣ a² a½', 'aⅣ a² a½'],
    ['punctuation', 'a-b the.an', ' -b  . '],
    ['a combining mark ends a word', 'a\u0301', ' \u0301'],
  ])('%s', (_, text, expected) => {
    expect(removeArticles(text)).toBe(expected);
  });
});
