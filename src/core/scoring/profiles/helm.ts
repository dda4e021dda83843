import { strip } from '../../text/python';
import { countSharedOfSets } from './parts/token-overlap';
import { defineProfile } from './profile';
import { EQUAL_UNLESS_EMPTY, setOfTokens, SQUAD_NORMALIZER } from './shared-rules';

const SOURCE = 'stanford-crfm/helm, evaluate_reference_metrics.py';

/** F1 over sets of words; 0 without a common word. Source: NLTK, `f_measure`. */
function setMeasure(prediction: ReadonlySet<string>, reference: ReadonlySet<string>): number {
  const shared = countSharedOfSets(prediction, reference);
  if (shared === 0) return 0;
  return 1 / (0.5 / (shared / prediction.size) + 0.5 / (shared / reference.size));
}

export const helmEm = defineProfile({
  id: 'helm-em',
  label: 'HELM exact match',
  source: `${SOURCE}, exact_match`,
  knownQuirks:
    'Case and punctuation count; an empty prediction is wrong even for an empty reference.',
  steps: ['strip'],
  normalize: strip,
  em: EQUAL_UNLESS_EMPTY,
});

export const helmQuasi = defineProfile({
  id: 'helm-quasi',
  label: 'HELM quasi exact match',
  source: `${SOURCE}, quasi_exact_match and f1_score`,
  knownQuirks: 'F1 counts each word once: “bora” has F1 1 for “bora bora”.',
  ...SQUAD_NORMALIZER,
  em: EQUAL_UNLESS_EMPTY,
  f1: setOfTokens(setMeasure),
});

export const helmQuasiPrefix = defineProfile({
  id: 'helm-quasi-prefix',
  label: 'HELM quasi prefix match',
  source: `${SOURCE}, quasi_prefix_exact_match`,
  knownQuirks:
    'A matching prefix is enough, so “no” accepts “nothing”, and a reference that is only an article accepts everything.',
  ...SQUAD_NORMALIZER,
  em: {
    words: 'begins with the reference; an empty prediction never matches',
    matches: (prediction, reference, raw) => raw !== '' && prediction.startsWith(reference),
  },
});

/**
 * Digits of any script and commas, with an optional minus before them, and optionally one character
 * and more digits after them.
 */
const number = /-?[\p{Nd},]+(?:[^\n]\p{Nd}+)?/gu;

export const helmFinalNumber = defineProfile({
  id: 'helm-final-number',
  label: 'HELM final number',
  source: `${SOURCE}, final_number_exact_match`,
  knownQuirks:
    'Any single character joins two numbers (“1 2” is one number, and so is “2019–2020”), and “1000” is not “1000.0”.',
  steps: ['last number', 'delete commas'],
  normalize: (text) => text.match(number)?.at(-1)?.replaceAll(',', '') ?? '',
  em: {
    words: 'equal',
    matches: (prediction, reference) => prediction !== '' && prediction === reference,
  },
  switches: { numbers: 'the last number in each text, compared digit for digit' },
});
