import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingProblems } from '../../src/core/reading-problems';
import { decode } from '../../src/read/decode';
import { readText } from '../../src/read/read';
import { describeShared, readSharedBytes, readSharedJson } from '../shared-data';

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

const utf8 = (written: string) => new TextEncoder().encode(written);

describe('what a file says or shows', () => {
  test.each([
    ['UTF-8', utf8(text), 'utf-8', 'sure'],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`), 'utf-8', 'sure'],
    ['UTF-16 LE with a mark', utf16(text, true, true), 'utf-16le', 'sure'],
    ['UTF-16 BE with a mark', utf16(text, false, true), 'utf-16be', 'sure'],
    ['UTF-16 LE without', utf16(text, true, false), 'utf-16le', 'guessed'],
    ['UTF-16 BE without', utf16(text, false, false), 'utf-16be', 'guessed'],
  ])('%s', (_, bytes, encoding, certainty) => {
    expect(decode(bytes)).toEqual({ kind: 'text', text, encoding, certainty });
  });

  test('any text comes back as it was written', () => {
    const wellFormed = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter(
        (one) => !Array.from(one).some((character) => character < ' ' || character === '\x7f'),
      );
    fc.assert(
      fc.property(wellFormed, (written) => {
        fc.pre(!written.startsWith('\ufeff'));
        expect(decode(utf8(written))).toMatchObject({ text: written, encoding: 'utf-8' });
        expect(decode(utf16(written, true, true))).toMatchObject({ text: written });
        expect(decode(utf16(written, false, true))).toMatchObject({ text: written });
      }),
    );
  });
});

describe('Windows-1252', () => {
  /** 0x80 to 0x9F, and the Latin-1 that follows; five bytes stand for nothing. */
  const table = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

  test('is the last resort, and the page says so', () => {
    const bytes = Uint8Array.from('caf\xe9,\x93so\x94 \x96 5 \x80', (one) => one.charCodeAt(0));
    expect(decode(bytes)).toEqual({
      kind: 'text',
      text: 'café,“so” – 5 €',
      encoding: 'windows-1252',
      certainty: 'guessed',
    });
    const read = readText(Uint8Array.from([...utf8('a,b\n1,'), 0xe9]), 'f.csv');
    expect(read).toMatchObject({
      problems: [readingProblems.guessedEncoding('f.csv', 'windows-1252')],
    });
  });

  test('has its own letters for every high byte, whatever the machine', () => {
    const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
    const latin = Array.from(high.subarray(32), (byte) => String.fromCharCode(byte)).join('');
    expect(decode(high)).toMatchObject({ text: table + latin });
  });

  test('is not taken for UTF-8 cut off or overlong', () => {
    for (const bytes of [
      [0x61, 0xc3],
      [0x61, 0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
    ]) {
      expect(decode(Uint8Array.from(bytes))).toMatchObject({ encoding: 'windows-1252' });
    }
  });
});

describe('damage', () => {
  test.each([
    ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x62]), 'a\ufffdb'],
    ['UTF-16 cut off', Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x62]), 'a\ufffd'],
    ['half a surrogate pair', Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00]), '\ufffda'],
  ])('%s is shown and told', (_, bytes, expected) => {
    expect(decode(bytes)).toMatchObject({ text: expected, certainty: 'damaged' });
  });

  test('raises a warning', () => {
    const read = readText(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8('a,b\n1,'), 0xff]), 'f.csv');
    expect(read).toMatchObject({ kind: 'read', problems: [{ code: 'damaged-text' }] });
  });
});

describe('binary files are refused with the place', () => {
  test.each([
    ['a NUL', [0x61, 0x2c, 0x00, 0x62, 0x0a], 3],
    ['a control character', [0x61, 0x07], 2],
    ['delete', [0x7f, 0x61], 1],
    ['UTF-32 LE', [0xff, 0xfe, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], 3],
    ['UTF-32 BE', [0x00, 0x00, 0xfe, 0xff, 0x00, 0x00, 0x00, 0x61], 1],
    ['a NUL behind a mark', [0xef, 0xbb, 0xbf, 0x61, 0x00], 5],
  ])('%s', (_, bytes, byte) => {
    expect(decode(Uint8Array.from(bytes))).toEqual({ kind: 'binary', byte });
    const read = readText(Uint8Array.from(bytes), 'f.csv');
    expect(read).toEqual({
      kind: 'refused',
      problem: readingProblems.unreadableText('f.csv', byte),
    });
  });

  test.each([
    ['an Excel workbook or a zip', [0x50, 0x4b, 0x03, 0x04]],
    ['a gzipped file', [0x1f, 0x8b, 0x08]],
    ['a Parquet file', [0x50, 0x41, 0x52, 0x31]],
    ['a PDF', [0x25, 0x50, 0x44, 0x46]],
    ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ])('%s by its first bytes', (what, bytes) => {
    const read = readText(Uint8Array.from([...bytes, 0x20, 0x20]), 'data.csv');
    expect(read).toEqual({
      kind: 'refused',
      problem: readingProblems.unknownFormat('data.csv', what),
    });
  });
});

/** The encodings that are read; a file in another one must not pass without a word. */
const OURS = ['utf-8', 'utf-8-sig', 'utf-16', 'utf-16-le', 'utf-16-be', 'cp1252'];

/** No byte of these is outside of ASCII, so nothing in them tells the encoding. */
const ASCII_ONLY = ['iso2022_jp'];

interface EncodedFile {
  readonly file: string;
  readonly encoding: string;
  readonly expect: string | null;
}

describeShared('suites/encoding', () => {
  const manifest = readSharedJson('suites/encoding/manifest.json') as EncodedFile[];
  const readEncoded = (file: string) => {
    const read = readText(readSharedBytes(`suites/encoding/${file}`), file);
    if (read.kind === 'refused') return { text: null, codes: [read.problem.code] };
    const { columns, cells, rowCount } = read.source.table;
    const rows = Array.from({ length: rowCount }, (_, row) => cells.map((column) => column[row]));
    const written = [columns, ...rows].map((row) => `${row.join(',')}\n`).join('');
    return { text: written, codes: read.problems.map(({ code }) => code) };
  };
  const known = manifest.filter(({ expect: expected }) => expected !== null);

  test.each(known.filter(({ encoding }) => OURS.includes(encoding)))('$file', (one) => {
    expect(readEncoded(one.file).text).toBe(one.expect);
  });

  const others = known.filter(({ encoding }) => ![...OURS, ...ASCII_ONLY].includes(encoding));
  test.each(others)('$file is not silently damaged', ({ file }) => {
    expect(readEncoded(file).codes).toContainEqual(
      expect.stringMatching(/guessed-encoding|unreadable-text/),
    );
  });

  test.each([
    ['bad-utf8-mid.csv', 'guessed-encoding'],
    ['bad-utf8-overlong.csv', 'guessed-encoding'],
    ['bad-utf8-surrogate.csv', 'guessed-encoding'],
    ['bad-utf8-truncated.csv', 'guessed-encoding'],
    ['latin1-then-utf8.csv', 'guessed-encoding'],
    ['utf16-odd-bytes.csv', 'damaged-text'],
    ['nul-bytes.csv', 'unreadable-text'],
  ])('%s: %s', (file, code) => {
    expect(readEncoded(file).codes).toEqual([code]);
  });
});
