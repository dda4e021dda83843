import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/core/model';
import { readFile } from '../../src/read/read';
import { anyUnicodeTable } from '../support/any-table';
import { writeParquet } from '../support/write-parquet';
import { writeXlsx } from '../support/write-xlsx';
import { writeZip } from '../support/write-zip';

/** Reads a written file, which may be in an archive. */
async function readBack(bytes: Uint8Array, name: string): Promise<Table> {
  const result = await readFile(bytes, name);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  expect(result.problems).toEqual([]);
  if (result.kind === 'read') return result.source.table;
  expect(result.files).toHaveLength(1);
  return readBack(result.files[0]!.bytes, result.files[0]!.name);
}

describe('any table survives writing and reading', () => {
  test.each<[string, (table: Table) => Uint8Array]>([
    ['XLSX', writeXlsx],
    ['Parquet', writeParquet],
    ['XLSX in a zip', (table) => writeZip([{ path: 'a/f.xlsx', bytes: writeXlsx(table) }])],
    ['gzipped Parquet', (table) => new Uint8Array(gzipSync(writeParquet(table)))],
  ])('%s', async (_, write) => {
    const property = fc.asyncProperty(anyUnicodeTable, async (table) => {
      expect(await readBack(write(table), 'f')).toEqual(table);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});
