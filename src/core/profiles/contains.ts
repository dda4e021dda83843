import { createNormaliser } from '../text/normalise';
import { anyOf } from './parts/best';
import { casefold } from './parts/casefold';
import { foldForSearch } from './parts/ignore-case';
import { defineProfile, type Profile } from './profile';

const identity = createNormaliser([]);

interface Options extends Omit<Profile, 'scale' | 'gives' | 'score'> {
  readonly accepts: (prediction: string, reference: string) => boolean;
}

/** A scorer that looks for a reference in the prediction, both normalised. */
function createSearch({ accepts, normalise, ...rest }: Options): Profile {
  return defineProfile({
    ...rest,
    scale: 1,
    gives: ['em'],
    normalise,
    score: ({ references, prediction }) => {
      const normalised = normalise(prediction);
      return {
        em: anyOf(references, (reference) => accepts(normalised, normalise(reference))),
        f1: null,
      };
    },
  });
}

/** lm-evaluation-harness, `contains`: the reference anywhere, without case. */
export const lmEvalContains = createSearch({
  id: 'lm-eval-contains',
  label: 'lm-eval contains',
  source: 'EleutherAI/lm-evaluation-harness, tasks fda, swde, squad_completion: contains_score',
  odd: 'Finds letters inside words, “art” in “start”, and an empty reference in everything.',
  version: null,
  switches: {
    normaliser: ['ignore case'],
    tokens: 'whole text',
    em: 'contains the reference',
    f1: null,
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  normalise: foldForSearch,
  accepts: (prediction, reference) => prediction.includes(reference),
});

/** inspect, `includes()`: the reference anywhere, case folded. */
export const inspectIncludes = createSearch({
  id: 'inspect-includes',
  label: 'inspect includes',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, includes(ignore_case=True)',
  odd: 'Finds letters inside words, “art” in “start”; full case folding finds “STRASSE” in “Straße”.',
  version: null,
  switches: {
    normaliser: ['fold case'],
    tokens: 'whole text',
    em: 'contains the reference',
    f1: null,
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  normalise: casefold,
  accepts: (prediction, reference) => prediction.includes(reference),
});

/** OpenAI evals, `Match`: the prediction begins with the reference. */
export const oaiEvalsMatch = createSearch({
  id: 'oai-evals-match',
  label: 'OpenAI evals Match',
  source: 'openai/evals, elsuite/basic/match.py with record_and_check_match',
  odd: 'Only the beginning counts, letter for letter: “5” accepts “50”, and “paris” is not “Paris”.',
  version: null,
  switches: {
    normaliser: [],
    tokens: 'whole text',
    em: 'begins with the reference',
    f1: null,
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  normalise: identity,
  accepts: (prediction, reference) => prediction.startsWith(reference),
});

/** OpenAI evals, `Includes`: the reference anywhere, letter for letter. */
export const oaiEvalsIncludes = createSearch({
  id: 'oai-evals-includes',
  label: 'OpenAI evals Includes',
  source: 'openai/evals, elsuite/basic/includes.py with get_answer, ignore_case off',
  odd: 'Case matters, letters inside words count, and an empty reference is found in everything.',
  version: null,
  switches: {
    normaliser: [],
    tokens: 'whole text',
    em: 'contains the reference',
    f1: null,
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  normalise: identity,
  accepts: (prediction, reference) => prediction.includes(reference),
});
