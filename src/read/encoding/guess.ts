import { type Characters, type Language, LANGUAGES } from './languages';
import { decodeLeniently, decodeSample, decodeStrictly } from './decoders';

/**
 * Log probabilities that a character is one of a language's most frequent characters, or another
 * ordinary character of the language.
 */
const FREQUENT = Math.log(0.45);
const ORDINARY = Math.log(0.5);

/** Log probabilities of characters that the language does not use. */
const UNEXPECTED = {
  quotation: -3.5,
  sign: -6,
  signOfAmount: -0.5,
  ideographicSign: -4.5,
  foreignLetter: -9,
  foreignIdeograph: -12,
  otherSign: -9,
  impossible: -14,
} as const;

/** Added to the log probability of a character in an unusual position. */
const MISPLACED = {
  signInsideWord: -4,
  capitalInsideWord: -4,
  capital: -1.2,
  nextToForeignLetter: -3,
  nextToAnotherAccent: -2,
  alone: -1.5,
  knownPair: 0.8,
} as const;

const quotation = /[“”‘’„‚–—…«»\u00a0]/;

/** An amount with a currency sign or unit: `€ 5`, `20 °C`, `10 m³`. */
const amount =
  /(?<!\p{L})[€£¥±§]\s?\d|\d\s?(?:[€£¥±×½¼](?!\p{L})|[°µ])|(?<!\p{L})[ck]?m[²³](?!\p{L})/u;
const sign = /[€£¥§©®™°·•²³½¼¿¡ºª´×±№‰†µ]/;

const ideographicSign =
  /[\u3000-\u3003\u3008-\u3011\u30fb\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f]/;

const ideograph = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * C1 controls, private-use and unassigned characters, lone surrogates, the replacement character.
 */
const impossible = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd\ufeff]/u;
const letter = /[\p{L}\p{M}]/u;

const joiner = /[’·\u2010\u2011–\u200c\u200d]/;

export const MIN_PLAUSIBILITY = -7;

/**
 * A non-ASCII character, with its log probability in a language that does not use it, and its
 * position penalties.
 */
interface Occurrence {
  readonly character: string;
  readonly pair: string;
  readonly unexpected: number;
  readonly inLatin: number;
  readonly inOtherAlphabet: number;
  readonly inCharacters: number;
}

interface Evidence {
  /** Log probability of each character. */
  readonly expected: ReadonlyMap<string, number>;
  readonly pairs: ReadonlySet<string>;
}

const evidence = new Map<Language, Evidence>();

export interface Candidate {
  readonly encoding: string;
  readonly score: number;
}

/**
 * The legacy encodings of `TextDecoder`, common ones first; if two give the same text, the first is
 * used. Rarer encodings are penalized.
 */
const LEGACY: readonly (readonly [encoding: string, cost: number])[] = [
  ['windows-1252', 0],
  ['windows-1251', 0],
  ['gb18030', 0],
  ['shift_jis', 0],
  ['big5', 0],
  ['euc-kr', 0],
  ['windows-1250', 0],
  ['windows-1254', 0.02],
  ['windows-1253', 0],
  ['windows-1255', 0],
  ['windows-1256', 0],
  ['windows-874', 0],
  ['windows-1257', 0.05],
  ['windows-1258', 0.1],
  ['euc-jp', 0.02],
  ['iso-8859-2', 0.05],
  ['iso-8859-5', 0.1],
  ['iso-8859-6', 0.05],
  ['iso-8859-7', 0.05],
  ['iso-8859-8', 0.05],
  ['iso-8859-15', 0.1],
  ['macintosh', 0.1],
  ['x-mac-cyrillic', 0.1],
  ['koi8-r', 0.05],
  ['koi8-u', 0.06],
  ['ibm866', 0.1],
  ['iso-8859-4', 0.2],
  ['iso-8859-13', 0.1],
  ['iso-8859-3', 0.3],
  ['iso-8859-10', 0.3],
  ['iso-8859-14', 0.3],
  ['iso-8859-16', 0.2],
];

const SAMPLE = 16_384;

/** Number of ASCII bytes kept around non-ASCII bytes: enough for the words that contain them. */
const CONTEXT = 16;

/** The legacy encodings in which the bytes are valid, best first, each with a different text. */
export function rankEncodings(bytes: Uint8Array): Candidate[] {
  const sample = takeSample(bytes);
  const isWhole = sample.length < SAMPLE;
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const texts = new Set<string>();
  return LEGACY.flatMap(([encoding, cost]): Candidate[] => {
    const text = isWhole ? decodeStrictly(sample, encoding) : decodeSample(sample, encoding);
    if (text === null || texts.has(text)) return [];
    texts.add(text);
    return [{ encoding, score: plausibility(text, high) - cost }];
  }).sort((one, other) => other.score - one.score);
}

/** The plausibility of the valid UTF-8 in the bytes, per character; −∞ if there is none. */
export function plausibilityOfUtf8(bytes: Uint8Array): number {
  const text = decodeLeniently(takeSample(bytes), 'utf-8').replaceAll('\ufffd', '');
  const high = Array.from(text).filter((character) => character >= '\x80').length;
  return high === 0 ? -Infinity : plausibility(text, high);
}

/**
 * The first non-ASCII bytes with their neighbors, one excerpt per line. Longer runs of ASCII are
 * omitted, so that all excerpts but the last begin and end between characters.
 */
function takeSample(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let kept = 0;
  let lastHigh = -Infinity;
  for (let at = 0; at < bytes.length && sample.length < SAMPLE; at++) {
    if ((bytes[at] ?? 0) < 0x80) {
      if (at - lastHigh <= CONTEXT) {
        sample.push(bytes[at] ?? 0);
        kept = at + 1;
      }
      continue;
    }
    const from = Math.max(kept, at - CONTEXT);
    if (from > kept) sample.push(0x0a);
    sample.push(...bytes.subarray(from, at + 1));
    kept = at + 1;
    lastHigh = at;
  }
  return Uint8Array.from(sample);
}

/**
 * The plausibility of a sample as text of its most likely language: mean log probability per
 * non-ASCII byte (`highBytes`), at most 0. Comparable between decodings of the same bytes; below
 * `MIN_PLAUSIBILITY` no language fits.
 */
function plausibility(sample: string, highBytes: number): number {
  if (highBytes === 0) return 0;
  const occurrences = scanCharacters(sample);
  return Math.max(...LANGUAGES.map((one) => likelihood(occurrences, one))) / highBytes;
}

function scanCharacters(sample: string): Occurrence[] {
  const characters = Array.from(sample);
  return characters.flatMap((character, at) => {
    if (character < '\x80') return [];
    const before = characters[at - 1] ?? '';
    const after = characters[at + 1] ?? '';
    const around = characters.slice(Math.max(0, at - 2), at + 3).join('');
    return {
      character,
      pair: (before + character).toLowerCase(),
      unexpected: unexpectedness(character, around),
      inLatin: positionPenalty(before, character, after, true),
      inOtherAlphabet: positionPenalty(before, character, after, false),
      inCharacters: nextToAscii(before, character),
    };
  });
}

function likelihood(occurrences: readonly Occurrence[], language: Language): number {
  const { expected, pairs } = evidenceFor(language);
  let sum = -language.rarity;
  for (const one of occurrences) {
    sum += expected.get(one.character) ?? one.unexpected;
    if (language.kind === 'characters') sum += one.inCharacters;
    else sum += language.latin ? one.inLatin : one.inOtherAlphabet;
    if (pairs.has(one.pair)) sum += MISPLACED.knownPair;
  }
  return sum;
}

function unexpectedness(character: string, around: string): number {
  if (impossible.test(character)) return UNEXPECTED.impossible;
  if (quotation.test(character)) return UNEXPECTED.quotation;
  if (sign.test(character)) return amount.test(around) ? UNEXPECTED.signOfAmount : UNEXPECTED.sign;
  if (ideographicSign.test(character)) return UNEXPECTED.ideographicSign;
  if (ideograph.test(character)) return UNEXPECTED.foreignIdeograph;
  return letter.test(character) ? UNEXPECTED.foreignLetter : UNEXPECTED.otherSign;
}

/**
 * The penalty for an ASCII letter directly before an ideograph, which is unusual in double-byte
 * text.
 */
function nextToAscii(before: string, character: string): number {
  return isAsciiLetter(before) && letter.test(character) ? MISPLACED.nextToForeignLetter / 2 : 0;
}

function positionPenalty(
  before: string,
  character: string,
  after: string,
  isLatin: boolean,
): number {
  const behind = letter.test(before);
  const ahead = letter.test(after);
  if (!letter.test(character)) {
    const inside = behind && ahead && !joiner.test(character);
    const isIndent = character === '\u00a0' && !/[\p{L}\p{N}]/u.test(before);
    return inside || isIndent ? MISPLACED.signInsideWord : 0;
  }
  let sum = 0;
  if (isCapital(character)) {
    sum += MISPLACED.capital;
    if (behind && isSmall(before)) sum += MISPLACED.capitalInsideWord;
  }
  if (isLatin) {
    if (behind && before >= '\x80') sum += MISPLACED.nextToAnotherAccent;
    if (!behind && !ahead) sum += MISPLACED.alone;
  } else {
    if (isAsciiLetter(before)) sum += MISPLACED.nextToForeignLetter;
    if (isAsciiLetter(after)) sum += MISPLACED.nextToForeignLetter;
  }
  return sum;
}

function isAsciiLetter(character: string): boolean {
  return /^[A-Za-z]$/.test(character);
}

function isCapital(character: string): boolean {
  return character !== character.toLowerCase();
}

function isSmall(character: string): boolean {
  return character !== character.toUpperCase();
}

/** The evidence for a language, computed on first use. */
function evidenceFor(language: Language): Evidence {
  let found = evidence.get(language);
  if (!found) {
    const isAlphabet = language.kind === 'alphabet';
    const pairs = isAlphabet ? (language.pairs ?? '').replaceAll(' ', '') : '';
    const expected = isAlphabet ? expectLetters(language.letters) : expectAll(language);
    found = { expected, pairs: new Set(pairs.match(/../gu) ?? []) };
    evidence.set(language, found);
  }
  return found;
}

/**
 * Letter probabilities, derived by Zipf's law from each letter's rank; a capital has the same
 * probability as its lowercase letter.
 */
function expectLetters(letters: string): Map<string, number> {
  const ranked = Array.from(letters);
  const total = Math.log(ranked.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0));
  const expected = new Map<string, number>();
  ranked.forEach((one, rank) => {
    const logarithm = -Math.log(rank + 1) - total;
    expected.set(one, logarithm);
    const capital = one === 'i' || one === 'ı' ? 'İ' : one.toUpperCase();
    if (capital.length === 1 && !expected.has(capital)) expected.set(capital, logarithm);
  });
  return expected;
}

function expectAll({ frequent, ordinary }: Characters): Map<string, number> {
  const usual = ordinaryCharacters(ordinary);
  const chosen = Array.from(frequent);
  const expected = new Map(usual.map((one) => [one, ORDINARY - Math.log(usual.length)]));
  for (const one of chosen) expected.set(one, FREQUENT - Math.log(chosen.length));
  return expected;
}

/** The characters in some rows of a double-byte character set, taken from the decoder. */
function ordinaryCharacters({ encoding, from, to }: Characters['ordinary']): string[] {
  const bytes: number[] = [];
  for (let lead = from; lead <= to; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) bytes.push(lead, trail);
    if (encoding === 'big5') for (let trail = 0x40; trail <= 0x7e; trail++) bytes.push(lead, trail);
  }
  const text = new TextDecoder(encoding).decode(Uint8Array.from(bytes));
  return Array.from(new Set(text)).filter((one) => ideograph.test(one));
}
