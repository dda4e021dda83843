import { hasAsciiLetters, isUppercase, isDigit, isLowercase } from '../../text/ascii';
import { createWordCache } from '../../text/word-cache';
import { stemsOf } from './words';

/**
 * The stems of the names in a text: capitalized words that do not begin a sentence, and words with
 * several capitals or with digits. Names weigh more than other words.
 */
export function nameStemsOf(text: string): ReadonlySet<string> {
  return hasAsciiLetters(text) ? asciiNameStems(text) : unicodeNameStems(text);
}

/** A capitalized word: its stems, and whether it is a name even at the start of a sentence. */
const capitalized = createWordCache((token) => ({
  isName: /\p{Lu}.*[\p{Lu}\p{N}]/u.test(token),
  stems: stemsOf(token),
}));

const nameWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

function unicodeNameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  nameWord.lastIndex = 0;
  for (let match = nameWord.exec(text); match; match = nameWord.exec(text)) {
    addName(names, text, match.index, match.index + match[0].length);
  }
  return names;
}

/** Same as `unicodeNameStems` but faster, for text whose letters are all ASCII. */
function asciiNameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const start = at;
    while (isUppercase(text, at) || isLowercase(text, at) || isDigit(text, at)) at++;
    if (at > start && isUppercase(text, start)) addName(names, text, start, at);
  }
  return names;
}

/** Adds the stems of a capitalized word if it is a name at this position. */
function addName(names: Set<string>, text: string, start: number, end: number): void {
  const { isName, stems } = capitalized.get(text, start, end);
  if (isName || !startsAt(text, start)) for (const stem of stems) names.add(stem);
}

/** Number of characters before a word that are searched for the start of a sentence. */
const LOOK_BACK = 4;

/** Whether a sentence, line or bracket starts at an offset, ignoring quotes and whitespace. */
function startsAt(text: string, offset: number): boolean {
  const from = Math.max(0, offset - LOOK_BACK);
  let at = offset - 1;
  while (at >= from && isSkipped(text, at)) {
    if (text.charAt(at) === '\n') return true;
    at--;
  }
  return at < from || '.!?:;•*(-'.includes(text.charAt(at));
}

function isSkipped(text: string, at: number): boolean {
  return text.charAt(at) === ' ' || (!isLowercase(text, at) && /[\s"'“‘]/.test(text.charAt(at)));
}
