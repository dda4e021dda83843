import { type Decimal, negate, shift } from './decimal';
import {
  CURRENCIES,
  MONEY_SCALE_LETTERS,
  MONTHS,
  NAMING_WORDS,
  SCALE_LETTERS,
  SCALE_WORDS,
} from './lexicon';
import { type DecimalConvention, type Numeral, readNumeral } from './numeral';

/** A number as a person would read it in running text. */
export interface Quantity {
  /** With its sign and scale word multiplied in; a percentage as it stands (12.8% is 12.8). */
  readonly value: Decimal;
  readonly percent: boolean;
  /** ISO 4217 code, or the ambiguous sign `$` or `¥`; `null` without currency. */
  readonly currency: string | null;
  /** Power of ten of its scale word, 0 without one. */
  readonly scale: number;
  /** A whole number from 1900 to 2100 with nothing around it that makes it an amount. */
  readonly bareYear: boolean;
  /** The quantity as it stands in the answer, sign and scale included, and where it stands. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A digit, or a point that begins a number (`.5`, not that of `Fig.5`). */
const nextNumber = /(?<![\p{L}\p{N}.,)])\.\d|\d/gu;
/** A letter directly before the digits, or a letter and a hyphen (`CO2`, `COVID-19`). */
const namePrefix = /[\p{L}_][-\u2010\u2011]?$/u;
const companyName = /^3M(?!\p{L})/u;
const nameTail = /[\p{L}\p{N}_]*(?:[-./][\p{L}\p{N}_]+)*/uy;
const percentAfter = /[ \u00a0\u202f]?(?:[%％]|per ?cent(?!age)(?![\p{L}])|pct(?![\p{L}]))/uy;
const scaleAfter = /[ \u00a0\u202f-]?(\p{L}+)\.?/uy;
/** Not the currency of the next number: `2023 $5 million`. */
const currencyAfter =
  /[ \u00a0\u202f]?(?:([$€£¥₩₹])|([A-Z]{3}|dollars?|euros?|pounds|yen)(?![\p{L}]))(?![ \u00a0\u202f]?[-−–+(]?\.?\d)/uy;
const ordinalAfter = /(?:st|nd|rd|th)(?![\p{L}\p{N}])/uy;
const monthBefore = new RegExp(`(?<!\\p{L})(?:${MONTHS})\\.? $`, 'u');
const monthAfter = new RegExp(` (?:of )?(?:${MONTHS})(?!\\p{L})`, 'uy');
const hyphenatedWord = /[-\u2010\u2011]\p{L}/uy;
const currencyBefore = /((?:[A-Z]{1,2})?\$|[€£¥₩₹]|(?<!\p{L})[A-Z]{3})[ \u00a0\u202f]?$/u;
const signBefore = /[-−–+]$/;
const wordBefore = /(\p{L}+)\.?[ \u00a0\u202f]$/u;
const enumeration =
  /(?<![\p{L}\p{N}])(\p{L}+) (?:\d{1,2}(?:, ?| and | & | \+ |\/| or | to |-|–))*(?:and )?$/u;

/** How far back the words before a number are looked at; longer ones name nothing that we know. */
const LOOK_BACK = 40;

/**
 * Every quantity in a text, in order. Digits inside names (`CO2`, `Scope 1`, `FY2018`, `3M`),
 * dates and ordinals are left alone. Linear in the length of the text.
 */
export function parseQuantities(text: string, convention: DecimalConvention = 'point'): Quantity[] {
  return scan(text, convention).map(({ quantity }) => quantity);
}

/** How many numerals of a text prove a decimal point and how many a decimal comma. */
export function countConventions(text: string): { readonly point: number; readonly comma: number } {
  const count = { point: 0, comma: 0 };
  for (const { numeral } of scan(text, 'point')) if (numeral.proves) count[numeral.proves]++;
  return count;
}

interface Found {
  readonly quantity: Quantity;
  readonly numeral: Numeral;
}

function scan(text: string, convention: DecimalConvention): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (;;) {
    nextNumber.lastIndex = at;
    const digit = nextNumber.exec(text);
    if (!digit) return found;
    const start = digit.index;
    const reading = readNumeral(text, start, convention);
    if (reading.kind === 'other') {
      at = reading.end;
      continue;
    }
    const { numeral } = reading;
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const unread = text.slice(Math.max(at, start - LOOK_BACK), start);
    const nameEnd = endOfName(text, start, before, unread, numeral);
    if (nameEnd !== null) {
      at = Math.max(nameEnd, start + 1);
      continue;
    }
    const quantity = readAround(text, start, before, numeral);
    found.push({ quantity, numeral });
    at = Math.max(quantity.end, numeral.end);
  }
}

/**
 * Offset after the name that the digits at `start` belong to, or `null` when they are a number.
 * @param unread what of `before` is no part of an earlier number: in `1.5bn-2bn`, only the hyphen
 */
function endOfName(
  text: string,
  start: number,
  before: string,
  unread: string,
  numeral: Numeral,
): number | null {
  const money = readCurrencyBefore(before);
  if (namePrefix.test(unread) && !money) return match(nameTail, text, start);
  if (!money && numeral.plain && companyName.test(text.slice(start, start + 3))) return start + 2;
  const ordinal = match(ordinalAfter, text, numeral.end);
  if (numeral.plain && ordinal !== null) return ordinal;
  if (!money && isDay(text, before, numeral)) return numeral.end;
  const hyphenated = match(hyphenatedWord, text, numeral.end) !== null;
  if (hyphenated && readScale(text, numeral.end, {}) === null) {
    return match(nameTail, text, numeral.end);
  }
  const naming = numeral.plain ? enumeration.exec(before)?.[1] : wordBefore.exec(before)?.[1];
  const isNamed = naming !== undefined && NAMING_WORDS.has(naming.toLowerCase());
  return isNamed ? match(nameTail, text, numeral.end) : null;
}

/** Whether a number is the day of a date that names its month. */
function isDay(text: string, before: string, { value, plain, end }: Numeral): boolean {
  const small = plain && value.coefficient >= 1n && value.coefficient <= 31n;
  return small && (monthBefore.test(before) || match(monthAfter, text, end) !== null);
}

function readAround(text: string, start: number, before: string, numeral: Numeral): Quantity {
  const inner = readInnerSign(text, before, numeral.end);
  const money = readCurrencyBefore(before.slice(0, before.length - inner.length));
  const from = start - inner.length - (money?.length ?? 0);
  const numeralEnd = numeral.end + inner.closing;

  const letters = money ? MONEY_SCALE_LETTERS : numeral.plain ? {} : SCALE_LETTERS;
  const scale = readScale(text, numeralEnd, letters);
  const scaleEnd = scale?.end ?? numeralEnd;
  const percentEnd = match(percentAfter, text, scaleEnd);
  const moneyAfter = money || percentEnd !== null ? null : readCurrencyAfter(text, scaleEnd);
  const end = percentEnd ?? moneyAfter?.end ?? scaleEnd;
  const currency = money?.currency ?? moneyAfter?.currency ?? null;

  const outer = readSign(text, from, end);
  const amount =
    outer.signed || inner.length > 0 || scale !== null || percentEnd !== null || currency !== null;
  const value = shift(numeral.value, scale?.power ?? 0);
  return {
    value: outer.negative !== inner.negative ? negate(value) : value,
    percent: percentEnd !== null,
    currency,
    scale: scale?.power ?? 0,
    bareYear: numeral.plain && !amount && isYear(numeral.value),
    text: text.slice(outer.start, outer.end),
    start: outer.start,
    end: outer.end,
  };
}

/**
 * A sign between a currency and its number (`$-5`, `$(473)`), or the parentheses of a number that
 * begins the answer (`(5)%`, `(473) million`), as accounts write it.
 */
function readInnerSign(text: string, before: string, numeralEnd: number) {
  const none = { length: 0, closing: 0, negative: false };
  const opens = before.endsWith('(') && text.slice(numeralEnd, numeralEnd + 1) === ')';
  if (!opens && !signBefore.test(before)) return none;
  const outside = before.slice(0, -1);
  const begins = opens && outside.trim() === '';
  if (!begins && !readCurrencyBefore(outside)) return none;
  return { length: 1, closing: opens ? 1 : 0, negative: !before.endsWith('+') };
}

/** The currency that ends a text (`US$`, `EUR `), with the length it takes. */
function readCurrencyBefore(before: string): { currency: string; length: number } | null {
  const found = currencyBefore.exec(before);
  const currency = found && own(CURRENCIES, found[1] ?? '');
  return found && currency ? { currency, length: found[0].length } : null;
}

function readScale(
  text: string,
  at: number,
  letters: Readonly<Record<string, number>>,
): { readonly power: number; readonly end: number } | null {
  scaleAfter.lastIndex = at;
  const found = scaleAfter.exec(text);
  if (!found) return null;
  const [whole, word = ''] = found;
  // `10-K` is a form, `12-million` a number.
  if (whole.startsWith('-') && word.length === 1) return null;
  const dot = whole.endsWith('.') ? 1 : 0;
  const end = at + whole.length - dot;
  const direct = whole.length === word.length + dot;
  const power = own(SCALE_WORDS, word.toLowerCase()) ?? (direct ? own(letters, word) : undefined);
  return power === undefined || /^[\p{N}]/u.test(text.slice(end, end + 1)) ? null : { power, end };
}

function readCurrencyAfter(text: string, at: number): { currency: string; end: number } | null {
  currencyAfter.lastIndex = at;
  const found = currencyAfter.exec(text);
  const currency = found && own(CURRENCIES, found[1] ?? found[2] ?? '');
  return found && currency ? { currency, end: at + found[0].length } : null;
}

/** A minus before the amount, or an amount that stands alone in parentheses, as accounts write it. */
function readSign(text: string, start: number, end: number) {
  const sign = text.slice(start - 1, start);
  const beforeSign = text.slice(Math.max(0, start - 2), Math.max(0, start - 1));
  if (signBefore.test(sign) && !/[\p{L}\p{N})%]/u.test(beforeSign)) {
    return { signed: true, negative: sign !== '+', start: start - 1, end };
  }
  const wrapped = sign === '(' && text.slice(end, end + 1) === ')';
  if (wrapped && text.slice(Math.max(0, start - LOOK_BACK), start - 1).trim() === '') {
    return { signed: true, negative: true, start: start - 1, end: end + 1 };
  }
  return { signed: false, negative: false, start, end };
}

function isYear({ coefficient, exponent }: Decimal): boolean {
  return exponent === 0 && coefficient >= 1900n && coefficient <= 2100n;
}

/** Offset after a sticky pattern that matches at `at`, else `null`. */
function match(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? at + found[0].length : null;
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
