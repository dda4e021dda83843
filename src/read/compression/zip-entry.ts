import { crc32 } from '../../core/crc32';
import type { Problem } from '../../core/model';
import { binaryProblems } from '../../core/words/binary-problems';
import { inflateRaw } from './inflate';
import type { ZipEntry } from './zip-directory';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;

const PIECE_BYTES = 1 << 18;

/**
 * The problem with the first entry that is encrypted, or that is neither stored nor deflated;
 * `null` if there is none.
 */
export function findUnreadable(entries: readonly ZipEntry[], file: string): Problem | null {
  const locked = entries.find(({ isLocked }) => isLocked);
  if (locked) return binaryProblems.lockedZip(file, locked.path);
  const foreign = entries.find(({ method }) => method !== 0 && method !== 8);
  return foreign ? binaryProblems.foreignMethod(file, foreign.path) : null;
}

/**
 * Unpacks an entry piece by piece, up to the size that the directory states, and verifies size and
 * CRC. A piece is valid until the next one; `take` returns whether to continue. Returns the fault;
 * `null` if there is none or if `take` stopped.
 */
export function readEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  take: (piece: Uint8Array) => boolean,
): string | null {
  const start = findData(bytes, entry);
  if (start === null) return `“${entry.path}” is not at the position given in the list of entries`;
  const data = bytes.subarray(start, start + entry.packedSize);
  const read = { size: 0, sum: 0, isWanted: true };
  const check = (piece: Uint8Array) => {
    read.size += piece.length;
    if (read.size > entry.size) return false;
    read.sum = crc32(piece, read.sum);
    read.isWanted = take(piece);
    return read.isWanted;
  };
  const ending = entry.method === 0 ? forward(data, check) : inflateRaw(data, check);
  if (!read.isWanted) return null;
  if (ending === 'cut') return `“${entry.path}” is truncated`;
  const isSound = ending === 'complete' && read.size === entry.size && read.sum === entry.crc;
  return isSound ? null : `the bytes of “${entry.path}” do not match their checksum`;
}

export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array<ArrayBuffer> | string {
  const unpacked = new Uint8Array(entry.size);
  let filled = 0;
  const fault = readEntry(bytes, entry, (piece) => {
    unpacked.set(piece, filled);
    filled += piece.length;
    return true;
  });
  return fault ?? unpacked;
}

function forward(data: Uint8Array, take: (piece: Uint8Array) => boolean): 'complete' | 'stopped' {
  for (let at = 0; at < data.length; at += PIECE_BYTES) {
    if (!take(data.subarray(at, at + PIECE_BYTES))) return 'stopped';
  }
  return 'complete';
}

/**
 * The offset of an entry's data: after its local header, whose name and extra field may differ in
 * length from those in the directory.
 */
function findData(bytes: Uint8Array, { offset, packedSize }: ZipEntry): number | null {
  if (offset + LOCAL_LENGTH > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, LOCAL_LENGTH);
  if (view.getUint32(0, true) !== LOCAL_SIGNATURE) return null;
  const start = offset + LOCAL_LENGTH + view.getUint16(26, true) + view.getUint16(28, true);
  return start + packedSize <= bytes.length ? start : null;
}
