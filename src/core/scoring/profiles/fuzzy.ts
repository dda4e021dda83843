import { bagF1 } from './parts/bag';
import { anyOf, bestOverReferences } from './parts/best';
import { normalizeSquad, SQUAD_STEPS, squadTokens } from './parts/normalizers';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

/** Either text within the other; an empty one only equals an empty one. */
function contains(a: string, b: string): boolean {
  return a === '' || b === '' ? a === b : a.includes(b) || b.includes(a);
}

function matchFuzzily(references: readonly string[], prediction: string): number {
  const normalized = normalizeSquad(prediction);
  return anyOf(references, (reference) => contains(normalized, normalizeSquad(reference)));
}

/** OpenAI evals, `FuzzyMatch`, with its F1. */
export const oaiEvalsFuzzy: Profile = defineProfile({
  id: 'oai-evals-fuzzy-f1',
  label: 'OpenAI evals FuzzyMatch',
  source: 'openai/evals, elsuite/basic/fuzzy_match.py and elsuite/utils.py',
  knownQuirks:
    'Part of the answer is enough in either direction: “5” is right for “25”, and “1” for “2019”.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: 'either within the other',
    f1: 'bag of tokens',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => {
    const tokens = squadTokens(prediction);
    return {
      em: matchFuzzily(references, prediction),
      f1: bestOverReferences(references, (reference) => bagF1(tokens, squadTokens(reference))),
    };
  },
});

/** simple-evals' `fuzzy_match`, which decides its DROP score. */
export const simpleEvalsFuzzy: Profile = defineProfile({
  id: 'simple-evals-fuzzy',
  label: 'simple-evals fuzzy match',
  source: 'openai/simple-evals, drop_eval.py, fuzzy_match',
  knownQuirks: 'A single letter that occurs in the reference is right: “P” for “Paris”.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'whole text',
    em: 'either within the other',
    f1: null,
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => ({
    em: matchFuzzily(references, prediction),
    f1: null,
  }),
});
