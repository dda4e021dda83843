import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMojibake } from '../../../src/read/encoding/mojibake';
import { readText } from '../../../src/read/read';

const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text after its UTF-8 bytes were decoded as Windows-1252. */
function misread(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252.charAt(byte - 0x80) : String.fromCharCode(byte),
  ).join('');
}

describe('double-encoded text', () => {
  test.each([
    'café',
    'naïve “quote” – 5 €',
    'Łódź, Gdańsk',
    'Санкт-Петербург',
    'οδός',
    '東京タワー',
    '서울',
    '👍 it’s',
    'الكتاب',
    'ÀÁÍÏÐÝ',
  ])('%s', (text) => {
    expect(findMojibake(misread(text))?.repaired).toBe(text);
    expect(findMojibake(misread(misread(text)))?.repaired).toBe(text);
    expect(findMojibake(text)).toBeNull();
  });

  test('is repaired from Latin-1, which keeps C1 controls', () => {
    const text = 'it’s';
    const latin1 = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
    expect(findMojibake(latin1.join(''))?.repaired).toBe(text);
  });

  test('any text in a modern script is repaired exactly', () => {
    const characters = fc.constantFrom(...Array.from('éàüßñçøÅŁžşий東京はい서울“”’–€'));
    fc.assert(
      fc.property(fc.array(characters, { minLength: 1 }), (chosen) => {
        const text = `id,${chosen.join(' ')}`;
        expect(findMojibake(misread(text))?.repaired).toBe(text);
      }),
    );
  });

  test('is repaired next to correct text', () => {
    const mixed = 'cafÃ©, naÃ¯ve, seÃ±or and Москва, Київ, Мінск';
    expect(findMojibake(mixed)).toMatchObject({
      count: 3,
      before: 'cafÃ©',
      after: 'café',
      others: 15,
      repaired: 'café, naïve, señor and Москва, Київ, Мінск',
    });
  });
});

test.each([
  '„Mach Spaß“, sagt er',
  'CAFÉ” À « l’été »',
  'à\u00a0« la »',
  'MAÇÃ” é “NÃO”',
  'É Ã Â Ô',
  'Ça vaut 5 € ± 2 %',
  'ordinary',
])('%s is not mojibake', (text) => {
  expect(findMojibake(text)).toBeNull();
});

describe('a file with such text', () => {
  const bytes = new TextEncoder().encode('id,answer\n1,cafÃ©\n');
  const read = (options: { repairMojibake?: boolean }) => {
    const result = readText(bytes, 'f.csv', 'f.csv', options);
    if (result.kind === 'refused') throw new Error(result.problem.message);
    const { source, problems } = result;
    return [source.table.cells[1], source.info.choices.mojibake, problems.map(({ code }) => code)];
  };

  test('is read unchanged, and a repair is offered', () => {
    expect(read({})).toEqual([['cafÃ©'], 'suspected', ['mojibake']]);
  });

  test('is repaired on request', () => {
    expect(read({ repairMojibake: true })).toEqual([['café'], 'repaired', ['mojibake-repaired']]);
  });
});
