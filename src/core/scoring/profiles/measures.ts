import { createNormalizer } from '../../text/normalize';
import { strip } from '../../text/python';
import { collapseWhitespace } from '../../text/steps';
import { anlsSimilarity } from '../../text/edit-distance';
import { splitChinese } from './parts/normalizers';
import { longestCommonRun, longestMatch } from './parts/sequence-matcher';
import { countSharedOfSets, harmonicMean } from './parts/token-overlap';
import { tokenizeTreebank } from './parts/treebank';
import { defineProfile } from './profile';
import { defineOverlap, EQUAL } from './shared-rules';

/* Scorers with a measure of their own instead of F1. */

export const anls = defineProfile({
  id: 'anls-shunk031',
  label: 'ANLS',
  source: 'shunk031/ANLS, anls_score, threshold 0.5 (Biten et al., 2019)',
  knownQuirks: 'Near misses score high, numbers included: “2018” for “2019” scores 0.75.',
  steps: ['lower case', 'collapse whitespace'],
  normalize: (text) => collapseWhitespace.apply(text.toLowerCase(), []),
  f1: defineOverlap(
    'characters',
    '1 − d, but 0 if d is at least 0.5, where d = edit distance ÷ longer length',
    (text) => text,
    anlsSimilarity,
  ),
});

const dropped = /[.,;:]/g;

export const cuadJaccard = defineProfile({
  id: 'cuad-jaccard',
  label: 'CUAD Jaccard',
  source: 'TheAtticusProject/cuad, evaluate.py, get_jaccard (Hendrycks et al., 2021)',
  knownQuirks:
    'Only spaces separate words, so a tab or a line break joins them; the only punctuation removed is “.”, “,”, “;” and “:”.',
  steps: ['delete . , ; :', 'lower case', 'replace slashes with a space'],
  normalize: (text) => text.replace(dropped, '').toLowerCase().replaceAll('/', ' '),
  f1: defineOverlap(
    'each single space',
    'Jaccard index of sets',
    (text) => new Set(text.split(' ')),
    (prediction, reference) => {
      const shared = countSharedOfSets(prediction, reference);
      return shared / (prediction.size + reference.size - shared);
    },
  ),
});

/** The punctuation marks that the script removes; other ASCII punctuation is kept. */
const removed = /[-:_*^/\\~`+=，。：？！“”；’《》·、「」（）－～『』]/g;

export const cmrc2018 = defineProfile({
  id: 'cmrc2018',
  label: 'CMRC 2018',
  source: 'CMRC 2018 evaluation script v5, ymcui/cmrc2018 (Cui et al., 2019)',
  knownQuirks:
    'Its F1 counts the longest contiguous run of shared tokens, not a bag of tokens, so an extra word at the front costs little, but one in the middle costs a lot; two empty answers have EM 1 and F1 0.',
  version: '5',
  steps: ['lower case', 'strip', 'delete some Chinese and ASCII punctuation'],
  normalize: (text) => strip(text.toLowerCase()).replace(removed, ''),
  em: EQUAL,
  f1: defineOverlap(
    'single Chinese characters; NLTK elsewhere',
    'longest contiguous run of shared tokens',
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
    'Its F1 is ROUGE-W over the longest contiguous run of shared characters, and the brackets 《》, which the script was meant to remove, remain.',
  steps: ['lower case', 'delete ASCII punctuation', 'collapse whitespace'],
  normalize: (text) => deleteAndCollapse(text.toLowerCase().replace(misplaced, ' ')),
  em: EQUAL,
  f1: defineOverlap(
    'characters',
    'longest contiguous run of shared tokens',
    Array.from<string>,
    rougeW,
  ),
});
