import { PYTHON_SPACE } from '../../../text/python';

const nonAscii = /[\u0080-\u{10ffff}]/u;
const asciiSpaceEnds = /^[\t-\r ]+|(?<![\t-\r ])[\t-\r ]+$/g;
const wideSpaceOrDigit = new RegExp(`([${PYTHON_SPACE}])|(\\p{Nd})|([^\\0-\\x7f])`, 'gu');
const ascii = /[\0-\x7f]/;
const decimalDigit = /\p{Nd}/u;

const digits = String.raw`\d+(?:_\d+)*`;
const floatText = new RegExp(
  `^[+-]?(?:${digits}(?:\\.(?:${digits})?)?|\\.${digits})(?:[eE][+-]?${digits})?$`,
);
const intText = new RegExp(`^[+-]?${digits}$`);
const infinityOrNan = /^([+-]?)(?:(inf(?:inity)?)|nan)$/i;

/** CPython 3.11 and later raise an error when parsing or printing an `int` with more digits. */
const MAX_INT_DIGITS = 4300;

/**
 * Python's `float(text)`: with surrounding whitespace, digits of any script, `1_000`, `.5`, `5.`,
 * `1e3`, `inf` and `nan` in any letter case; no thousands separators, no hexadecimal.
 * @returns `null` if Python raises ValueError
 */
export function parsePythonFloat(text: string): number | null {
  const plain = toAscii(text);
  if (floatText.test(plain)) return Number(plain.replaceAll('_', ''));
  const word = infinityOrNan.exec(plain);
  if (!word) return null;
  if (word[2] === undefined) return NaN;
  return word[1] === '-' ? -Infinity : Infinity;
}

/**
 * Python's `int(text)`: like `parsePythonFloat`, but without a decimal point or exponent.
 * @returns `null` if Python raises ValueError
 */
export function parsePythonInt(text: string): bigint | null {
  const plain = toAscii(text);
  if (!intText.test(plain)) return null;
  const numerals = plain.replaceAll('_', '');
  if (numerals.replace(/^[+-]/, '').length > MAX_INT_DIGITS) return null;
  return numerals.startsWith('-') ? -BigInt(numerals.slice(1)) : BigInt(numerals.replace('+', ''));
}

/**
 * The value of a decimal digit of any script, or `null`. A script's digits are ten consecutive
 * characters from zero; adjacent scripts start at multiples of ten.
 */
export function decimalValue(character: string): number | null {
  if (!decimalDigit.test(character)) return null;
  const point = character.codePointAt(0) ?? 0;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(point - before - 1))) before++;
  return before % 10;
}

/**
 * Converts a string to the form that Python's number parsers use: digits of any script become ASCII
 * digits, other non-ASCII characters become `?`, and the ends are stripped. Unlike `str.strip`,
 * these parsers keep the ASCII separators U+001C to U+001F.
 */
export function toAscii(text: string): string {
  const plain = nonAscii.test(text)
    ? text.replace(wideSpaceOrDigit, (found: string, space?: string, digit?: string) => {
        if (ascii.test(found)) return found;
        if (space !== undefined) return ' ';
        return digit === undefined ? '?' : String(decimalValue(digit) ?? '?');
      })
    : text;
  return plain.replace(asciiSpaceEnds, '');
}
