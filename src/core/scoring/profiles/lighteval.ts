import { anyOf } from './parts/best';
import { deletePunctuation, normalizeParts, removeArticlesAndSpace } from './parts/normalizers';
import { parsePythonFloat } from './parts/python-float';
import { reprFloat } from './parts/python-round';
import { defineProfile, type Profile } from './profile';

const hyphenOrSpace = /[ -]/;

function normalize(text: string): string {
  return normalizeParts(text.split(hyphenOrSpace), (part) => {
    const plain = deletePunctuation(part.toLowerCase());
    const value = parsePythonFloat(plain);
    return removeArticlesAndSpace(value === null ? plain : reprFloat(value));
  });
}

/** lighteval's exact match after its HELM normalizer. */
export const lightevalHelm: Profile = defineProfile({
  id: 'lighteval-helm-norm',
  label: 'lighteval HELM exact match',
  source: 'huggingface/lighteval, normalizations.py, helm_normalizer with ExactMatches',
  knownQuirks: 'Punctuation goes before numbers are read, so “1.5” is 15 and equals “15”.',
  version: null,
  switches: {
    normaliser: [
      'split at spaces and hyphens',
      'lower case',
      'delete ASCII punctuation',
      'print numbers as Python does',
      'English articles to a space',
      'collapse white space',
    ],
    tokens: 'whole text',
    em: 'equal, never for an empty prediction',
    f1: null,
    numbers: 'printed as a Python float',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['em'],
  normalize,
  score: ({ references, prediction }) => ({
    em:
      prediction === ''
        ? 0
        : anyOf(references, (reference) => normalize(reference) === normalize(prediction)),
    f1: null,
  }),
});
