import { bagF1 } from './parts/bag';
import { anyOf, bestOverReferences } from './parts/best';
import { normalizeSquad, SQUAD_STEPS, squadTokens } from './parts/normalizers';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const verdicts: ReadonlySet<string> = new Set(['yes', 'no', 'noanswer']);

/** HotpotQA: SQuAD's F1, but `yes`, `no` and `noanswer` count all or nothing. */
export const hotpot: Profile = defineProfile({
  id: 'hotpot',
  label: 'HotpotQA',
  source: 'HotpotQA evaluation script v1, hotpotqa/hotpot (Yang et al., 2018)',
  knownQuirks:
    'Where one side is just “yes”, “no” or “noanswer”, only the same word scores: “Yes, it is” for “yes” has F1 0.',
  version: '1',
  switches: {
    normaliser: SQUAD_STEPS,
    tokens: 'white space',
    em: 'equal',
    f1: 'bag of tokens; yes, no and noanswer all or nothing',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeSquad,
  score: ({ references, prediction }) => {
    const normalized = normalizeSquad(prediction);
    const tokens = squadTokens(prediction);
    return {
      em: anyOf(references, (reference) => normalizeSquad(reference) === normalized),
      f1: bestOverReferences(references, (text) => {
        const reference = normalizeSquad(text);
        const isVerdict = verdicts.has(reference) || verdicts.has(normalized);
        return isVerdict && reference !== normalized ? 0 : bagF1(tokens, squadTokens(text));
      }),
    };
  },
});
