/** A file's bytes as text, decoded once, with what was found out on the way. */
export type Decoded =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly encoding: string;
      /** `guessed`: nothing in the file says so; `damaged`: some bytes became `�`. */
      readonly certainty: 'sure' | 'guessed' | 'damaged';
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
  if (marked) return decodeAs(bytes, marked, 'sure');
  const wide = looksWide(bytes);
  if (wide) return decodeAs(bytes, wide, 'guessed');
  const control = findControl(bytes);
  if (control >= 0) return { kind: 'binary', byte: control + 1 };
  const text = decodeStrictly(bytes, 'utf-8');
  return text === null
    ? {
        kind: 'text',
        text: decodeWindows1252(bytes),
        encoding: 'windows-1252',
        certainty: 'guessed',
      }
    : { kind: 'text', text, encoding: 'utf-8', certainty: 'sure' };
}

/** By a mark or by the look of the bytes, so what does not fit is damage and not another encoding. */
function decodeAs(bytes: Uint8Array, encoding: string, certainty: 'sure' | 'guessed'): Decoded {
  const strict = decodeStrictly(bytes, encoding);
  const text = strict ?? new TextDecoder(encoding).decode(bytes);
  // UTF-32 has the mark of UTF-16 and a NUL beside every character.
  const nul = text.slice(0, SAMPLE).indexOf('\0');
  if (nul >= 0) {
    return { kind: 'binary', byte: encoding === 'utf-8' ? bytes.indexOf(0) + 1 : 2 * nul + 3 };
  }
  return { kind: 'text', text, encoding, certainty: strict === null ? 'damaged' : certainty };
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What Windows-1252 has at 0x80 to 0x9F; the five bytes it leaves open stay control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Some releases of Node decode Windows-1252 as Latin-1, so the bytes that differ are mapped here. */
function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80));
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
