import type { TokenMode } from '../settings';
import { splitWhitespace } from './python';

/** Long-vowel marks belong to both Japanese scripts, so that no `Script` includes them. */
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\uff70`;
const words = /[\p{L}\p{M}\p{N}_]+/gu;
const charactersOrWords = new RegExp(`[${CJK}]|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

const tokenizers: Readonly<Record<TokenMode, (text: string) => string[]>> = {
  whitespace: splitWhitespace,
  words: (text) => text.match(words) ?? [],
  mixed: (text) => text.match(charactersOrWords) ?? [],
};

/**
 * Splits a normalized string into tokens: at whitespace (SQuAD), into Unicode words, or mixed
 * (single Chinese and Japanese characters, complete words of other scripts; CMRC 2018).
 */
export function tokenize(text: string, mode: TokenMode): string[] {
  return tokenizers[mode](text);
}

/** The number of tokens that two multisets share. */
export function countShared(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of a) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of b) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    shared++;
  }
  return shared;
}
