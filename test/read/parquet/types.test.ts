import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, test } from 'vitest';
import { parquet } from '../../../src/read/parquet';

type Options = Parameters<typeof parquetWriteBuffer>[0];
type Column = Options['columnData'][number];

/** The cells of a column, read from a file with a second column of ids. */
async function cellsOf(column: Omit<Column, 'name'>, options: Partial<Options> = {}) {
  const ids = Array.from(column.data, (_, at) => `q${at}`);
  const columnData: Column[] = [
    { name: 'id', data: ids, type: 'STRING' },
    { ...column, name: 'value' },
  ];
  const bytes = new Uint8Array(parquetWriteBuffer({ ...options, columnData }));
  const parsed = await parquet.parse(bytes, 'f.parquet', {});
  if (parsed.kind === 'refused') throw new Error(parsed.problem.message);
  expect(parsed.problems).toEqual([]);
  expect(parsed.table.cells[0]).toEqual(ids);
  return parsed.table.cells[1];
}

describe('a column of each type is converted to cells', () => {
  test.each<[string, Omit<Column, 'name'>, string[]]>([
    ['BOOLEAN', { type: 'BOOLEAN', data: [true, false, true] }, ['true', 'false', 'true']],
    ['INT32', { type: 'INT32', data: [0, -7, 2147483647] }, ['0', '-7', '2147483647']],
    [
      'INT64, beyond 2^53',
      { type: 'INT64', data: [9007199254740993n, -1n] },
      ['9007199254740993', '-1'],
    ],
    ['DOUBLE', { type: 'DOUBLE', data: [0.1, -0.5, 1e300] }, ['0.1', '-0.5', '1e+300']],
    ['FLOAT', { type: 'FLOAT', data: [0.1, 2.5] }, ['0.1', '2.5']],
    [
      'STRING',
      { type: 'STRING', data: ['', 'Zürich', '北京 👍', 'a,"b"\n'] },
      ['', 'Zürich', '北京 👍', 'a,"b"\n'],
    ],
    ['missing values', { type: 'STRING', data: ['a', null, 'b'] }, ['a', '', 'b']],
    ['missing numbers', { type: 'INT32', data: [null, 1, null] }, ['', '1', '']],
    ['JSON', { type: 'JSON', data: [['a', 'b'], ['c']] }, ['["a","b"]', '["c"]']],
    [
      'TIMESTAMP',
      { type: 'TIMESTAMP', data: [new Date('2024-02-29T12:30:00Z')] },
      ['2024-02-29T12:30:00Z'],
    ],
  ])('%s', async (_, column, cells) => {
    expect(await cellsOf(column)).toEqual(cells);
  });
});

const WORDS = Array.from({ length: 500 }, (_, at) => `answer ${at % 37} of ${at}`);
const NUMBERS = WORDS.map((_, at) => (at * at) % 1009);

describe('every compression and encoding gives the same cells', () => {
  test.each(['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'BROTLI'] as const)('%s', async (codec) => {
    const compressors = { GZIP: gzipSync, BROTLI: brotliCompressSync };
    expect(await cellsOf({ data: WORDS, type: 'STRING' }, { codec, compressors })).toEqual(WORDS);
  });

  test.each(['PLAIN', 'DELTA_LENGTH_BYTE_ARRAY', 'DELTA_BYTE_ARRAY'] as const)(
    '%s, strings',
    async (encoding) => {
      expect(await cellsOf({ data: WORDS, type: 'STRING', encoding })).toEqual(WORDS);
    },
  );

  test.each(['PLAIN', 'DELTA_BINARY_PACKED', 'BYTE_STREAM_SPLIT'] as const)(
    '%s, numbers',
    async (encoding) => {
      expect(await cellsOf({ data: NUMBERS, type: 'INT32', encoding })).toEqual(
        NUMBERS.map(String),
      );
    },
  );

  test('duplicate strings in a dictionary', async () => {
    const texts = WORDS.map((_, at) => `class ${at % 3}`);
    expect(await cellsOf({ data: texts, type: 'STRING' })).toEqual(texts);
  });

  test('several row groups and small pages', async () => {
    const options = { rowGroupSize: 70, pageSize: 200 };
    expect(await cellsOf({ data: WORDS, type: 'STRING' }, options)).toEqual(WORDS);
  });
});
