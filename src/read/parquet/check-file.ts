import { type FileMetaData, type PageHeader, parquetSchema, type SchemaTree } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { getTreePath, isFlatColumn } from 'hyparquet/src/schema.js';
import { binaryProblems } from '../../core/words/binary-problems';
import type { Problem } from '../../core/model';
import { crc32 } from '../../core/crc32';
import type { InflationMeter } from '../compression/inflation-meter';
import { isCount, isPageSound, type PageColumn } from './check-page';
import { isKnownCodec } from './codecs';

/** Bytes after the footer: its length and the magic number. */
const TAIL = 8;

/** No decimal has this many digits after the point. */
const MAX_SCALE = 1000;

/**
 * Checks a file before it is parsed: every length, offset and count against the actual bytes and the
 * limits, and every checksum. Returns the first problem. Throws if data end early, as the parser does.
 */
export function findFault(
  bytes: Uint8Array,
  metadata: FileMetaData,
  file: string,
  meter: InflationMeter,
): Problem | null {
  const damaged = (what: string) => binaryProblems.damagedParquet(file, what);
  const rows = Number(metadata.num_rows);
  const groups = metadata.row_groups.map((group) => Number(group.num_rows));
  const tree = parquetSchema(metadata);
  const leaves = countLeaves(tree);
  const mostRows = Math.max(rows, ...groups, 0);
  if (mostRows * leaves > meter.limits.cells) {
    return binaryProblems.tooManyCells(file, mostRows, leaves, meter.limits.cells);
  }
  const sum = groups.reduce((total, count) => total + count, 0);
  // Some writers leave the total at 0.
  if (groups.some((count) => count < 0) || (rows !== 0 && sum !== rows)) {
    return damaged('its parts hold another number of rows than it says');
  }
  if (metadata.schema.some(({ scale = 0 }) => Math.abs(scale) > MAX_SCALE)) {
    return damaged('a column of decimals has no size that can be');
  }
  let values = 0;
  for (const group of metadata.row_groups) {
    if (group.columns.length !== leaves) return damaged('columns are missing');
    for (const { meta_data: meta, crypto_metadata: crypto, file_path: path } of group.columns) {
      if (crypto) return binaryProblems.foreignParquet(file, 'encryption');
      if (!meta) return damaged('the description of a column is missing');
      if (path) return binaryProblems.foreignParquet(file, 'columns in other files');
      if (!isKnownCodec(meta.codec) && (meta.codec as string | undefined) !== 'UNCOMPRESSED') {
        return binaryProblems.foreignParquet(file, `the codec ${meta.codec}`);
      }
      values += Number(meta.num_values);
      if (values > meter.limits.cells) {
        return binaryProblems.tooManyFilled(file, meter.limits.cells);
      }
      const column = { meta, path: getTreePath(tree, meta.path_in_schema) };
      const what = walkPages(bytes, column, meter);
      const problem = meter.problem();
      if (problem) return problem;
      if (what !== null) return damaged(what);
    }
  }
  return null;
}

function countLeaves({ children }: SchemaTree): number {
  return children.reduce((sum, child) => sum + Math.max(1, countLeaves(child)), 0);
}

/** Checks the pages of one column of one row group; returns the fault, or `null`. */
function walkPages(bytes: Uint8Array, column: PageColumn, meter: InflationMeter): string | null {
  const { dictionary_page_offset: dictionary, data_page_offset: data, num_values } = column.meta;
  if (num_values === 0n) return null;
  const start = Number(dictionary === undefined || dictionary === 0n ? data : dictionary);
  const end = start + Number(column.meta.total_compressed_size);
  if (start < 4 || end < start || end > bytes.length - TAIL) return 'a column lies outside of it';
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  const reader = { view, offset: 0 };
  let left = Number(num_values);
  // Like the parser: to the last value if there is one per row, otherwise to the last byte but one.
  const isFlat = isFlatColumn(column.path);
  while ((left > 0 || !isFlat) && reader.offset < view.byteLength - 1) {
    const header = parquetHeader(reader);
    const packedSize = header.compressed_page_size;
    const page = bytes.subarray(start + reader.offset, start + reader.offset + packedSize);
    const isCounted = isCount(packedSize) && isCount(header.uncompressed_page_size);
    if (!isCounted || reader.offset + packedSize > view.byteLength) {
      return 'a page lies outside of its column';
    }
    reader.offset += packedSize;
    if (!meter.admit(header.uncompressed_page_size)) return null;
    if (header.crc !== undefined && crc32(page) !== header.crc >>> 0) {
      return 'the bytes of a page do not agree with their sum';
    }
    const isDictionary = header.type === 'DICTIONARY_PAGE';
    const values = countedBy(header)?.num_values;
    const most = isDictionary ? 8 * header.uncompressed_page_size : left;
    if (values === undefined || !isCount(values) || values > most) {
      return 'a page has more values than its column';
    }
    if (isDictionary) continue;
    left -= values;
    if (!isPageSound(page, header, column, meter)) return 'a page does not hold together';
  }
  return left > 0 ? 'values of a column are missing' : null;
}

/** The part of a page's header that the parser uses for its type. */
function countedBy(header: PageHeader): { readonly num_values: number } | undefined {
  switch (header.type) {
    case 'DATA_PAGE':
      return header.data_page_header;
    case 'DATA_PAGE_V2':
      return header.data_page_header_v2;
    case 'DICTIONARY_PAGE':
      return header.dictionary_page_header;
    default:
      return undefined;
  }
}
