import { createNormalizer } from '../../text/normalize';
import { anyOf, bestOverReferences } from './parts/best';
import { countCodePoints } from './parts/code-points';
import { harmonicMean } from './parts/bag';
import { longestMatch } from './parts/sequence-matcher';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

/**
 * One bracket or quote followed by exactly `()‘’`: the pattern of the script was meant as one set of
 * characters, but its bracket closes too early, so that it hardly ever matches.
 */
const misplaced = /['"《》<>〈〉]\(\)‘’/g;
const deleteAndCollapse = createNormalizer(['delete-ascii-punctuation', 'whitespace']);

function normalize(text: string): string {
  return deleteAndCollapse(text.toLowerCase().replace(misplaced, ' '));
}

/** ROUGE-W as KLUE computes it: F1 of the longest run of characters that both share. */
function rougeW(prediction: string, reference: string): number {
  if (reference === '') return prediction === '' ? 1 : 0;
  if (prediction === '') return 0;
  const run = longestMatch(prediction, reference);
  return harmonicMean(run / countCodePoints(prediction), run / countCodePoints(reference));
}

/** KLUE-MRC: exact match and character ROUGE-W. */
export const klueMrc: Profile = defineProfile({
  id: 'klue-mrc',
  label: 'KLUE-MRC',
  source: 'KLUE-benchmark/KLUE-baseline, metrics/utils.py (Park et al., 2021)',
  knownQuirks:
    'Its F1 is ROUGE-W, one unbroken run of characters, and the brackets 《》 it meant to remove stay.',
  version: null,
  switches: {
    normaliser: ['lower case', 'delete ASCII punctuation', 'collapse white space'],
    tokens: 'characters',
    em: 'equal',
    f1: 'longest run of tokens',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize,
  score: ({ references, prediction }) => {
    const ours = normalize(prediction);
    return {
      em: anyOf(references, (reference) => normalize(reference) === ours),
      f1: bestOverReferences(references, (reference) => rougeW(ours, normalize(reference))),
    };
  },
});
