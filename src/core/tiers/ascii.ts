/*
 * Most answers hold no other characters than those of ASCII; in them letters and figures are told from one
 * another by their codes, which takes a fraction of the time that patterns for every script take.
 */

const ascii = /^\p{ASCII}*$/u;

/** Whether a text holds nothing but ASCII. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}

/** Whether a small letter of ASCII stands at a place. */
export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a;
}

/** Whether a figure of ASCII stands at a place. */
export function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
