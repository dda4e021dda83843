import fc from 'fast-check';
import type { Table } from '../../src/core/model';

/** Strings that some reader could misinterpret. */
const HOSTILE = [
  ['007', '1e5', '9007199254740993', '-0', '+1', '1,5', '12.5%', '1/2', '2024-01-02', '1:30'],
  ['TRUE', 'false', 'null', 'None', 'NaN', 'Infinity', '#N/A', '#REF!', 'undefined'],
  ['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ['=1+1', '@SUM(A1)', '-2+3', '=cmd|’/c calc’!A0', '＝1+1'],
  ['"', '""', "'", 'a"b', 'a,b', 'a;b', 'a|b', 'a\tb', 'a\nb', 'a\r\nb', '\\', '\\n', '\\N'],
  ['<b>', '&amp;', '&#65;', ']]>', '<!--', '_x000D_', '_x0041_', '{"a": 1}', '[1, 2]', "['a']"],
  [' ', '  a  ', '\u00a0', '\ufeff', '\u2028', '\u0085', '\u200b', '\u202e'],
  ['é', 'e\u0301', 'ﬁ', 'ß', 'İ', '你好', 'مرحبا', '👩‍👩‍👧', '\u{1D7D9}', '\u{10FFFF}'],
].flat();

/** A string of characters that every format can store: no lone surrogates or control characters. */
const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .filter((text) => Array.from(text).every((character) => !isControl(character))),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/**
 * Any UTF-16 string that JSON can store, including lone surrogates and control characters. Only
 * U+007F is excluded: JSON does not escape it, so a short file that contains it is rejected as
 * binary.
 */
const anyUnits = fc.oneof(
  anyText,
  fc
    .array(fc.oneof(fc.nat(0x9f), fc.nat(0xffff), fc.integer({ min: 0xd7f0, max: 0xe010 })), {
      maxLength: 8,
    })
    .map((units) => String.fromCharCode(...units.filter((unit) => unit !== 0x7f))),
);

/** A column name: visible characters without surrounding spaces. */
const nameFrom = (text: fc.Arbitrary<string>) =>
  text.map((one) => one.trim()).filter((one) => one !== '');

export const anyName = nameFrom(anyText);

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isLineEnd = code === 0x09 || code === 0x0a;
  return (code < 0x20 && !isLineEnd) || code === 0x7f || code === 0xfffe || code === 0xffff;
}

/**
 * A table of such strings with at least one row and two to five columns, whose names are unique.
 * The first column has ids, so no row is blank. Each test filters out what its format cannot store.
 */
export function tableOf(
  text: fc.Arbitrary<string>,
  name: fc.Arbitrary<string> = nameFrom(text),
): fc.Arbitrary<Table> {
  return fc.uniqueArray(name, { minLength: 2, maxLength: 5 }).chain((columns) =>
    fc
      .array(
        fc.tuple(
          nameFrom(text),
          fc.array(fc.option(text, { nil: '', freq: 5 }), {
            minLength: columns.length - 1,
            maxLength: columns.length - 1,
          }),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((rows) => toTable(columns, rows)),
  );
}

/** Any table that every format can store. */
export const anyTable = tableOf(anyText);

/** Any table that JSON can store, with column names that every format can store. */
export const anyJsonTable = tableOf(anyUnits, anyName);

/** Any table of well-formed Unicode, including control characters, for binary formats. */
export const anyUnicodeTable = tableOf(
  fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 12 }), anyUnits.map(toWellFormed)),
  anyName,
);

function toWellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function toTable(columns: string[], rows: readonly [string, string[]][]): Table {
  const records = rows.map(([id, others]) => [id, ...others]);
  return {
    columns,
    cells: columns.map((_, column) => records.map((record) => record[column] ?? '')),
    rowCount: records.length,
  };
}
