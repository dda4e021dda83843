import { createWordCache } from '../text/word-cache';
import COMMON_WORDS from './common-words.json';
import { PLACES } from './place-names';
import { TERMS } from './term-names';

/*
 * Synonyms: names of places, organizations and terms, with their abbreviations; and common words of
 * climate, ESG and finance reports in German, French, Spanish, Italian, Portuguese, Dutch, Chinese,
 * Japanese and Korean (`common-words.json`), with their English equivalents. One meaning per row,
 * its names separated by `|`, the canonical one first. No translation may be spelled like an
 * English word in the questions of `answer-cases.jsonl` (tested). German and Dutch compounds, and
 * runs of Chinese characters, are split into known names.
 */

interface Alias {
  /** The alias's words after the first one. */
  readonly rest: readonly string[];
  readonly name: readonly string[];
}

/**
 * Removes accents and Japanese voicing marks, which comparisons ignore, and splits Korean
 * syllables.
 */
const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/** In Japanese, each run of characters in one script is a word. */
const nameWord =
  /\p{Script=Han}+|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Hiragana}])\S)+/gu;

const aliases = new Map<string, Alias[]>();
/** One-word canonical names, which a compound may contain: “Klimadaten”, “Hitzestress”. */
const canonical = new Set<string>();
const rows = [PLACES.trim(), TERMS.trim(), ...COMMON_WORDS].join('\n');
for (const row of withoutMarks(rows).split('\n')) {
  const names = row.split('|').map((name): readonly string[] => name.match(nameWord) ?? []);
  const [name = []] = names;
  if (name.length === 1) canonical.add(name[0] ?? '');
  for (const [first = '', ...rest] of names.slice(1)) {
    aliases.set(first, [...(aliases.get(first) ?? []), { rest, name }]);
  }
}
for (const own of aliases.values()) own.sort((a, b) => b.rest.length - a.rest.length);

/** The aliases that begin with a word, and the names that the word contains if it is a compound. */
const named = createWordCache((word) => ({
  aliases: aliases.get(word) ?? null,
  parts: splitCompound(word),
}));

/**
 * Whether a word, in lower case and without accents, is the first word of an alias, or a compound
 * of known names.
 */
export function isFirstOfAlias(word: string): boolean {
  const own = named.get(word, 0, word.length);
  return own.aliases !== null || own.parts !== null;
}

const [MIN_COMPOUND_LENGTH, MAX_COMPOUND_LENGTH] = [9, 40];
/** Shorter parts occur in other words by chance. */
const MIN_PART_LENGTH = 4;
const han = /^\p{Script=Han}{3,40}$/u;
const links = ['', 's', 'n', 'en', 'es'];

/** The first letters of all aliases: few words begin with any of them. */
const beginnings = new Set([...aliases.keys()].map((word) => word.slice(0, MIN_PART_LENGTH)));

const nameOf = (word: string) => aliases.get(word)?.find(({ rest }) => rest.length === 0)?.name;

/**
 * The names of the parts of a German or Dutch compound (“Stahlproduktion”), or the names within a
 * run of Chinese characters; `null` for other words.
 */
function splitCompound(word: string): readonly string[] | null {
  if (han.test(word)) return splitHan(word);
  if (word.length < MIN_COMPOUND_LENGTH || word.length > MAX_COMPOUND_LENGTH) return null;
  if (!beginnings.has(word.slice(0, MIN_PART_LENGTH))) return null;
  for (let end = word.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end--) {
    const first = nameOf(word.slice(0, end));
    if (!first) continue;
    for (const link of links) {
      const rest = word.slice(end + link.length);
      if (!word.startsWith(link, end) || rest.length < MIN_PART_LENGTH) continue;
      const second = nameOf(rest) ?? (canonical.has(rest) ? [rest] : splitCompound(rest));
      if (second) return [...first, ...second];
    }
  }
  return null;
}

/** Finds the longest names first; the characters between them are kept together. */
function splitHan(run: string): readonly string[] | null {
  const found: string[] = [];
  let other = '';
  let names = 0;
  for (let at = 0; at < run.length;) {
    let end = Math.min(run.length, at + MAX_HAN_NAME);
    while (end > at + 1 && !nameOf(run.slice(at, end))) end--;
    const name = end > at + 1 ? nameOf(run.slice(at, end)) : undefined;
    if (name) {
      if (other !== '') found.push(other);
      found.push(...name);
      names++;
      other = '';
      at = end;
    } else other += run.charAt(at++);
  }
  if (other !== '') found.push(other);
  return names > 0 ? found : null;
}

const MAX_HAN_NAME = 8;

/**
 * Replaces aliases with their canonical names in a list of words, which are in lower case and
 * without accents.
 */
export function replaceAliases(words: readonly string[]): readonly string[] {
  let replaced: string[] | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const own = named.get(word, 0, word.length);
    const found = own.aliases?.find(({ rest }) =>
      rest.every((next, index) => words[at + 1 + index] === next),
    );
    const parts = found ? null : own.parts;
    if (parts) {
      replaced ??= words.slice(0, at);
      replaced.push(...parts);
    } else if (found) {
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

/** The length of eight letters (up to two code units each), each followed by a period. */
const MAX_ABBREVIATION_LENGTH = 3 * 8;

/**
 * Whether one text consists of the initials of the other: `CSRD`, “Corporate Sustainability
 * Reporting Directive”.
 */
export function isAbbreviationOf(short: string, long: string): boolean {
  const written = short.trim();
  if (written.length > MAX_ABBREVIATION_LENGTH) return false;
  const letters = written.replace(/\.(?=\p{L}|$)/gu, '');
  if (!abbreviation.test(letters)) return false;
  const words =
    long.replace(/\([^()]*\)|^\W*(?:the )?(?:U\.S\.|US|UK|EU) /gu, ' ').match(/[\p{L}\p{N}]+/gu) ??
    [];
  if (words.length < 2 || words.length > 12) return false;
  const initials = (some: readonly string[]) => some.map((word) => word.charAt(0)).join('');
  const wanted = letters.replace('&', '').toLowerCase();
  const content = words.filter((word) => !LINKS.has(word.toLowerCase()));
  return [words, content].some((some) => initials(some).toLowerCase() === wanted);
}
