import { WINDOWS_1252 } from './decoders';

/** UTF-8 that was decoded as Windows-1252 and saved again. */
export interface Mojibake {
  /** Number of sequences that should be one character. */
  readonly count: number;
  /** A word with such a sequence; `after` is the repaired word. */
  readonly before: string;
  readonly after: string;
  /** Number of non-ASCII characters outside such sequences. */
  readonly others: number;
  /** The text with only the sequences repaired. */
  readonly repaired: string;
}

/** Maximum number of passes: each save can add another wrong decoding. */
const MAX_PASSES = 3;

/** This many strong sequences are enough, regardless of the other text. */
const MIN_STRONG = 3;

/**
 * Finds characters that were encoded twice (`Ã©` for `é`, `â€™` for `’`) or more. A repair is
 * exact: the bytes of a sequence in Windows-1252 are one character in UTF-8. `null` if the evidence
 * is weak: such sequences are less than half of the non-ASCII characters, and few are strong.
 */
export function findMojibake(text: string): Mojibake | null {
  const first = onePass(text);
  if (!first) return null;
  let repaired = first.repaired;
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const next = onePass(repaired);
    if (!next) break;
    repaired = next.repaired;
  }
  const word = wordAround(text, first.at);
  const once = onePass(word)?.repaired ?? word;
  return {
    count: first.count,
    before: word,
    after: withoutMark(onePass(once)?.repaired ?? once),
    others: first.others,
    repaired: withoutMark(repaired),
  };
}

function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

const BYTES = new Map(
  Array.from({ length: 128 }, (_, index): [string, number] => {
    const byte = 0x80 + index;
    return [index < 32 ? WINDOWS_1252.charAt(index) : String.fromCharCode(byte), byte];
  }),
);

/** The characters of the bytes 0x80 to 0xBF in Windows-1252 and in Latin-1. */
const following = `[\\x80-\\xbf${WINDOWS_1252}]`;
const sequence = new RegExp(
  `[\\xc2-\\xdf]${following}|[\\xe0-\\xef]${following}{2}|[\\xf0-\\xf4]${following}{3}`,
  'g',
);

function onePass(text: string) {
  let strong = 0;
  let all = 0;
  let length = 0;
  let at = -1;
  for (const found of text.matchAll(sequence)) {
    const code = codeOf(found[0]);
    if (code === null || !isPlausible(code)) continue;
    if (isStrong(code)) strong++;
    if (at === -1) at = found.index;
    all++;
    length += found[0].length;
  }
  if (all === 0) return null;
  const beyond = countBeyondAscii(text);
  const isMost = 2 * length > beyond;
  if (!isMost && strong < MIN_STRONG) return null;
  const isChosen = isMost ? isPlausible : isStrong;
  const repaired = text.replace(sequence, (found) => {
    const code = codeOf(found);
    return code !== null && isChosen(code) ? String.fromCodePoint(code) : found;
  });
  return { repaired, at, count: isMost ? all : strong, others: beyond - length };
}

/** The character of a sequence; `null` if it is invalid UTF-8. */
function codeOf(found: string): number | null {
  const [lead = 0, ...rest] = Array.from(found, (one) => BYTES.get(one) ?? one.charCodeAt(0));
  const code = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), lead & (0x7f >> found.length));
  const minCode = [0x80, 0x800, 0x10000][found.length - 2] ?? 0;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < minCode || code > 0x10ffff || isSurrogate ? null : code;
}

/**
 * Whether a character is a Latin-1 letter, typographic punctuation mark, byte order mark or emoji:
 * `Ã©`, `â€™`, `ï»¿`, `ðŸ˜€`.
 */
function isStrong(code: number): boolean {
  return (
    (code >= 0xa0 && code <= 0xff) ||
    (code >= 0x2010 && code <= 0x203a) ||
    code === 0x20ac ||
    code === 0x2122 ||
    code === 0xfeff ||
    (code >= 0x1f300 && code <= 0x1faff)
  );
}

/**
 * Whether a decoded character belongs to a modern script or, as after one pass over triply encoded
 * text, to Windows-1252. If decoding gives a character of any other script, the sequence is correct
 * text as it stands: `ß“`, the end of a German quotation, would become a letter of N’Ko.
 */
function isPlausible(code: number): boolean {
  return (
    isStrong(code) ||
    BYTES.has(String.fromCodePoint(code)) ||
    PLAUSIBLE.some(([first, last]) => code >= first && code <= last)
  );
}

const PLAUSIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x100, 0x17f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x5d0, 0x5ea],
  [0x60c, 0x6ff],
  [0x900, 0xe7f],
  [0x1ea0, 0x1ef9],
  [0x2000, 0x22ff],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffee],
];

function countBeyondAscii(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x80) count++;
  return count;
}

/** The word at an offset, at most 30 characters on each side. */
function wordAround(text: string, at: number): string {
  const before = /[^\s,;|"]*$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
  const after = /^[^\s,;|"]*/.exec(text.slice(at, at + 30))?.[0] ?? '';
  return before + after;
}
