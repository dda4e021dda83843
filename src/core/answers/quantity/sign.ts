import { readCurrencyBefore } from './names';
import { endsAfterUnit } from './suffix';

/** How much may stand around an amount in parentheses that is the whole answer. */
const MAX_BEFORE = 40;
const MAX_BEHIND = 80;

const SIGNS = '-−–+';
/** “minus 5.3%”, and a minus with a space that begins the answer; “10 minus 5” is a subtraction. */
const signInWords = /(?:(?<![\p{L}\p{N}]|[\p{N}%)] )(?:minus|negative)|^\s*−) $/iu;
/** An opening parenthesis, in tables with a space. */
const opening = /\( ?$/;
const closing = /^ ?\)/;

/** How far back the words of a sign are looked at. */
const REACH = 12;

/** A sign within an amount: how much it takes before and behind the digits. */
export interface InnerSign {
  readonly length: number;
  readonly closing: number;
  readonly negative: boolean;
}

const NO_SIGN: InnerSign = { length: 0, closing: 0, negative: false };

/**
 * A sign between a currency and its number (`$-5`, `$(473)`), or the parentheses of a number that is
 * the whole answer (`(5)%`, `(473) million`), as accounts write it.
 */
export function readInnerSign(
  text: string,
  start: number,
  before: string,
  numeralEnd: number,
): InnerSign {
  const last = before.slice(-1);
  if (last === '' || last === ' ') return NO_SIGN;
  const opens = last === '(' && text.slice(numeralEnd, numeralEnd + 1) === ')';
  if (!opens && !SIGNS.includes(last)) return NO_SIGN;
  const outside = before.slice(0, -1);
  const isWhole =
    opens && beginsAt(text, start - 1) && endsAfterUnit(text, numeralEnd + 1, MAX_BEHIND);
  if (!isWhole && !readCurrencyBefore(outside)) return NO_SIGN;
  return { length: 1, closing: opens ? 1 : 0, negative: !before.endsWith('+') };
}

/** What stands around a whole amount: a minus before it, or the parentheses of a whole answer. */
export function readOuterSign(text: string, start: number, end: number) {
  const sign = text.charAt(start - 1);
  const beforeSign = text.charAt(start - 2);
  if (sign !== '' && SIGNS.includes(sign) && !/[\p{L}\p{N})%]/u.test(beforeSign)) {
    return { signed: true, negative: sign !== '+', start: start - 1, end };
  }
  if (sign !== ' ' && sign !== '(') return { signed: false, negative: false, start, end };
  const before = text.slice(Math.max(0, start - REACH), start);
  const words = sign === ' ' ? signInWords.exec(start > REACH ? `x${before}` : before) : null;
  if (words) return { signed: true, negative: true, start: start - words[0].length, end };
  const open = opening.exec(before)?.[0].length ?? 0;
  const close = closing.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  const wrapped = open > 0 && close > 0;
  if (wrapped && beginsAt(text, start - open) && endsAfterUnit(text, end + close, MAX_BEHIND)) {
    return { signed: true, negative: true, start: start - open, end: end + close };
  }
  return { signed: false, negative: false, start, end };
}

/** Whether nothing but white space stands before. */
function beginsAt(text: string, at: number): boolean {
  return at <= MAX_BEFORE && text.slice(0, at).trim() === '';
}
