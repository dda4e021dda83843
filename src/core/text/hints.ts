import { codeAt } from './ascii';
import { cacheByText } from './text-cache';

/*
 * Most patterns match nothing in most strings. One pass over a string finds all patterns that may
 * match, from the words and characters that they require. With this pass, scoring takes 0.73 to
 * 0.83 times as long (docs/decisions/speed.md).
 */

/** Whether a string may match a pattern; if not, the pattern need not be tried. */
export type Hint = (text: string) => boolean;

/** Maximum number of hints; each is one bit of an integer. */
const MAX_HINTS = 30;
const EVERY_HINT = 2 ** MAX_HINTS - 1;

let hints = 0;

/** For each ASCII character: the hints that need it. */
const marks = new Int32Array(128);

/** The position of a letter in the alphabet, from 1 on; 0 for other characters. */
const letters = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase();
  return /[a-z]/.test(letter) ? letter.charCodeAt(0) - 0x60 : 0;
});

/**
 * A trie of the words, with a node for each prefix; node 0 means that no word has the prefix, and
 * node 1 is the empty prefix.
 */
const NODE_SIZE = 27;
const [NOWHERE, ROOT] = [0, 1] as const;
let children = new Uint16Array(64 * NODE_SIZE);
let size = 2;
/** For each node: the hints with this word, and those with all words that begin with it. */
const wholes: number[] = [0, 0];
const beginnings: number[] = [0, 0];

/**
 * Typographic punctuation marks with their ASCII forms. A string with any other non-ASCII character
 * may match every pattern.
 */
const PRINTED = new Map(
  Array.from('‘’“”–—', (mark, at) => [mark.charCodeAt(0), `''""--`.charCodeAt(at)]),
);

/**
 * Builds a hint for patterns that match only text with one of these words, or one of these ASCII
 * characters. Words are separated by spaces and in lower case; `un*` means all words that begin
 * with `un`. A word is a run of letters, and a match may begin or end only where such a run does.
 * `n't` may follow anything.
 */
export function createHint(words: string, ownMarks = ''): Hint {
  if (hints === MAX_HINTS) throw new Error(`There can be only ${MAX_HINTS} hints.`);
  const bit = 1 << hints++;
  for (const mark of ownMarks) marks[mark.charCodeAt(0)] = (marks[mark.charCodeAt(0)] ?? 0) | bit;
  for (const word of words.split(/\s+/)) {
    if (word === "n't") negations |= bit;
    else if (word !== '') addWord(word, bit);
  }
  return (text) => (hintsOf(text) & bit) !== 0;
}

/** The hints with `n't`. */
let negations = 0;

function addWord(word: string, bit: number): void {
  const [, own = '', star] = /^([a-z]+)(\*?)$/.exec(word) ?? [];
  let node: number = ROOT;
  for (const letter of own) {
    const offset = node * NODE_SIZE + letter.charCodeAt(0) - 0x60;
    if (!children[offset]) {
      if ((size + 1) * NODE_SIZE > children.length) {
        const more = new Uint16Array(2 * children.length);
        more.set(children);
        children = more;
      }
      children[offset] = size++;
      wholes.push(0);
      beginnings.push(0);
    }
    node = children[offset] ?? NOWHERE;
  }
  const bits = star === '*' ? beginnings : wholes;
  bits[node] = (bits[node] ?? 0) | bit;
}

/** The bits of all hints that apply to a string. */
const hintsOf = cacheByText((text): number => {
  const { length } = text;
  let found = 0;
  let node: number = ROOT;
  let last = 0;
  for (let at = 0; at <= length; at++) {
    const written = at < length ? codeAt(text, at) : 0x20;
    const code = written < 128 ? written : (PRINTED.get(written) ?? 0);
    if (code === 0) return EVERY_HINT;
    const letter = letters[code] ?? 0;
    if (letter > 0) {
      node = children[node * NODE_SIZE + letter] ?? NOWHERE;
      found |= beginnings[node] ?? 0;
    } else {
      found |= (wholes[node] ?? 0) | (marks[code] ?? 0);
      const isNegation = code === APOSTROPHE && last === LAST_OF_NOT && at + 1 < length;
      if (isNegation && letters[codeAt(text, at + 1)] === FIRST_OF_T) found |= negations;
      node = ROOT;
    }
    last = letter;
  }
  return found;
});

const APOSTROPHE = 0x27;
/** The positions of `n` and `t` in the alphabet. */
const [LAST_OF_NOT, FIRST_OF_T] = [14, 20] as const;

/** Whether a string may contain a digit of any script. */
export const mayHaveDigit = createHint('', '0123456789');
