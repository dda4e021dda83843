import type { TokenMode } from '../settings';
import { splitWhitespace } from './python';

/** The long-vowel marks belong to both Japanese scripts, so no `Script` has them. */
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\uff70`;
const words = /[\p{L}\p{M}\p{N}_]+/gu;
const charactersOrWords = new RegExp(`[${CJK}]|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

const tokenizers: Readonly<Record<TokenMode, (text: string) => string[]>> = {
  whitespace: splitWhitespace,
  words: (text) => text.match(words) ?? [],
  mixed: (text) => text.match(charactersOrWords) ?? [],
};

/**
 * Splits a normalized text into tokens: at white space (as SQuAD), into Unicode words, or mixed
 * (each Chinese or Japanese character alone, other words whole, as CMRC 2018 does).
 */
export function tokenize(text: string, mode: TokenMode): string[] {
  return tokenizers[mode](text);
}
