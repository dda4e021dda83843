import { strip } from '../../text/python';
import { splitChinese } from './parts/normalizers';
import { longestCommonRun } from './parts/sequence-matcher';
import { harmonicMean } from './parts/token-overlap';
import { tokenizeTreebank } from './parts/treebank';
import { defineProfile } from './profile';
import { defineOverlap, EQUAL } from './shared-rules';

/** The marks that the script removes; other ASCII punctuation is kept. */
const removed = /[-:_*^/\\~`+=，。：？！“”；’《》·、「」（）－～『』]/g;

export const cmrc2018 = defineProfile({
  id: 'cmrc2018',
  label: 'CMRC 2018',
  source: 'CMRC 2018 evaluation script v5, ymcui/cmrc2018 (Cui et al., 2019)',
  knownQuirks:
    'Its F1 counts one unbroken run of tokens, not a bag, so an extra word at the front costs little and one in the middle a lot; two empty answers have EM 1 and F1 0.',
  version: '5',
  steps: ['lower case', 'strip', 'delete some Chinese and ASCII marks'],
  normalize: (text) => strip(text.toLowerCase()).replace(removed, ''),
  em: EQUAL,
  f1: defineOverlap(
    'Chinese characters, else NLTK',
    'longest run of tokens',
    segmentCmrc,
    (prediction, reference) => {
      const run = longestCommonRun(reference, prediction);
      return run === 0 ? 0 : harmonicMean(run / prediction.length, run / reference.length);
    },
  ),
});

/** The tokens of a normalized text. */
export function segmentCmrc(normalized: string): string[] {
  return splitChinese(normalized, tokenizeTreebank);
}
