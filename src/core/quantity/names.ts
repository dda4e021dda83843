import { CURRENCIES, MONTHS, NAMING_WORDS } from './lexicon';
import type { Numeral } from './numeral';

/*
 * Digits that are part of a name, a date or an ordinal are no quantity: `CO2`, `Scope 1`, `FY2018`,
 * `1H23`, `3M`, `31 December`, `21st`, `5-year`.
 */

/** A letter directly before the digits, or a letter and a hyphen (`CO2`, `COVID-19`). */
const namePrefix = /[\p{L}_][-\u2010\u2011]?$/u;
/** A company, and “round the clock”. */
const fixedName = /3M(?!\p{L})|24\/7(?!\d)/uy;
const period = /[1-4] ?[HQ](?:\d{2}|\d{4})?(?![\p{L}\p{N}])/uy;
const nameTail = /[\p{L}\p{N}_]*(?:[-./][\p{L}\p{N}_]+)*/uy;
const ordinalAfter = /(?:st|nd|rd|th)(?![\p{L}\p{N}])/uy;
const monthBefore = new RegExp(`(?<!\\p{L})(?:${MONTHS})\\.? $`, 'u');
/** “In May 12 plants closed”: a day of a month is `on`, not `in`. */
const inMonth = new RegExp(`(?<!\\p{L})[Ii]n (?:${MONTHS})\\.? $`, 'u');
const yearFollows = /,? (?:19|20)\d\d(?!\d)/y;
const monthAfter = new RegExp(` (?:of )?(?:${MONTHS})(?!\\p{L})`, 'uy');
const hyphenatedWord = /[-\u2010\u2011]\p{L}/uy;
const currencyBefore = /((?:[A-Z]{1,2})?\$|[€£¥₩₹]|(?<!\p{L})[A-Z]{3})[ \u00a0\u202f]?$/u;
const wordBefore = /(\p{L}+)\.?[ \u00a0\u202f]$/u;
const enumeration =
  /(?<![\p{L}\p{N}])(\p{L}+) \(?(?:\d{1,2}(?:, ?| and | & | ?\+ ?|\/| or | to |-|–))*(?:and )?$/u;

/** What stands around a number that may be part of a name. */
export interface Surroundings {
  readonly text: string;
  readonly start: number;
  readonly before: string;
  /** What of `before` is no part of an earlier number: in `1.5bn-2bn`, only the hyphen. */
  readonly unread: string;
  readonly numeral: Numeral;
  /** Whether the hyphen behind the number begins a scale word (`12-million`). */
  readonly isScaled: boolean;
}

/** Offset after the name that the digits at `start` belong to, or `null` when they are a number. */
export function endOfName(around: Surroundings): number | null {
  const { text, start, before, unread, numeral } = around;
  const money = readCurrencyBefore(unread);
  if (namePrefix.test(unread) && !money) return match(nameTail, text, start);
  if (!money && numeral.plain) {
    const fixedEnd = match(fixedName, text, start);
    if (fixedEnd !== null) return fixedEnd;
    const periodEnd = match(period, text, start);
    if (periodEnd !== null) return periodEnd;
  }
  const ordinal = match(ordinalAfter, text, numeral.end);
  if (numeral.plain && ordinal !== null) return ordinal;
  if (!money && isDay(text, before, numeral)) return numeral.end;
  if (!around.isScaled && match(hyphenatedWord, text, numeral.end) !== null) {
    return match(nameTail, text, numeral.end);
  }
  const naming = numeral.plain ? enumeration.exec(before)?.[1] : wordBefore.exec(before)?.[1];
  const isNamed = naming !== undefined && NAMING_WORDS.has(naming.toLowerCase());
  return isNamed ? match(nameTail, text, numeral.end) : null;
}

/** Whether a number is the day of a date that names its month. */
function isDay(text: string, before: string, { value, plain, end }: Numeral): boolean {
  if (!plain || value.coefficient < 1n || value.coefficient > 31n) return false;
  if (match(monthAfter, text, end) !== null) return true;
  if (!monthBefore.test(before)) return false;
  return !inMonth.test(before) || match(yearFollows, text, end) !== null;
}

/** The currency that ends a text (`US$`, `EUR `), with the length it takes. */
export function readCurrencyBefore(before: string): { currency: string; length: number } | null {
  const found = currencyBefore.exec(before);
  const currency = found && own(CURRENCIES, found[1] ?? '');
  return found && currency ? { currency, length: found[0].length } : null;
}

/** Offset after a sticky pattern that matches at `at`, else `null`. */
export function match(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? at + found[0].length : null;
}

/** A value of a record by a key of a stranger. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
