import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../src/read/crc32';

export interface WrittenEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** 0: as it is; 8: Deflate; anything else is only claimed. */
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
}

/** A zip of these entries; what is given beside path and bytes is written whether or not it is true. */
export function writeZip(entries: readonly WrittenEntry[]): Uint8Array<ArrayBuffer> {
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
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, tail, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}
