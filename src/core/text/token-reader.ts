import { NORMALIZATION_PRESETS, type Settings } from '../settings';
import { codeAt } from './ascii';
import { createNormalizer } from './normalize';
import { tokenize } from './tokenize';

/** Normalizes texts and maps their tokens to numbers that identify the tokens. */
export interface TokenReader {
  readonly normalize: (text: string) => string;
  /**
   * A number for each token, in text order. Equal tokens have equal numbers within one tokenizer.
   */
  readonly read: (text: string) => readonly number[];
  /** Whether two normalized texts are equal if and only if their token sequences are equal. */
  readonly tokensDecide: boolean;
}

type TokenSettings = Pick<Settings, 'normalisation' | 'replacements' | 'tokens'>;

/**
 * Builds the tokenizer for the given settings: the fast one if it supports them, otherwise the
 * straightforward one.
 */
export function createTokenReader(settings: TokenSettings): TokenReader {
  const steps = settings.normalisation.join();
  const dropsArticles = steps === NORMALIZATION_PRESETS.squad.join();
  const isFast = dropsArticles || steps === NORMALIZATION_PRESETS.plain.join();
  return isFast && settings.tokens === 'whitespace'
    ? createFastReader(settings, dropsArticles)
    : createPlainReader(settings);
}

/**
 * Builds the straightforward tokenizer, which normalizes a text, splits it and numbers its tokens
 * one step after the other, under any settings.
 */
export function createPlainReader(settings: TokenSettings): TokenReader {
  const normalize = createNormalizer(settings.normalisation, settings.replacements);
  const vocabulary = new Map<string, number>();
  const numberOf = (token: string) => {
    const known = vocabulary.get(token);
    if (known !== undefined) return known;
    vocabulary.set(token, vocabulary.size);
    return vocabulary.size - 1;
  };
  return {
    normalize,
    read: (text) => tokenize(normalize(text), settings.tokens).map(numberOf),
    tokensDecide: false,
  };
}

/**
 * How an ASCII character is treated: one of these constants or, if the character is kept, the code
 * of its lowercase form.
 */
const DELETED = 0;
const SPACE = 1;
/**
 * Other control characters end a word but not a token; only the straightforward tokenizer handles
 * them.
 */
const UNKNOWN = 2;

const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if ((code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x20)) return SPACE;
  if (/[a-z0-9]/i.test(character)) return character.toLowerCase().charCodeAt(0);
  return code < 0x20 || code === 0x7f ? UNKNOWN : DELETED;
});

/**
 * Produces the same tokens as the straightforward tokenizer under SQuAD's normalization, or under
 * the one that keeps articles: ASCII text is tokenized in one pass over its character codes,
 * without allocating a string per step or token. Part (a) of `npm run bench` shows the speedup.
 */
function createFastReader(settings: TokenSettings, dropsArticles: boolean): TokenReader {
  const normalize = createNormalizer(settings.normalisation, settings.replacements);
  const vocabulary = createVocabulary();
  let codes = new Uint8Array(1024);
  return {
    normalize,
    read: (text) => {
      const end = text.length;
      if (codes.length < end) codes = new Uint8Array(2 * end);
      const numbers: number[] = [];
      let length = 0;
      let hash = FIRST_HASH;
      for (let at = 0; at <= end; at++) {
        const code = at < end ? codeAt(text, at) : 0x20;
        const kind = code < 128 ? (CLASSES[code] ?? UNKNOWN) : UNKNOWN;
        if (kind > UNKNOWN) {
          codes[length++] = kind;
          hash = addToHash(hash, kind);
        } else if (kind === SPACE) {
          if (length > 0 && !(dropsArticles && isArticle(codes, length)))
            numbers.push(vocabulary.numberOf(codes, length, hash));
          length = 0;
          hash = FIRST_HASH;
        } else if (kind === UNKNOWN) {
          return tokenize(normalize(text), settings.tokens).map(vocabulary.numberOfText);
        }
      }
      return numbers;
    },
    tokensDecide: true,
  };
}

/** Whether the first `length` codes spell “a”, “an” or “the”. */
function isArticle(codes: Uint8Array, length: number): boolean {
  if (length > 3) return false;
  if (codes[0] === 0x61) return length === 1 || (length === 2 && codes[1] === 0x6e);
  return length === 3 && codes[0] === 0x74 && codes[1] === 0x68 && codes[2] === 0x65;
}

/** The hash function FNV-1a. */
const FIRST_HASH = 0x811c9dc5 | 0;
const addToHash = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

interface Vocabulary {
  /** The number of the token with these ASCII codes. */
  readonly numberOf: (codes: Uint8Array, length: number, hash: number) => number;
  readonly numberOfText: (token: string) => number;
}

/**
 * Assigns numbers to tokens in the order of their first occurrence. ASCII tokens are found by their
 * codes in one table of integers: a map would need a new string for every lookup.
 */
function createVocabulary(): Vocabulary {
  /** Numbers of non-ASCII tokens, whose codes are not stored in `known`. */
  const others = new Map<string, number>();
  let size = 0;
  /**
   * 1 + the token's number, in the first free slot at or after its hash; half of the slots stay
   * free.
   */
  let slots = new Int32Array(2048);
  /** For each token number: hash, start and end in `known`. */
  let entries = new Int32Array(3 * 1024);
  let known = new Uint8Array(16_384);
  let used = 0;

  const insert = (number: number) => {
    const last = slots.length - 1;
    let at = slotOf(entries[3 * number] ?? 0) & last;
    while (slots[at] !== 0) at = (at + 1) & last;
    slots[at] = number + 1;
  };
  const add = (codes: Uint8Array, length: number, hash: number) => {
    const number = size++;
    if (3 * size > entries.length) entries = grow(entries, new Int32Array(2 * entries.length));
    if (used + length > known.length) known = grow(known, new Uint8Array(2 * (used + length)));
    known.set(codes.subarray(0, length), used);
    entries.set([hash, used, used + length], 3 * number);
    used += length;
    if (length > 0) insert(number);
    if (2 * size > slots.length) {
      slots = new Int32Array(2 * slots.length);
      for (let one = 0; one < size; one++)
        if (entries[3 * one + 1] !== entries[3 * one + 2]) insert(one);
    }
    return number;
  };
  const isAt = (number: number, codes: Uint8Array, length: number, hash: number) => {
    const entry = 3 * number;
    const start = entries[entry + 1] ?? 0;
    if (entries[entry] !== hash || (entries[entry + 2] ?? 0) - start !== length) return false;
    for (let at = 0; at < length; at++) if (known[start + at] !== codes[at]) return false;
    return true;
  };
  const numberOf = (codes: Uint8Array, length: number, hash: number) => {
    const last = slots.length - 1;
    for (let at = slotOf(hash) & last; ; at = (at + 1) & last) {
      const number = (slots[at] ?? 0) - 1;
      if (number < 0) return add(codes, length, hash);
      if (isAt(number, codes, length, hash)) return number;
    }
  };
  const numberOfText = (token: string) => {
    if (/^\p{ASCII}+$/u.test(token)) {
      const codes = Uint8Array.from(token, (character) => character.charCodeAt(0));
      return numberOf(codes, codes.length, codes.reduce(addToHash, FIRST_HASH));
    }
    const number = others.get(token) ?? add(NO_CODES, 0, 0);
    others.set(token, number);
    return number;
  };
  return { numberOf, numberOfText };
}

const NO_CODES = new Uint8Array(0);

/** The upper bits of a hash, mixed into the lower ones, which choose the slot. */
const slotOf = (hash: number) => hash ^ (hash >>> 15);

function grow<Values extends Int32Array | Uint8Array>(values: Values, larger: Values): Values {
  larger.set(values);
  return larger;
}

/** Number of occurrences of each token in a list, while `countCommon` runs; all 0 between calls. */
let counts = new Int32Array(1024);

/** Number of tokens in the intersection of two multisets; both are from the same tokenizer. */
export function countCommon(a: readonly number[], b: readonly number[]): number {
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  for (const token of few) {
    if (token >= counts.length) counts = grow(counts, new Int32Array(2 * token));
    counts[token] = (counts[token] ?? 0) + 1;
  }
  let common = 0;
  for (const token of many) {
    const left = counts[token] ?? 0;
    if (left === 0) continue;
    counts[token] = left - 1;
    common++;
  }
  for (const token of few) counts[token] = 0;
  return common;
}
