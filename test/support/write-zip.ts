import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../src/core/crc32';

export interface WrittenEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** 0: stored; 8: Deflate; any other method is declared but not applied. */
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
}

/**
 * Writes a zip of these entries. Optional fields are written as given, even if they are wrong. With
 * `isLong`, sizes and offsets are in zip64 fields, as in an archive of many gigabytes.
 */
export function writeZip(
  entries: readonly WrittenEntry[],
  isLong = false,
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const {
      path,
      bytes,
      method = 8,
      flags = 0x800,
      crc = crc32(bytes),
      size = bytes.length,
    } = entry;
    const name = Buffer.from(path);
    const data = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const long = longNumbers(size, data.length, offset);
    const extra = Buffer.concat([Buffer.from([1, 0, long.length, 0]), long]);
    const listed = Buffer.from(shared);
    if (isLong) {
      listed.fill(0xff, 14, 22);
      listed.writeUInt16LE(extra.length, 24);
      tail.fill(0xff, 10);
    }
    const header = [Buffer.from('PK\x01\x02\x14\x00'), listed, tail, name];
    directory.push(Buffer.concat(isLong ? [...header, extra] : header));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  if (!isLong) return new Uint8Array(Buffer.concat([...parts, list, end]));
  end.fill(0xff, 8, 20);
  const longEnd = [
    Buffer.from('PK\x06\x06'),
    longNumbers(44),
    Buffer.alloc(12),
    longNumbers(entries.length, entries.length, list.length, offset),
  ];
  const locator = [
    Buffer.from('PK\x06\x07'),
    Buffer.alloc(4),
    longNumbers(offset + list.length),
    Buffer.from([1, 0, 0, 0]),
  ];
  return new Uint8Array(Buffer.concat([...parts, list, ...longEnd, ...locator, end]));
}

function longNumbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [at, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * at);
  return bytes;
}
