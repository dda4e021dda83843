import { createNormalizer } from '../../text/normalize';
import { removeArticlesAndSpace } from './parts/normalizers';
import { scoreBags } from './parts/bag';
import { EQUAL_OR_BAG } from './parts/switches';
import { defineProfile, type Profile } from './profile';

const lowerAndSpace = createNormalizer(['lower-case', 'space-ascii-punctuation']);
const quotes = /[‘’´]/g;

function normalize(text: string): string {
  return removeArticlesAndSpace(lowerAndSpace(text).replace(quotes, ' '));
}

/** TriviaQA: punctuation becomes a space, so that `12-month` is two words. */
export const triviaqa: Profile = defineProfile({
  id: 'triviaqa',
  label: 'TriviaQA',
  source: 'TriviaQA evaluation script, mandarjoshi90/triviaqa (Joshi et al., 2017)',
  knownQuirks:
    'Punctuation becomes a space instead of nothing: “U.S.” is “u s” and no longer equals “US”.',
  version: null,
  switches: {
    normaliser: [
      'lower case',
      'ASCII punctuation to a space',
      'curly quotes to a space',
      'English articles to a space',
      'collapse white space',
    ],
    ...EQUAL_OR_BAG,
  },
  scale: 1,
  gives: ['em', 'f1'],
  normalize,
  score: scoreBags(normalize),
});
