import { createNormalizer } from '../../text/normalize';
import { longestMatch } from './parts/sequence-matcher';
import { harmonicMean } from './parts/token-overlap';
import { defineProfile } from './profile';
import { defineOverlap, EQUAL } from './shared-rules';

/**
 * One bracket or quote followed by exactly `()‘’`. The script's pattern was meant as a set of
 * characters, but its bracket closes too early, so it hardly ever matches.
 */
const misplaced = /['"《》<>〈〉]\(\)‘’/g;
const deleteAndCollapse = createNormalizer(['delete-ascii-punctuation', 'whitespace']);

/** ROUGE-W as computed by KLUE: F1 of the longest common substring. */
function rougeW(prediction: readonly string[], reference: readonly string[]): number {
  if (reference.length === 0) return prediction.length === 0 ? 1 : 0;
  if (prediction.length === 0) return 0;
  const run = longestMatch(prediction, reference);
  return harmonicMean(run / prediction.length, run / reference.length);
}

export const klueMrc = defineProfile({
  id: 'klue-mrc',
  label: 'KLUE-MRC',
  source: 'KLUE-benchmark/KLUE-baseline, metrics/utils.py (Park et al., 2021)',
  knownQuirks:
    'Its F1 is ROUGE-W over one unbroken run of characters, and the brackets 《》, which the script was meant to remove, remain.',
  steps: ['lower case', 'delete ASCII punctuation', 'collapse whitespace'],
  normalize: (text) => deleteAndCollapse(text.toLowerCase().replace(misplaced, ' ')),
  em: EQUAL,
  f1: defineOverlap('characters', 'longest run of tokens', Array.from<string>, rougeW),
});
