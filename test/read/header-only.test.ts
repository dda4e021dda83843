import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Table } from '../../src/core/model';
import { readFile } from '../../src/read/read';
import { anyName } from '../support/any-table';
import { writeParquet } from '../support/write-parquet';
import { writeXlsx } from '../support/write-xlsx';

const encode = (text: string) => new TextEncoder().encode(text);

const separated =
  (delimiter: string) =>
  ({ columns }: Table) =>
    encode(`${columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(delimiter)}\n`);

/** Without rows, a list of records has no column names; the pandas format does. */
test.each<[string, (table: Table) => Uint8Array]>([
  ['CSV', separated(',')],
  ['TSV', separated('\t')],
  ['XLSX', writeXlsx],
  ['Parquet', writeParquet],
  ['JSON', ({ columns }) => encode(JSON.stringify({ columns, index: [], data: [] }))],
])('a table without rows is rejected as such, as %s', async (_, write) => {
  const names = fc.uniqueArray(anyName, { minLength: 2, maxLength: 5 });
  const property = fc.asyncProperty(names, async (columns) => {
    const table = { columns, cells: columns.map(() => []), rowCount: 0 };
    const result = await readFile(write(table), 'f', 'f', { headerRow: 1 });
    expect(result).toMatchObject({ kind: 'refused', problem: { code: 'no-rows' } });
  });
  await fc.assert(property, { numRuns: 100 });
});
