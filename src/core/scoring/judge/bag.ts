import { deleteUnicodePunctuation, removeArticles } from '../../text/steps';
import { PYTHON_WORD, splitWhitespace } from '../../text/python';

/** Tokens of a text as positions in a judge's vocabulary, with repetitions. */
export type Bag = readonly number[];

/** Positions by token. A `Map`, since a token may be `__proto__`. */
export type Vocabulary = ReadonlyMap<string, number>;

/**
 * The normalized words of a text, as in PEDANTS: lower case, without punctuation of any script and
 * without English articles. Source: `normalize_answer` of qa_metrics (Li et al., 2024).
 */
export function readPlainWords(text: string): string[] {
  const plain = deleteUnicodePunctuation.apply(text.toLowerCase(), []);
  return splitWhitespace(removeArticles.apply(plain, []));
}

const token = new RegExp(`[${PYTHON_WORD}]{2,}`, 'gu');

/**
 * The tokens of normalized words: sequences of two or more word characters, like scikit-learn's
 * default pattern in Python, where `\w` includes every script but no combining marks.
 */
export function readTokens(words: readonly string[]): string[] {
  return words.flatMap((word) => (isPlainToken.test(word) ? [word] : (word.match(token) ?? [])));
}

/** Avoids the general pattern: most words are one token. */
const isPlainToken = /^[a-z0-9_]{2,}$/;

/** The positions of known tokens, in text order and with repetitions. */
export function findTokens(tokens: readonly string[], vocabulary: Vocabulary): Bag {
  const found: number[] = [];
  for (const one of tokens) {
    const position = vocabulary.get(one);
    if (position !== undefined) found.push(position);
  }
  return found;
}

/**
 * Builds a function that computes the length of the TF-IDF vector of several texts, before
 * normalization: √Σ (count × idf)². It reuses one array of counts instead of sorting or merging.
 */
export function createLengthMeter(idf: Float64Array): (...bags: readonly Bag[]) => number {
  const counts = new Int32Array(idf.length);
  return (...bags) => {
    for (const bag of bags) for (const token of bag) counts[token] = (counts[token] ?? 0) + 1;
    let squares = 0;
    for (const bag of bags) {
      for (const token of bag) {
        squares += ((counts[token] ?? 0) * (idf[token] ?? 0)) ** 2;
        counts[token] = 0;
      }
    }
    return Math.sqrt(squares);
  };
}
