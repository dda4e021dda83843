import { casefold, foldForSearch } from './parts/casefold';
import { defineProfile, type ExactMatch } from './profile';
import { bagOfTokens, CONTAINS, SQUAD_NORMALIZER } from './shared-rules';

/* Scorers that check whether one string contains the other. */

export const lmEvalContains = defineProfile({
  id: 'lm-eval-contains',
  label: 'lm-eval contains',
  source: 'EleutherAI/lm-evaluation-harness, tasks fda, swde, squad_completion: contains_score',
  knownQuirks:
    'Also matches inside words (“art” in “start”), and finds an empty reference in everything.',
  steps: ['ignore case'],
  normalize: foldForSearch,
  em: CONTAINS,
});

export const inspectIncludes = defineProfile({
  id: 'inspect-includes',
  label: 'inspect includes',
  source: 'UKGovernmentBEIS/inspect_ai, scorer/_match.py, includes(ignore_case=True)',
  knownQuirks:
    'Also matches inside words (“art” in “start”); full case folding finds “STRASSE” in “Straße”.',
  steps: ['fold case'],
  normalize: casefold,
  em: CONTAINS,
});

export const oaiEvalsMatch = defineProfile({
  id: 'oai-evals-match',
  label: 'OpenAI evals Match',
  source: 'openai/evals, elsuite/basic/match.py with record_and_check_match',
  knownQuirks:
    'Only the beginning counts, character for character: “5” accepts “50”, and “paris” is not “Paris”.',
  steps: [],
  normalize: (text) => text,
  em: {
    words: 'begins with the reference',
    matches: (prediction, reference) => prediction.startsWith(reference),
  },
});

export const oaiEvalsIncludes = defineProfile({
  id: 'oai-evals-includes',
  label: 'OpenAI evals Includes',
  source: 'openai/evals, elsuite/basic/includes.py with get_answer, ignore_case off',
  knownQuirks:
    'Case-sensitive; a match inside a word counts, and an empty reference is found in everything.',
  steps: [],
  normalize: (text) => text,
  em: CONTAINS,
});

const EITHER_WITHIN_THE_OTHER: ExactMatch = {
  words: 'either contains the other',
  matches: (a, b) => (a === '' || b === '' ? a === b : a.includes(b) || b.includes(a)),
};

export const oaiEvalsFuzzy = defineProfile({
  id: 'oai-evals-fuzzy-f1',
  label: 'OpenAI evals FuzzyMatch',
  source: 'openai/evals, elsuite/basic/fuzzy_match.py and elsuite/utils.py',
  knownQuirks:
    'It is enough that either text contains the other: “5” is correct for “25”, and “1” for “2019”.',
  ...SQUAD_NORMALIZER,
  em: EITHER_WITHIN_THE_OTHER,
  f1: bagOfTokens(),
});

/** Whether simple-evals' DROP script counts the answer as correct. */
export const simpleEvalsFuzzy = defineProfile({
  id: 'simple-evals-fuzzy',
  label: 'simple-evals fuzzy match',
  source: 'openai/simple-evals, drop_eval.py, fuzzy_match',
  knownQuirks: 'A single letter that occurs in the reference is correct: “P” for “Paris”.',
  ...SQUAD_NORMALIZER,
  em: EITHER_WITHIN_THE_OTHER,
});

const token = /[\p{L}\p{N}\p{M}]+|[^\p{Z}\p{C}]/gu;

export const dprHasAnswer = defineProfile({
  id: 'dpr-has-answer',
  label: 'DPR has_answer',
  source: 'facebookresearch/DPR, qa_validation.py with SimpleTokenizer (Karpukhin et al., 2020)',
  knownQuirks:
    'Whole words only, but punctuation counts: “U.S.” is not found in “US”, and an empty reference is found in everything.',
  steps: ['Unicode normalization (NFD)', 'lower case'],
  normalize: (text) => (text.normalize('NFD').match(token) ?? []).join(' ').toLowerCase(),
  em: {
    words: 'contains the tokens of the reference in sequence',
    matches: (prediction, reference) =>
      reference === '' || ` ${prediction} `.includes(` ${reference} `),
  },
  switches: { tokens: 'words and individual punctuation marks' },
});
