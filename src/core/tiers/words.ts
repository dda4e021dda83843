/**
 * What a text is about, word by word: the words that carry meaning, reduced to stems, so that
 * `seller reports` and `the selling organisation reports` share theirs. English; other languages pass
 * through unharmed, because nothing is cut from words that end otherwise.
 */

/** Words of grammar, and words that only hedge or introduce. */
const STOP_WORDS = new Set(
  `a about above after again all also although am an and any approximately are around as at be because been
  before being both but by can could did do does doing down each etc few for from further had has have having
  he her here hers him his how however i if in into is it its itself just may me might more most much must my
  of off on once only onto or other our out over own per respectively same she should so some such than that
  the their them then there therefore these they this those through thus to too towards under until up upon us
  very via was we were what when where whether which while who whom whose why will with within would you your
  based answer according context provided information given following include includes including included
  overall roughly nearly circa approx
  among amongst during whereas versus vs regarding related relating make makes made making amount amounts
  amounted experience experienced experiences occur occurred primarily mainly
  fiscal fy year years yes indeed`.split(/\s+/),
);

/** Words that deny, and the prefix that does; looked at apart from the words that carry meaning. */
const NEGATIONS = new Set(
  `not no nor neither never none without cannot cant dont doesnt didnt isnt arent wasnt werent hasnt havent
  hadnt wont wouldnt couldnt shouldnt nothing nobody`.split(/\s+/),
);

const word = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
/** The same where no other letters and figures than those of ASCII stand, which is sooner found. */
const asciiWord = /\d+(?:[.,]\d+)*|[a-z][a-z\d]*/g;
/** Apostrophes within a word: `don't` is one word, and `3M's` is `3M`. */
const possessive = /['’]s(?![\p{L}])/gu;
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;

/** The words of a text in lower case, letters without accents. */
export function readWords(text: string): string[] {
  if (/^\p{ASCII}*$/u.test(text))
    return withoutApostrophes(text.toLowerCase()).match(asciiWord) ?? [];
  const letters = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return withoutApostrophes(letters.toLowerCase()).match(word) ?? [];
}

function withoutApostrophes(text: string): string {
  if (!text.includes("'") && !text.includes('’')) return text;
  return text.replace(possessive, '').replace(apostrophe, '');
}

/** Whether a word by itself denies: “not”, “no”, “without” and the like. */
export function isNegation(token: string): boolean {
  return NEGATIONS.has(token);
}

/** Whether some words deny something; “no. 7” does not. */
export function areNegated(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      isNegation(word) && !(word === 'no' && startsWithFigure(words[index + 1] ?? '')),
  );
}

const period =
  /^(?:[qh][1-4]|january|february|april|june|july|august|september|october|november|december)$/;
/** Names of months that are words besides, so that only a capital tells. */
const periodOrWord = /^(?:march|may)$/;

/** Whether a word names a month or a part of a year; `isName` says that it is written as a name. */
export function isPeriod(token: string, isName: boolean): boolean {
  return period.test(token) || (isName && periodOrWord.test(token));
}

/** A text word by word. Equal words are the same string object, which sets and maps find sooner. */
export interface TextWords {
  /** As `readWords` gives them. */
  readonly words: readonly string[];
  /** As `keyStems` gives them. */
  readonly stems: readonly string[];
}

/** The words of a text with their stems. */
export function readTextWords(text: string): TextWords {
  const words = readWords(text);
  const stems: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const { word, keyStem } = readWord(words[at] ?? '');
    words[at] = word;
    if (keyStem !== null) stems.push(keyStem);
  }
  return { words, stems };
}

/** Stems of those of some words that carry meaning, in order and with repetitions; figures are left out. */
export function keyStems(words: readonly string[]): string[] {
  const stems: string[] = [];
  for (const word of words) {
    const own = keyStemOf(word);
    if (own !== null) stems.push(own);
  }
  return stems;
}

/** The stem of a word that carries meaning; of another one `null`. */
export function keyStemOf(word: string): string | null {
  return readWord(word).keyStem;
}

/** A word without its ending: `operations` and `operating` are `operat`. Not a word itself. */
export function stem(word: string): string {
  return readWord(word).stem;
}

const readWord = rememberWords((word) => {
  const stem = cutEnding(word);
  return { word, stem, keyStem: isKeyWord(word) ? stem : null };
});

/** The figures among some words, in order and with repetitions. */
export function figuresOf(words: readonly string[]): string[] {
  return words.filter(startsWithFigure);
}

function isKeyWord(token: string): boolean {
  return !STOP_WORDS.has(token) && !NEGATIONS.has(token) && !startsWithFigure(token);
}

/** Letters of ASCII, with which most words begin, are told from figures without a pattern. */
function startsWithFigure(token: string): boolean {
  const first = token.charCodeAt(0);
  return first < 0x61 || first > 0x7a ? /^\p{N}/u.test(token) : false;
}

/**
 * The stems of the names in a text: words with a capital that no sentence begins with, and words of
 * capitals or with figures. A name says more than another word.
 */
export function nameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  nameWord.lastIndex = 0;
  for (let match = nameWord.exec(text); match; match = nameWord.exec(text)) {
    const { marked, stems } = readName(match[0]);
    if (marked || !beginsAt(text, match.index)) for (const name of stems) names.add(name);
  }
  return names;
}

const nameWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

/** A word with a capital: whether it is a name wherever it stands, and its stems. */
const readName = rememberWords((token) => ({
  marked: /\p{Lu}.*[\p{Lu}\p{N}]/u.test(token),
  stems: keyStems(readWords(token)),
}));

/** So many characters before a word tell whether a sentence begins with it. */
const LOOK_BACK = 4;

/** Whether a sentence, a line or a bracket begins at an offset, quotes and white space apart. */
function beginsAt(text: string, offset: number): boolean {
  const from = Math.max(0, offset - LOOK_BACK);
  let at = offset - 1;
  while (at >= from && (text.charAt(at) === ' ' || /[\s"'“‘]/.test(text.charAt(at)))) {
    if (text.charAt(at) === '\n') return true;
    at--;
  }
  return at < from || '.!?:;•*(-'.includes(text.charAt(at));
}

const endings =
  'ization isation izing ising ized ised ize ise ments ment ings ing edly ed ers er ors or ies ied ions ion ives ive ally al ly es s e y'.split(
    ' ',
  );

function cutEnding(token: string): string {
  if (token.length < 4 || /\p{N}/u.test(token)) return token;
  let rest = token;
  const ending = endings.find((one) => token.endsWith(one) && token.length - one.length >= 3);
  if (ending !== undefined && !(ending === 's' && token.endsWith('ss'))) {
    rest = token.slice(0, token.length - ending.length);
  }
  return /(\p{L})\1$/u.test(rest) ? rest.slice(0, -1) : rest;
}

/** The same words come again and again; so many of them are remembered. */
const MOST_REMEMBERED = 16_384;

/** The same function of a word, which remembers what it gave. */
function rememberWords<Result extends object>(
  make: (word: string) => Result,
): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const made = make(word);
    known.set(word, made);
    return made;
  };
}
