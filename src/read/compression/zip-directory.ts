import { attempt } from '../../core/attempt';
import type { Problem } from '../../core/model';
import { binaryProblems } from '../../core/words/binary-problems';

export interface ZipEntry {
  /** Its name with folders as written; a folder ends with `/`. */
  readonly path: string;
  /** 0: stored; 8: Deflate. */
  readonly method: number;
  readonly isLocked: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Offset of its local header. */
  readonly offset: number;
}

export type ZipDirectory =
  | { readonly kind: 'listed'; readonly entries: readonly ZipEntry[] }
  | { readonly kind: 'too many'; readonly count: number }
  | { readonly kind: 'broken'; readonly what: string };

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT = 0xffff;

/** Whether the bytes begin like a zip, even an empty one. */
export function hasZipSignature(bytes: Uint8Array): boolean {
  const isSigned = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isSigned && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));
}

/**
 * Lists the entries of a zip from its central directory; nothing is unpacked.
 * Source: PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5.3 (zip64).
 */
export function listZip(bytes: Uint8Array, mostEntries: number): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return { kind: 'broken', what: 'its list of entries is missing' };
  const { count, length, offset, at } = end;
  if (count > mostEntries) return { kind: 'too many', count };
  // If other data precedes the zip, all offsets are too small by the length of that data.
  const shift = at - length - offset;
  if (shift < 0) return { kind: 'broken', what: 'its list of entries is truncated' };
  const entries: ZipEntry[] = [];
  let next = offset + shift;
  while (entries.length < count) {
    if (next + ENTRY_LENGTH > at || view.getUint32(next, true) !== ENTRY) {
      return { kind: 'broken', what: 'its list of entries is truncated' };
    }
    const texts = [28, 30, 32].map((field) => view.getUint16(next + field, true));
    const after = next + ENTRY_LENGTH + texts.reduce((sum, text) => sum + text, 0);
    if (after > at) return { kind: 'broken', what: 'its list of entries is truncated' };
    entries.push(readEntry(view, next, shift));
    next = after;
  }
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  return packed > bytes.length
    ? { kind: 'broken', what: 'its entries claim more bytes than the file has' }
    : { kind: 'listed', entries };
}

export function readDirectory(
  bytes: Uint8Array,
  file: string,
  maxEntries: number,
): ZipEntry[] | Problem {
  const directory = listZip(bytes, maxEntries);
  if (directory.kind === 'listed') return [...directory.entries];
  return directory.kind === 'broken'
    ? binaryProblems.damagedZip(file, directory.what)
    : binaryProblems.tooManyEntries(file, directory.count, maxEntries);
}

/** The position of the directory; `at` is the offset after it. */
function findEnd(view: DataView) {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) !== END) continue;
    const isLast = at + END_LENGTH + view.getUint16(at + 20, true) <= view.byteLength;
    if (isLast) return findEnd64(view, at) ?? readEnd(view, at);
  }
  return null;
}

function readEnd(view: DataView, at: number) {
  const [length, offset] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
  return { count: view.getUint16(at + 10, true), length, offset, at };
}

function findEnd64(view: DataView, end: number) {
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) return null;
  const at = readLong(view, locator + 8);
  if (at + 56 > locator || view.getUint32(at, true) !== END_64) return null;
  const [count, length, offset] = [32, 40, 48].map((field) => readLong(view, at + field));
  return { count: count ?? 0, length: length ?? 0, offset: offset ?? 0, at };
}

function readEntry(view: DataView, at: number, shift: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_LENGTH, nameLength);
  const [size, packedSize, offset] = readSizes(
    view,
    at,
    at + ENTRY_LENGTH + nameLength,
    extraLength,
  );
  // The upper half of the attributes is a Unix file mode if the entry was made on Unix.
  const mode = view.getUint8(at + 5) === 3 ? view.getUint16(at + 40, true) : 0;
  return {
    path: decodeName(name),
    method: view.getUint16(at + 10, true),
    isLocked: (flags & 1) !== 0,
    isLink: (mode & 0xf000) === 0xa000,
    crc: view.getUint32(at + 16, true),
    packedSize,
    size,
    offset: offset + shift,
  };
}

/**
 * Size, packed size and offset; those that do not fit are read from the zip64 extra field, in this
 * order.
 */
function readSizes(
  view: DataView,
  at: number,
  extra: number,
  extraLength: number,
): [number, number, number] {
  const short = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  let long = -1;
  for (let field = extra; field + 4 <= extra + extraLength;) {
    if (view.getUint16(field, true) === 1) long = field + 4;
    field += 4 + view.getUint16(field + 2, true);
  }
  const [size = 0, packedSize = 0, offset = 0] = short.map((value) => {
    if (value !== 0xffffffff || long === -1 || long + 8 > extra + extraLength) return value;
    long += 8;
    return readLong(view, long - 8);
  });
  return [size, packedSize, offset];
}

function readLong(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** UTF-8, regardless of the entry's flag; otherwise ASCII, since the code page is unknown. */
function decodeName(bytes: Uint8Array): string {
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return text ?? new TextDecoder('windows-1252').decode(bytes);
}
