import { createHint } from '../../text/hints';

/*
 * Characters of other scripts that correspond to an ASCII digit, space or punctuation mark. Each is
 * replaced by one character, so that offsets in the text stay valid.
 */

/**
 * The zeros of the digit systems in use; nine more digits follow each. Source: Unicode, category
 * `Nd`.
 */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10,
];

/** Marks and symbols of other scripts, and the ASCII mark for each at the same position. */
const [MARKS, ASCII_MARKS] = [
  '٫٬٪﹪％．＄￥￡（）＋－／～\u02bc\u2010\u2011',
  '.,%%%.$¥£()+-/~’--',
] as const;

const PLAIN = new Map(Array.from(MARKS, (mark, at) => [mark, ASCII_MARKS.charAt(at)]));
for (const zero of ZEROS) {
  for (let digit = 0; digit < 10; digit++) {
    PLAIN.set(String.fromCharCode(zero + digit), String(digit));
  }
}
/** Spaces of any width, but not line breaks. */
for (const space of '\u00a0\u1680\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000') {
  PLAIN.set(space, ' ');
}

/** A wide comma between digits; elsewhere it ends a clause: “２０１９年，３社”. */
const wideComma = /(?<=[０-９])，(?=[０-９])/gu;
const foreign = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'u');
const mayHaveForeign = createHint('');
const everyForeign = new RegExp(foreign, 'gu');

/**
 * Replaces digits, spaces and punctuation of other scripts with their ASCII equivalents, character
 * by character: `１２％` becomes `12%`, `٣٫٥` becomes `3.5`. The length does not change.
 */
export function toAsciiMarks(text: string): string {
  if (!mayHaveForeign(text) || !foreign.test(text)) return text;
  return text
    .replace(wideComma, ',')
    .replace(everyForeign, (character) => PLAIN.get(character) ?? character);
}
