/**
 * Python's ideas of white space and of word characters, which the official scripts rely on and
 * JavaScript's `\s`, `\w` and `\b` do not share.
 */

/**
 * The characters for which Python's `str.isspace` holds: unlike `\s` it has U+001C to U+001F and
 * U+0085, and lacks U+FEFF. Source: CPython `Objects/unicodetype_db.h`.
 */
export const PYTHON_SPACE = String.raw`\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

/** The characters that `\w` matches in a Python `str` pattern: letters and numbers of any script. */
export const PYTHON_WORD = String.raw`\p{L}\p{N}_`;

const spaces = new RegExp(`[${PYTHON_SPACE}]+`, 'u');
const space = new RegExp(`[${PYTHON_SPACE}]`, 'u');

/** `text.split()` as Python does it: no empty parts. */
export function splitWhitespace(text: string): string[] {
  const parts = text.split(spaces);
  if (parts[0] === '') parts.shift();
  if (parts.at(-1) === '') parts.pop();
  return parts;
}

/** `text.strip()` as Python does it; linear, which a pattern with `+$` is not. */
export function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text.charAt(start))) start++;
  while (end > start && space.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
