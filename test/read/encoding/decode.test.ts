import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingProblems, textProblems } from '../../../src/core/words/reading-problems';
import type { ReadOptions } from '../../../src/core/read-options';
import { decode } from '../../../src/read/encoding/decode';
import { readText } from '../../../src/read/read';
import { ownVectors } from '../../support/vectors';

const text = 'id,answer\n1,café\n2,naïve “quote” – 5 €\n';

function utf16(written: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = mark ? `\ufeff${written}` : written;
  const bytes = new Uint8Array(2 * units.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < units.length; at++) {
    view.setUint16(2 * at, units.charCodeAt(at), littleEndian);
  }
  return bytes;
}

function utf32(written: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const characters = Array.from(mark ? `\ufeff${written}` : written);
  const bytes = new Uint8Array(4 * characters.length);
  const view = new DataView(bytes.buffer);
  characters.forEach((one, at) => view.setUint32(4 * at, one.codePointAt(0)!, littleEndian));
  return bytes;
}

const utf8 = (written: string) => new TextEncoder().encode(written);

/** Bytes given as Latin-1 characters. */
const raw = (written: string) => Uint8Array.from(written, (one) => one.charCodeAt(0));

interface Outcome {
  readonly refused?: string;
  readonly message?: string;
  readonly text?: string;
  readonly encoding?: string;
  readonly codes?: readonly string[];
  readonly encodings?: readonly string[];
  readonly mojibake?: string;
}

/**
 * The text, its encoding and the codes of the problems; code and message if the file is rejected.
 */
function outcome(bytes: Uint8Array, options: ReadOptions = {}): Outcome {
  const decoded = decode(bytes, 'f.csv', options);
  if (decoded.kind === 'refused') {
    return { refused: decoded.problem.code, message: decoded.problem.message };
  }
  const { text: read, encoding, problems, choices } = decoded;
  return { text: read, encoding, codes: problems.map(({ code }) => code), ...choices };
}

describe('declared and recognized encodings', () => {
  test.each([
    ['UTF-8', utf8(text), 'utf-8', []],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${text}`), 'utf-8', []],
    ['UTF-16 LE with a byte order mark', utf16(text, true, true), 'utf-16le', ['utf-16le']],
    ['UTF-16 BE with a byte order mark', utf16(text, false, true), 'utf-16be', ['utf-16be']],
    ['UTF-16 LE without a byte order mark', utf16(text, true, false), 'utf-16le', ['utf-16le']],
    ['UTF-16 BE without a byte order mark', utf16(text, false, false), 'utf-16be', ['utf-16be']],
    ['UTF-32 LE with a byte order mark', utf32(text, true, true), 'utf-32le', ['utf-32le']],
    ['UTF-32 BE with a byte order mark', utf32(text, false, true), 'utf-32be', ['utf-32be']],
    ['UTF-32 LE without a byte order mark', utf32(text, true, false), 'utf-32le', ['utf-32le']],
    ['UTF-32 BE without a byte order mark', utf32(text, false, false), 'utf-32be', ['utf-32be']],
  ])('%s', (_, bytes, encoding, encodings) => {
    expect(outcome(bytes)).toEqual({ text, encoding, codes: [], encodings, mojibake: 'none' });
  });

  test('UTF-16 with a single line, and with very little ASCII', () => {
    expect(outcome(utf16('[{"id":"é"}]', true, false))).toMatchObject({ text: '[{"id":"é"}]' });
    const japanese = 'いろは,にほへと\nちりぬるを,わかよたれそ\nつねならむ,うゐのおくやま\n';
    expect(outcome(utf16(japanese, false, false))).toMatchObject({ text: japanese });
  });

  test('any text survives encoding and decoding', () => {
    const wellFormed = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter(
        (one) => !Array.from(one).some((character) => character < ' ' || character === '\x7f'),
      );
    fc.assert(
      fc.property(wellFormed, (written) => {
        fc.pre(!written.startsWith('\ufeff'));
        expect(outcome(utf8(written))).toMatchObject({ text: written, encoding: 'utf-8' });
        for (const littleEndian of [true, false]) {
          expect(outcome(utf16(written, littleEndian, true))).toMatchObject({ text: written });
          expect(outcome(utf32(written, littleEndian, true))).toMatchObject({ text: written });
        }
      }),
    );
  });
});

describe('legacy encodings', () => {
  /**
   * The characters for the bytes 0x80 to 0x9F; five of these bytes are undefined. The bytes after
   * them are as in Latin-1.
   */
  const table = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

  test('the encoding that fits the letters is used, with a warning', () => {
    expect(outcome(raw('caf\xe9,\x93so\x94 \x96 5 \x80'))).toMatchObject({
      text: 'café,“so” – 5 €',
      encoding: 'windows-1252',
      codes: ['guessed-encoding'],
    });
    const read = readText(raw('a,b\n1,\xe9t\xe9'), 'f.csv');
    expect(read).toMatchObject({
      source: { info: { encoding: 'windows-1252', choices: { mojibake: 'none' } } },
      problems: [textProblems.guessedEncoding('f.csv', 'windows-1252', { byte: 7, line: 2 })],
    });
    expect(read.kind === 'read' && read.source.info.choices.encodings[0]).toBe('windows-1252');
  });

  test.each([
    ['an amount of money', 'windows-1252', '\x80 5', '€ 5'],
    ['an amount followed by its sign', 'windows-1252', '5 \xa3', '5 £'],
    ['a tolerance', 'windows-1252', '\xb1 5', '± 5'],
    ['a volume', 'windows-1252', '10 m\xb3', '10 m³'],
    ['an apostrophe in English', 'windows-1252', 'it\x92s', 'it’s'],
    ['a capital at the start of a Russian cell', 'windows-1251', '\xca\xf2\xee', 'Кто'],
  ])('a single cell is enough to recognize the encoding: %s', (_, encoding, bytes, text) => {
    const read = outcome(raw(`id,a\n1,${bytes}\n`));
    expect(read).toMatchObject({ text: `id,a\n1,${text}\n`, encoding });
  });

  test('Windows-1252 has a character for every high byte on any machine', () => {
    const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
    const latin = Array.from(high.subarray(32), (byte) => String.fromCharCode(byte)).join('');
    expect(outcome(high, { encoding: 'windows-1252' })).toMatchObject({ text: table + latin });
  });

  test('ISO-2022-JP is recognized by its escape sequences', () => {
    expect(outcome(raw('id,a\n1,\x1b$B$O$$\x1b(B\n'))).toMatchObject({
      text: 'id,a\n1,はい\n',
      encoding: 'iso-2022-jp',
      codes: [],
    });
    expect(outcome(raw('id,a\n1,\x1b[31mred\x1b[0m\n'))).toMatchObject({ encoding: 'utf-8' });
  });

  test('characters after a megabyte of ASCII are considered', () => {
    const bytes = raw(`id,a\n${'1,plain text\n'.repeat(80_000)}2,\xcc\xee\xf1\xea\xe2\xe0\n`);
    expect(outcome(bytes)).toMatchObject({ encoding: 'windows-1251' });
  });

  test('an encoding that fits the sample but not the rest is skipped', () => {
    const bytes = raw(`id,a\n${'1,caf\xe9\n'.repeat(20_000)}2,\x81\n`);
    expect(outcome(bytes)).toMatchObject({ codes: ['guessed-encoding'] });
  });
});

describe('a chosen encoding', () => {
  test('is used, and other plausible ones are offered', () => {
    const bytes = utf8('id,a\n1,é\n');
    const chosen = outcome(bytes, { encoding: 'macintosh' });
    expect(chosen).toMatchObject({ text: 'id,a\n1,√©\n', encoding: 'macintosh', codes: [] });
    expect(chosen.encodings?.slice(0, 2)).toEqual(['utf-8', 'macintosh']);
  });

  test('decodes damaged and binary bytes and counts the replacements', () => {
    expect(outcome(raw('a,b\n1,\xff\r\n2,\xfe'), { encoding: 'utf-8' })).toMatchObject({
      text: 'a,b\n1,\ufffd\r\n2,\ufffd',
      codes: ['damaged-text'],
    });
    expect(outcome(raw('a\0b'), { encoding: 'utf-8' })).toMatchObject({ text: 'a\0b', codes: [] });
    expect(
      outcome(utf32('a\ud7ff', true, true).subarray(0, 10), { encoding: 'utf-32le' }),
    ).toMatchObject({ text: 'a\ufffd', codes: ['damaged-text'] });
  });

  test('must exist', () => {
    expect(outcome(utf8('a'), { encoding: 'klingon' })).toMatchObject({
      refused: 'unknown-encoding',
    });
  });
});

describe('damaged files are rejected, with the position in bytes and lines', () => {
  const mark = '\xef\xbb\xbf';
  test.each([
    [
      'an invalid byte',
      `${mark}id\n\xff`,
      'byte 7, in line 2, where 0xFF cannot begin a character',
    ],
    ['one Latin-1 letter in UTF-8', 'a\r\n\xc3\xa9\xc3\xa8\r\n\xe9,b', 'byte 10, in line 3'],
    ['truncated', 'a\n\xe2\x82', 'truncated at the end of the file'],
    ['overlong', 'a\n\xc0\xaf', 'begins an overlong encoding'],
    ['overlong, three bytes', 'a\n\xe0\x80\xaf', 'begins an overlong encoding'],
    ['a surrogate', 'a\r\xed\xa0\x80', 'byte 3, in line 2, where 0xED begins an encoded surrogate'],
    ['beyond Unicode', 'a\n\xf4\x90\x80\x80', 'cannot begin a character'],
    [
      'half a surrogate pair',
      '\xff\xfe\x00\xd8a\0',
      'byte 3, in line 1, where half of a surrogate pair',
    ],
    [
      'an odd number of bytes',
      '\xff\xfea\0\n\0b',
      'byte 7, in line 2, where one byte is left over',
    ],
    ['UTF-32 beyond Unicode', '\xff\xfe\0\0\0\0\x11\0', 'byte 5, in line 1'],
    ['truncated UTF-32', '\xff\xfe\0\0a\0\0\0b\0', 'byte 9, in line 1'],
  ])('%s', (_, written, place) => {
    const refused = outcome(raw(written));
    expect(refused).toMatchObject({ refused: 'broken-encoding' });
    expect(refused.message).toContain(place);
  });

  test('a file counts as damaged UTF-8, not as another encoding, if more than nine tenths of its letters are valid UTF-8', () => {
    // Words in code page 866, some of which are valid UTF-8.
    const [shaped, other] = ['\xe0\xa0\xa4', '\xae\xad'];
    const words = (count: number) => [
      ...Array<string>(18).fill(shaped),
      ...Array<string>(count).fill(other),
    ];
    const read = (count: number) => outcome(raw(`id,answer\n1,${words(count).join(' ')}\n`));
    expect(read(2)).toMatchObject({ refused: 'broken-encoding' });
    expect(read(4)).toMatchObject({ codes: ['guessed-encoding'] });
  });

  test('decoding never throws, and only a chosen encoding yields replacement characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
        const read = outcome(bytes);
        const isGuess = read.codes?.includes('guessed-encoding') ?? false;
        if (read.text !== undefined && !isGuess) {
          const hadOne = decode(bytes, 'f', { encoding: read.encoding! });
          expect(hadOne.kind === 'text' && hadOne.text).toBe(read.text);
        }
        if (read.text === undefined) expect(read.refused).toBeTypeOf('string');
        else expect(read.text).not.toContain('\ufffd');
      }),
    );
  });
});

describe('binary files are rejected with the position', () => {
  test.each([
    ['a NUL', [0x61, 0x2c, 0x00, 0x62, 0x0a], 3, 1],
    ['a NUL far into the file', [...utf8('a\n'.repeat(3000)), 0], 6001, 3001],
    ['many control characters', [0x61, 0x07], 2, 1],
    ['delete', [0x7f, 0x61], 1, 1],
    ['a NUL after a byte order mark', [0xef, 0xbb, 0xbf, 0x61, 0x00], 5, 1],
    ['a NUL in UTF-16', [0xff, 0xfe, 0x61, 0, 0x0a, 0, 0, 0], 7, 2],
  ])('%s', (_, bytes, byte, line) => {
    const problem = textProblems.unreadableText('f.csv', { byte, line });
    expect(readText(Uint8Array.from(bytes), 'f.csv')).toMatchObject({ kind: 'refused', problem });
  });

  test('an unescaped backspace from LaTeX is kept', () => {
    const written = `id,a\n${'1,plain\n'.repeat(20)}2,\boxed{5}\n`;
    expect(outcome(utf8(written))).toMatchObject({ text: written, codes: [] });
  });

  test.each([
    ['a PDF', [0x25, 0x50, 0x44, 0x46]],
    ['an old Excel workbook, or one with a password', [0xd0, 0xcf, 0x11, 0xe0]],
    ['a PNG image', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['a JPEG image', [0xff, 0xd8, 0xff, 0xe0]],
    ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0x00, 0x04]],
  ])('%s by its signature', (what, bytes) => {
    const read = readText(Uint8Array.from([...bytes, 0x20, 0x20]), 'data.csv');
    expect(read).toEqual({
      kind: 'refused',
      problem: readingProblems.unknownFormat('data.csv', what),
      attempt: null,
    });
  });
});

interface EncodedFile {
  readonly file: string;
  readonly expect: string | null;
}

describe('test/vectors/encoding', () => {
  const folder = ownVectors('encoding');
  const manifest = folder.json('manifest.json') as EncodedFile[];
  const known = manifest.filter((one) => one.expect !== null);

  test('there are 40 intact and 9 damaged files', () => {
    expect([known.length, manifest.length - known.length]).toEqual([40, 9]);
  });

  test.each(known)('reads $file', ({ file, expect: expected }) => {
    expect(outcome(folder.bytes(file)).text).toBe(expected);
  });

  test.each([
    // These bytes are valid Windows-1252, so they are read, with a message that locates the invalid
    // UTF-8.
    ['bad-utf8-mid.csv', 'guessed-encoding', 'byte 21, line 3'],
    ['bad-utf8-overlong.csv', 'broken-encoding', 'byte 13, in line 2'],
    ['bad-utf8-surrogate.csv', 'broken-encoding', 'byte 13, in line 2'],
    ['bad-utf8-truncated.csv', 'broken-encoding', 'byte 13, in line 2'],
    ['latin1-then-utf8.csv', 'broken-encoding', 'byte 18, in line 3'],
    ['utf16-odd-bytes.csv', 'broken-encoding', 'byte 19, in line 2'],
    ['nul-bytes.csv', 'unreadable-text', 'byte 14, in line 2'],
    ['mojibake-once.csv', 'mojibake', '“cafÃ©” should be “café”'],
    ['mojibake-bom.csv', 'mojibake', '“ï»¿id” should be “id”'],
  ])('%s: %s', (file, code, said) => {
    const decoded = decode(folder.bytes(file), file);
    const [problem] = decoded.kind === 'refused' ? [decoded.problem] : decoded.problems;
    expect(problem?.code).toBe(code);
    expect(problem?.message).toContain(said);
  });
});
