import { type CompressionCodec, type Compressors, snappyUncompress } from 'hyparquet';
import {
  decompressBrotli,
  decompressLz4,
  decompressLz4Raw,
  decompressZstd,
} from 'hyparquet-compressors';
import { inflateGzip } from '../compression/inflate';

/**
 * The codecs of Parquet, without WebAssembly. They throw if a page is damaged; `unpackPage` also
 * throws if a page does not decompress to its stated length.
 */
export const CODECS: Required<Omit<Compressors, 'UNCOMPRESSED' | 'LZO'>> = {
  SNAPPY: unpackSnappy,
  GZIP: unpackGzip,
  ZSTD: (input, length) => decompressZstd(input, new Uint8Array(length)),
  BROTLI: decompressBrotli,
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
};

function unpackGzip(input: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  let filled = 0;
  const result = inflateGzip(input, (piece) => {
    if (filled + piece.length > length) return false;
    output.set(piece, filled);
    filled += piece.length;
    return true;
  });
  if (result.kind !== 'complete' || result.end !== input.length)
    throw new RangeError('The page is damaged.');
  return output.subarray(0, filled);
}

function unpackSnappy(input: Uint8Array, length: number): Uint8Array {
  if (!fitsLiterals(input)) throw new RangeError('The page is damaged.');
  const output = new Uint8Array(length);
  snappyUncompress(input, output);
  return output;
}

/**
 * Whether every literal ends inside the page. The decoder reads lengths as signed numbers and loops
 * forever if the highest bit is set.
 */
function fitsLiterals(input: Uint8Array): boolean {
  let at = 0;
  while ((input[at++] ?? 0) >= 128);
  while (at < input.length) {
    const tag = input[at++] ?? 0;
    if ((tag & 3) !== 0) {
      at += [0, 1, 2, 4][tag & 3] ?? 0;
      continue;
    }
    const extra = Math.max(0, (tag >> 2) - 59);
    let length = extra === 0 ? tag >> 2 : 0;
    for (let byte = 0; byte < extra; byte++) length += (input[at + byte] ?? 0) * 256 ** byte;
    at += extra + length + 1;
    if (at > input.length) return false;
  }
  return true;
}

export function unpackPage(input: Uint8Array, length: number, codec: CompressionCodec): Uint8Array {
  if (codec === 'UNCOMPRESSED') return input;
  if (!isKnownCodec(codec)) throw new RangeError('The codec is unknown.');
  const page = CODECS[codec](input, length);
  if (page.length !== length) throw new RangeError('The page is damaged.');
  return page;
}

/** Whether the codec is supported; a file may name one that does not exist. */
export function isKnownCodec(codec: string | undefined): codec is keyof typeof CODECS {
  return codec !== undefined && Object.hasOwn(CODECS, codec);
}
