import fc from 'fast-check';
import type { Table } from '../../src/core/model';

/** Texts that some reader, somewhere, takes for something else. */
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

/** A text of any characters that every format can carry: no lone surrogate, no control character. */
const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .filter((text) => Array.from(text).every((character) => !isControl(character))),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/**
 * Any UTF-16 at all, halves of pairs and control characters included: what JSON can say. Only U+007F
 * is left out, which JSON leaves bare, so that a short file of it is refused as binary.
 */
const anyUnits = fc.oneof(
  anyText,
  fc
    .array(fc.oneof(fc.nat(0x9f), fc.nat(0xffff), fc.integer({ min: 0xd7f0, max: 0xe010 })), {
      maxLength: 8,
    })
    .map((units) => String.fromCharCode(...units.filter((unit) => unit !== 0x7f))),
);

/** A name as a header holds it: something to see, and no space around it. */
const nameFrom = (text: fc.Arbitrary<string>) =>
  text.map((one) => one.trim()).filter((one) => one !== '');

export const anyName = nameFrom(anyText);

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isLineEnd = code === 0x09 || code === 0x0a;
  return (code < 0x20 && !isLineEnd) || code === 0x7f || code === 0xfffe || code === 0xffff;
}

/**
 * Any table of such texts, of two to five columns with names that differ, and at least one row. The
 * first column holds ids, so no row is blank; what else a format cannot say is filtered in its own test.
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

/** Any table that every format can carry. */
export const anyTable = tableOf(anyText);

/** Any table that JSON can carry, under names that every format can. */
export const anyJsonTable = tableOf(anyUnits, anyName);

/** Any table of well-formed Unicode, as binary formats carry it, control characters included. */
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
