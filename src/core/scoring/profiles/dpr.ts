import { anyOf } from './parts/best';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const token = /[\p{L}\p{N}\p{M}]+|[^\p{Z}\p{C}]/gu;

/** Stands between tokens; itself a control character, so never part of one. */
const EDGE = '\0';

/** Unicode form D, words and single marks, in lower case, each between two edges. */
function markTokens(text: string): string {
  const tokens = text.normalize('NFD').match(token) ?? [];
  return EDGE + tokens.map((one) => one.toLowerCase() + EDGE).join('');
}

/** DPR's `has_answer`: the reference's tokens in a row somewhere in the text. */
export const dprHasAnswer: Profile = defineProfile({
  id: 'dpr-has-answer',
  label: 'DPR has_answer',
  source: 'facebookresearch/DPR, qa_validation.py with SimpleTokenizer (Karpukhin et al., 2020)',
  knownQuirks:
    'Whole words only, but punctuation counts: “U.S.” is not found in “US”, and an empty reference is found in everything.',
  version: null,
  switches: {
    normaliser: ['Unicode form D', 'lower case'],
    tokens: 'words and single marks',
    em: 'has the tokens of the reference in a row',
    f1: null,
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em'],
  normalize: (text) => markTokens(text).replaceAll(EDGE, ' ').trim(),
  score: ({ references, prediction }) => {
    const text = markTokens(prediction);
    return { em: anyOf(references, (reference) => text.includes(markTokens(reference))), f1: null };
  },
});
