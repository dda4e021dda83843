import { countSharedOfSets } from './parts/bag';
import { bestOverReferences } from './parts/best';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const dropped = /[.,;:]/g;

function normalize(text: string): string {
  return text.replace(dropped, '').toLowerCase().replaceAll('/', ' ');
}

/** CUAD's Jaccard index of two sets of words. */
export const cuadJaccard: Profile = defineProfile({
  id: 'cuad-jaccard',
  label: 'CUAD Jaccard',
  source: 'TheAtticusProject/cuad, evaluate.py, get_jaccard (Hendrycks et al., 2021)',
  knownQuirks:
    'Words end at spaces only, so a tab or a line break joins them; of the marks only “.”, “,”, “;” and “:” go.',
  version: null,
  switches: {
    normaliser: ['delete . , ; :', 'lower case', 'slash to a space'],
    tokens: 'single spaces',
    em: null,
    f1: 'Jaccard index of sets',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['f1'],
  normalize,
  score: ({ references, prediction }) => {
    const ours = new Set(normalize(prediction).split(' '));
    return {
      em: null,
      f1: bestOverReferences(references, (reference) => {
        const theirs = new Set(normalize(reference).split(' '));
        const shared = countSharedOfSets(ours, theirs);
        return shared / (ours.size + theirs.size - shared);
      }),
    };
  },
});
