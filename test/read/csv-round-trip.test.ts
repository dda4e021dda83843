import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Table } from '../../src/core/model';
import type { ReadOptions } from '../../src/core/read-options';
import { readText } from '../../src/read/read';
import { anyTable } from '../support/any-table';

/** The ways in which a program may write a delimited file. */
interface Writing {
  readonly delimiter: string;
  readonly quote: string;
  readonly isQuotedThroughout: boolean;
  readonly lineEnd: string;
  readonly endsWithLineEnd: boolean;
  readonly encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16be';
}

const writings: fc.Arbitrary<Writing> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  quote: fc.constantFrom('"', '"', "'"),
  isQuotedThroughout: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  endsWithLineEnd: fc.boolean(),
  encoding: fc.constantFrom<Writing['encoding'][]>(
    'utf-8',
    'utf-8 with a mark',
    'utf-16le',
    'utf-16be',
  ),
});

function write(table: Table, writing: Writing): string {
  const { delimiter, quote, lineEnd } = writing;
  const needed = new RegExp(`[${delimiter}${quote}"'\\r\\n]|^\\s|\\s$|^$`);
  // Apostrophes are recognized as quote characters if every header cell is enclosed in them.
  const isAlways = writing.isQuotedThroughout || quote === "'";
  const cellOf = (text: string) =>
    isAlways || needed.test(text) ? quote + text.replaceAll(quote, quote + quote) + quote : text;
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    table.cells.map((column) => column[row] ?? ''),
  );
  const lines = [table.columns, ...rows].map((row) => row.map(cellOf).join(delimiter));
  return lines.join(lineEnd) + (writing.endsWithLineEnd ? lineEnd : '');
}

function encode(text: string, encoding: Writing['encoding']): Uint8Array {
  if (!encoding.startsWith('utf-16')) {
    return new TextEncoder().encode(encoding === 'utf-8' ? text : `\ufeff${text}`);
  }
  const units = `\ufeff${text}`;
  const view = new DataView(new ArrayBuffer(2 * units.length));
  for (let at = 0; at < units.length; at++) {
    view.setUint16(2 * at, units.charCodeAt(at), encoding === 'utf-16le');
  }
  return new Uint8Array(view.buffer);
}

function readBack(text: string, writing: Writing, options: ReadOptions): Table | string {
  const result = readText(encode(text, writing.encoding), 'f.csv', 'f.csv', options);
  return result.kind === 'read' ? result.source.table : result.problem.message;
}

test('any table with a known header and delimiter survives writing and reading', () => {
  fc.assert(
    fc.property(anyTable, writings, (table, writing) => {
      const text = write(table, writing);
      // A byte order mark as the first character of the text looks like that of the file.
      fc.pre(!text.startsWith('\ufeff') && !/^"?sep=/i.test(text));
      const options = { delimiter: writing.delimiter, headerRow: 1 };
      expect(readBack(text, writing, options)).toEqual(table);
    }),
    { numRuns: 500 },
  );
});

test('a table with common column names is read correctly without options', () => {
  const usual = fc.constantFrom(['id', 'answer'], ['question_id', 'question', 'prediction']);
  fc.assert(
    fc.property(anyTable, usual, writings, (any, columns, writing) => {
      const cells = columns.map((_, column) => any.cells[column] ?? any.cells[0]!);
      const table = { columns, cells, rowCount: any.rowCount };
      expect(readBack(write(table, { ...writing, isQuotedThroughout: true }), writing, {})).toEqual(
        table,
      );
    }),
    { numRuns: 500 },
  );
});
