/** A file's bytes as text, decoded once, with what was found out on the way. */
export type Decoded =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly encoding: string;
      readonly guessed: boolean;
    }
  | { readonly kind: 'binary'; readonly byte: number };

/** Bytes looked at to tell UTF-16 without a mark, and binary files. */
const SAMPLE = 4096;

/**
 * Decodes a whole file: by its byte-order mark; else strictly as UTF-8; else as UTF-16 where every
 * other byte is NUL; else as Windows-1252, which every byte sequence is, so the page says so.
 * A file with control characters that no text has is refused.
 */
export function decode(bytes: Uint8Array): Decoded {
  const marked = byMark(bytes);
  if (marked) return text(bytes, marked, false);
  const wide = looksWide(bytes);
  if (wide) return text(bytes, wide, true);
  const control = findControl(bytes);
  if (control >= 0) return { kind: 'binary', byte: control + 1 };
  try {
    return text(bytes, 'utf-8', false);
  } catch {
    return text(bytes, 'windows-1252', true);
  }
}

function text(bytes: Uint8Array, encoding: string, guessed: boolean): Decoded {
  return {
    kind: 'text',
    text: new TextDecoder(encoding, { fatal: true }).decode(bytes),
    encoding,
    guessed,
  };
}

function byMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return null;
}

function looksWide(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE & ~1);
  if (sample.length < 4 || bytes.length % 2 !== 0) return null;
  const nuls = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  const most = 0.35 * (sample.length / 2);
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

/** NUL and its like, which no text file holds; tab, line ends, form feed and escape may stand. */
function findControl(bytes: Uint8Array): number {
  return bytes
    .subarray(0, SAMPLE)
    .findIndex((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 127);
}
