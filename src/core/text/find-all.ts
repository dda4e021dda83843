/**
 * All matches of a global pattern that never matches the empty text, as `text.matchAll` gives them. It
 * neither copies the pattern nor makes an iterator, which takes longer than to search a short answer.
 */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
