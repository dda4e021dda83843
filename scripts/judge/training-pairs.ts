import { findTokens, type Vocabulary } from '../../src/core/scoring/judge/bag';
import { readFeatures } from '../../src/core/scoring/judge/features';
import { readPair, type TextReading } from '../../src/core/scoring/judge/features/pair';
import { compareAll, type Labeled } from './labeled';

/** A labeled pair as used in training. */
export interface TrainingPair {
  readonly answer: Labeled;
  readonly features: Float64Array;
  readonly question: TextReading;
  readonly reference: TextReading;
}

/** Reads labeled answers the same way the judge does. */
export function readPairs(answers: readonly Labeled[]): TrainingPair[] {
  return compareAll(answers).flatMap((comparison, at) => {
    const answer = answers[at];
    if (!answer) return [];
    const pair = readPair(comparison);
    const { question, reference } = pair;
    return [{ answer, features: readFeatures(pair), question, reference }];
  });
}

/** The vocabulary of a judge with the idf of each word. */
export interface WordList {
  readonly words: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly idf: Float64Array;
}

/**
 * The words of questions and references, without digits, that occur in at least a given number of
 * pairs, in alphabetical order, with scikit-learn's smooth idf, ln((1 + n) / (1 + df)) + 1.
 */
export function listWords(pairs: readonly TrainingPair[], least: number): WordList {
  const frequency = new Map<string, number>();
  for (const { question, reference } of pairs) {
    for (const word of new Set([...question.set, ...reference.set])) {
      if (word.length > 1 && !/\p{N}/u.test(word)) {
        frequency.set(word, (frequency.get(word) ?? 0) + 1);
      }
    }
  }
  const words = [...frequency.keys()].filter((word) => (frequency.get(word) ?? 0) >= least).sort();
  const rarity = (word: string) =>
    Math.log((1 + pairs.length) / (1 + (frequency.get(word) ?? 0))) + 1;
  return {
    words,
    vocabulary: new Map(words.map((word, at) => [word, at])),
    idf: Float64Array.from(words, (word) => Number(rarity(word).toPrecision(5))),
  };
}

/** A sparse vector: positions, ascending, and values. */
export interface SparseVector {
  readonly tokens: Int32Array;
  readonly values: Float64Array;
}

/** The TF-IDF vector of concatenated texts, normalized to length 1; empty if no word is known. */
export function tfIdf(
  texts: readonly (readonly string[])[],
  { vocabulary, idf }: WordList,
): SparseVector {
  const counts = new Map<number, number>();
  for (const words of texts) {
    for (const token of findTokens(words, vocabulary)) {
      counts.set(token, (counts.get(token) ?? 0) + 1);
    }
  }
  const tokens = Int32Array.from(counts.keys()).sort();
  const values = Float64Array.from(tokens, (token) => (counts.get(token) ?? 0) * (idf[token] ?? 0));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { tokens, values: values.map((value) => value / length) };
}
