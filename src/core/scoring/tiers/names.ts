import { hasAsciiLetters, isUppercase, isDigit, isLowercase } from '../../text/ascii';
import { createWordCache } from '../../text/word-cache';
import { keyStems, readWords } from './words';

/**
 * The stems of the names in a text: words with a capital that no sentence begins with, and words of
 * capitals or with figures. A name says more than another word.
 */
export function nameStemsOf(text: string): ReadonlySet<string> {
  return hasAsciiLetters(text) ? plainNameStems(text) : anyNameStems(text);
}

/** A capitalized word: whether it is a name in any position, and its stems. */
const capitalized = createWordCache((token) => ({
  marked: /\p{Lu}.*[\p{Lu}\p{N}]/u.test(token),
  stems: keyStems(readWords(token)),
}));

const nameWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

function anyNameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  nameWord.lastIndex = 0;
  for (let match = nameWord.exec(text); match; match = nameWord.exec(text)) {
    addName(names, text, match.index, match.index + match[0].length);
  }
  return names;
}

/** The same where all letters and figures are those of ASCII. */
function plainNameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const start = at;
    while (isUppercase(text, at) || isLowercase(text, at) || isDigit(text, at)) at++;
    if (at > start && isUppercase(text, start)) addName(names, text, start, at);
  }
  return names;
}

/** Adds the stems of a word with a capital, if it is a name there. */
function addName(names: Set<string>, text: string, start: number, end: number): void {
  const { marked, stems } = capitalized.get(text, start, end);
  if (marked || !beginsAt(text, start)) for (const stem of stems) names.add(stem);
}

/** How many characters before a word are checked for the start of a sentence. */
const LOOK_BACK = 4;

/** Whether a sentence, a line or a bracket begins at an offset, ignoring quotes and white space. */
function beginsAt(text: string, offset: number): boolean {
  const from = Math.max(0, offset - LOOK_BACK);
  let at = offset - 1;
  while (at >= from && isPassedOver(text, at)) {
    if (text.charAt(at) === '\n') return true;
    at--;
  }
  return at < from || '.!?:;•*(-'.includes(text.charAt(at));
}

function isPassedOver(text: string, at: number): boolean {
  return text.charAt(at) === ' ' || (!isLowercase(text, at) && /[\s"'“‘]/.test(text.charAt(at)));
}
