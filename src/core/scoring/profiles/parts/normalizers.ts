import { createNormalizer } from '../../../text/normalize';
import { strip } from '../../../text/python';
import { reprFloat } from './python-round';

/**
 * Lower case; deletes ASCII punctuation, replaces English articles with a space, collapses
 * whitespace. Source: SQuAD 1.1 evaluation script, `normalize_answer`.
 */
export const normalizeSquad = createNormalizer([
  'lower-case',
  'delete-ascii-punctuation',
  'articles',
  'whitespace',
]);

/** Deletes the 32 characters of Python's `string.punctuation`. */
export const deletePunctuation = createNormalizer(['delete-ascii-punctuation']);

/** Replaces `a`, `an`, `the` with a space and collapses whitespace. */
export const removeArticlesAndSpace = createNormalizer(['articles', 'whitespace']);

/** Applies a step to each part, drops blank parts, and joins the others with spaces. */
export function normalizeParts(parts: readonly string[], step: (part: string) => string): string {
  return strip(
    parts
      .map(step)
      .filter((part) => strip(part) !== '')
      .join(' '),
  );
}

/**
 * As in DROP and HELM: cleans the words between spaces and hyphens one by one, prints numbers like
 * Python's `float`, and removes articles.
 * @param read returns the value of a cleaned word, or `null` if the word is not a number
 */
export function normalizeWords(
  text: string,
  clean: (word: string) => string,
  read: (word: string) => number | null,
): string {
  return normalizeParts(text.split(/[ -]/), (part) => {
    const word = clean(part);
    const value = read(word);
    return removeArticlesAndSpace(value === null ? word : reprFloat(value));
  });
}

/** The ideographs that CMRC and MLQA recognize: none beyond U+9FA5. */
const chinese = /([\u4e00-\u9fa5])/;

/** Splits a string into single Chinese characters and the tokens between them. */
export function splitChinese(text: string, tokenize: (text: string) => string[]): string[] {
  return text.split(chinese).flatMap((part) => (chinese.test(part) ? [part] : tokenize(part)));
}
