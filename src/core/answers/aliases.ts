import { PLACES } from './place-names';
import { TERMS } from './term-names';

/* Names of the same thing: places, organizations, terms and their abbreviations. */

interface Alias {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly name: readonly string[];
}

/** As words are compared: without accents, and without the marks of Japanese and the syllables of Korean. */
const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

const aliases = new Map<string, Alias[]>();
for (const row of withoutMarks(`${PLACES.trim()}\n${TERMS.trim()}`).split('\n')) {
  const names = row.split('|').map((name) => name.split(' '));
  const [name = []] = names;
  for (const [first = '', ...rest] of names.slice(1)) {
    aliases.set(first, [...(aliases.get(first) ?? []), { rest, name }]);
  }
}
for (const own of aliases.values()) own.sort((a, b) => b.rest.length - a.rest.length);

/** Whether a word, in lower case and without accents, is the first of an alias. */
export const isFirstOfAlias = (word: string) => aliases.has(word);

/**
 * Replaces every alias in a list of words with its canonical name.
 * @param words in lower case, without accents
 */
export function replaceAliases(words: readonly string[]): readonly string[] {
  let replaced: string[] | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const found = aliases
      .get(word)
      ?.find(({ rest }) => rest.every((next, index) => words[at + 1 + index] === next));
    if (found) {
      replaced ??= words.slice(0, at);
      replaced.push(...found.name);
      at += found.rest.length;
    } else replaced?.push(word);
  }
  return replaced ?? words;
}

const places = new Map<string, readonly string[][]>();
for (const row of PLACES.trim().split('\n')) {
  const [first = '', ...rest] = (row.split('|')[0] ?? '').split(' ');
  places.set(first, [...(places.get(first) ?? []), rest]);
}

/** The countries and regions among the words, by canonical name. */
export function findPlaceNames(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const plain = replaceAliases(words);
  plain.forEach((word, at) => {
    for (const rest of places.get(word) ?? [])
      if (rest.every((next, index) => plain[at + 1 + index] === next))
        found.add([word, ...rest].join(' '));
  });
  return found;
}

/** Words that an abbreviation may omit. */
const LINKS = new Set(
  'a an and at by de der des du et for für in of on the to und with'.split(' '),
);
const abbreviation = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}&]{2,8}$/u;

/**
 * Whether one text consists of the initials of the other: `CSRD`, “Corporate Sustainability Reporting
 * Directive”.
 */
export function isAbbreviationOf(short: string, long: string): boolean {
  const letters = short.trim().replace(/\.(?=\p{L}|$)/gu, '');
  if (!abbreviation.test(letters)) return false;
  const words = long.replace(/\([^()]*\)/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || words.length > 12) return false;
  const initials = (some: readonly string[]) => some.map((word) => word.charAt(0)).join('');
  const wanted = letters.replace('&', '').toLowerCase();
  const content = words.filter((word) => !LINKS.has(word.toLowerCase()));
  return [words, content].some((some) => initials(some).toLowerCase() === wanted);
}
