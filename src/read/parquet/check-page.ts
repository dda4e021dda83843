import { deltaBinaryUnpack } from 'hyparquet/src/delta.js';
import { readVarInt } from 'hyparquet/src/thrift.js';

import type { ColumnMetaData, Encoding, PageHeader, SchemaTree } from 'hyparquet';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import type { InflationMeter } from '../compression/inflation-meter';
import { unpackPage } from './codecs';

/** A position in the bytes of a page. */
interface Reader {
  readonly view: DataView;
  offset: number;
}

/** Values that a writer may add to fill its last group. */
const PADDING = 1024;

/** The column that a page belongs to. */
export interface PageColumn {
  readonly meta: ColumnMetaData;
  /** From the root of the schema to the column. */
  readonly path: SchemaTree[];
}

/**
 * Whether a data page has no lengths of runs, sizes of blocks or growing texts that would keep the
 * parser busy or fill memory. Throws if its bytes end early, as the parser does.
 */
export function isPageSound(
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
      return size >= 0 && meter.admit(size);
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

/** Bits needed for numbers up to `most`. */
function widthOf(most: number): number {
  return 32 - Math.clz32(most);
}

/** Whether a number is present and valid; a damaged header may lack it. */
export function isCount(value: number | undefined): boolean {
  return Number.isInteger(value) && (value ?? -1) >= 0;
}

/**
 * Whether the runs of the RLE and bit-packing hybrid hold `count` values and none is longer than what
 * is left: the parser trusts the length of a run and would fill memory.
 * Source: Parquet format, Encodings.md, RLE = 3.
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

/** The same for runs that follow their length of four bytes; moves the reader past them. */
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

/** Bytes of `count` texts that share prefixes with the one before; −1 if their lengths are invalid. */
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
