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

/** A name as a header holds it: something to see, and no space around it. */
const anyName = anyText.map((text) => text.trim()).filter((text) => text !== '');

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isLineEnd = code === 0x09 || code === 0x0a;
  return (code < 0x20 && !isLineEnd) || code === 0x7f || code === 0xfffe || code === 0xffff;
}

/**
 * Any table of two to five columns with names that differ, and at least one row. The first column
 * holds ids, so no row is blank; what else a format cannot say is filtered in its own test.
 */
export const anyTable: fc.Arbitrary<Table> = fc
  .uniqueArray(anyName, { minLength: 2, maxLength: 5 })
  .chain((columns) =>
    fc
      .array(
        fc.tuple(
          anyName,
          fc.array(fc.option(anyText, { nil: '', freq: 5 }), {
            minLength: columns.length - 1,
            maxLength: columns.length - 1,
          }),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((rows) => toTable(columns, rows)),
  );

function toTable(columns: string[], rows: readonly [string, string[]][]): Table {
  const records = rows.map(([id, others]) => [id, ...others]);
  return {
    columns,
    cells: columns.map((_, column) => records.map((record) => record[column] ?? '')),
    rowCount: records.length,
  };
}
