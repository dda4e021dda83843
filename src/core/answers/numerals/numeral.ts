import { matchAt } from '../../text/find-all';
import { type Decimal, decimalFromDigits } from './decimal';

/** The decimal separator to assume where the digits alone are ambiguous. */
export type DecimalConvention = 'point' | 'comma';

/** A sequence of digits and separators, parsed as one number. */
export interface Numeral {
  readonly value: Decimal;
  /** Offset after the numeral. */
  readonly end: number;
  /** The convention that the numeral's format implies; `null` if both conventions are possible. */
  readonly proves: DecimalConvention | null;
  /** Whether it has digits only: no separator, fraction or exponent. */
  readonly plain: boolean;
}

/** The text at a digit: a number, or digits that are not a number (a date, a version). */
export type NumeralReading =
  | { readonly kind: 'number'; readonly numeral: Numeral }
  | { readonly kind: 'other'; readonly end: number };

/**
 * Digits joined by at most eleven separators, optionally after a decimal point (`.5`). With more
 * separators they are a list of numbers; the limit also keeps parsing linear. A space joins only
 * groups of exactly three digits.
 */
const digitRun = /\.?\d+(?:[.,'’]\d+|[ \u00a0\u2009\u202f]\d{3}(?!\d)){0,11}/y;
/** An exponent after the digits: `e7`, `× 10^7`, `x 10⁷`. */
const exponentPart =
  /[eE]([+-]?\d{1,3})(?![\p{L}\p{N}])| ?[x×·*] ?10(?:\^\(?([+\-−]?\d{1,3})\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))(?![\p{L}\p{N}])/uy;
/** A power of ten without other digits: `10^6`, `10⁶`. */
const powerOfTen = /10(?:\^\(?([+\-−]?\d{1,3})\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))(?![\p{L}\p{N}])/uy;
/** A time of day: `7:00 a.m.`, `10:30 UTC`; other colons may belong to ratios. */
const clockTime = /(\d{1,2}):(\d{2})(?::\d{2})? ?(?:[ap]\.?m(?:\.|\b)|UTC|GMT|CET|CEST|EST|PST)/iuy;
/** A year with a second year or a month: “2019-20”, “2018-02”, “02/2018”. */
const yearWithSuffix = /((?:19|20)\d\d)[-–/]\d\d(?![\d%\p{L}]|[.,]\d| ?[-–=×*%])/uy;
const monthOfYear = /(?:0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d%/\p{L}])/uy;
const datePattern = /\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?![\d])/y;
const mark = /[^\d]/;

/**
 * Parses the numeral at `start`, which is a digit or the decimal point before one. `convention`
 * resolves only ambiguous numerals (`1,577`, `1.577`). A date (`12.06.2024`) or version (`7.5.2`)
 * is `other`.
 */
export function readNumeral(
  text: string,
  start: number,
  convention: DecimalConvention,
): NumeralReading {
  const plain = readPlainDigits(text, start) ?? readYear(text, start) ?? readPower(text, start);
  if (plain) return { kind: 'number', numeral: plain };
  const time = readClockTime(text, start);
  if (time) return time;
  const date = matchAt(datePattern, text, start);
  const run = readRun(text, start);
  const isAddress = /^(?:\d+\.){3}\d/.test(run);
  if (date && !isAddress && !isGrouped(date[0], '.')) {
    return { kind: 'other', end: start + date[0].length };
  }
  const groups = run.split(/[^\d]/);
  if (groups.length > 2 && /^[\d.]+$/.test(run) && !isGrouped(run, '.')) {
    return { kind: 'other', end: start + run.length };
  }
  const other = { kind: 'other', end: start + run.length } as const;
  for (let count = groups.length; count > 0; count--) {
    const length = groups.slice(0, count).join(' ').length;
    const part = readGroups(run.slice(0, length), convention);
    if (!part) continue;
    const numeral = withExponent(text, start, length, part);
    return numeral ? { kind: 'number', numeral } : other;
  }
  return other;
}

/**
 * Digits after which the numeral ends, as in most numbers; a match makes the other patterns
 * unnecessary.
 */
const plainDigits = /\d{1,15}(?=$|[;)\]?!"'’%](?!\d)|[.,](?!\d)| (?![\dx×·*]))/y;

function readPlainDigits(text: string, start: number): Numeral | null {
  const [digits] = matchAt(plainDigits, text, start) ?? [];
  const value = digits === undefined ? null : decimalFromDigits(digits);
  if (digits === undefined || !value) return null;
  return { value, end: start + digits.length, proves: null, plain: true };
}

/** Whether a number is a year from 1900 to 2100. */
export function isYear({ coefficient, exponent }: Decimal): boolean {
  return exponent === 0 && coefficient >= 1900n && coefficient <= 2100n;
}

/** A year followed by another year or a month, or preceded by a month. */
function readYear(text: string, start: number): Numeral | null {
  if (/[$€£¥₩₹\d.,/-]/.test(text.charAt(start - 1))) return null;
  for (const pattern of [yearWithSuffix, monthOfYear]) {
    const found = matchAt(pattern, text, start);
    const value = found && decimalFromDigits(found[1] ?? '');
    if (found && value) {
      return { value, end: start + found[0].length, proves: null, plain: true };
    }
  }
  return null;
}

function readPower(text: string, start: number): Numeral | null {
  const found = matchAt(powerOfTen, text, start);
  const value = found && decimalFromDigits('1', exponentOf(found.slice(1)));
  return value ? { value, end: start + found[0].length, proves: null, plain: false } : null;
}

/**
 * A time on the hour is read as its number (“7:00 a.m.” as “7 a.m.”); other times are not numbers.
 */
function readClockTime(text: string, start: number): NumeralReading | null {
  const [whole, hour = '', minutes] = matchAt(clockTime, text, start) ?? [];
  if (whole === undefined) return null;
  const value = minutes === '00' ? decimalFromDigits(hour) : null;
  if (!value) return { kind: 'other', end: start + whole.length };
  const numeral = { value, end: start + hour.length + 3, proves: null, plain: true };
  return { kind: 'number', numeral };
}

/** The exponent from the group that matched, superscript or not. */
function exponentOf(groups: readonly (string | undefined)[]): number {
  const digits = groups.find((group) => group !== undefined) ?? '0';
  return Number(digits.normalize('NFKC').replace('−', '-'));
}

/** The digits and separators at `start`; in an enumeration (`1,2,3`) only up to the next comma. */
function readRun(text: string, start: number): string {
  const inEnumeration = /\d,$/.test(text.slice(Math.max(0, start - 2), start));
  const run = matchAt(digitRun, text, start)?.[0] ?? '';
  const isEnumeration = inEnumeration || (/^\d+(?:,\d+){2,}$/.test(run) && !isGrouped(run, ','));
  return isEnumeration ? run.slice(0, run.search(/$|,/)) : run;
}

interface Groups {
  /** Digits with at most one decimal point. */
  readonly digits: string;
  readonly proves: DecimalConvention | null;
  readonly plain: boolean;
}

/**
 * The numeral, with an exponent if one follows; `null` for a number with too many digits to be an
 * answer.
 */
function withExponent(text: string, start: number, length: number, part: Groups): Numeral | null {
  const power = matchAt(exponentPart, text, start + length);
  const value = decimalFromDigits(part.digits, power ? exponentOf(power.slice(1)) : 0);
  if (!value) return null;
  return {
    value,
    end: start + length + (power?.[0].length ?? 0),
    proves: part.proves,
    plain: part.plain && !power,
  };
}

function readGroups(run: string, convention: DecimalConvention): Groups | null {
  const marks = run.replace(/\d+/g, '');
  const first = marks.charAt(0);
  if (first === '') return { digits: run, proves: null, plain: true };
  const others = marks.replaceAll(first, '');
  const second = others.charAt(0);
  if (second === '') return readOneMark(run, first, convention);
  return others.replaceAll(second, '') === '' ? readTwoMarks(run, first, second) : null;
}

function readOneMark(run: string, sign: string, convention: DecimalConvention): Groups | null {
  const [whole = '', fraction = '', ...more] = run.split(sign);
  const grouped = { digits: run.replaceAll(sign, ''), plain: false };
  if (sign !== '.' && sign !== ',')
    return isGrouped(run, sign) ? { ...grouped, proves: null } : null;

  const asDecimal = { digits: `${whole}.${fraction}`, plain: false };
  const decimalConvention = sign === '.' ? 'point' : 'comma';
  const groupConvention = sign === '.' ? 'comma' : 'point';
  if (more.length > 0) {
    return isGrouped(run, sign) ? { ...grouped, proves: groupConvention } : null;
  }
  if (!isGrouped(run, sign)) return { ...asDecimal, proves: decimalConvention };
  return { ...(convention === decimalConvention ? asDecimal : grouped), proves: null };
}

function readTwoMarks(run: string, group: string, decimal: string): Groups | null {
  const last = run.lastIndexOf(decimal);
  const whole = run.slice(0, last);
  if (mark.test(run.slice(last + 1)) || whole.includes(decimal) || !isGrouped(whole, group))
    return null;
  if (decimal !== '.' && decimal !== ',') return null;
  return {
    digits: `${whole.split(group).join('')}.${run.slice(last + 1)}`,
    proves: decimal === '.' ? 'point' : 'comma',
    plain: false,
  };
}

/**
 * Groups of three digits after a first group of one to three that does not start with zero, or
 * Indian groups of two before the last three.
 */
function isGrouped(run: string, sign: string): boolean {
  const [first = '', ...rest] = run.split(sign);
  if (rest.length === 0 || !/^[1-9]\d{0,2}$/.test(first)) return false;
  if (rest.every((group) => /^\d{3}$/.test(group))) return true;
  const middle = rest.slice(0, -1);
  const indian = middle.length > 0 && middle.every((group) => /^\d{2}$/.test(group));
  return sign === ',' && indian && first.length <= 2 && /^\d{3}$/.test(rest.at(-1) ?? '');
}
