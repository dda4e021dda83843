import { matchAt } from '../../text/find-all';
import {
  CENT_EXPONENT,
  CURRENCIES,
  CURRENCY_NAME,
  CURRENCY_SIGNS,
  currencyOfSubunit,
  currencyOfName,
  ATTACHED_SCALES,
  SUBUNIT_NAME,
  MONEY_SCALE_LETTERS,
  SCALE_LETTERS,
  SCALE_WORDS,
} from '../numerals/lexicon';
import { type CurrencyBefore, ownValue, matchEnd } from '../numerals/names';
import { isYear, type Numeral } from '../numerals/numeral';
import { readUnit, type UnitReading } from './read-unit';
import type { Quantity } from './quantity';

/** A scale and a currency after a number, written as one word. */
interface GluedMoney {
  readonly scale: number;
  readonly currency: string;
  readonly end: number;
}

const scales = Object.keys(ATTACHED_SCALES).join('|');

const glued = new RegExp(
  ` {0,2}(${scales}|T)((?:US)?\\$|[${CURRENCY_SIGNS}]|[A-Z]{3}(?!\\p{L}))(?! ?[-−–+(]?\\.?\\d)`,
  'uy',
);

/** With these currencies `T` is a thousand; with a dollar it can be a trillion. */
const thousands = new Set(['EUR', 'CHF']);

/* The text after the digits: scale, percent sign, currency, unit. Expects ASCII punctuation. */

const percentAfter =
  /(?: {0,2}|-)(?:%(?![- ]?points?)|per ?cent(?!age)(?![\p{L}])(?! points?)|pct(?![\p{L}])|(?:[Pp]ro[zc]ent|pour ?cent|por ciento|per cento)(?!\p{L}))/uy;
const scaleAfter =
  /(?: {0,3}|-)((?:[十百万萬亿億]|[千兆](?![瓦克米]))+(?=[^十百千万萬亿億兆]|[千兆][瓦克米]|$)|[십백천만억조]+(?![십백천만억조])|\p{L}+)\.?/uy;
/**
 * A scale in parentheses after a number: “$3,456 (in thousands)”, “26,974 (in millions of US
 * dollars)”, “473 (USD million)”.
 */
const scaleInBrackets =
  / {0,2}\((?:in )?(?:(?:US ?\$?|USD|EUR|GBP|CHF|[$€£]) ?)?(thousand|million|billion)s?(?: of (?:US |U\.S\. )?\p{L}{4,10}| USD| EUR| dollars| euros)?\)/iuy;
/** A thousand as part of the unit, as in tables: `347  1,000 metric tons`, `347 '000 t`. */
const thousandAfter = /(?: {1,3}(?:1[ ,]?000|['’]000)| {0,3}\((?:1[ ,]?000|['’]?000)) {1,2}/y;
const currencyAfter = new RegExp(
  ` {0,2}(?:([$${CURRENCY_SIGNS}])|([A-Z]{3})(?!\\p{L}))(?! ?[-−–+(]?\\.?\\d)`,
  'uy',
);
const hundredthAfter = new RegExp(` {0,2}(${SUBUNIT_NAME})`, 'iuy');
const currencyNameAfter = new RegExp(
  ` {0,2}(?:d['’]|de )?(${CURRENCY_NAME})(?! ?[-−–+(]?\\.?\\d)`,
  'iuy',
);

/**
 * Characters that begin no scale, percent sign, currency or unit; most numbers are followed by one
 * of them.
 */
const CLOSING = '.,;:)]';

/** The scale, currency and unit after a number, and their end offset. */
export interface Suffix extends Pick<Quantity, 'scale' | 'percent' | 'currency' | 'unit' | 'per'> {
  readonly end: number;
}

/** Reads the suffix at `at`; `before` is the currency before the number. */
export function readSuffix(
  text: string,
  at: number,
  numeral: Numeral,
  before: CurrencyBefore | null,
): Suffix {
  const money = before?.currency ?? null;
  const plain = { percent: false, unit: null, per: null };
  if (at >= text.length || CLOSING.includes(text.charAt(at))) {
    return { ...plain, scale: before?.scale ?? 0, currency: money, end: at };
  }
  const glued = before ? null : readGluedMoney(text, at);
  if (glued) return { ...plain, ...glued };
  const letters = money ? MONEY_SCALE_LETTERS : SCALE_LETTERS;
  const scale =
    readScale(text, at, letters, money !== null) ??
    readThousand(text, at, numeral) ??
    readScaleInBrackets(text, at);
  const scaleEnd = scale?.end ?? at;
  const percentEnd = matchEnd(percentAfter, text, scaleEnd);
  // The period in “5 Mrd. Euro” does not end a sentence.
  const pointEnd = scale && text.charAt(scaleEnd) === '.' ? scaleEnd + 1 : scaleEnd;
  const after = money !== null || percentEnd !== null ? null : readCurrencyAfter(text, pointEnd);
  // In `$5%` the percent sign takes precedence.
  const currency = percentEnd === null ? (money ?? after?.currency ?? null) : null;
  const end = percentEnd ?? after?.end ?? scaleEnd;
  const isMoney = currency !== null || after !== null;
  const measure = percentEnd === null ? readMeasure(text, end, numeral, isMoney) : null;
  return {
    scale: (scale?.power ?? before?.scale ?? 0) + (after?.power ?? 0),
    percent: percentEnd !== null,
    currency,
    unit: measure?.unit ?? null,
    per: measure?.per ?? null,
    end: measure?.end ?? end,
  };
}

/** Whether a hyphen joins the digits to a scale, percent sign or unit: `500-MW`. */
export function continuesOverHyphen(text: string, at: number): boolean {
  if (text.charAt(at) !== '-') return false;
  return (
    readScale(text, at, {}, false) !== null ||
    matchEnd(percentAfter, text, at) !== null ||
    readHyphenated(text, at) !== null
  );
}

/** Whether only a scale, percent sign, currency or unit follows, within `limit` characters. */
export function endsAfterUnit(text: string, at: number, limit: number): boolean {
  const rest = text.slice(at, at + limit);
  const scaleEnd = readScale(rest, 0, {}, true)?.end ?? 0;
  const percentEnd = matchEnd(percentAfter, rest, scaleEnd);
  const end = percentEnd ?? readCurrencyAfter(rest, scaleEnd)?.end ?? readUnit(rest, scaleEnd)?.end;
  return /^[\s.]*$/.test(rest.slice(end ?? scaleEnd)) && text.length <= at + limit;
}

/**
 * The unit at `at`. An amount of money can be followed only by a denominator; no unit of time
 * follows a year.
 */
function readMeasure(
  text: string,
  at: number,
  numeral: Numeral,
  isMoney: boolean,
): UnitReading | null {
  const measure = readUnit(text, at) ?? readHyphenated(text, at) ?? readAfterPlus(text, at);
  if (!measure) return null;
  if (isMoney) return measure.unit ? null : measure;
  const isTime = measure.unit?.dimension === 'time' || measure.unit?.dimension === 'months';
  if (isTime && numeral.plain && isYear(numeral.value)) return null;
  return measure;
}

/**
 * Reads a unit after a hyphen: `500-MW`, but neither a time (`5-year` is an age or a plan) nor a
 * single letter (`10-K`).
 */
function readHyphenated(text: string, at: number): UnitReading | null {
  if (text.charAt(at) !== '-' || text.charAt(at + 1) === ' ') return null;
  const measure = readUnit(text, at + 1);
  const unit = measure?.unit;
  if (!unit || measure.end < at + 3) return null;
  return ['time', 'months', 'temperature'].includes(unit.dimension) ? null : measure;
}

/** Reads a unit after a plus sign: `100+ TWh`. */
function readAfterPlus(text: string, at: number): UnitReading | null {
  if (text.charAt(at) !== '+') return null;
  const measure = readUnit(text, at + 1);
  return measure?.unit ? measure : null;
}

interface Scale {
  readonly power: number;
  readonly end: number;
}

function readScale(
  text: string,
  at: number,
  letters: Readonly<Record<string, number>>,
  spaced: boolean,
): Scale | null {
  const first = readScaleWord(text, at, letters, spaced);
  // A second scale word multiplies the first: “5 lakh crore”, “3 hundred million”.
  const second = first && readScaleWord(text, first.end, {}, false);
  return second ? { power: first.power + second.power, end: second.end } : first;
}

function readScaleWord(
  text: string,
  at: number,
  letters: Readonly<Record<string, number>>,
  spaced: boolean,
): Scale | null {
  const found = matchAt(scaleAfter, text, at);
  if (!found) return null;
  const [whole, word = ''] = found;
  // `10-K` is a form, but `12-million` is a number.
  if (whole.startsWith('-') && word.length === 1) return null;
  const dot = whole.endsWith('.') ? 1 : 0;
  const end = at + whole.length - dot;
  const direct = whole.length === word.length + dot;
  const power =
    ownValue(SCALE_WORDS, word.toLowerCase()) ??
    (direct || spaced ? ownValue(letters, word) : undefined) ??
    (word === 'm' || word === 'M' ? millionBeforeUnit(text, end) : undefined) ??
    (word === 'mil' && /^ (?:millones|milhões)/u.test(text.slice(end, end + 9)) ? 3 : undefined);
  // `2万3千` continues with a smaller scale.
  const continues =
    /^\p{N}/u.test(text.slice(end, end + 1)) && !/\p{Script=Han}|[만억천조]/u.test(word);
  return power === undefined || continues ? null : { power, end };
}

function readThousand(text: string, at: number, { plain, value }: Numeral): Scale | null {
  if (plain && isYear(value)) return null;
  const end = matchEnd(thousandAfter, text, at);
  if (end === null) return null;
  const unit = readUnit(text, end)?.unit;
  return unit && unit.dimension !== 'time' && unit.dimension !== 'months'
    ? { power: 3, end: end - 1 }
    : null;
}

function readScaleInBrackets(text: string, at: number): Scale | null {
  const [whole = '', word = ''] = matchAt(scaleInBrackets, text, at) ?? [];
  const power = ownValue(SCALE_WORDS, word.toLowerCase());
  return power === undefined ? null : { power, end: at + whole.length };
}

/** `1.2m tonnes`, `5 M tCO2e`: before another unit, the letter cannot mean meters. */
function millionBeforeUnit(text: string, end: number): number | undefined {
  if (text.charAt(end) !== ' ') return undefined;
  const unit = readUnit(text, end)?.unit;
  return unit && unit.dimension !== 'time' && unit.dimension !== 'months' ? 6 : undefined;
}

interface Money {
  readonly currency: string | null;
  /** −2 for cents. */
  readonly power: number;
  readonly end: number;
}

function readCurrencyAfter(text: string, at: number): Money | null {
  const found = matchAt(currencyAfter, text, at);
  const currency = found && ownValue(CURRENCIES, found[1] ?? found[2] ?? '');
  if (found && currency) return { currency, power: 0, end: at + found[0].length };
  const hundredth = matchAt(hundredthAfter, text, at);
  if (hundredth) {
    const [whole, name = ''] = hundredth;
    return { currency: currencyOfSubunit(name), power: CENT_EXPONENT, end: at + whole.length };
  }
  const named = matchAt(currencyNameAfter, text, at);
  const byName = named && currencyOfName(named[1] ?? '');
  return named && byName ? { currency: byName, power: 0, end: at + named[0].length } : null;
}

/**
 * Reads a scale and a currency in one word: `45 M€`, `45 k€`, `45 MSEK`, `45 TEUR`; `null` for
 * anything else.
 */
function readGluedMoney(text: string, at: number): GluedMoney | null {
  const [whole = '', letters = '', sign = ''] = matchAt(glued, text, at) ?? [];
  const currency = ownValue(CURRENCIES, sign);
  if (currency === undefined) return null;
  const scale =
    letters === 'T' ? (thousands.has(currency) ? 3 : null) : ownValue(ATTACHED_SCALES, letters);
  return typeof scale === 'number' ? { scale, currency, end: at + whole.length } : null;
}
