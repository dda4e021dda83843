import { deltaBinaryUnpack } from 'hyparquet/src/delta.js';
import { readVarInt } from 'hyparquet/src/thrift.js';
import {
  type ColumnMetaData,
  type Encoding,
  type FileMetaData,
  type PageHeader,
  parquetSchema,
  type SchemaTree,
} from 'hyparquet';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import {
  getMaxDefinitionLevel,
  getMaxRepetitionLevel,
  getTreePath,
  isFlatColumn,
} from 'hyparquet/src/schema.js';
import type { InflationMeter } from '../compression/inflation-meter';
import { isKnownCodec, unpackPage } from './codecs';
import { parquetHeader } from 'hyparquet/src/column.js';
import { binaryProblems } from '../../core/words/binary-problems';
import type { Problem } from '../../core/model';
import { crc32 } from '../../core/crc32';

interface Reader {
  readonly view: DataView;
  offset: number;
}

/** Maximum number of padding values that a writer may add to fill its last bit-packed run. */
const PADDING = 1024;

interface PageColumn {
  readonly meta: ColumnMetaData;
  /** From the root of the schema to the column. */
  readonly path: SchemaTree[];
}

/** Number of bytes at the end of a file that contain the footer size and the magic number. */
const TAIL = 8;

/** Maximum number of decimal places; no real-world decimal has that many. */
const MAX_SCALE = 1000;

/**
 * Checks a file before it is parsed: all lengths, offsets and counts against the bytes and the
 * limits, and all checksums. Returns the first problem. Throws if the data ends early, as the
 * parser does.
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
  // Some writers set the total to 0.
  if (groups.some((count) => count < 0) || (rows !== 0 && sum !== rows)) {
    return damaged('its row groups do not have the declared number of rows');
  }
  if (metadata.schema.some(({ scale = 0 }) => Math.abs(scale) > MAX_SCALE)) {
    return damaged('the scale of a decimal column is out of range');
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

/** Checks the pages of one column chunk; returns the fault, or `null`. */
function walkPages(bytes: Uint8Array, column: PageColumn, meter: InflationMeter): string | null {
  const { dictionary_page_offset: dictionary, data_page_offset: data, num_values } = column.meta;
  if (num_values === 0n) return null;
  const start = Number(dictionary === undefined || dictionary === 0n ? data : dictionary);
  const end = start + Number(column.meta.total_compressed_size);
  if (start < 4 || end < start || end > bytes.length - TAIL)
    return 'a column extends beyond the file';
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  const reader = { view, offset: 0 };
  let left = Number(num_values);
  // Stops where the parser does: after the last value of a flat column, otherwise when at most one
  // byte is left.
  const isFlat = isFlatColumn(column.path);
  while ((left > 0 || !isFlat) && reader.offset < view.byteLength - 1) {
    const header = parquetHeader(reader);
    const packedSize = header.compressed_page_size;
    const page = bytes.subarray(start + reader.offset, start + reader.offset + packedSize);
    const isCounted = isCount(packedSize) && isCount(header.uncompressed_page_size);
    if (!isCounted || reader.offset + packedSize > view.byteLength) {
      return 'a page extends beyond its column';
    }
    reader.offset += packedSize;
    if (!meter.allows(header.uncompressed_page_size)) return null;
    if (header.crc !== undefined && crc32(page) !== header.crc >>> 0) {
      return 'the bytes of a page do not match their checksum';
    }
    const isDictionary = header.type === 'DICTIONARY_PAGE';
    const values = countedBy(header)?.num_values;
    const most = isDictionary ? 8 * header.uncompressed_page_size : left;
    if (values === undefined || !isCount(values) || values > most) {
      return 'a page has more values than its column';
    }
    if (isDictionary) continue;
    left -= values;
    if (!isPageSound(page, header, column, meter)) return 'a page is inconsistent';
  }
  return left > 0 ? 'values of a column are missing' : null;
}

/** The header that the parser uses for this type of page. */
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

/**
 * Whether a data page is free of run lengths, block sizes and incrementally encoded strings that
 * would make the parser loop or fill memory. Throws if its bytes end early, as the parser does.
 */
function isPageSound(
  bytes: Uint8Array,
  header: PageHeader,
  column: PageColumn,
  meter: InflationMeter,
): boolean {
  const { data_page_header: first, data_page_header_v2: second } = header;
  const most = getMaxDefinitionLevel(column.path);
  const repetition = widthOf(getMaxRepetitionLevel(column.path));
  const definition = widthOf(most);
  if (header.type === 'DATA_PAGE_V2' && second) {
    const { num_values: values, num_nulls: nulls } = second;
    const lengths = [second.repetition_levels_byte_length, second.definition_levels_byte_length];
    const levels = lengths.reduce((sum, length) => sum + length, 0);
    const isCounted = [...lengths, nulls].every(isCount);
    if (!isCounted || nulls > values || levels > bytes.length) return false;
    const reader = readerOf(bytes);
    if (repetition > 0 && !areRunsSound(reader, repetition, values, levels)) return false;
    reader.offset = second.repetition_levels_byte_length;
    if (definition > 0 && !areRunsSound(reader, definition, values, levels)) return false;
    const packed = bytes.subarray(levels);
    const size = header.uncompressed_page_size - levels;
    const data =
      second.is_compressed === false ? packed : unpackPage(packed, size, column.meta.codec);
    return areValuesSound(readerOf(data), second.encoding, values - nulls, column, meter);
  }
  if (!first) return true;
  const page = unpackPage(bytes, header.uncompressed_page_size, column.meta.codec);
  const reader = readerOf(page);
  if (repetition > 0 && !areMeasuredRunsSound(reader, repetition, first.num_values)) return false;
  let count = first.num_values;
  if (definition > 0) {
    const start = reader.offset;
    if (!areMeasuredRunsSound(reader, definition, count)) return false;
    reader.offset = start;
    const levels = new Array<number>(count);
    readRleBitPackedHybrid(reader, definition, levels);
    count = levels.filter((level) => level === most).length;
  }
  return areValuesSound(reader, first.encoding, count, column, meter);
}

function areValuesSound(
  reader: Reader,
  encoding: Encoding,
  count: number,
  { meta, path }: PageColumn,
  meter: InflationMeter,
): boolean {
  const end = reader.view.byteLength;
  if (count === 0) return true;
  switch (encoding) {
    case 'RLE':
    case 'PLAIN_DICTIONARY':
    case 'RLE_DICTIONARY': {
      if (meta.type === 'BOOLEAN') return areMeasuredRunsSound(reader, 1, count);
      const width = reader.view.getUint8(reader.offset++);
      return width === 0 || (width <= 32 && areRunsSound(reader, width, count, end));
    }
    case 'DELTA_BINARY_PACKED':
    case 'DELTA_LENGTH_BYTE_ARRAY':
      return isDeltaSound(reader);
    case 'DELTA_BYTE_ARRAY': {
      const size = sizeOfDeltaTexts(reader, count);
      return size >= 0 && meter.allows(size);
    }
    case 'BYTE_STREAM_SPLIT':
      return count * (path.at(-1)?.element.type_length ?? 1) <= end - reader.offset;
    default:
      return true;
  }
}

function readerOf(bytes: Uint8Array): Reader {
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
}

function widthOf(most: number): number {
  return 32 - Math.clz32(most);
}

/** Whether a number is present and valid; a damaged header may have none. */
function isCount(value: number | undefined): boolean {
  return Number.isInteger(value) && (value ?? -1) >= 0;
}

/**
 * Whether the runs of the RLE/bit-packing hybrid encoding contain `count` values and fit into the
 * data: the parser trusts their lengths and would fill memory. Source: Parquet format,
 * Encodings.md, RLE = 3.
 */
function areRunsSound(reader: Reader, width: number, count: number, end: number): boolean {
  let seen = 0;
  while (seen < count) {
    if (reader.offset >= end) return false;
    const header = readVarInt(reader);
    const run = header >>> 1;
    const isPacked = (header & 1) === 1;
    const values = isPacked ? 8 * run : run;
    if (values > count - seen + (isPacked ? PADDING : 0)) return false;
    reader.offset += isPacked ? run * width : (width + 7) >> 3;
    seen += values;
  }
  return true;
}

/** Like `areRunsSound`, for runs prefixed by their length; moves the reader past them. */
function areMeasuredRunsSound(reader: Reader, width: number, count: number): boolean {
  const length = reader.view.getUint32(reader.offset, true);
  const start = reader.offset + 4;
  if (start + length > reader.view.byteLength) return false;
  reader.offset = start;
  const isSound = areRunsSound(reader, width, count, start + length);
  reader.offset = start + length;
  return isSound;
}

/** Whether the blocks of a delta encoding have a valid size; does not move the reader. */
function isDeltaSound({ view, offset }: Reader): boolean {
  const reader = { view, offset };
  const block = readVarInt(reader);
  const miniblocks = readVarInt(reader);
  const isDivided = block > 0 && miniblocks > 0 && block % miniblocks === 0;
  return isDivided && block <= 1 << 20 && miniblocks <= 1 << 12;
}

/** Number of bytes in `count` incrementally encoded strings; −1 if their lengths are invalid. */
function sizeOfDeltaTexts(reader: Reader, count: number): number {
  let size = 0;
  for (let part = 0; part < 2; part++) {
    if (!isDeltaSound(reader)) return -1;
    const lengths = new Int32Array(count);
    deltaBinaryUnpack(reader, count, lengths);
    for (const length of lengths) {
      if (length < 0) return -1;
      size += length;
    }
  }
  return size;
}
