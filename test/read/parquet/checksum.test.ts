import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import { expect, test } from 'vitest';
import { crc32 } from '../../../src/core/crc32';
import { parquet } from '../../../src/read/parquet';

const MAGIC = 0x31524150;

/** A file with one cell `q1`, whose page has the given checksum. */
function writeCell(checksum: (page: Uint8Array) => number): Uint8Array {
  const page = Uint8Array.of(2, 0, 0, 0, 0x71, 0x31);
  const writer = new ByteWriter();
  writer.appendUint32(MAGIC);
  writePageHeader(writer, {
    type: 'DATA_PAGE',
    uncompressed_page_size: page.length,
    compressed_page_size: page.length,
    crc: checksum(page) | 0,
    data_page_header: {
      num_values: 1,
      encoding: 'PLAIN',
      definition_level_encoding: 'RLE',
      repetition_level_encoding: 'RLE',
    },
  });
  writer.appendBytes(page);
  const size = BigInt(writer.offset - 4);
  writeMetadata(writer, {
    version: 2,
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'id', type: 'BYTE_ARRAY', repetition_type: 'REQUIRED', converted_type: 'UTF8' },
    ],
    num_rows: 1n,
    row_groups: [
      {
        columns: [
          {
            file_offset: 0n,
            meta_data: {
              type: 'BYTE_ARRAY',
              encodings: ['PLAIN'],
              path_in_schema: ['id'],
              codec: 'UNCOMPRESSED',
              num_values: 1n,
              total_uncompressed_size: size,
              total_compressed_size: size,
              data_page_offset: 4n,
            },
          },
        ],
        total_byte_size: size,
        num_rows: 1n,
      },
    ],
    metadata_length: 0,
  });
  writer.appendUint32(MAGIC);
  return new Uint8Array(writer.getBuffer());
}

test('a page with the correct checksum is read; with a wrong one, the file is rejected', async () => {
  const read = async (checksum: (page: Uint8Array) => number) =>
    parquet.parse(writeCell(checksum), 'f.parquet', {});
  expect(await read(crc32)).toMatchObject({ kind: 'table', table: { cells: [['q1']] } });
  const damaged = await read((page) => crc32(page) ^ 1);
  expect(damaged).toMatchObject({ kind: 'refused', problem: { code: 'damaged-parquet' } });
});
