import { bagF1OrBothEmpty } from './parts/bag';
import { orEmpty } from './parts/best';
import { normalizeSquad, SQUAD_STEPS, squadTokens } from './parts/normalizers';
import { EQUAL_OR_BAG } from './parts/switches';
import { defineProfile, type Profile } from './profile';

/**
 * The mean, over the references, of the best score with that one left out: people are scored against
 * each other in the same way. One reference is simply compared.
 */
function averageLeavingOut(scores: readonly number[]): number {
  if (scores.length === 1) return scores[0] ?? 0;
  const sum = scores
    .map((_, out) => Math.max(...scores.filter((__, at) => at !== out)))
    .reduce((total, best) => total + best, 0);
  return sum / scores.length;
}

/** CoQA: SQuAD's scores, averaged while leaving out one reference at a time. */
export const coqa: Profile = defineProfile({
  id: 'coqa',
  label: 'CoQA',
  source: 'CoQA evaluation script v1.0 (Reddy et al., 2019)',
  knownQuirks:
    'With several references each is left out in turn: an answer that equals one of two has EM 0.5.',
  version: '1.0',
  switches: {
    normaliser: SQUAD_STEPS,
    ...EQUAL_OR_BAG,
    references: 'mean of the best with each left out',
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => {
    const all = orEmpty(references);
    const normalized = normalizeSquad(prediction);
    const tokens = squadTokens(prediction);
    return {
      em: averageLeavingOut(all.map((text) => (normalizeSquad(text) === normalized ? 1 : 0))),
      f1: averageLeavingOut(all.map((text) => bagF1OrBothEmpty(tokens, squadTokens(text)))),
    };
  },
});
