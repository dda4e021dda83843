import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParseResult } from '../../src/read/format';
import { parquet } from '../../src/read/parquet';
import { describeShared, readSharedBytes } from '../support/shared-data';
import { writeParquet } from '../support/write-parquet';

/** Files with every codec and most encodings. */
const FILES = [
  'brotli_compressed',
  'byte_stream_split_extended.gzip',
  'byte_stream_split.zstd',
  'concatenated_gzip_members',
  'datapage_v2.snappy',
  'delta_byte_array',
  'delta_length_byte_array',
  'duckdb5533',
  'hadoop_lz4_compressed',
  'lz4_raw_compressed',
  'nullable.impala',
  'rle_boolean_encoding',
  'shredded-object',
  'struct_offset_index',
];

/** A file that is truncated or has some bytes changed. */
function damage(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat({ max: bytes.length - 1 });
  const changes = fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { weight: 9, arbitrary: changes.map((list) => changed(bytes, list)) },
    { weight: 1, arbitrary: place.map((end) => bytes.slice(0, end)) },
  );
}

function changed(bytes: Uint8Array, changes: readonly [number, number][]): Uint8Array {
  const copy = bytes.slice();
  for (const [at, byte] of changes) copy[at] = byte;
  return copy;
}

/** Reads a file and checks the properties that every result must have. */
async function read(bytes: Uint8Array): Promise<ParseResult> {
  const parsed = await parquet.parse(bytes, 'f.parquet', {});
  if (parsed.kind === 'refused') {
    expect(parsed.problem.severity).toBe('error');
    expect(parsed.problem.message).toMatch(/^f\.parquet.*\.$/);
  } else {
    const { cells, columns, rowCount } = parsed.table;
    expect(cells).toHaveLength(columns.length);
    for (const column of cells) expect(column).toHaveLength(rowCount);
  }
  return parsed;
}

test('files with damaged bytes are read, or rejected with a message', async () => {
  const table = {
    columns: ['id', 'a'],
    cells: [
      ['1', '2'],
      ['x', 'y y y y'],
    ],
    rowCount: 2,
  };
  const bytes = writeParquet(table);
  expect(await read(bytes)).toMatchObject({ kind: 'table', table });
  await fc.assert(
    fc.asyncProperty(damage(bytes), async (damaged) => {
      await read(damaged);
    }),
    { numRuns: 300 },
  );
});

test('a truncated file is rejected at any length', async () => {
  const bytes = writeParquet({ columns: ['id'], cells: [['1']], rowCount: 1 });
  for (let end = 4; end < bytes.length; end++) {
    expect(await read(bytes.slice(0, end))).toMatchObject({
      kind: 'refused',
      problem: { code: 'damaged-parquet' },
    });
  }
});

test('an encrypted file is rejected as encrypted', async () => {
  const parsed = await parquet.parse(new TextEncoder().encode('PARE....PARE'), 'f', {});
  expect(parsed).toMatchObject({ kind: 'refused', problem: { code: 'foreign-parquet' } });
});

test('more cells than the limit are rejected before they are read', async () => {
  const table = { columns: ['id'], cells: [['1', '2', '3']], rowCount: 3 };
  const parsed = await parquet.parse(writeParquet(table), 'f', { limits: { cells: 2 } });
  expect(parsed).toMatchObject({ kind: 'refused', problem: { code: 'too-many-cells' } });
  const long = { columns: ['id'], cells: [['abcd']], rowCount: 1 };
  expect(await parquet.parse(writeParquet(long), 'f', { limits: { cellLength: 3 } })).toMatchObject(
    {
      problem: { code: 'cell-too-long', row: 1, column: 'id' },
    },
  );
});

describeShared('damaged files of every codec', () => {
  test.each(FILES)('%s', async (name) => {
    const bytes = readSharedBytes(`suites/hyparquet/test/files/${name}.parquet`);
    await fc.assert(
      fc.asyncProperty(damage(bytes), async (damaged) => {
        await read(damaged);
      }),
      { numRuns: 150 },
    );
  });
});
