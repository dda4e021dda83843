import { splitWhitespace, strip } from '../../text/python';
import { normalizeSquad } from './parts/normalizers';
import { bagF1, setF1 } from './parts/token-overlap';
import type { ExactMatch, Overlap } from './profile';

/* Normalizers, exact matches and measures that several profiles share. */

/** SQuAD 1.1's `normalize_answer`. */
export const SQUAD_NORMALIZER = {
  steps: [
    'lower case',
    'delete ASCII punctuation',
    'replace English articles with a space',
    'collapse whitespace',
  ],
  normalize: normalizeSquad,
} as const;

/** The steps of DROP's normalizer and of those derived from it. */
export function wordSteps(lowerCase: string, punctuation: string): readonly string[] {
  return [
    'split at spaces and hyphens',
    lowerCase,
    punctuation,
    'print numbers as Python does',
    'replace English articles with a space',
    'collapse whitespace',
  ];
}

export const EQUAL: ExactMatch = { words: 'equal', matches: (a, b) => a === b };

export const EQUAL_UNLESS_EMPTY: ExactMatch = {
  words: 'equal; an empty prediction never matches',
  matches: (prediction, reference, raw) => raw !== '' && prediction === reference,
};

export const CONTAINS: ExactMatch = {
  words: 'contains the reference',
  matches: (prediction, reference) => prediction.includes(reference),
};

/** A measure that tokenizes both texts in the same way. */
export function defineOverlap<Tokens>(
  tokens: string,
  words: string,
  split: (normalized: string) => Tokens,
  measure: (prediction: Tokens, reference: Tokens) => number,
): Overlap {
  return {
    tokens,
    words,
    against: (prediction) => {
      const ours = split(prediction);
      return (reference) => measure(ours, split(reference));
    },
  };
}

/** A measure of two multisets, by default SQuAD 1.1's F1. */
export function bagOfTokens(
  measure: (prediction: readonly string[], reference: readonly string[]) => number = bagF1,
): Overlap {
  return defineOverlap('whitespace', 'bag of tokens', splitWhitespace, measure);
}

/** A measure of two sets, by default DROP's F1. */
export function setOfTokens(
  measure: (prediction: ReadonlySet<string>, reference: ReadonlySet<string>) => number = setF1,
): Overlap {
  const split = (text: string) => new Set(splitWhitespace(text));
  return defineOverlap('whitespace', 'set of tokens', split, measure);
}

/** The references that are not blank; may be empty. */
export function dropBlankReferences(references: readonly string[]): readonly string[] {
  return references.filter((reference) => strip(reference) !== '');
}
