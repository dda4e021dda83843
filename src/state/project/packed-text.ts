/*
 * A text that fits into the fragment of an address: gzip, then base64 with `-` and `_`. Gzip carries
 * a checksum of the text, so that a letter lost or changed on the way is noticed.
 */

/** How much of a stranger's link is looked at. */
export interface PackedLimits {
  /** Characters as they stand in the address. */
  readonly packed: number;
  /** Bytes of UTF-8 after decompression. */
  readonly unpacked: number;
}

export type Unpacked =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  /** Not what was packed: cut, changed or never packed. */
  | { readonly kind: 'damaged' };

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return toBase64(await pump(bytes, new CompressionStream('gzip'), Infinity));
}

/** The text that was packed, whole or not at all. */
export async function unpack(packed: string, limits: PackedLimits): Promise<Unpacked> {
  if (packed.length > limits.packed) return { kind: 'too-long' };
  const zipped = fromBase64(packed);
  if (!zipped) return { kind: 'damaged' };
  try {
    const bytes = await pump(zipped, new DecompressionStream('gzip'), limits.unpacked);
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return { kind: error instanceof TooLong ? 'too-long' : 'damaged' };
  }
}

class TooLong extends Error {}

/** What comes out of a stream; it is given up as soon as that is more than `most` bytes. */
async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  // A failure is told by the reading end as well; here it would go unheard.
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new TooLong();
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** `null` for a text that `toBase64` would never have written. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
}
