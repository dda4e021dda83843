import { codeAt, hasAsciiLetters, isAscii } from '../../text/ascii';
import { isFirstOfAlias, replaceAliases } from '../../answers/aliases';
import { cacheByText } from '../../text/text-cache';
import { createWordCache } from '../../text/word-cache';

/**
 * The content words of a text, reduced to stems, so that `seller reports` and `the selling
 * organization reports` share them. Only English endings are cut; other languages pass through
 * unchanged.
 */

/** Function words, and words that only hedge or introduce. */
const STOP_WORDS = new Set(
  `a about above after again all also although am an and any approximately are around as at be because been
  before being both but by can could did do does doing down each etc few for from further had has have having
  he her here hers him his how however i if in into is it its itself just may me might more most much must my
  of off on once only onto or other our out over own per respectively same she should so some such than that
  the their them then there therefore these they this those through thus to too towards under until up upon us
  very via was we were what when where whether which while who whom whose why will with within would you your
  based answer according context provided information given following include includes including included
  overall roughly nearly circa approx due gone went
  among amongst during whereas versus vs regarding related relating make makes made making amount amounts
  amounted experience experienced experiences occur occurred primarily mainly
  fiscal fy year years yes indeed remain remained remains
  inc ltd plc corp ag asa gmbh llc llp kgaa nv oyj spa mr mrs ms dr prof
  der die das den dem ein eine und oder von vom mit im zu fur uber bei ist sind wurde le la les des du un une et ou sie er sich elle elles ils ont se ze hij het
  en au aux sur par est sont el del y con para por es son il lo gli della e di da l d qu`.split(
    /\s+/,
  ),
);

/** Negations; they are not content words. */
const NEGATIONS = new Set(
  `not no nor neither never none without cannot cant dont doesnt didnt isnt arent wasnt werent hasnt havent
  hadnt wont wouldnt couldnt shouldnt nothing nobody nowhere`.split(/\s+/),
);

/**
 * In Japanese, a run of characters in one script is a word; Hiragana runs are endings and
 * particles.
 */
const word =
  /\p{N}+(?:[.,]\p{N}+)*|\p{Script=Hiragana}+|\p{Script=Han}+|(?![\p{Script=Hiragana}\p{Script=Han}])[\p{L}\p{M}](?:(?![\p{Script=Hiragana}\p{Script=Han}])[\p{L}\p{M}\p{N}])*/gu;
const hiragana = /^\p{Script=Hiragana}+$/u;
/** A possessive ending: `3M's` is `3M`. Other apostrophes are part of a word: `don't`. */
const possessive = /['’]s(?![\p{L}])/gu;
/** An elided article or preposition: “l'eau”, “d’acier”. */
const elision = /(?<!\p{L})([cdjlmn]|qu|dell|nell|sull|dall|all)['’](?=\p{L}{2})/gu;
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;
/** The words of a text, lowercased and without accents. */
export function readWords(text: string): readonly string[] {
  return readTextWords(text).words;
}

/** The words of a text with their stems, in the order of the text. */
function readEntries(text: string): WordEntry[] {
  const isPlain = isAscii(text);
  const letters = isPlain
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/ß/gu, 'ss');
  const named = letters.includes('US') ? letters.replace(countryUs, 'usa') : letters;
  const small = withoutApostrophes(named.toLowerCase());
  const entries =
    isPlain || hasAsciiLetters(small)
      ? readPlainEntries(small)
      : (small.match(word) ?? []).map(createEntry);
  if (!entries.some(({ beginsAlias }) => beginsAlias)) return entries;
  const words = entries.map((entry) => entry.word);
  const replaced = replaceAliases(words);
  return replaced === words ? entries : replaced.map(createEntry);
}

/** “US”, the country; in lower case the word is a pronoun. */
const countryUs = /(?<![\p{L}\p{N}])US(?![\p{L}\p{N}$])/gu;

/** How a lowercased ASCII character continues a word; 0 if it does not. */
const [LETTER, DIGIT, MARK] = [1, 2, 3] as const;
const CLASSES = Uint8Array.from({ length: 128 }, (_, code): number => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return LETTER;
  return /\d/.test(character) ? DIGIT : /[.,]/.test(character) ? MARK : 0;
});

/** Finds the same words as the pattern in text whose letters are ASCII, but faster. */
function readPlainEntries(text: string): WordEntry[] {
  const entries: WordEntry[] = [];
  const { length } = text;
  const classAt = (at: number): number => (at < length ? (CLASSES[codeAt(text, at)] ?? 0) : 0);
  for (let at = 0; at < length; at++) {
    const start = at;
    const first: number = classAt(at);
    if (first !== LETTER && first !== DIGIT) continue;
    for (let next: number = first; next !== 0; next = classAt(++at)) {
      if (next === LETTER && first === DIGIT) break;
      if (next === MARK && !(first === DIGIT && classAt(at + 1) === DIGIT)) break;
    }
    entries.push(words.get(text, start, at));
    at--;
  }
  return entries;
}

function withoutApostrophes(text: string): string {
  if (!text.includes("'") && !text.includes('’')) return text;
  return text.replace(possessive, '').replace(elision, '$1 ').replace(apostrophe, '');
}

/** Whether a word is a negation: “not”, “no”, “without” and the like. */
export function isNegation(token: string): boolean {
  return NEGATIONS.has(token);
}

/** “No later than” is a bound, not a negation. */
const bounding =
  /^(?:later|earlier|sooner|fewer|less|more|lower|higher|smaller|larger|worse|doubt)$/;

/** Whether the words contain a negation, other than in “no. 7” and “no later than”. */
export function areNegated(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    const isOther = word === 'no' && (startsWithFigure(next) || bounding.test(next));
    return isNegation(word) && !isOther;
  });
}

const PERIODS = new Set(
  'q1 q2 q3 q4 h1 h2 h3 h4 quarter half first second third fourth january february april june july august september october november december'.split(
    ' ',
  ),
);
/** Months whose names are also ordinary words when not capitalized. */
const PERIODS_OR_WORDS = new Set(['march', 'may']);

/** Whether a word names a month or a part of a year; `isName` is whether it is capitalized. */
export function isPeriod(token: string, isName: boolean): boolean {
  return PERIODS.has(token) || (isName && PERIODS_OR_WORDS.has(token));
}

/**
 * The results of `readWords` and `stemsOf`. Equal words are the same string object, which makes set
 * lookups faster. A class, for the reason given at `CachedResult` in answers/prepare.ts.
 */
export class TextWords {
  constructor(
    readonly words: readonly string[],
    readonly stems: readonly string[],
  ) {}
}

export const readTextWords = cacheByText((text): TextWords => {
  const entries = readEntries(text);
  const own: string[] = [];
  const stems: string[] = [];
  for (const { word, keyStem } of entries) {
    own.push(word);
    if (keyStem !== null) stems.push(keyStem);
  }
  return new TextWords(own, stems);
});

/**
 * The stems of the content words of a text, in the order of the text and with repetitions, without
 * figures.
 */
export const stemsOf = (text: string): readonly string[] => readTextWords(text).stems;

/**
 * The stems of the content words of a text, then its figures, each in the order of the text and
 * with repetitions.
 */
export function stemsAndFigures(text: string): readonly string[] {
  const { words, stems } = readTextWords(text);
  return [...stems, ...numeralsOf(words)];
}

/** The stems of the content words in a list of words: what `stemsOf` returns for a text. */
export function keyStems(words: readonly string[]): string[] {
  const stems: string[] = [];
  for (const word of words) {
    const own = keyStemOf(word);
    if (own !== null) stems.push(own);
  }
  return stems;
}

/** The stem of a content word; `null` for other words. */
export function keyStemOf(word: string): string | null {
  return createEntry(word).keyStem;
}

/** A word without its ending: `operations` and `operating` become `operat`. */
export function stem(word: string): string {
  return createEntry(word).stem;
}

/** A word with its stems. */
interface WordEntry {
  readonly word: string;
  readonly stem: string;
  /** The stem if it is a content word; otherwise `null`. */
  readonly keyStem: string | null;
  /** Whether it is the first word of an alias. */
  readonly beginsAlias: boolean;
}

const words = createWordCache((word): WordEntry => {
  const stem = cutEnding(word);
  const keyStem = isKeyWord(word) ? stem : null;
  return { word, stem, keyStem, beginsAlias: isFirstOfAlias(word) };
});

function createEntry(word: string): WordEntry {
  return words.get(word, 0, word.length);
}

/** The words that begin with a figure, in their original order and with repetitions. */
export function numeralsOf(words: readonly string[]): string[] {
  return words.filter(startsWithFigure);
}

function isKeyWord(token: string): boolean {
  const isWord = !STOP_WORDS.has(token) && !NEGATIONS.has(token) && !startsWithFigure(token);
  return isWord && !hiragana.test(token);
}

/** Most words begin with an ASCII letter and need no pattern. */
function startsWithFigure(token: string): boolean {
  const first = token.charCodeAt(0);
  return first < 0x61 || first > 0x7a ? /^\p{N}/u.test(token) : false;
}

/** British endings with the corresponding American ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{3,})is(e|ed|es|ing|ation|ations)$/u, '$1iz$2'],
  [/^(\p{L}{3,})yse(d|s)?$/u, '$1yze$2'],
  [/^(\p{L}{3,})our(s|ed|ing|able)?$/u, '$1or$2'],
  [/^(\p{L}*(?:cent|met|lit|fib|calib|theat))re(s)?$/u, '$1er$2'],
  [/^(\p{L}{3,})ogue(s)?$/u, '$1og$2'],
  [/^(program)me(s)?$/u, '$1$2'],
];

/** Matches any of these endings; most words have none. */
const british = /is|ys|our|re|ogu|amm/u;

/** A word in American spelling: `labour` becomes `labor`. */
export function toAmericanSpelling(token: string): string {
  if (!british.test(token)) return token;
  return spellings.reduce((done, [from, to]) => done.replace(from, to), token);
}

const endings =
  'ization isation izing ising ized ised ize ise ments ment ings ing edly ed ers er ors or ies ied ie ions ion ives ive ally al ly es s e y'.split(
    ' ',
  );

/** Irregular forms, one word per row, base form first. */
const IRREGULAR = new Map(
  `spend spent;sell sold;buy bought;pay paid;hold held;keep kept;lead led;build built;lend lent;send sent;lose lost;meet met;begin began begun;take took taken;write wrote written;choose chose chosen;draw drew drawn;withdraw withdrew withdrawn;show shown;seek sought;teach taught;bring brought;drive drove driven;break broke broken;burn burnt;feed fed;win won;woman women;man men;child children;dry dried dries drier;tie tied;criterion criteria;half halves;undertake undertook undertaken`
    .split(';')
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ');
      return forms.map((form) => [form, base] as const);
    }),
);

function cutEnding(token: string): string {
  if (token.length < 4 || /\p{N}/u.test(token)) return IRREGULAR.get(token) ?? token;
  const word = toAmericanSpelling(IRREGULAR.get(token) ?? token);
  let rest = word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  if (ending !== undefined && !(ending === 's' && word.endsWith('ss'))) {
    rest = word.slice(0, word.length - ending.length);
  }
  return /(\p{L})\1$/u.test(rest) ? rest.slice(0, -1) : rest;
}

/** The years in a text, as written. */
export const yearsIn = (text: string): readonly string[] =>
  text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? [];

/** The parts of a clause before and after a span of its text; `end` matches the ends of clauses. */
export function clauseAround(
  text: string,
  span: { readonly start: number; readonly end: number },
  end: RegExp,
): readonly [before: string, after: string] {
  const before = text.slice(0, span.start).split(end).at(-1) ?? '';
  const [after = ''] = text.slice(span.end).split(end);
  return [before, after];
}
