import { PYTHON_SPACE, strip } from '../../../text/python';
import { hasChineseNumeral, readChineseNumber, readDigit } from './chinese-numeral';
import { numericValue } from './numeric-characters';
import { parsePythonFloat } from './python-float';

const minus = /[-−﹣－]/;
const plus = /[+＋﹢]/;
const sign = new RegExp(`^(?:([-−﹣－负負])|[+＋﹢正])[${PYTHON_SPACE}]*`, 'u');
const separator = /[,，﹐、٬ \u00a0\u202f\u2009\u2007\u2008'’ʼ＇]/u;
const space = new RegExp(`[${PYTHON_SPACE}]`, 'u');
const decimalMark = /[٫．]/u;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The look-behind begins at the first raised digit only, which keeps long runs linear. */
const exponent = /([⁻⁺]?)(?<![⁰¹²³⁴⁵⁶⁷⁸⁹])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u;

/**
 * A number as people write it in any script: signs in a row, one vulgar fraction at the end (`2½`), a
 * raised exponent (`3²`), Chinese numerals, grouping marks.
 * Source: inspect_ai, scorer/_unicode.py, `unicode_number_to_float`.
 * @returns `null` where it is none, or not finite.
 */
export function readUnicodeNumber(text: string): number | null {
  let rest = strip(text);
  let factor = 1;
  for (let found = sign.exec(rest); found; found = sign.exec(rest)) {
    if (found[1] !== undefined) factor = -factor;
    rest = rest.slice(found[0].length);
  }
  const value = readUnsigned(rest, factor);
  return value !== null && Number.isFinite(value) ? value : null;
}

/** The sign belongs to the base: `-2²` is 4. */
function readUnsigned(text: string, factor: number): number | null {
  const single = readSingle(text);
  if (single !== null) return single * factor;
  const end = trimSeparators(text);
  const found = exponent.exec(end);
  const base = found ? strip(end.slice(0, found.index)) : '';
  if (!found || base === '') return scale(readWithFraction(strip(text)), factor);
  const value = scale(readWithFraction(base), factor);
  const power = Number(Array.from(found[2] ?? '', (digit) => raised.indexOf(digit)).join(''));
  return value === null ? null : value ** (found[1] === '⁻' ? -power : power);
}

function scale(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}

function trimSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && isSeparator(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function isSeparator(character: string): boolean {
  return separator.test(character) || space.test(character);
}

/** The value of a text that is one character, such as `Ⅻ`. */
function readSingle(text: string): number | null {
  const [character, more] = Array.from(text);
  return character === undefined || more !== undefined ? null : numericValue(character);
}

function readWithFraction(text: string): number | null {
  const characters = Array.from(text);
  const fractions = characters.flatMap((character, at) => {
    const value = numericValue(character);
    return value !== null && value > 0 && value < 1 ? [{ at, value }] : [];
  });
  const [fraction, another] = fractions;
  if (!fraction) return readCore(text);
  const tail = characters.slice(fraction.at + 1);
  if (another || !tail.every(isSeparator)) return null;
  const head = strip(characters.slice(0, fraction.at).join(''));
  if (head === '') return fraction.value;
  const whole = readCore(head);
  return whole === null ? null : whole + fraction.value;
}

function readCore(text: string): number | null {
  if (text === '') return null;
  const chinese = hasChineseNumeral(text) ? readChineseNumber(text) : null;
  return chinese ?? readGrouped(text) ?? readSingle(text);
}

/**
 * Digits of any script with one decimal mark, grouping marks and an exponent after `e`. Of point and
 * comma the later one is the decimal mark; a comma alone is one before at most three digits.
 */
function readGrouped(text: string): number | null {
  const characters = Array.from(text);
  const mark = findDecimalMark(characters);
  let written = '';
  let hasExponent = false;
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    if ((character === 'e' || character === 'E') && !hasExponent) {
      if (written === '') return null;
      hasExponent = true;
      const next = characters[at + 1] ?? '';
      written += character + (plus.test(next) ? '+' : minus.test(next) ? '-' : '');
      if (plus.test(next) || minus.test(next)) at++;
    } else if (decimalMark.test(character) || character === mark) {
      if (written.includes('.')) return null;
      written += '.';
    } else if (!isSeparator(character) && !(mark !== null && /[.,]/.test(character))) {
      const digit = readDigit(character);
      if (digit === null) return null;
      written += String(digit);
    }
  }
  return /\d/.test(written) ? parsePythonFloat(written) : null;
}

function findDecimalMark(characters: readonly string[]): string | null {
  const point = characters.lastIndexOf('.');
  const comma = characters.lastIndexOf(',');
  if (point !== -1) return point > comma ? '.' : ',';
  if (comma === -1) return null;
  const digits = characters.slice(comma + 1).filter((one) => readDigit(one) !== null).length;
  return digits >= 1 && digits <= 3 ? ',' : null;
}
