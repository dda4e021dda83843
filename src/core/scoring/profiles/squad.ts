import { createNormalizer } from '../../text/normalize';
import { splitWhitespace } from '../../text/python';
import { removeArticlesAndSpace } from './parts/normalizers';
import { bagF1, squad20F1 } from './parts/token-overlap';
import { defineProfile, withEmptyReference } from './profile';
import { bagOfTokens, defineOverlap, EQUAL, SQUAD_NORMALIZER } from './shared-rules';

/* SQuAD's scorers and those derived from them. */

export const squad11 = defineProfile({
  id: 'squad1.1',
  label: 'SQuAD 1.1',
  source: 'SQuAD evaluation script v1.1 (Rajpurkar et al., 2016)',
  knownQuirks: 'Two answers that normalize to nothing (“The” and “A”) have EM 1 and F1 0.',
  version: '1.1',
  ...SQUAD_NORMALIZER,
  em: EQUAL,
  f1: bagOfTokens(),
});

/**
 * Like SQuAD 1.1, but F1 is 1 if both sides normalize to nothing. Only the scores of single
 * questions are computed.
 */
export const squad20 = defineProfile({
  id: 'squad2.0',
  label: 'SQuAD 2.0',
  source: 'SQuAD evaluation script v2.0 (Rajpurkar et al., 2018)',
  knownQuirks: 'A reference that normalizes to nothing (“A”) is dropped if others remain.',
  version: '2.0',
  ...SQUAD_NORMALIZER,
  em: EQUAL,
  f1: bagOfTokens(squad20F1),
  switches: { references: 'best over the references that are not empty once normalized' },
  select: (references) =>
    withEmptyReference(references.filter((text) => SQUAD_NORMALIZER.normalize(text) !== '')),
});

export const kilt = defineProfile({
  id: 'kilt',
  label: 'KILT',
  source: 'KILT evaluation script, facebookresearch/KILT (Petroni et al., 2021)',
  knownQuirks: 'Like SQuAD 1.1: EM 1 but F1 0 if both sides normalize to nothing.',
  ...SQUAD_NORMALIZER,
  em: EQUAL,
  f1: bagOfTokens(),
});

export const longbenchQaF1 = defineProfile({
  id: 'longbench-qa-f1',
  label: 'LongBench qa_f1',
  source: 'LongBench metrics.py, qa_f1_score, THUDM/LongBench (Bai et al., 2023)',
  knownQuirks: 'Gives F1 only; two answers that normalize to nothing have F1 0.',
  ...SQUAD_NORMALIZER,
  f1: bagOfTokens(),
});

export const qasper = defineProfile({
  id: 'qasper',
  label: 'QASPER',
  source: 'QASPER evaluator, allenai/qasper-led-baseline (Dasigi et al., 2021)',
  knownQuirks: 'Gives F1 only; the answer “Unanswerable” is compared as an ordinary word.',
  ...SQUAD_NORMALIZER,
  f1: bagOfTokens(),
});

/** SQuAD's scores, averaged while leaving out one reference at a time. */
export const coqa = defineProfile({
  id: 'coqa',
  label: 'CoQA',
  source: 'CoQA evaluation script v1.0 (Reddy et al., 2019)',
  knownQuirks:
    'With several references, each is left out in turn: an answer that equals one of two has EM 0.5.',
  version: '1.0',
  ...SQUAD_NORMALIZER,
  em: EQUAL,
  f1: bagOfTokens(squad20F1),
  switches: {
    references: 'mean, over each reference left out, of the best score against the others',
  },
  combine: averageLeavingOut,
});

/**
 * The mean of the best scores with each reference left out in turn, which makes systems comparable
 * with human answers.
 */
function averageLeavingOut(scores: readonly number[]): number {
  if (scores.length === 1) return scores[0] ?? 0;
  const sum = scores
    .map((_, out) => Math.max(...scores.filter((__, at) => at !== out)))
    .reduce((total, best) => total + best, 0);
  return sum / scores.length;
}

const verdicts: ReadonlySet<string> = new Set(['yes', 'no', 'noanswer']);

/** SQuAD's F1, but `yes`, `no` and `noanswer` score only 0 or 1. */
export const hotpot = defineProfile({
  id: 'hotpot',
  label: 'HotpotQA',
  source: 'HotpotQA evaluation script v1, hotpotqa/hotpot (Yang et al., 2018)',
  knownQuirks:
    'If one side is just “yes”, “no” or “noanswer”, only the same word scores above 0: “Yes, it is” for “yes” has F1 0.',
  version: '1',
  ...SQUAD_NORMALIZER,
  em: EQUAL,
  f1: defineOverlap(
    'whitespace',
    'bag of tokens; yes, no and noanswer are all or nothing',
    splitWhitespace,
    (prediction, reference) => {
      const isVerdict = [prediction, reference].some((tokens) => verdicts.has(tokens.join(' ')));
      return isVerdict && prediction.join(' ') !== reference.join(' ')
        ? 0
        : bagF1(prediction, reference);
    },
  ),
});

const lowerAndSpace = createNormalizer(['lower-case', 'space-ascii-punctuation']);
const quotes = /[‘’´]/g;

export const triviaqa = defineProfile({
  id: 'triviaqa',
  label: 'TriviaQA',
  source: 'TriviaQA evaluation script, mandarjoshi90/triviaqa (Joshi et al., 2017)',
  knownQuirks:
    'Punctuation is replaced with a space instead of deleted: “U.S.” becomes “u s” and no longer equals “US”.',
  steps: [
    'lower case',
    'replace ASCII punctuation with a space',
    'replace curly quotes with a space',
    'replace English articles with a space',
    'collapse whitespace',
  ],
  normalize: (text) => removeArticlesAndSpace(lowerAndSpace(text).replace(quotes, ' ')),
  em: EQUAL,
  f1: bagOfTokens(),
});
