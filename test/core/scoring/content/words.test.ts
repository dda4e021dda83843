import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameStemsOf } from '../../../../src/core/scoring/content/names';
import { readTextWords, readWords } from '../../../../src/core/scoring/content/words';

/** Pieces of answers; é is the only letter beyond ASCII. */
const piece = fc.constantFrom(
  ...['The ', 'wind', 'farms', ' ', ' of ', "O'Brien", '3M’s', "don't", '1,577.5', 'é', '-', '–'],
  ...[
    '“',
    '. ',
    '! ',
    ': ',
    '(',
    '\n',
    'CO2',
    'Q3',
    'IEA',
    '7',
    'a',
    'B',
    ',',
    '.',
    '_',
    'Scope 1',
  ],
);
const answer = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

/** A letter of another script after the text, so that the patterns for all scripts apply. */
const FOREIGN = ' ж';

describe('words', () => {
  test.each([
    ['The seller’s 3 wind farms', ['the', 'seller', '3', 'wind', 'farms']],
    ["It doesn't emit 1,577.5 t", ['it', 'doesnt', 'emit', '1,577.5', 't']],
    ['Café – „net-zero“ 3m', ['cafe', 'net', 'zero', '3', 'm']],
    ['Ветер и солнце', ['ветер', 'и', 'солнце']],
  ])('of “%s”', (text, words) => {
    expect(readWords(text)).toEqual(words);
  });

  test('are the same whether found by character codes or by patterns', () => {
    fc.assert(
      fc.property(answer, (text) => {
        expect(readWords(text + FOREIGN)).toEqual([...readWords(text), 'ж']);
        expect(readTextWords(text).words).toEqual(readWords(text));
      }),
    );
  });
});

describe('names', () => {
  test.each([
    ['The report of Orsted says', ['orst']],
    ['“Big” is the ISA. Wind is', ['isa']],
    ['an IEA report', ['iea']],
    ['in Q3 by BP', ['q3', 'bp']],
    ['la Ópera de París', ['opera', 'pari']],
  ])('of “%s”', (text, names) => {
    expect([...nameStemsOf(text)]).toEqual(names);
  });

  test('are the same whether found by character codes or by patterns', () => {
    fc.assert(
      fc.property(answer, (text) => {
        expect([...nameStemsOf(text + FOREIGN)]).toEqual([...nameStemsOf(text)]);
      }),
    );
  });
});
