import { collapseWhitespace } from '../../text/steps';
import { bestOverReferences } from './parts/best';
import { countCodePoints } from './parts/code-points';
import { levenshtein } from './parts/edit-distance';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

function normalize(text: string): string {
  return collapseWhitespace.apply(text.toLowerCase(), []);
}

/** ANLS: one minus the edit distance over the longer length; below one half nothing. */
export const anls: Profile = defineProfile({
  id: 'anls-shunk031',
  label: 'ANLS',
  source: 'shunk031/ANLS, anls_score, threshold 0.5 (Biten et al., 2019)',
  knownQuirks: 'Nearly right is nearly full marks, numbers included: “2018” for “2019” has 0.75.',
  version: null,
  switches: {
    normaliser: ['lower case', 'collapse white space'],
    tokens: 'characters',
    em: null,
    f1: 'edit distance over the longer side, nothing from one half on',
    ...BEST_AS_TEXT,
  },
  scale: 1,
  gives: ['f1'],
  normalize,
  score: ({ references, prediction }) => {
    const ours = normalize(prediction);
    return {
      em: null,
      f1: bestOverReferences(references, (text) => similarity(ours, normalize(text))),
    };
  },
});

const THRESHOLD = 0.5;

function similarity(a: string, b: string): number {
  // The script measures the lengths in capitals, where “ß” has two letters.
  const longer = Math.max(countCodePoints(a.toUpperCase()), countCodePoints(b.toUpperCase()));
  const distance = longer === 0 ? 0 : levenshtein(a, b) / longer;
  return distance < THRESHOLD ? 1 - distance : 0;
}
