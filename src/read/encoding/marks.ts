/** The encoding that the bytes at the beginning of a file name, or `null`. */
export function readMark(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32le';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** Bytes looked at. */
const SAMPLE = 4096;

/** Share of the units that have to be ASCII: the names, line ends and separators of any table. */
const ASCII_UNITS = 0.1;

/** Share that is enough without a line end among them, as in JSON of one line. */
const MANY_ASCII_UNITS = 0.35;

/** Fewer units of ASCII than this are chance: a NUL in a short text makes its neighbour one. */
const LEAST_UNITS = 3;

/**
 * The wide encoding that a file without a mark shows: enough of its units are ASCII, line ends among
 * them, in one order of the bytes, and hardly any in the other. `null` where none does.
 */
export function recognizeWide(bytes: Uint8Array): string | null {
  if (!bytes.subarray(0, SAMPLE).includes(0)) return null;
  for (const width of [4, 2]) {
    const little = countAscii(bytes, width, 0);
    const big = countAscii(bytes, width, width - 1);
    const [best, other] = little.units > big.units ? [little, big] : [big, little];
    const least = best.hasLineEnd ? ASCII_UNITS : MANY_ASCII_UNITS;
    if (best.units >= LEAST_UNITS && best.share >= least && best.units > 5 * other.units) {
      return `utf-${8 * width}${best === little ? 'le' : 'be'}`;
    }
  }
  return null;
}

/** Units whose byte at `place` is text and whose other bytes are NUL, also as a share of all. */
function countAscii(
  bytes: Uint8Array,
  width: number,
  place: number,
): { readonly units: number; readonly share: number; readonly hasLineEnd: boolean } {
  const all = Math.floor(Math.min(bytes.length, SAMPLE) / width);
  let units = 0;
  let hasLineEnd = false;
  for (let unit = 0; unit < all; unit++) {
    const written = bytes.subarray(unit * width, (unit + 1) * width);
    const text = written[place] ?? 0;
    const isText = (text >= 0x20 && text < 0x7f) || text === 0x09 || isLineEnd(text);
    if (!isText || written.some((byte, at) => at !== place && byte !== 0)) continue;
    units++;
    hasLineEnd ||= isLineEnd(text);
  }
  return { units, share: units / Math.max(1, all), hasLineEnd };
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}
