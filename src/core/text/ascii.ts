/*
 * Fast paths for ASCII, which covers most answers: comparing character codes takes a fraction of
 * the time of Unicode patterns.
 */

const ascii = /^\p{ASCII}*$/u;
const foreign = /(?!\p{ASCII})[\p{L}\p{M}\p{N}]/u;

/** Whether a text is ASCII. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}

/** Whether all letters, marks and digits of a text are ASCII; punctuation need not be. */
export function hasAsciiLetters(text: string): boolean {
  return ascii.test(text) || !foreign.test(text);
}

/** Whether there is an ASCII lower-case letter at a position; `false` beyond the end. */
export function isLowercase(text: string, at: number): boolean {
  return isWithin(text, at, 0x61, 0x7a);
}

/** Whether there is an ASCII capital at a position; `false` beyond the end. */
export function isUppercase(text: string, at: number): boolean {
  return isWithin(text, at, 0x41, 0x5a);
}

/** Whether there is an ASCII digit at a position; `false` beyond the end. */
export function isDigit(text: string, at: number): boolean {
  return isWithin(text, at, 0x30, 0x39);
}

function isWithin(text: string, at: number, first: number, last: number): boolean {
  // Beyond the end the code is NaN, after which engines box every code as a double.
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code >= first && code <= last;
}
