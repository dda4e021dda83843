/**
 * All matches of a global pattern that never matches the empty string, like `text.matchAll`. It
 * does not clone the pattern or create an iterator, which takes longer than searching a short
 * answer.
 */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

/** The match of a sticky pattern at a position; `null` if there is no match. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
