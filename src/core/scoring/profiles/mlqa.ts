import { createNormalizer } from '../../text/normalize';
import { PYTHON_WORD, splitWhitespace } from '../../text/python';
import { splitChinese } from './parts/normalizers';
import { defineProfile, type Profile } from './profile';
import { bagOfTokens, EQUAL } from './shared-rules';

interface Language {
  readonly code: string;
  readonly name: string;
  /** The articles that are removed; `null` if no articles are removed. */
  readonly articles: RegExp | null;
  readonly knownQuirks: string;
}

const LANGUAGES: readonly Language[] = [
  {
    code: 'en',
    name: 'English',
    articles: wholeWords(['a', 'an', 'the']),
    knownQuirks:
      'Deletes the punctuation of every script, so “O’Neill” equals “ONeill”, unlike in SQuAD.',
  },
  {
    code: 'de',
    name: 'German',
    articles: wholeWords('ein eine einen einem eines einer der die das den dem des'.split(' ')),
    knownQuirks: 'German articles are removed, but English ones are kept: “the” counts as a word.',
  },
  {
    code: 'es',
    name: 'Spanish',
    articles: wholeWords('un una unos unas el la los las'.split(' ')),
    knownQuirks: 'Spanish articles are removed: “La Paz” is “paz”.',
  },
  {
    code: 'hi',
    name: 'Hindi',
    articles: null,
    knownQuirks: 'No articles are removed; a danda at the end is removed as punctuation.',
  },
  {
    code: 'vi',
    name: 'Vietnamese',
    articles: wholeWords('của là cái chiếc những'.split(' ')),
    knownQuirks: 'Removes the verb “là” (is) and “của” (of) as if they were articles.',
  },
  {
    code: 'ar',
    name: 'Arabic',
    // The script's first alternative requires the start of the text after a letter, so it never
    // matches.
    articles: /ال/g,
    knownQuirks: 'Replaces the letters “ال” with a space, even in the middle of words.',
  },
  {
    code: 'zh',
    name: 'Chinese',
    articles: null,
    knownQuirks:
      'Each Chinese character is a separate token, so EM ignores the spaces between them.',
  },
];

/** A pattern for whole words, with Python's Unicode word boundaries. */
function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![${PYTHON_WORD}])(?:${words.join('|')})(?![${PYTHON_WORD}])`, 'gu');
}

const lowerAndDelete = createNormalizer(['lower-case', 'delete-unicode-punctuation']);

function createProfile({ code, name, articles, knownQuirks }: Language): Profile {
  const split = (text: string) =>
    code === 'zh' ? splitChinese(text, splitWhitespace) : splitWhitespace(text);
  return defineProfile({
    id: `mlqa-${code}`,
    label: `MLQA, ${name}`,
    source: 'MLQA evaluation script v1, facebookresearch/MLQA (Lewis et al., 2020)',
    knownQuirks,
    version: '1',
    steps: [
      'lower case',
      'delete Unicode punctuation',
      ...(articles
        ? [code === 'ar' ? 'replace ال with a space' : `replace ${name} articles with a space`]
        : []),
      'collapse whitespace',
    ],
    normalize: (text) => {
      const lowered = lowerAndDelete(text);
      return split(articles ? lowered.replace(articles, ' ') : lowered).join(' ');
    },
    em: EQUAL,
    f1: bagOfTokens(),
    switches: code === 'zh' ? { tokens: 'single Chinese characters; whitespace elsewhere' } : {},
  });
}

/** MLQA in seven languages; they differ in their articles. */
export const mlqa: readonly Profile[] = LANGUAGES.map(createProfile);
