import { findAll } from '../text/find-all';
import { compare, type Decimal, decimalFromDigits, multiply } from './numerals/decimal';

/** A ratio of two numbers: `1:3`, “254 to 1”. */
export interface Ratio {
  readonly left: Decimal;
  readonly right: Decimal;
  /** As written in the answer. */
  readonly text: string;
}

const side = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,12}(?:\.\d{1,12})?)`;
const whole = new RegExp(String.raw`^\s*${side} ?: ?${side}\s*\.?\s*$`, 'u');
const within = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:])${side}(?: ?: ?|-to-| to )${side}(?![\p{L}\p{N}:%]|[.,]\d)`,
  'gu',
);

/** The ratio in an answer that consists of one (`1:3`); `null` for other answers. */
export function readRatioAnswer(answer: string): Ratio | null {
  return answer.length > 60 || !answer.includes(':') ? null : ratioOf(whole.exec(answer));
}

/** A year before its value, which is not a ratio: “2022: 109”. */
const valueOfYear = /^(?:19|20)\d\d: /u;

/** Every ratio in a text, in order of appearance. Linear in the length of the text. */
export function readRatios(text: string): Ratio[] {
  return findAll(within, text).flatMap((found) =>
    valueOfYear.test(found[0]) ? [] : (ratioOf(found) ?? []),
  );
}

/** Whether two ratios are equal: `1:3` and `2:6`. */
export function sameRatio(a: Ratio, b: Ratio): boolean {
  return compare(multiply(a.left, b.right), multiply(b.left, a.right)) === 0;
}

function ratioOf(found: RegExpExecArray | RegExpMatchArray | null): Ratio | null {
  const [text = '', first = '', second = ''] = found ?? [];
  if (text === '') return null;
  const [left, right] = [first, second].map((digits) =>
    decimalFromDigits(digits.replaceAll(',', '')),
  );
  return left && right ? { left, right, text: text.trim() } : null;
}
