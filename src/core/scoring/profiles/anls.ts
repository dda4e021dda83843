import { collapseWhitespace } from '../../text/steps';
import { anlsSimilarity } from '../../text/edit-distance';
import { defineProfile } from './profile';
import { defineOverlap } from './shared-rules';

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
