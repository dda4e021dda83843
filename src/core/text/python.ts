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

const space = new RegExp(`[${PYTHON_SPACE}]`, 'u');

/** Letters and marks of ASCII are told from white space without the pattern. */
function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || ((code < 0x20 || code > 0x7e) && space.test(text.charAt(at)));
}

/** `text.split()` as Python does it: no empty parts. */
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

/** `text.strip()` as Python does it; linear, which a pattern with `+$` is not. */
export function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return text.slice(start, end);
}
