import { bagF1, bagF1OrBothEmpty } from './parts/bag';
import { anyOf, bestOver, orEmpty } from './parts/best';
import { normaliseSquad, SQUAD_STEPS, squadTokens } from './parts/normalisers';
import { defineProfile, type Profile, type ProfileInput, type ProfileScore } from './profile';

function scoreSquad({ references, prediction }: ProfileInput): ProfileScore {
  const normalised = normaliseSquad(prediction);
  return {
    em: anyOf(references, (reference) => normaliseSquad(reference) === normalised),
    f1: scoreF1(references, prediction),
  };
}

function scoreF1(references: readonly string[], prediction: string): number {
  const tokens = squadTokens(prediction);
  return bestOver(references, (reference) => bagF1(tokens, squadTokens(reference)));
}

/** SQuAD 1.1: exact match and token F1, the best over the references. */
export const squad11: Profile = defineProfile({
  id: 'squad1.1',
  label: 'SQuAD 1.1',
  source: 'SQuAD evaluation script v1.1 (Rajpurkar et al., 2016)',
  odd: 'Two answers that normalise to nothing (“The” and “A”) have EM 1 and F1 0.',
  version: '1.1',
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: 'equal',
    f1: 'bag of tokens',
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalise: normaliseSquad,
  score: scoreSquad,
});

/** SQuAD 2.0 at the level of one question: as 1.1, and two empty sides agree. */
export const squad20: Profile = defineProfile({
  id: 'squad2.0',
  label: 'SQuAD 2.0',
  source: 'SQuAD evaluation script v2.0 (Rajpurkar et al., 2018)',
  odd: 'A reference that normalises to nothing (“A”) is dropped where another one is left.',
  version: '2.0',
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: 'equal',
    f1: 'bag of tokens',
    numbers: 'as text',
    decimals: null,
    references: 'best of those not empty once normalised',
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalise: normaliseSquad,
  score: ({ references, prediction }) => {
    const normalised = normaliseSquad(prediction);
    const tokens = squadTokens(prediction);
    const kept = orEmpty(references.filter((reference) => normaliseSquad(reference) !== ''));
    return {
      em: anyOf(kept, (reference) => normaliseSquad(reference) === normalised),
      f1: bestOver(kept, (reference) => bagF1OrBothEmpty(tokens, squadTokens(reference))),
    };
  },
});

/** KILT's downstream exact match and F1 for short answers. */
export const kilt: Profile = defineProfile({
  id: 'kilt',
  label: 'KILT',
  source: 'KILT evaluation script, facebookresearch/KILT (Petroni et al., 2021)',
  odd: 'Like SQuAD 1.1: EM 1 beside F1 0 where both sides normalise to nothing.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: 'equal',
    f1: 'bag of tokens',
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalise: normaliseSquad,
  score: scoreSquad,
});

/** LongBench's F1 for English question answering. */
export const longbenchQaF1: Profile = defineProfile({
  id: 'longbench-qa-f1',
  label: 'LongBench qa_f1',
  source: 'LongBench metrics.py, qa_f1_score, THUDM/LongBench (Bai et al., 2023)',
  odd: 'Gives F1 only; two answers that normalise to nothing have F1 0.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: null,
    f1: 'bag of tokens',
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['f1'],
  normalise: normaliseSquad,
  score: ({ references, prediction }) => ({ em: null, f1: scoreF1(references, prediction) }),
});

/** QASPER's token F1 of an answer. */
export const qasper: Profile = defineProfile({
  id: 'qasper',
  label: 'QASPER',
  source: 'QASPER evaluator, allenai/qasper-led-baseline (Dasigi et al., 2021)',
  odd: 'Gives F1 only; the answer “Unanswerable” is compared as an ordinary word.',
  version: null,
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: null,
    f1: 'bag of tokens',
    numbers: 'as text',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['f1'],
  normalise: normaliseSquad,
  score: ({ references, prediction }) => ({ em: null, f1: scoreF1(references, prediction) }),
});
