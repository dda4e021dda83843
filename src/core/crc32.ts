/** Reversed polynomial of CRC-32 (ISO 3309), as gzip, zip and Parquet use it. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 0 ? sum >>> 1 : (sum >>> 1) ^ POLYNOMIAL;
  return sum;
});

/** The CRC-32 of bytes, unsigned; `before` is the checksum of the bytes before them. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const { length } = bytes;
  let sum = ~before;
  // In V8, `for … of` takes two to four times as long here.
  for (let at = 0; at < length; at++) {
    sum = (sum >>> 8) ^ (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return ~sum >>> 0;
}
