/*
 * Most answers have no other letters and figures than those of ASCII. In them words are told apart by codes
 * of characters, which takes a fraction of the time that patterns for every script take.
 */

const ascii = /^\p{ASCII}*$/u;
const foreign = /(?!\p{ASCII})[\p{L}\p{M}\p{N}]/u;

/** Whether all letters, marks and figures of a text are those of ASCII; its punctuation may be any. */
export function hasPlainLetters(text: string): boolean {
  return ascii.test(text) || !foreign.test(text);
}

/** Whether a small letter of ASCII stands at a place. */
export function isSmallLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a;
}

/** Whether a figure of ASCII stands at a place. */
export function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
