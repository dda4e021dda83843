import { deleteUnicodePunctuation } from '../text/steps/unicode-punctuation';
import { removeArticles } from '../text/steps/articles';
import { PYTHON_WORD, splitWhitespace } from '../text/python';

/** Tokens of a text as a judge counts them: positions in its vocabulary, ascending, and how often each occurs. */
export interface Bag {
  readonly tokens: Int32Array;
  readonly counts: Float64Array;
}

/** Positions of the tokens of a judge. A `Map`, since a token may be called `__proto__`. */
export type Vocabulary = ReadonlyMap<string, number>;

/**
 * The words of a text as PEDANTS compares them: lower case, punctuation of every script deleted,
 * English articles left out, split at white space.
 * Source: `normalize_answer` of qa_metrics (Li et al., 2024).
 */
export function readPlainWords(text: string): string[] {
  const plain = deleteUnicodePunctuation.apply(text.toLowerCase(), []);
  return splitWhitespace(removeArticles.apply(plain, []));
}

const token = new RegExp(`[${PYTHON_WORD}]{2,}`, 'gu');

/**
 * The tokens of normalised words: runs of two or more word characters, as scikit-learn's default
 * pattern finds them in Python, where `\w` knows every script and no combining marks.
 */
export function readTokens(words: readonly string[]): string[] {
  return words.flatMap((word) => (isPlainToken.test(word) ? [word] : (word.match(token) ?? [])));
}

/** Most words are one token; this tells them sooner than a search. */
const isPlainToken = /^[a-z0-9_]{2,}$/;

/** Counts those tokens that the vocabulary has. */
export function countTokens(tokens: readonly string[], vocabulary: Vocabulary): Bag {
  const counts = new Map<number, number>();
  for (const one of tokens) {
    const position = vocabulary.get(one);
    if (position !== undefined) counts.set(position, (counts.get(position) ?? 0) + 1);
  }
  const positions = Int32Array.from(counts.keys()).sort();
  return { tokens: positions, counts: Float64Array.from(positions, (at) => counts.get(at) ?? 0) };
}

/** The bag of two texts one after the other. Linear in their tokens. */
export function addBags(a: Bag, b: Bag): Bag {
  const tokens = new Int32Array(a.tokens.length + b.tokens.length);
  const counts = new Float64Array(tokens.length);
  let [left, right, size] = [0, 0, 0];
  while (left < a.tokens.length || right < b.tokens.length) {
    const own = a.tokens[left] ?? Infinity;
    const other = b.tokens[right] ?? Infinity;
    tokens[size] = Math.min(own, other);
    counts[size] = own <= other ? (a.counts[left++] ?? 0) : 0;
    if (other <= own) counts[size] = (counts[size] ?? 0) + (b.counts[right++] ?? 0);
    size++;
  }
  return { tokens: tokens.subarray(0, size), counts: counts.subarray(0, size) };
}

/** Length of the TF-IDF vector of a bag before it is made 1: √Σ (count × idf)². */
export function tfIdfLength({ tokens, counts }: Bag, idf: Float64Array): number {
  let squares = 0;
  for (let at = 0; at < tokens.length; at++) {
    squares += ((counts[at] ?? 0) * (idf[tokens[at] ?? 0] ?? 0)) ** 2;
  }
  return Math.sqrt(squares);
}
