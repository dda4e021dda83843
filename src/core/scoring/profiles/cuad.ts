import { countSharedOfSets } from './parts/token-overlap';
import { defineProfile } from './profile';
import { defineOverlap } from './shared-rules';

const dropped = /[.,;:]/g;

export const cuadJaccard = defineProfile({
  id: 'cuad-jaccard',
  label: 'CUAD Jaccard',
  source: 'TheAtticusProject/cuad, evaluate.py, get_jaccard (Hendrycks et al., 2021)',
  knownQuirks:
    'Words end at spaces only, so a tab or a line break joins them; of the punctuation only “.”, “,”, “;” and “:” are removed.',
  steps: ['delete . , ; :', 'lower case', 'slash to a space'],
  normalize: (text) => text.replace(dropped, '').toLowerCase().replaceAll('/', ' '),
  f1: defineOverlap(
    'single spaces',
    'Jaccard index of sets',
    (text) => new Set(text.split(' ')),
    (prediction, reference) => {
      const shared = countSharedOfSets(prediction, reference);
      return shared / (prediction.size + reference.size - shared);
    },
  ),
});
