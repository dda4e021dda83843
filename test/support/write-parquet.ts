import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Table } from '../../src/core/model';

/** Writes a table as Parquet with string columns. */
export function writeParquet({ columns, cells }: Table): Uint8Array {
  const columnData = columns.map((name, at) => ({
    name,
    data: [...(cells[at] ?? [])],
    type: 'STRING' as const,
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
