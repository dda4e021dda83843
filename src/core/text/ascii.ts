/*
 * Most answers have no other letters and figures than those of ASCII. In them words are told apart by codes
 * of characters, which takes a fraction of the time that patterns for every script take.
 */

const ascii = /^\p{ASCII}*$/u;
const foreign = /(?!\p{ASCII})[\p{L}\p{M}\p{N}]/u;

/** Whether all letters, marks and figures of a text are those of ASCII; its punctuation may be any. */
export function hasAsciiLetters(text: string): boolean {
  return ascii.test(text) || !foreign.test(text);
}

/** Whether a small letter of ASCII stands at a place; none does behind the end. */
export function isLowercase(text: string, at: number): boolean {
  return isWithin(text, at, 0x61, 0x7a);
}

/** Whether a capital of ASCII stands at a place; none does behind the end. */
export function isUppercase(text: string, at: number): boolean {
  return isWithin(text, at, 0x41, 0x5a);
}

/** Whether a figure of ASCII stands at a place; none does behind the end. */
export function isDigit(text: string, at: number): boolean {
  return isWithin(text, at, 0x30, 0x39);
}

function isWithin(text: string, at: number, first: number, last: number): boolean {
  // Behind the end the code is NaN, and once there was one, every code is boxed as a double.
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code >= first && code <= last;
}
