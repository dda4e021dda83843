import { collapseWhitespace } from '../../text/steps';
import { anlsSimilarity } from './parts/edit-distance';
import { defineProfile } from './profile';
import { defineOverlap } from './shared-rules';

export const anls = defineProfile({
  id: 'anls-shunk031',
  label: 'ANLS',
  source: 'shunk031/ANLS, anls_score, threshold 0.5 (Biten et al., 2019)',
  knownQuirks: 'Nearly right is nearly full marks, numbers included: “2018” for “2019” has 0.75.',
  steps: ['lower case', 'collapse white space'],
  normalize: (text) => collapseWhitespace.apply(text.toLowerCase(), []),
  f1: defineOverlap(
    'characters',
    'edit distance over the longer side, nothing from one half on',
    (text) => text,
    anlsSimilarity,
  ),
});
