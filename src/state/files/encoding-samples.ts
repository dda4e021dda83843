import { attempt } from '../../core/attempt';

/** Maximum number of bytes searched for the first non-ASCII character. */
const MAX_SEARCHED = 500_000;

/** Number of bytes shown before that character. */
const BEFORE = 24;
const AFTER = 48;

/**
 * The first non-ASCII text of a file, decoded with each encoding; unknown encodings are omitted.
 */
export async function sampleEncodings(
  file: Blob,
  encodings: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const bytes = new Uint8Array(await file.slice(0, MAX_SEARCHED).arrayBuffer());
  const found = bytes.findIndex((byte, at) => byte > 127 && at > 2);
  if (found < 0) return {};
  // Starts at an even offset, so that UTF-16 code units are not split.
  const start = Math.max(0, (found - BEFORE) & ~1);
  const sample = bytes.subarray(start, found + AFTER);
  return Object.fromEntries(
    encodings.flatMap((encoding) => {
      const text = attempt(() => new TextDecoder(encoding).decode(sample));
      return text === null ? [] : [[encoding, lineOf(text)]];
    }),
  );
}

/** The line with the character, without partial characters at the edges. */
function lineOf(text: string): string {
  const lines = text.split(/[\r\n]+/);
  const accented = lines.find((line) => /[^\0-\x7f]/.test(line)) ?? text;
  return accented.replace(/^\uFFFD+|\uFFFD+$/g, '').trim();
}
