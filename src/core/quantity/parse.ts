import { negate, shift } from './decimal';
import type { Decimal } from './decimal';
import { joinIntervals } from './interval';
import { CURRENCIES, MONEY_SCALE_LETTERS, SCALE_LETTERS, SCALE_WORDS } from './lexicon';
import { markConclusion } from './conclusion';
import { endOfName, match, own, readCurrencyBefore } from './names';
import { readFraction, readNumberWords, WORD_START } from './number-words';
import { type DecimalConvention, type Numeral, readNumeral } from './numeral';
import type { Quantity } from './quantity';
import { readUnit, type UnitReading } from './read-unit';

export type { Quantity } from './quantity';

/** A digit, a point that begins a number (`.5`, not that of `Fig.5`), or a number in words. */
const nextNumber = new RegExp(`(?<![\\p{L}\\p{N}.,)])\\.\\d|\\d|${WORD_START}`, 'giu');
const percentAfter =
  /[ \u00a0\u202f]?(?:[%％](?![- ]?points?)|per ?cent(?!age)(?![\p{L}])(?! points?)|pct(?![\p{L}]))/uy;
const scaleAfter = /[ \u00a0\u202f-]?(\p{L}+)\.?/uy;
/** Not the currency of the next number: `2023 $5 million`. */
const currencyAfter =
  /[ \u00a0\u202f]?(?:([$€£¥₩₹])|([A-Z]{3}|dollars?|euros?|pounds|yen)(?![\p{L}]))(?![ \u00a0\u202f]?[-−–+(]?\.?\d)/uy;
const signBefore = /[-−–+]$/;

/** How far back the words before a number are looked at; longer ones name nothing that we know. */
const LOOK_BACK = 40;

/** How much may follow an amount in parentheses that is the whole answer: scale, unit, full stop. */
const LONGEST_TAIL = 80;

/**
 * Every quantity in a text, in order, the two ends of an interval as one. Digits inside names (`CO2`,
 * `Scope 1`, `FY2018`, `3M`), dates and ordinals are left alone. Linear in the length of the text.
 */
export function parseQuantities(text: string, convention: DecimalConvention = 'point'): Quantity[] {
  const found = scan(text, convention).map(({ quantity }) => quantity);
  return markConclusion(text, joinIntervals(text, found));
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
    const next = nextNumber.exec(text);
    if (!next) return found;
    const start = next.index;
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const reading = readAt(text, start, before, convention);
    if (typeof reading === 'number') {
      at = reading;
      continue;
    }
    const isScaled = readScale(text, reading.end, {}, false) !== null;
    const unread = text.slice(Math.max(at, start - LOOK_BACK), start);
    const nameEnd = endOfName({ text, start, before, unread, numeral: reading, isScaled });
    if (nameEnd !== null) {
      at = Math.max(nameEnd, start + 1);
      continue;
    }
    const quantity = readAround(text, start, unread, reading);
    found.push({ quantity, numeral: reading });
    at = Math.max(quantity.end, reading.end);
  }
}

/** The numeral at `start`, in digits or in words, or the offset at which to look on. */
function readAt(
  text: string,
  start: number,
  before: string,
  convention: DecimalConvention,
): Numeral | number {
  if (!/[\d.]/.test(text.charAt(start))) {
    return readNumberWords(text, start, before) ?? start + 1;
  }
  const fraction = readFraction(text, start, null);
  if (fraction) return fraction;
  const reading = readNumeral(text, start, convention);
  if (reading.kind === 'other') return reading.end;
  return readFraction(text, start, reading.numeral) ?? reading.numeral;
}

function readAround(text: string, start: number, before: string, numeral: Numeral): Quantity {
  const inner = readInnerSign(text, start, before, numeral.end);
  const money = readCurrencyBefore(before.slice(0, before.length - inner.length));
  const from = start - inner.length - (money?.length ?? 0);
  const numeralEnd = numeral.end + inner.closing;

  const tail = readTail(text, numeralEnd, numeral, money?.currency ?? null);
  const outer = readSign(text, from, tail.end);
  const negative = outer.negative !== inner.negative;
  const { unit, per, scale, percent, currency } = tail;
  const marked = scale !== 0 || percent || currency !== null || unit !== null || per !== null;
  const value = shift(numeral.value, scale);
  return {
    value: negative ? negate(value) : value,
    percent,
    currency,
    unit,
    per,
    scale,
    bareYear:
      numeral.plain && !outer.signed && inner.length === 0 && !marked && isYear(numeral.value),
    interval: null,
    approximate: false,
    concludes: true,
    text: text.slice(outer.start, outer.end),
    start: outer.start,
    end: outer.end,
  };
}

/** What stands behind the digits: scale, percent sign, currency, unit. */
function readTail(text: string, at: number, numeral: Numeral, money: string | null) {
  const letters = money ? MONEY_SCALE_LETTERS : numeral.plain ? {} : SCALE_LETTERS;
  const scale = readScale(text, at, letters, money !== null);
  const scaleEnd = scale?.end ?? at;
  const percentEnd = match(percentAfter, text, scaleEnd);
  const after = money !== null || percentEnd !== null ? null : readCurrencyAfter(text, scaleEnd);
  // Of `$5%` the sign behind counts.
  const currency = percentEnd === null ? (money ?? after?.currency ?? null) : null;
  const end = percentEnd ?? after?.end ?? scaleEnd;
  const measure = percentEnd === null ? readMeasure(text, end, numeral, currency !== null) : null;
  return {
    scale: scale?.power ?? 0,
    percent: percentEnd !== null,
    currency,
    unit: measure?.unit ?? null,
    per: measure?.per ?? null,
    end: measure?.end ?? end,
  };
}

/** The unit at `at`; an amount of money has only a denominator, a year no time behind it. */
function readMeasure(
  text: string,
  at: number,
  numeral: Numeral,
  isMoney: boolean,
): UnitReading | null {
  const measure = readUnit(text, at);
  if (!measure) return null;
  if (isMoney) return measure.unit ? null : measure;
  const isTime = measure.unit?.dimension === 'time' || measure.unit?.dimension === 'months';
  if (isTime && numeral.plain && isYear(numeral.value)) return null;
  return measure;
}

/**
 * A sign between a currency and its number (`$-5`, `$(473)`), or the parentheses of a number that is
 * the whole answer (`(5)%`, `(473) million`), as accounts write it.
 */
function readInnerSign(text: string, start: number, before: string, numeralEnd: number) {
  const none = { length: 0, closing: 0, negative: false };
  const opens = before.endsWith('(') && text.slice(numeralEnd, numeralEnd + 1) === ')';
  if (!opens && !signBefore.test(before)) return none;
  const outside = before.slice(0, -1);
  const isWhole = opens && beginsAt(text, start - 1) && endsAfterUnit(text, numeralEnd + 1);
  if (!isWhole && !readCurrencyBefore(outside)) return none;
  return { length: 1, closing: opens ? 1 : 0, negative: !before.endsWith('+') };
}

/** Whether nothing but white space stands before. */
function beginsAt(text: string, at: number): boolean {
  return at <= LOOK_BACK && text.slice(0, at).trim() === '';
}

/** Whether nothing but a scale, a percent sign, a currency or a unit follows. */
function endsAfterUnit(text: string, at: number): boolean {
  const rest = text.slice(at, at + LONGEST_TAIL);
  const scaleEnd = readScale(rest, 0, {}, true)?.end ?? 0;
  const percentEnd = match(percentAfter, rest, scaleEnd);
  const end = percentEnd ?? readCurrencyAfter(rest, scaleEnd)?.end ?? readUnit(rest, scaleEnd)?.end;
  return /^[\s.]*$/.test(rest.slice(end ?? scaleEnd)) && text.length <= at + LONGEST_TAIL;
}

function readScale(
  text: string,
  at: number,
  letters: Readonly<Record<string, number>>,
  spaced: boolean,
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
  const power =
    own(SCALE_WORDS, word.toLowerCase()) ??
    (direct || spaced ? own(letters, word) : undefined) ??
    (word === 'm' || word === 'M' ? millionBeforeUnit(text, end) : undefined);
  return power === undefined || /^[\p{N}]/u.test(text.slice(end, end + 1)) ? null : { power, end };
}

/** `1.2m tonnes`, `5 M tCO2e`: before a unit the letter cannot be the metre. */
function millionBeforeUnit(text: string, end: number): number | undefined {
  if (text.charAt(end) !== ' ') return undefined;
  const unit = readUnit(text, end)?.unit;
  return unit && unit.dimension !== 'time' && unit.dimension !== 'months' ? 6 : undefined;
}

function readCurrencyAfter(text: string, at: number): { currency: string; end: number } | null {
  currencyAfter.lastIndex = at;
  const found = currencyAfter.exec(text);
  const currency = found && own(CURRENCIES, found[1] ?? found[2] ?? '');
  return found && currency ? { currency, end: at + found[0].length } : null;
}

/** A minus before the amount, or an amount alone in parentheses that is the whole answer. */
function readSign(text: string, start: number, end: number) {
  const sign = text.slice(start - 1, start);
  const beforeSign = text.slice(Math.max(0, start - 2), Math.max(0, start - 1));
  if (signBefore.test(sign) && !/[\p{L}\p{N})%]/u.test(beforeSign)) {
    return { signed: true, negative: sign !== '+', start: start - 1, end };
  }
  const wrapped = sign === '(' && text.slice(end, end + 1) === ')';
  if (wrapped && beginsAt(text, start - 1) && endsAfterUnit(text, end + 1)) {
    return { signed: true, negative: true, start: start - 1, end: end + 1 };
  }
  return { signed: false, negative: false, start, end };
}

function isYear({ coefficient, exponent }: Decimal): boolean {
  return exponent === 0 && coefficient >= 1900n && coefficient <= 2100n;
}
