import { createNormalizer } from '../../text/normalize';
import { anyOf } from './parts/best';
import { casefold, foldForSearch } from './parts/casefold';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const identity = createNormalizer([]);

/** Where a scorer looks for the reference, and the words for that. */
interface Place {
  readonly em: string;
  readonly accepts: (prediction: string, reference: string) => boolean;
}

const ANYWHERE: Place = {
  em: 'contains the reference',
  accepts: (prediction, reference) => prediction.includes(reference),
};

const AT_THE_BEGINNING: Place = {
  em: 'begins with the reference',
  accepts: (prediction, reference) => prediction.startsWith(reference),
};

interface Options extends Omit<Profile, 'scale' | 'gives' | 'score' | 'switches' | 'version'> {
  /** The steps of `normalize`, in the words of exports. */
  readonly steps: readonly string[];
  readonly place: Place;
}

/** A scorer that looks for a reference in the prediction, both normalized. */
function createSearch({ steps, place, normalize, ...rest }: Options): Profile {
  return defineProfile({
    ...rest,
    version: null,
    switches: { normaliser: steps, tokens: 'whole text', em: place.em, f1: null, ...BEST_AS_TEXT },
    scale: 1,
    gives: ['em'],
    normalize,
    score: ({ references, prediction }) => {
      const normalized = normalize(prediction);
      return {
        em: anyOf(references, (reference) => place.accepts(normalized, normalize(reference))),
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
  knownQuirks:
    'Finds letters inside words, “art” in “start”, and an empty reference in everything.',
  steps: ['ignore case'],
  normalize: foldForSearch,
  place: ANYWHERE,
});

/** inspect, `includes()`: the reference anywhere, case folded. */
export const inspectIncludes = createSearch({
  id: 'inspect-includes',
  label: 'inspect includes',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, includes(ignore_case=True)',
  knownQuirks:
    'Finds letters inside words, “art” in “start”; full case folding finds “STRASSE” in “Straße”.',
  steps: ['fold case'],
  normalize: casefold,
  place: ANYWHERE,
});

/** OpenAI evals, `Match`: the prediction begins with the reference. */
export const oaiEvalsMatch = createSearch({
  id: 'oai-evals-match',
  label: 'OpenAI evals Match',
  source: 'openai/evals, elsuite/basic/match.py with record_and_check_match',
  knownQuirks:
    'Only the beginning counts, letter for letter: “5” accepts “50”, and “paris” is not “Paris”.',
  steps: [],
  normalize: identity,
  place: AT_THE_BEGINNING,
});

/** OpenAI evals, `Includes`: the reference anywhere, letter for letter. */
export const oaiEvalsIncludes = createSearch({
  id: 'oai-evals-includes',
  label: 'OpenAI evals Includes',
  source: 'openai/evals, elsuite/basic/includes.py with get_answer, ignore_case off',
  knownQuirks:
    'Case matters, letters inside words count, and an empty reference is found in everything.',
  steps: [],
  normalize: identity,
  place: ANYWHERE,
});
