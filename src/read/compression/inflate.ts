import { FlateErrorCode, Gunzip, Inflate } from 'fflate';
import { crc32 } from '../../core/crc32';

/**
 * `stopped`: by the caller; `cut`: the data ends too early; `broken`: invalid bytes or checksum.
 */
type Failure = 'broken' | 'cut' | 'stopped';

/** Receives a piece of the output, valid until the next one; returns whether to continue. */
type TakePiece = (piece: Uint8Array) => boolean;

/**
 * Number of bytes inflated at once. Deflate expands them by a factor of at most 1,032, which bounds
 * the cost of a decompression bomb.
 */
const CHUNK_BYTES = 4096;

/** A member ends with a CRC-32 and a size of 4 bytes each. */
const TRAILER_BYTES = 8;

export function inflateRaw(data: Uint8Array, take: TakePiece): 'complete' | Failure {
  let isOpen = true;
  const inflate = new Inflate((piece) => {
    isOpen &&= take(piece);
  });
  const { ending } = pushChunks(data, inflate, () => isOpen);
  return ending === 'other data' ? 'broken' : ending;
}

/** Inflates the gzip members of `bytes` and verifies checksums; `end` is the offset after them. */
export function inflateGzip(
  bytes: Uint8Array,
  take: TakePiece,
): { readonly kind: 'complete'; readonly end: number } | { readonly kind: Failure } {
  const member = { size: 0, sum: 0, isSound: true };
  let isOpen = true;
  const gunzip = new Gunzip((piece) => {
    member.size += piece.length;
    member.sum = crc32(piece, member.sum);
    isOpen &&= take(piece);
  });
  gunzip.onmember = (start) => {
    const trailer = bytes.subarray(start - TRAILER_BYTES, start);
    member.isSound &&= findBytes(trailer, trailerOf(member)) === 0;
    member.size = 0;
    member.sum = 0;
  };
  const { ending, from } = pushChunks(bytes, gunzip, () => isOpen && member.isSound);
  if (!member.isSound) return { kind: 'broken' };
  if (ending !== 'complete' && ending !== 'other data') return { kind: ending };
  // The library does not report where the last member ends, so its trailer is located by searching.
  const trailer = trailerOf(member);
  const searched = Math.max(0, from - 2 * TRAILER_BYTES);
  const found = findBytes(bytes.subarray(searched), trailer);
  if (found === -1) {
    const hasSize = findBytes(bytes.subarray(-4), trailer.subarray(4)) === 0;
    return { kind: hasSize ? 'broken' : 'cut' };
  }
  const end = searched + found + TRAILER_BYTES;
  if (!beginsMember(bytes, end)) return { kind: 'complete', end };
  return { kind: ending === 'complete' ? 'cut' : 'broken' };
}

function beginsMember(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x1f && bytes[at + 1] === 0x8b;
}

function trailerOf({ sum, size }: { readonly sum: number; readonly size: number }): Uint8Array {
  const view = new DataView(new ArrayBuffer(TRAILER_BYTES));
  view.setUint32(0, sum, true);
  view.setUint32(4, size, true);
  return new Uint8Array(view.buffer);
}

/** The first offset of `wanted`; −1 if it does not occur. */
function findBytes(bytes: Uint8Array, wanted: Uint8Array): number {
  return bytes.findIndex((_, at) => wanted.every((byte, index) => byte === bytes[at + index]));
}

function pushChunks(
  bytes: Uint8Array,
  stream: Inflate | Gunzip,
  isOpen: () => boolean,
): { readonly ending: 'complete' | 'other data' | Failure; readonly from: number } {
  let from = 0;
  try {
    for (; from < bytes.length; from += CHUNK_BYTES) {
      const isLast = from + CHUNK_BYTES >= bytes.length;
      stream.push(bytes.subarray(from, from + CHUNK_BYTES), isLast);
      if (!isOpen()) return { ending: 'stopped', from };
      if (isLast) return { ending: 'complete', from };
    }
    return { ending: 'cut', from };
  } catch (error) {
    const { code } = error as { readonly code?: number };
    // Other errors, such as a lack of memory, are not caused by the data.
    if (code === undefined) throw error;
    if (code === FlateErrorCode.UnexpectedEOF) return { ending: 'cut', from };
    return { ending: code === FlateErrorCode.InvalidHeader ? 'other data' : 'broken', from };
  }
}
