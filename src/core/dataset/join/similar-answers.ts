/** Characters of a cell that are compared; documents are told from answers long before. */
const LOOKED_AT = 400;

/** The words and numbers of a cell, in lower case. */
export function wordsOf(cell: string): string[] {
  return cell
    .slice(0, LOOKED_AT)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Share of words in common, from 0 to 1: twice the common ones through all. */
export function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size + right.size === 0) return 1;
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return (2 * common) / (left.size + right.size);
}

/** Whether all words of `part` stand in `whole`; no words are in nothing. */
export function isPartOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return part.size > 0 && [...part].every((word) => whole.has(word));
}
