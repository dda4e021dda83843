import { createNormalizer } from '../../../text/normalize';
import { PYTHON_WORD, splitWhitespace, strip } from '../../../text/python';

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

/** The steps of `normalizeSquad`, in the words of exports. */
export const SQUAD_STEPS: readonly string[] = [
  'lower case',
  'delete ASCII punctuation',
  'English articles to a space',
  'collapse white space',
];

/** The tokens of a text under `normalizeSquad`. */
export function squadTokens(text: string): string[] {
  return splitWhitespace(normalizeSquad(text));
}

/** Deletes the 32 characters of Python's `string.punctuation`. */
export const deletePunctuation = createNormalizer(['delete-ascii-punctuation']);

/** Replaces `a`, `an`, `the` by a space and collapses white space. */
export const removeArticlesAndSpace = createNormalizer(['articles', 'whitespace']);

/** A pattern for whole words, with Unicode word edges as Python has them. */
export function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![${PYTHON_WORD}])(?:${words.join('|')})(?![${PYTHON_WORD}])`, 'gu');
}

/** Runs a step on each part between single spaces, drops parts that are left blank, joins the rest. */
export function normalizeParts(parts: readonly string[], step: (part: string) => string): string {
  return strip(
    parts
      .map(step)
      .filter((part) => strip(part) !== '')
      .join(' '),
  );
}
