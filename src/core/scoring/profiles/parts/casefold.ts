/**
 * Pairs that Python's `re` considers equal because their full uppercase forms are equal. Source:
 * CPython `Lib/re/_casefix.py`.
 */
const equivalents: Readonly<Record<string, string>> = {
  '\u1fd3': '\u0390',
  '\u1fe3': '\u03b0',
  '\ufb06': '\ufb05',
};

const ascii = /^[\0-\x7f]*$/;

/** Letters whose case folding differs from lowercasing their uppercase form. */
const exceptions = /[ıẞ\u13a0-\u13f5\u13f8-\u13fd\uab70-\uabbf]/u;

/**
 * Python's `str.casefold`, full Unicode case folding: `Straße` equals `STRASSE`, and a final sigma
 * equals any other. Source: Unicode `CaseFolding.txt`, statuses C and F.
 */
export function casefold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldOne(character);
  return folded;
}

function foldOne(character: string): string {
  if (exceptions.test(character)) return foldException(character);
  let folded = '';
  // Character by character, since lowercasing a complete word could produce a final sigma at its
  // end.
  for (const upper of character.toUpperCase()) folded += upper.toLowerCase();
  return folded;
}

function foldException(character: string): string {
  if (character === 'ı') return character;
  if (character === 'ẞ') return 'ss';
  // Cherokee letters fold to their capitals.
  return character.toUpperCase();
}

/**
 * Maps two characters to the same character if and only if Python's `re.IGNORECASE` considers them
 * equal. Each character maps to a single one, so `ß` differs from `ss`, while `ı`, `i` and `İ` are
 * equal.
 */
export function foldForSearch(text: string): string {
  let folded = '';
  for (const character of text) folded += representative(character);
  return folded;
}

function representative(character: string): string {
  if (character === 'İ') return 'i';
  const lower = character.toLowerCase();
  const upper = lower.toUpperCase();
  if (isOne(upper)) {
    const back = upper.toLowerCase();
    if (isOne(back)) return back;
  }
  return equivalents[lower] ?? lower;
}

function isOne(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
