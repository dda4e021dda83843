/*
 * A saved figure is read where its letters may be others than here, so lines are broken by generous
 * estimates and not by what one browser measures.
 */

/** Width of a letter as a share of its height: on average, and in scripts of square signs. */
const AVERAGE = 0.52;
const SQUARE = 1;

/** From here on most signs are square: Korean, Chinese, Japanese. */
const FIRST_SQUARE = 0x1100;

/** About how wide a text of letters of this size is. */
export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    width += ((sign.codePointAt(0) ?? 0) >= FIRST_SQUARE ? SQUARE : AVERAGE) * size;
  }
  return width;
}

/** The lines of a text, broken between words; a word that is longer than a line has one to itself. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && estimateWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
