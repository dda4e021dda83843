import { createNormalizer } from '../../../text/normalize';
import { strip } from '../../../text/python';
import { reprFloat } from './python-round';

/**
 * Lower case, ASCII punctuation deleted, English articles to a space, white space collapsed.
 * Source: SQuAD 1.1 evaluation script, `normalize_answer`.
 */
export const normalizeSquad = createNormalizer([
  'lower-case',
  'delete-ascii-punctuation',
  'articles',
  'whitespace',
]);

/** Deletes the 32 characters of Python's `string.punctuation`. */
export const deletePunctuation = createNormalizer(['delete-ascii-punctuation']);

/** Replaces `a`, `an`, `the` by a space and collapses white space. */
export const removeArticlesAndSpace = createNormalizer(['articles', 'whitespace']);

/** Runs a step on each part between single spaces, drops parts that are left blank, joins the rest. */
export function normalizeParts(parts: readonly string[], step: (part: string) => string): string {
  return strip(
    parts
      .map(step)
      .filter((part) => strip(part) !== '')
      .join(' '),
  );
}

/**
 * DROP's and HELM's way: cleans the words between spaces and hyphens one by one, prints those that are
 * numbers as Python prints a float, and removes articles.
 * @param read the number that a clean word is, or `null`
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

/** Ideographs as CMRC and MLQA know them: those beyond U+9FA5 are not among them. */
const chinese = /([\u4e00-\u9fa5])/;

/** Chinese characters one by one, and the tokens of what is between them. */
export function splitChinese(text: string, tokenize: (text: string) => string[]): string[] {
  return text.split(chinese).flatMap((part) => (chinese.test(part) ? [part] : tokenize(part)));
}
