import { deltaBinaryUnpack } from 'hyparquet/src/delta.js';
import { readVarInt } from 'hyparquet/src/thrift.js';

/** Bytes that are read on. */
export interface Reader {
  readonly view: DataView;
  offset: number;
}

/** Values a writer may add to fill its last group. */
const PADDING = 1024;

/**
 * Whether runs of the hybrid of run lengths and packed bits hold `count` values and no run is longer
 * than what is left: the parser writes a run as long as it says, into memory without end.
 * Source: Parquet format, Encodings.md, RLE = 3.
 */
export function areRunsSound(reader: Reader, width: number, count: number, end: number): boolean {
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

/** The same for runs that stand behind their own length of four bytes; the reader goes behind them. */
export function areMeasuredRunsSound(reader: Reader, width: number, count: number): boolean {
  const length = reader.view.getUint32(reader.offset, true);
  const start = reader.offset + 4;
  if (start + length > reader.view.byteLength) return false;
  reader.offset = start;
  const isSound = areRunsSound(reader, width, count, start + length);
  reader.offset = start + length;
  return isSound;
}

/** Whether the blocks of a delta encoding have a size that can be; the reader stays where it is. */
export function isDeltaSound({ view, offset }: Reader): boolean {
  const reader = { view, offset };
  const block = readVarInt(reader);
  const miniblocks = readVarInt(reader);
  const isDivided = block > 0 && miniblocks > 0 && block % miniblocks === 0;
  return isDivided && block <= 1 << 20 && miniblocks <= 1 << 12;
}

/** Bytes of `count` texts that each repeat the beginning of the one before; −1 where they cannot be. */
export function sizeOfDeltaTexts(reader: Reader, count: number): number {
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
