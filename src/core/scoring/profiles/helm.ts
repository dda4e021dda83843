import { splitWhitespace, strip } from '../../text/python';
import { countSharedOfSets } from './parts/bag';
import { anyOf, bestOverReferences } from './parts/best';
import { normalizeSquad, SQUAD_STEPS } from './parts/normalizers';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const SOURCE = 'stanford-crfm/helm, evaluate_reference_metrics.py';

/** HELM compares nothing with an empty prediction: it is wrong, whatever the reference. */
function accept(
  references: readonly string[],
  prediction: string,
  normalize: (text: string) => string,
  test: (prediction: string, reference: string) => boolean,
): number {
  if (prediction === '') return 0;
  const normalized = normalize(prediction);
  return anyOf(references, (reference) => test(normalized, normalize(reference)));
}

/** F1 over the sets of words; 0 where a side is empty. Source: NLTK, `f_measure`. */
function setMeasure(prediction: string, reference: string): number {
  const ours = new Set(splitWhitespace(normalizeSquad(prediction)));
  const theirs = new Set(splitWhitespace(normalizeSquad(reference)));
  const shared = countSharedOfSets(ours, theirs);
  if (shared === 0) return 0;
  return 1 / (0.5 / (shared / ours.size) + 0.5 / (shared / theirs.size));
}

/** HELM's exact match: equal but for surrounding white space. */
export const helmEm: Profile = defineProfile({
  id: 'helm-em',
  label: 'HELM exact match',
  source: `${SOURCE}, exact_match`,
  knownQuirks:
    'Case and punctuation count; an empty prediction is wrong even for an empty reference.',
  version: null,
  switches: {
    normaliser: ['strip'],
    tokens: 'whole text',
    em: 'equal, never for an empty prediction',
    f1: null,
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em'],
  normalize: strip,
  score: ({ references, prediction }) => ({
    em: accept(references, prediction, strip, (a, b) => a === b),
    f1: null,
  }),
});

/** HELM's quasi exact match, with its F1 over sets of words. */
export const helmQuasi: Profile = defineProfile({
  id: 'helm-quasi',
  label: 'HELM quasi exact match',
  source: `${SOURCE}, quasi_exact_match and f1_score`,
  knownQuirks: 'F1 counts each word once: “bora” has F1 1 for “bora bora”.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: 'equal, never for an empty prediction',
    f1: 'set of tokens',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => ({
    em: accept(references, prediction, normalizeSquad, (a, b) => a === b),
    f1: bestOverReferences(references, (reference) => setMeasure(prediction, reference)),
  }),
});

/** HELM's quasi prefix exact match: the prediction begins with the reference. */
export const helmQuasiPrefix: Profile = defineProfile({
  id: 'helm-quasi-prefix',
  label: 'HELM quasi prefix match',
  source: `${SOURCE}, quasi_prefix_exact_match`,
  knownQuirks:
    'A beginning is enough, so “no” accepts “nothing”, and a reference that is only an article accepts everything.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'whole text',
    em: 'begins with the reference, never for an empty prediction',
    f1: null,
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => ({
    em: accept(references, prediction, normalizeSquad, (a, b) => a.startsWith(b)),
    f1: null,
  }),
});

/** Digits of any script or commas, a minus before them, any one character and digits after them. */
const number = /-?[\p{Nd},]+(?:[^\n]\p{Nd}+)?/gu;

/** The last number in a text without its commas; nothing where there is none. */
function finalNumber(text: string): string {
  return text.match(number)?.at(-1)?.replaceAll(',', '') ?? '';
}

/** HELM's final number exact match. */
export const helmFinalNumber: Profile = defineProfile({
  id: 'helm-final-number',
  label: 'HELM final number',
  source: `${SOURCE}, final_number_exact_match`,
  knownQuirks:
    'Any one character joins two numbers (“1 2” is one number, so is “2019–2020”), and “1000” is not “1000.0”.',
  version: null,
  switches: {
    normaliser: ['last number', 'delete commas'],
    tokens: 'whole text',
    em: 'equal',
    f1: null,
    numbers: 'the last one, digit for digit',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['em'],
  normalize: finalNumber,
  score: ({ references, prediction }) => {
    const ours = finalNumber(prediction);
    const em = ours === '' ? 0 : anyOf(references, (reference) => finalNumber(reference) === ours);
    return { em, f1: null };
  },
});
