import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { writeParquet } from '../support/write-parquet';
import { writeXlsx } from '../support/write-xlsx';

const TABLE = { columns: ['id', 'a'], cells: [['1'], ['x']], rowCount: 1 };

const fail = () => {
  throw new RangeError('the words of an exception');
};

const FAILURES: readonly (readonly [
  what: string,
  parser: string,
  broken: Readonly<Record<string, unknown>>,
  bytes: Uint8Array,
])[] = [
  ['CSV', 'papaparse', { default: { parse: fail } }, new TextEncoder().encode('id,a\n1,x\n')],
  ['gzip', 'fflate', { Gunzip: fail }, gzipSync('id,a\n1,x\n')],
  ['a workbook', 'saxes', { SaxesParser: fail }, writeXlsx(TABLE)],
  ['Parquet', 'hyparquet', { parquetMetadata: fail }, writeParquet(TABLE)],
  ['the rows of Parquet', 'hyparquet', { parquetRead: fail }, writeParquet(TABLE)],
];

afterEach(() => {
  vi.doUnmock('papaparse');
  vi.doUnmock('fflate');
  vi.doUnmock('saxes');
  vi.doUnmock('hyparquet');
  vi.resetModules();
});

test.each(FAILURES)(
  '%s: an exception in %s becomes a message',
  async (_, parser, broken, bytes) => {
    vi.resetModules();
    vi.doMock(parser, async (original) => ({ ...(await original<object>()), ...broken }));
    const { readFile } = await import('../../src/read/read');
    const read = await readFile(bytes, 'f');
    if (read.kind !== 'refused') throw new Error('The file was read.');
    expect(read.problem).toMatchObject({ severity: 'error', file: 'f' });
    expect(JSON.stringify(read)).not.toContain('the words');
    expect(read.problem.message).toMatch(/\. [A-Z].*\.$|; .*\.$/);
  },
);
