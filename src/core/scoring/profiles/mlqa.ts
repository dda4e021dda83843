import { createNormalizer } from '../../text/normalize';
import { splitWhitespace, strip } from '../../text/python';
import { wholeWords } from './parts/normalizers';
import { scoreBags } from './parts/bag';
import { BEST_AS_TEXT } from './parts/switches';
import { defineProfile, type Profile } from './profile';

interface Language {
  readonly code: string;
  readonly name: string;
  /** What goes in place of articles: a pattern, or nothing at all. */
  readonly articles: RegExp | null;
  readonly knownQuirks: string;
}

const LANGUAGES: readonly Language[] = [
  {
    code: 'en',
    name: 'English',
    articles: wholeWords(['a', 'an', 'the']),
    knownQuirks:
      'Deletes the punctuation of every script, so “O’Neill” equals “ONeill”, unlike SQuAD.',
  },
  {
    code: 'de',
    name: 'German',
    articles: wholeWords('ein eine einen einem eines einer der die das den dem des'.split(' ')),
    knownQuirks: 'German articles go, English ones stay: “the” counts as a word.',
  },
  {
    code: 'es',
    name: 'Spanish',
    articles: wholeWords('un una unos unas el la los las'.split(' ')),
    knownQuirks: 'Spanish articles go: “La Paz” is “paz”.',
  },
  {
    code: 'hi',
    name: 'Hindi',
    articles: null,
    knownQuirks: 'No articles are removed, and the danda at the end goes as punctuation.',
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
    // The script's first alternative asks for the start of the text after a letter: it never matches.
    articles: /ال/g,
    knownQuirks:
      'Cuts the letters “ال” out of the middle of words too, with a space in their place.',
  },
  {
    code: 'zh',
    name: 'Chinese',
    articles: null,
    knownQuirks:
      'Each Chinese character is a token of its own, so EM ignores the spaces between them.',
  },
];

const lowerAndDelete = createNormalizer(['lower-case', 'delete-unicode-punctuation']);
/** The characters that the script takes for Chinese; ideographs beyond U+9FA5 are not among them. */
const chinese = /([\u4e00-\u9fa5])/;

function createProfile({ code, name, articles, knownQuirks }: Language): Profile {
  const normalize = (text: string) => {
    const lowered = lowerAndDelete(text);
    const plain = articles ? lowered.replace(articles, ' ') : lowered;
    return (code === 'zh' ? segment(plain) : splitWhitespace(plain)).join(' ');
  };
  return defineProfile({
    id: `mlqa-${code}`,
    label: `MLQA, ${name}`,
    source: 'MLQA evaluation script v1, facebookresearch/MLQA (Lewis et al., 2020)',
    knownQuirks,
    version: '1',
    switches: {
      normaliser: [
        'lower case',
        'delete Unicode punctuation',
        ...(articles ? [code === 'ar' ? 'ال to a space' : `${name} articles to a space`] : []),
        'collapse white space',
      ],
      tokens: code === 'zh' ? 'Chinese characters, else white space' : 'white space',
      em: 'equal',
      f1: 'bag of tokens',
      ...BEST_AS_TEXT,
    },
    scale: 1,
    gives: ['em', 'f1'],
    normalize,
    score: scoreBags(normalize),
  });
}

/** Chinese characters one by one, the rest at white space (punctuation is gone by then). */
function segment(text: string): string[] {
  return text
    .split(chinese)
    .flatMap((part) => (chinese.test(part) ? [part] : splitWhitespace(part)))
    .filter((token) => strip(token) !== '');
}

/** MLQA in its seven languages, which differ in what they take for an article. */
export const mlqa: readonly Profile[] = LANGUAGES.map(createProfile);
