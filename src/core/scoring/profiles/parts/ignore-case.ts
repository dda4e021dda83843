/**
 * Pairs that Python's `re` holds equal because their full capitals are. Source: CPython
 * `Lib/re/_casefix.py`.
 */
const twins: Readonly<Record<string, string>> = {
  '\u1fd3': '\u0390',
  '\u1fe3': '\u03b0',
  '\ufb06': '\ufb05',
};

/**
 * A text in which two characters are equal exactly when Python's `re.IGNORECASE` holds them equal:
 * one character for each, so `ß` and `ss` stay apart, while `ı`, `i` and `İ` are one.
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
  return twins[lower] ?? lower;
}

function isOne(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
