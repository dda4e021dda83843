import { readCurrencyBefore } from '../numerals/names';
import { endsAfterUnit } from './suffix';

/**
 * Maximum number of whitespace characters before an amount in parentheses, if the amount is the
 * complete answer.
 */
const MAX_BEFORE = 40;
const MAX_AFTER = 80;

const SIGNS = '-−–+';
/**
 * A spelled-out sign, as in “minus 5.3%”, or a minus sign followed by a space at the start of the
 * answer; “10 minus 5” is a subtraction.
 */
const signInWords = /(?:(?<![\p{L}\p{N}]|[\p{N}%)] )(?:minus|negative)|^\s*−) $/iu;
/** An opening parenthesis; in tables a space may follow it. */
const opening = /\( ?$/;
const closing = /^ ?\)/;

/**
 * Number of characters before a number that are searched for a sign (“minus” or an opening
 * parenthesis).
 */
const MAX_CONTEXT = 12;

/**
 * A sign inside an amount, with the number of characters that it adds before and after the digits.
 */
export interface InnerSign {
  readonly length: number;
  readonly closing: number;
  readonly negative: boolean;
}

const NO_SIGN: InnerSign = { length: 0, closing: 0, negative: false };

/**
 * A sign between a currency and its number (`$-5`, `$(473)`), or accounting parentheses around the
 * number of a complete answer (`(473) million`) or before a percent sign (`(5)%`).
 */
export function readInnerSign(
  text: string,
  start: number,
  before: string,
  numeralEnd: number,
): InnerSign {
  const last = before.slice(-1);
  if (last === '' || last === ' ') return NO_SIGN;
  const opening = last === '(' && text.slice(numeralEnd, numeralEnd + 1) === ')';
  if (!opening && !SIGNS.includes(last)) return NO_SIGN;
  const outside = before.slice(0, -1);
  const isPercent = opening && text.charAt(numeralEnd + 1) === '%';
  const isWhole =
    isPercent ||
    (opening && isAtStart(text, start - 1) && endsAfterUnit(text, numeralEnd + 1, MAX_AFTER));
  if (!isWhole && !readCurrencyBefore(outside)) return NO_SIGN;
  return { length: 1, closing: opening ? 1 : 0, negative: !before.endsWith('+') };
}

/** The sign outside a complete amount: a minus before it, or parentheses around the answer. */
export function readOuterSign(text: string, start: number, end: number) {
  const sign = text.charAt(start - 1);
  const beforeSign = text.charAt(start - 2);
  if (sign !== '' && SIGNS.includes(sign) && !/[\p{L}\p{N})%]/u.test(beforeSign)) {
    return { signed: true, negative: sign !== '+', start: start - 1, end };
  }
  if (sign !== ' ' && sign !== '(') return { signed: false, negative: false, start, end };
  const before = text.slice(Math.max(0, start - MAX_CONTEXT), start);
  const words = sign === ' ' ? signInWords.exec(start > MAX_CONTEXT ? `x${before}` : before) : null;
  if (words) return { signed: true, negative: true, start: start - words[0].length, end };
  const open = opening.exec(before)?.[0].length ?? 0;
  const close = closing.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  const wrapped = open > 0 && close > 0;
  if (wrapped && isAtStart(text, start - open) && endsAfterUnit(text, end + close, MAX_AFTER)) {
    return { signed: true, negative: true, start: start - open, end: end + close };
  }
  return { signed: false, negative: false, start, end };
}

/** Whether only whitespace precedes the position. */
function isAtStart(text: string, at: number): boolean {
  return at <= MAX_BEFORE && text.slice(0, at).trim() === '';
}
