import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from '../../../src/read/read';
import { tableOf } from '../../support/any-table';
import { charactersOf, writeLegacy } from '../../support/write-legacy-encoding';

const ENCODINGS = [
  ...[
    'windows-1250',
    'windows-1251',
    'windows-1252',
    'windows-1253',
    'windows-1254',
    'windows-1255',
  ],
  ...['windows-1256', 'windows-1257', 'windows-1258', 'windows-874', 'iso-8859-2', 'iso-8859-5'],
  ...['iso-8859-15', 'koi8-r', 'koi8-u', 'ibm866', 'macintosh'],
  ...['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'],
];

test.each(ENCODINGS)('any table in %s survives if the encoding is chosen', (encoding) => {
  const texts = fc.string({ unit: fc.constantFrom(...charactersOf(encoding)), maxLength: 10 });
  const line = (cells: readonly string[], delimiter: string) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
  fc.assert(
    fc.property(tableOf(texts), fc.constantFrom(',', '\t'), (table, delimiter) => {
      const rows = Array.from({ length: table.rowCount }, (_, row) =>
        table.cells.map((column) => column[row] ?? ''),
      );
      const text = [table.columns, ...rows].map((row) => line(row, delimiter)).join('\n');
      fc.pre(!/^"?sep=/i.test(text));
      const options = { encoding, delimiter, headerRow: 1 };
      const result = readText(writeLegacy(text, encoding), 'f.csv', 'f.csv', options);
      expect(result.kind === 'read' ? result.source.table : result.problem.message).toEqual(table);
      expect(result.kind === 'read' && result.source.info.encoding).toBe(encoding);
    }),
    { numRuns: 100 },
  );
});
