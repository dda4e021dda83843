import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/core/read-options';
import { readValues } from '../../../src/read/json';
import { readFlatRecords } from '../../../src/read/json/flat-records';

/** Reads a text with both parsers: the fast one gives the same result or returns nothing. */
function expectSame(text: string, isLines: boolean, options = {}): boolean {
  const flat = readFlatRecords(text, options, isLines);
  if (flat) expect(flat).toEqual(readValues(text, 'f.json', options, isLines));
  return flat !== null;
}

const key = fc.constantFrom(
  'id',
  'question',
  'answer',
  'a.b',
  'constructor',
  '__proto__',
  '1',
  ' ',
);
const plainText = fc.constantFrom('', 'wind', 'a, b', '12 %', 'é漢', '{', '[1]', "it's");
const anyText = fc.oneof(plainText, fc.string({ unit: 'grapheme', maxLength: 6 }));
const scalar = fc.oneof(
  anyText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    '1.50',
    '-0',
    '1e5',
    '12345678901234567890',
    'true',
    'null',
    '"\\u00e9"',
    '"\\/"',
  ),
);
const gap = fc.constantFrom('', '', ' ', '\t', '  ');

/** A value with the same whitespace between all tokens. */
const value = (space: string) =>
  fc.oneof(
    { weight: 4, arbitrary: scalar },
    fc
      .array(scalar, { maxLength: 3 })
      .map((items) => `[${space}${items.join(`,${space}`)}${space}]`),
    fc.constantFrom('{}', '{"inner":1}', '[[1, 2]]', '[{"a":1}]', 'NaN', '[1 ]', '[]'),
  );

const records = gap.chain((space) =>
  fc.array(
    fc
      .array(fc.tuple(key, value(space)), { maxLength: 4 })
      .map((fields) =>
        fields
          .map(([name, own]) => `${JSON.stringify(name)}${space}:${space}${own}`)
          .join(`${space},${space}`),
      )
      .map((fields) => `{${space}${fields}${space}}`),
    { maxLength: 30 },
  ),
);

/** Typical records: the same keys in each, with strings or lists of strings. */
const usual = fc
  .tuple(fc.uniqueArray(fc.constantFrom('id', 'q', 'a'), { minLength: 1 }), fc.nat(30), gap)
  .chain(([keys, count, space]) =>
    fc
      .array(
        fc.tuple(
          ...keys.map(() =>
            fc.oneof(
              scalar,
              fc.array(plainText, { maxLength: 3 }).map((one) => JSON.stringify(one)),
            ),
          ),
        ),
        { minLength: count + 1, maxLength: count + 1 },
      )
      .map((rows) =>
        rows.map(
          (row) => `{${row.map((cell, at) => `"${keys[at]}":${space}${cell}`).join(`,${space}`)}}`,
        ),
      ),
  );

describe('flat records are read as the general parser reads them', () => {
  test('lists of records', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(',', ', ', ',\n', '\n,'), (rows, comma) => {
        expectSame(`[${rows.join(comma)}]`, false);
      }),
      { numRuns: 2000 },
    );
  });

  test('records on lines', () => {
    fc.assert(
      fc.property(records, fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \n', ''), (rows, end) => {
        expectSame(rows.join(end) + end, true);
      }),
      { numRuns: 2000 },
    );
  });

  test('damaged text', () => {
    fc.assert(
      fc.property(
        records,
        fc.boolean(),
        fc.nat(400),
        fc.constantFrom('', ',', '"', '\\', '}', ']', '\n', '\u0001', ':', '\ufeff', 'x'),
        (rows, isLines, at, put) => {
          const text = isLines ? rows.join('\n') : `[${rows.join(',')}]`;
          const place = at % (text.length + 1);
          const damaged = text.slice(0, place) + put + text.slice(place + 1);
          // A decoded file contains no lone surrogate.
          expectSame(Buffer.from(damaged).toString(), isLines);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('the fast parser reads every typical file', () => {
    fc.assert(
      fc.property(usual, fc.boolean(), (rows, isLines) => {
        expect(expectSame(isLines ? rows.join('\n') : `[${rows.join(', ')}]`, isLines)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('limits', () => {
    const text = '[{"a":"12345","b":[[1]]},{"a":"1"}]';
    for (const limits of [
      { cells: 3 },
      { cells: 4 },
      { cellLength: 4 },
      { cellLength: 5 },
      { depth: 3 },
      { depth: 4 },
    ]) {
      expectSame(text, false, { limits: { ...DEFAULT_LIMITS, ...limits } });
    }
    expect(expectSame(text, false)).toBe(true);
  });
});
