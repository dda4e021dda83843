import { strip } from '../../text/python';
import { harmonicMean } from './parts/bag';
import { anyOf, bestOverReferences } from './parts/best';
import { longestCommonRun } from './parts/sequence-matcher';
import { tokenizeTreebank } from './parts/treebank';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

/** The marks that the script removes; the rest of ASCII punctuation stays and counts. */
const removed = /[-:_*^/\\~`+=，。：？！“”；’《》·、「」（）－～『』]/g;
/** What the script takes for Chinese. */
const chinese = /([\u4e00-\u9fa5])/;

function normalize(text: string): string {
  return strip(text.toLowerCase()).replace(removed, '');
}

/** Chinese characters one by one, what lies between them as NLTK tokenizes it. */
export function segmentCmrc(text: string): string[] {
  return normalize(text)
    .split(chinese)
    .flatMap((part) => {
      if (part === '') return [];
      return chinese.test(part) ? [part] : tokenizeTreebank(part);
    });
}

/** CMRC 2018: exact match, and F1 of the longest unbroken run of tokens. */
export const cmrc2018: Profile = defineProfile({
  id: 'cmrc2018',
  label: 'CMRC 2018',
  source: 'CMRC 2018 evaluation script v5, ymcui/cmrc2018 (Cui et al., 2019)',
  knownQuirks:
    'Its F1 counts one unbroken run of tokens, not a bag, so that a word more at the front costs little and one in the middle much; two empty answers have EM 1 and F1 0.',
  version: '5',
  switches: {
    normaliser: ['lower case', 'strip', 'delete some Chinese and ASCII marks'],
    tokens: 'Chinese characters, else NLTK',
    em: 'equal',
    f1: 'longest run of tokens',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize,
  score: ({ references, prediction }) => {
    const ours = normalize(prediction);
    const tokens = segmentCmrc(prediction);
    return {
      em: anyOf(references, (reference) => normalize(reference) === ours),
      f1: bestOverReferences(references, (text) => {
        const reference = segmentCmrc(text);
        const run = longestCommonRun(reference, tokens);
        return run === 0 ? 0 : harmonicMean(run / tokens.length, run / reference.length);
      }),
    };
  },
});
