import { digitValue } from './unicode-numbers';
import { PYTHON_SPACE } from '../../../text/python';

const digits: Readonly<Record<string, number>> = {
  ...valuesOf('零〇○一二三四五六七八九', [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...valuesOf('壹贰貳叁參肆伍陆陸柒捌玖', [1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9]),
  ...valuesOf('两兩幺', [2, 2, 1]),
};
const tens = valuesOf('廿卅卌', [20, 30, 40]);
const smallUnits = valuesOf('十拾百佰千仟', [10, 10, 100, 100, 1000, 1000]);
const largeUnits = valuesOf('万萬亿億兆', [1e4, 1e4, 1e8, 1e8, 1e12]);
const zeros = '零〇○';
const points = ['点', '點', '．', '.'];
const unit = /[廿卅卌十拾百佰千仟万萬亿億兆]/u;
const numeral =
  /[零〇○一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖两兩幺廿卅卌十拾百佰千仟万萬亿億兆点點负負正]/u;
const space = new RegExp(`[${PYTHON_SPACE}]`, 'u');

function valuesOf(characters: string, values: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Array.from(characters, (character, at) => [character, values[at] ?? 0]),
  );
}

/** Whether a text has any character of Chinese numerals. */
export function hasChineseNumeral(text: string): boolean {
  return numeral.test(text);
}

/** The value of a digit, ASCII, of any script or Chinese. */
export function readDigit(character: string): number | null {
  return digitValue(character) ?? digits[character] ?? null;
}

/**
 * A Chinese numeral with or without units, `二〇二五` or `十二万三千`, and decimals after 点.
 * Source: inspect_ai, scorer/_unicode.py.
 * @returns `null` where it is none.
 */
export function readChineseNumber(text: string): number | null {
  const point = points.find((mark) => text.includes(mark));
  const at = point === undefined ? text.length : text.indexOf(point);
  const whole = text.slice(0, at);
  const value = unit.test(whole) ? readWithUnits(whole) : readDigits(whole);
  const decimals = readDecimals(text.slice(at + (point?.length ?? 0)));
  return value === null || decimals === null ? null : value + decimals;
}

function readDigits(text: string): number | null {
  let written = '';
  for (const character of text) {
    if (space.test(character)) continue;
    const digit = readDigit(character);
    if (digit === null) return null;
    written += String(digit);
  }
  return Number(written);
}

function readDecimals(text: string): number | null {
  let value = 0;
  let place = 0.1;
  for (const character of text) {
    if (space.test(character)) continue;
    const digit = readDigit(character);
    if (digit === null) return null;
    value += digit * place;
    place /= 10;
  }
  return value;
}

/** A digit waits for its unit; a large unit multiplies all that came since the last one. */
function readWithUnits(text: string): number | null {
  let total = 0;
  let section = 0;
  let waiting = 0;
  for (const character of text) {
    if (space.test(character) || zeros.includes(character)) continue;
    const digit = readDigit(character);
    const small = smallUnits[character];
    const large = largeUnits[character];
    if (tens[character] !== undefined) section += tens[character];
    else if (digit !== null) waiting = digit;
    else if (small !== undefined) {
      section += (waiting || 1) * small;
      waiting = 0;
    } else if (large !== undefined) {
      total += (section + waiting) * large;
      section = 0;
      waiting = 0;
    } else return null;
  }
  return total + section + waiting;
}
