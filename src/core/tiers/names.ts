import { hasPlainLetters, isDigit, isSmallLetter } from '../text/plain-letters';
import { createWordTable } from '../text/word-table';
import { keyStemAt, keyStems, readWords } from './words';

/**
 * The stems of the names in a text: words with a capital that no sentence begins with, and words of
 * capitals or with figures. A name says more than another word.
 */
export function nameStems(text: string): ReadonlySet<string> {
  return hasPlainLetters(text) ? plainNameStems(text) : anyNameStems(text);
}

const nameWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
/** A word with a capital: whether it is a name wherever it stands, and its stems. */
const capitalised = createWordTable((token) => ({
  marked: /\p{Lu}.*[\p{Lu}\p{N}]/u.test(token),
  stems: keyStems(readWords(token)),
}));

function anyNameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { 0: token, index } of text.matchAll(nameWord)) {
    const { marked, stems } = capitalised.find(token, 0, token.length);
    if (marked || !beginsAt(text, index)) for (const stem of stems) names.add(stem);
  }
  return names;
}

/** The same where every word is one run of letters and figures of ASCII. */
function plainNameStems(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const small = text.toLowerCase();
  for (let at = 0; at < text.length; at++) {
    const start = at;
    let marks = 0;
    while (isSmallLetter(small, at) || isDigit(small, at)) {
      if (!isSmallLetter(text, at)) marks++;
      at++;
    }
    if (at === start || isSmallLetter(text, start) || isDigit(text, start)) continue;
    if (marks === 1 && beginsAt(text, start)) continue;
    const stem = keyStemAt(small, start, at);
    if (stem !== null) names.add(stem);
  }
  return names;
}

/** So many characters before a word tell whether a sentence begins with it. */
const LOOK_BACK = 4;

/** Whether a sentence, a line or a bracket begins at an offset, quotes and white space apart. */
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
  return text.charAt(at) === ' ' || (!isSmallLetter(text, at) && /[\s"'“‘]/.test(text.charAt(at)));
}
