/**
 * A text without the differences of writing that no reader notices: forms of characters, quotes,
 * British and American spelling, `%` and “per cent”, the space before a unit. Signs, decimal points
 * and comparisons stay, because they change what is said.
 */
export function foldWriting(text: string): string {
  const letters = ascii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '');
  const plain = letters
    .toLowerCase()
    .replace(/^\s*\(([\d.,]{1,40})\)\s*$/u, '-$1')
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .replace(/[−–](?=\d)/gu, '-')
    .replace(/%|\bper ?cent\b|\bpct\b/gu, ' percent ')
    .replace(/us\$|\$|\busd\b|\bdollars?\b/gu, ' usd ')
    .replace(/€|\beur\b|\beuros?\b/gu, ' eur ')
    .replace(/&/gu, ' and ')
    .replace(/['’‘`´"“”«»]/gu, '')
    .replace(/(?<![\p{L}\p{N}])-(?=\d)|(?<=\d)\.(?=\d)|[<>≤≥]|[^\p{L}\p{N}\s-]/gu, keepMeaning)
    .replace(/(?<![\p{L}\p{N}.])(\d{1,40}(?:\.\d{1,40})?)(?=\p{L})/gu, '$1 ');
  return plain
    .split(/[\s-]+/)
    .map((token) => (token.startsWith(MINUS) ? token.replace(MINUS, '-') : american(token)))
    .filter((token) => token !== '' && !ARTICLES.has(token))
    .join(' ');
}

const ascii = /^\p{ASCII}*$/u;

/** The same with hyphenated words as one: `net-zero` is `netzero`. */
export function foldJoined(text: string): string {
  return foldWriting(text.replace(/(?<=\p{L})[-\u2010\u2011](?=[\p{L}\p{N}])/gu, ''));
}

const ARTICLES = new Set(['a', 'an', 'the']);
/** Stands for a minus while hyphens are taken apart. */
const MINUS = '\ue000';

function keepMeaning(mark: string): string {
  if (mark === '-') return MINUS;
  if (mark === '.' || /[<>≤≥]/u.test(mark)) return mark;
  return ' ';
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{3,})is(e|ed|es|ing|ation|ations)$/u, '$1iz$2'],
  [/^(\p{L}{3,})yse(d|s)?$/u, '$1yze$2'],
  [/^(\p{L}{3,})our(s|ed|ing|able)?$/u, '$1or$2'],
  [/^(\p{L}*(?:cent|met|lit|fib|calib|theat))re(s)?$/u, '$1er$2'],
  [/^(\p{L}{3,})ogue(s)?$/u, '$1og$2'],
  [/^(program)me(s)?$/u, '$1$2'],
];

/** What all these endings have; most words have none of them. */
const british = /is|ys|our|re|ogu|amm/u;

function american(token: string): string {
  if (!british.test(token)) return token;
  return spellings.reduce((done, [from, to]) => done.replace(from, to), token);
}
