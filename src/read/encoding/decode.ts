import type { Problem } from '../../core/model';
import type { ReadChoices, ReadOptions } from '../../core/read-options';
import { textProblems } from '../../core/words/reading-problems';
import { decodeLeniently, decodeStrictly, isKnownEncoding } from './decoders';
import { MIN_PLAUSIBILITY, plausibilityOfUtf8, rankEncodings } from './guess';
import { type Fault, locateFault, scanUtf16, scanUtf8 } from './faults';
import { findMojibake } from './mojibake';

/** Number of bytes inspected for wide encodings and control characters. */
const SAMPLE = 4096;

/**
 * Minimum share of ASCII units in a wide encoding: names, line endings and delimiters are ASCII.
 */
const ASCII_UNITS = 0.1;

/** Minimum share if there is no line ending, as in JSON on one line. */
const MANY_ASCII_UNITS = 0.35;

/** Fewer ASCII units may be due to chance: a character next to a NUL looks like one. */
const MIN_UNITS = 3;

/** A file's text with problems and choices, or the problem that prevents decoding. */
export type DecodeResult =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly encoding: string;
      readonly problems: readonly Problem[];
      readonly choices: Pick<ReadChoices, 'encodings' | 'mojibake'>;
    }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      /** Encodings that the user can choose instead, most likely first. */
      readonly encodings: readonly string[];
    };

/**
 * Maximum string length in UTF-16 code units in Node and Chromium; other JavaScript engines allow
 * at least as much.
 */
const MAX_TEXT_LENGTH = 2 ** 29 - 24;

/**
 * Minimum shares of non-ASCII bytes that must be in valid UTF-8 sequences to prove, or to suggest,
 * that a file is UTF-8.
 */
const PROOF = 0.9;
const HINT = 0.5;

/**
 * Decodes a file: in the chosen encoding; else by its byte order mark; else as UTF-16, UTF-32,
 * ISO-2022-JP or strict UTF-8, if its bytes are valid; else in the legacy encoding that fits its
 * letters best, with a warning. Damaged text is rejected with the position of the first invalid
 * byte, unless the user chose the encoding.
 */
export function decode(bytes: Uint8Array, file: string, options: ReadOptions = {}): DecodeResult {
  if (bytes.length > MAX_TEXT_LENGTH) {
    return refuse(textProblems.textTooLong(file, bytes.length, MAX_TEXT_LENGTH), []);
  }
  if (options.encoding !== undefined) return decodeChosen(bytes, file, options);
  const wide = readMark(bytes) ?? recognizeWide(bytes);
  if (wide !== null && wide !== 'utf-8') return decodeWide(bytes, file, wide, options);
  const control = findControl(bytes);
  if (control !== -1) {
    const problem = textProblems.unreadableText(file, locateFault(bytes, control, ''));
    return refuse(problem, [...WIDE, ...namesOf(rankEncodings(bytes))]);
  }
  if (switchesToJapanese(bytes)) {
    const text = decodeStrictly(bytes, 'iso-2022-jp');
    if (text !== null) return accept(text, 'iso-2022-jp', ['iso-2022-jp', 'utf-8'], file, options);
  }
  const text = decodeStrictly(bytes, 'utf-8');
  return text === null
    ? decodeLegacy(bytes, file, options)
    : accept(text, 'utf-8', [], file, options, text.length < bytes.length);
}

function refuse(problem: Problem, encodings: readonly string[]): DecodeResult {
  return { kind: 'refused', problem, encodings };
}

/** Candidates for a file with NULs. */
const WIDE = ['utf-16le', 'utf-16be'];

function namesOf(candidates: ReturnType<typeof rankEncodings>): string[] {
  return candidates.map(({ encoding }) => encoding);
}

function accept(
  text: string,
  encoding: string,
  encodings: readonly string[],
  file: string,
  { repairMojibake = false }: ReadOptions,
  isBeyondAscii = true,
  problems: readonly Problem[] = [],
): DecodeResult {
  const found = isBeyondAscii ? findMojibake(text) : null;
  if (!found) {
    return { kind: 'text', text, encoding, problems, choices: { encodings, mojibake: 'none' } };
  }
  const describe = repairMojibake ? textProblems.repairedMojibake : textProblems.mojibake;
  return {
    kind: 'text',
    text: repairMojibake ? found.repaired : text,
    encoding,
    problems: [...problems, describe(file, found)],
    choices: { encodings, mojibake: repairMojibake ? 'repaired' : 'suspected' },
  };
}

function decodeChosen(bytes: Uint8Array, file: string, options: ReadOptions): DecodeResult {
  const { encoding = '' } = options;
  const fitting = decodeStrictly(bytes, 'utf-8') === null ? [] : ['utf-8'];
  const ranked = namesOf(rankEncodings(bytes));
  if (!isKnownEncoding(encoding)) {
    return refuse(textProblems.unknownEncoding(file, encoding), [...fitting, ...ranked]);
  }
  const encodings = Array.from(new Set([...fitting, encoding, ...ranked]));
  const strict = decodeStrictly(bytes, encoding);
  if (strict !== null) return accept(strict, encoding, encodings, file, options);
  const text = decodeLeniently(bytes, encoding);
  const count = text.split('\ufffd').length - 1;
  const line = text.slice(0, text.indexOf('\ufffd')).split(/\r\n?|\n/).length;
  const damage = textProblems.damagedText(file, encoding, { count, line });
  return accept(text, encoding, encodings, file, options, true, [damage]);
}

function decodeWide(
  bytes: Uint8Array,
  file: string,
  encoding: string,
  options: ReadOptions,
): DecodeResult {
  const text = decodeStrictly(bytes, encoding);
  if (text === null) {
    const fault = encoding.startsWith('utf-16')
      ? scanUtf16(bytes, encoding === 'utf-16le')
      : faultOfUtf32(bytes, encoding);
    if (!fault) throw new Error(`The scan and the decoder of ${encoding} disagree.`);
    return refuse(textProblems.brokenEncoding(file, encoding.toUpperCase(), fault), [encoding]);
  }
  const nul = text.indexOf('\0');
  if (nul === -1) return accept(text, encoding, [encoding], file, options);
  const at = (encoding.startsWith('utf-16') ? 2 : 4) * (nul + (readMark(bytes) === null ? 0 : 1));
  return refuse(textProblems.unreadableText(file, locateFault(bytes, at, '')), [encoding]);
}

function faultOfUtf32(bytes: Uint8Array, encoding: string): Fault {
  const whole = bytes.length - (bytes.length % 4);
  for (let at = 0; at < whole; at += 4) {
    if (decodeStrictly(bytes.subarray(at, at + 4), encoding) === null) {
      return locateFault(bytes, at, 'four bytes do not encode a character');
    }
  }
  return locateFault(bytes, whole, 'the last character is truncated');
}

function decodeLegacy(bytes: Uint8Array, file: string, options: ReadOptions): DecodeResult {
  const scan = scanUtf8(bytes);
  if (!scan) throw new Error('The scan and the decoder of UTF-8 disagree.');
  const candidates = rankEncodings(bytes);
  const isUtf8 =
    readMark(bytes) === 'utf-8' ||
    scan.shape > PROOF ||
    (scan.shape > HINT && plausibilityOfUtf8(bytes) > (candidates[0]?.score ?? -Infinity));
  const encodings = namesOf(candidates);
  const broken = textProblems.brokenEncoding(file, 'UTF-8', scan.first);
  if (isUtf8) return refuse(broken, ['utf-8', ...encodings]);
  for (const { encoding, score } of candidates) {
    if (score < MIN_PLAUSIBILITY) break;
    const text = decodeStrictly(bytes, encoding);
    if (text === null) continue;
    const guess = textProblems.guessedEncoding(file, encoding, scan.first);
    return accept(text, encoding, encodings, file, options, true, [guess]);
  }
  return refuse(broken, ['utf-8', ...encodings]);
}

/** Maximum share of control characters in text: some programs write the `\b` of LaTeX unescaped. */
const CONTROLS = 0.02;

/**
 * The offset of the first NUL, or of the first control character if there are many; −1 if there is
 * none. Tab, line endings, form feed, escape and the ASCII separators are allowed.
 */
function findControl(bytes: Uint8Array): number {
  const nul = bytes.indexOf(0);
  if (nul !== -1) return nul;
  const sample = bytes.subarray(0, SAMPLE);
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 27) || byte === 127;
  const count = sample.filter(isControl).length;
  return count > CONTROLS * sample.length ? sample.findIndex(isControl) : -1;
}

const ESCAPE = 0x1b;

/** Whether the bytes look like ISO-2022-JP: ASCII with escapes such as `ESC $ B` and `ESC ( J`. */
function switchesToJapanese(bytes: Uint8Array): boolean {
  const at = bytes.indexOf(ESCAPE);
  if (at === -1) return false;
  const [first = 0, second = 0] = bytes.subarray(at + 1, at + 3);
  const sign = String.fromCharCode(first, second);
  return ['$@', '$B', '(J', '(I'].includes(sign) && bytes.every((byte) => byte < 0x80);
}

/** The encoding of the byte order mark; `null` without one. */
function readMark(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32le';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/**
 * The wide encoding of a file without a byte order mark: enough of its units are ASCII in one byte
 * order, and hardly any in the other. `null` if there is none.
 */
function recognizeWide(bytes: Uint8Array): string | null {
  if (!bytes.subarray(0, SAMPLE).includes(0)) return null;
  for (const width of [4, 2]) {
    const little = countAscii(bytes, width, 0);
    const big = countAscii(bytes, width, width - 1);
    const [best, other] = little.units > big.units ? [little, big] : [big, little];
    const minShare = best.hasLineEnd ? ASCII_UNITS : MANY_ASCII_UNITS;
    if (best.units >= MIN_UNITS && best.share >= minShare && best.units > 5 * other.units) {
      return `utf-${8 * width}${best === little ? 'le' : 'be'}`;
    }
  }
  return null;
}

/** Counts units whose byte at `offset` is text and whose other bytes are NUL. */
function countAscii(bytes: Uint8Array, width: number, offset: number) {
  const all = Math.floor(Math.min(bytes.length, SAMPLE) / width);
  let units = 0;
  let hasLineEnd = false;
  for (let unit = 0; unit < all; unit++) {
    const written = bytes.subarray(unit * width, (unit + 1) * width);
    const text = written[offset] ?? 0;
    const isText = (text >= 0x20 && text < 0x7f) || text === 0x09 || isLineEnd(text);
    if (!isText || written.some((byte, at) => at !== offset && byte !== 0)) continue;
    units++;
    hasLineEnd ||= isLineEnd(text);
  }
  return { units, share: units / Math.max(1, all), hasLineEnd };
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}
