/** Python's `len(text)`: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at + 1 < text.length; at++) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) {
      count--;
      at++;
    }
  }
  return count;
}

/** Python's order of texts: by code point, where JavaScript's is by UTF-16 unit. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    if (a.charCodeAt(at) === b.charCodeAt(at)) continue;
    // Equal up to here, so both stand at the same place of a pair of surrogates, if of any.
    return rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
  }
  return a.length - b.length;
}

/** Moves surrogates above the units from U+E000 on, which stand for smaller code points. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
