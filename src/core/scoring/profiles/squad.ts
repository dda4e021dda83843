import { bagF1OrBothEmpty, scoreBags } from './parts/bag';
import { anyOf, bestOverReferences, orEmpty } from './parts/best';
import { normalizeSquad, SQUAD_STEPS, squadTokens } from './parts/normalizers';
import { EQUAL_OR_BAG } from './parts/switches';
import { defineProfile, type Profile, type ProfileInput } from './profile';

/** SQuAD 1.1's scorer, which others took over. */
const SQUAD_SCORER = {
  switches: { normaliser: SQUAD_STEPS, ...EQUAL_OR_BAG },
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeSquad,
  score: scoreBags(normalizeSquad),
} as const satisfies Partial<Profile>;

/** The same without its exact match. */
const SQUAD_F1_SCORER = {
  ...SQUAD_SCORER,
  switches: { ...SQUAD_SCORER.switches, em: null },
  gives: ['f1'],
  score: (input: ProfileInput) => ({ ...SQUAD_SCORER.score(input), em: null }),
} as const satisfies Partial<Profile>;

/** SQuAD 1.1: exact match and token F1, the best over the references. */
export const squad11: Profile = defineProfile({
  id: 'squad1.1',
  label: 'SQuAD 1.1',
  source: 'SQuAD evaluation script v1.1 (Rajpurkar et al., 2016)',
  knownQuirks: 'Two answers that normalize to nothing (“The” and “A”) have EM 1 and F1 0.',
  version: '1.1',
  ...SQUAD_SCORER,
});

/** SQuAD 2.0 at the level of one question: as 1.1, and two empty sides agree. */
export const squad20: Profile = defineProfile({
  id: 'squad2.0',
  label: 'SQuAD 2.0',
  source: 'SQuAD evaluation script v2.0 (Rajpurkar et al., 2018)',
  knownQuirks: 'A reference that normalizes to nothing (“A”) is dropped where another one is left.',
  version: '2.0',
  switches: {
    normaliser: SQUAD_STEPS,
    ...EQUAL_OR_BAG,
    references: 'best of those not empty once normalized',
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => {
    const normalized = normalizeSquad(prediction);
    const tokens = squadTokens(prediction);
    const kept = orEmpty(references.filter((reference) => normalizeSquad(reference) !== ''));
    return {
      em: anyOf(kept, (reference) => normalizeSquad(reference) === normalized),
      f1: bestOverReferences(kept, (reference) => bagF1OrBothEmpty(tokens, squadTokens(reference))),
    };
  },
});

/** KILT's downstream exact match and F1 for short answers. */
export const kilt: Profile = defineProfile({
  id: 'kilt',
  label: 'KILT',
  source: 'KILT evaluation script, facebookresearch/KILT (Petroni et al., 2021)',
  knownQuirks: 'Like SQuAD 1.1: EM 1 beside F1 0 where both sides normalize to nothing.',
  version: null,
  ...SQUAD_SCORER,
});

/** LongBench's F1 for English question answering. */
export const longbenchQaF1: Profile = defineProfile({
  id: 'longbench-qa-f1',
  label: 'LongBench qa_f1',
  source: 'LongBench metrics.py, qa_f1_score, THUDM/LongBench (Bai et al., 2023)',
  knownQuirks: 'Gives F1 only; two answers that normalize to nothing have F1 0.',
  version: null,
  ...SQUAD_F1_SCORER,
});

/** QASPER's token F1 of an answer. */
export const qasper: Profile = defineProfile({
  id: 'qasper',
  label: 'QASPER',
  source: 'QASPER evaluator, allenai/qasper-led-baseline (Dasigi et al., 2021)',
  knownQuirks: 'Gives F1 only; the answer “Unanswerable” is compared as an ordinary word.',
  version: null,
  ...SQUAD_F1_SCORER,
});
