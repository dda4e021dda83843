/** Python's `len(text)`: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const character of text) count += character === '' ? 0 : 1;
  return count;
}
