import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../../src/core/output/csv/csv';
import { escapeFormulas, unescapeFormulas } from '../../../../src/core/output/csv/spreadsheet-safe';
import { readText } from '../../../../src/read/read';
import { expectLinear } from '../../../support/linear-time';
import { openOwn } from '../../../support/own-suite';
import { describeShared, readSharedJson } from '../../../support/shared-data';
import { writeBytes, writeText } from '../../../support/written-files';

/** Every form of the characters that start a formula in spreadsheets. */
const STARTERS = Array.from('=+-@＝＋－＠﹦﹢﹣﹫');

test.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['＠x', "'＠x"],
  ['\t=1', "'\t'=1"],
  ['\ttwo', "'\ttwo"],
  ['\r', "'\r"],
  ['  =1', "'  =1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['"=1"', '\'"=1"'],
  ['one\n=1', "one\n'=1"],
  ['one; -2', "one; '-2"],
  ['one,"=2"', 'one,"\'=2"'],
  ["'quoted'", "''quoted'"],
  ["so 'quoted'", "so 'quoted'"],
  ['a=b, c - d', 'a=b, c - d'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(escapeFormulas(text)).toBe(written);
  expect(unescapeFormulas(written)).toBe(text);
});

/** Strings made of the relevant characters, in any order. */
const tricky = fc
  .array(
    fc.constantFrom(
      ...STARTERS,
      ...["'", '"', ' ', '\t', '\n', '\r', ',', ';', '|', 'a', '1'],
      '\0',
      '\u200b',
      '\ufeff',
      '\u2028',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(tricky, fc.string({ unit: 'binary' }));

describe('any string', () => {
  test('is restored when unescaped', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
      }),
      { numRuns: 20_000 },
    );
  });

  test('never starts a formula, however it is split', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const piece of escapeFormulas(text).split(/[\t\n\v\f\r\u0085\u2028\u2029,;|^~]/)) {
          const shown = piece.replace(/^["\p{Zs}\p{Cc}\p{Cf}]+/u, '');
          expect(STARTERS).not.toContain(shown.charAt(0));
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

test('escaping and unescaping take linear time', () => {
  for (const unit of [' ', ',', ', ', '"', "'", '=', '\t', ',"']) {
    expectLinear((length) => unit.repeat(length / unit.length), escapeFormulas);
    expectLinear((length) => unit.repeat(length / unit.length), unescapeFormulas);
  }
});

/** Writes a table with one text column as spreadsheet-safe CSV and reads it back. */
function readBack(texts: readonly string[]): readonly string[] | string {
  const rows = texts.map((text, row) => [`q${row}`, text, -row / 2]);
  const csv = writeCsv({ columns: ['id', '=prediction', 'score'], rows }, 'safe');
  const read = readText(writeBytes(csv), 'renamed.txt');
  if (read.kind !== 'read') return read.problem.message;
  expect(read.source.table.columns).toEqual(['id', '=prediction', 'score']);
  expect(read.source.table.cells[2]).toEqual(texts.map((_, row) => String(-row / 2)));
  return read.source.table.cells[1] ?? [];
}

test('a spreadsheet-safe CSV is read back unchanged, even if renamed', () => {
  // The decoder rejects control characters, and treats a lone surrogate as damage.
  const readable = fc
    .oneof(tricky, fc.string({ unit: 'grapheme' }))
    .filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(fc.array(readable, { minLength: 3, maxLength: 6 }), (texts) => {
      expect(readBack(texts)).toEqual(texts);
    }),
    { numRuns: 1000 },
  );
});

test('numbers are not escaped', () => {
  const rows = [
    [-0.25, '-0.25'],
    [1e-7, null],
  ];
  expect(writeText(writeCsv({ columns: ['a', 'b'], rows }, 'safe'))).toBe(
    "a,b,assay_spreadsheet_safe_1\n-0.25,'-0.25,\n1e-7,,\n",
  );
});

test('the cells of the formula-injection file are read back unchanged from a spreadsheet-safe CSV', () => {
  const own = openOwn('formula-injection.csv');
  const injections = typeof own === 'string' ? [] : (own.cells[1] ?? []);
  expect(injections).toHaveLength(17);
  expect(readBack(injections)).toEqual(injections);
});

describeShared('suites/naughty-strings, written and read', () => {
  const naughty = readSharedJson('suites/naughty-strings/blns.json') as readonly string[];

  test('are read back unchanged', () => {
    expect(naughty.length).toBeGreaterThan(500);
    expect(readBack(naughty)).toEqual(naughty);
  });
});
