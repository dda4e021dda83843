import { codeAt } from './ascii';

/** Whitespace and word characters as in Python; JavaScript's `\s`, `\w` and `\b` differ. */

/**
 * The characters that Python's `str.isspace` accepts: unlike `\s`, they include U+001C to U+001F
 * and U+0085 but not U+FEFF. Source: CPython `Objects/unicodetype_db.h`.
 */
export const PYTHON_SPACE = String.raw`\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

/**
 * The characters that `\w` matches in a Python `str` pattern: letters and numbers of any script.
 */
export const PYTHON_WORD = String.raw`\p{L}\p{N}_`;

const space = new RegExp(`[${PYTHON_SPACE}]`, 'u');

/** Most ASCII characters can be tested without a pattern. */
function isSpace(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return code === 0x20 || ((code < 0x20 || code > 0x7e) && space.test(text.charAt(at)));
}

/** Python's `text.split()`: no empty parts. */
export function splitWhitespace(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isSpace(text, at)) continue;
    if (at > start) parts.push(text.slice(start, at));
    start = at + 1;
  }
  if (text.length > start) parts.push(text.slice(start));
  return parts;
}

/** Python's `text.strip()`; takes linear time, unlike a pattern with `+$`. */
export function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return text.slice(start, end);
}
