import { matchAt } from '../../text/find-all';
import {
  CURRENCIES,
  CURRENCY_SIGNS,
  ATTACHED_SCALES,
  MONTHS,
  NAMING_WORDS,
  RAND_AMOUNT,
} from './lexicon';
import { isUppercase, isLowercase } from '../../text/ascii';
import type { Numeral } from './numeral';

/*
 * Digits in names, dates and ordinals, which are not quantities: `CO2`, `Scope 1`, `FY2018`,
 * `1H23`, `3M`, `31 December`, `21st`, `5-year`.
 */

/** Writing systems that put no space before digits. */
const SPACELESS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
/** A letter directly before the digits, or a letter and a hyphen (`CO2`, `COVID-19`). */
const namePrefix = new RegExp(
  `(?<!(?:^|\\d)-to-)(?<=(?:(?!${SPACELESS})[\\p{L}_]|[第제])-?)$`,
  'u',
);
/** A word that is not part of a name although no space follows it: “about24 hours”. */
const gluedWord =
  /(?<![\p{L}\p{N}_-])(?:about|around|approximately|nearly|over|under|of|than|is|was|are|were|by|to|and|for|from|only)$/iu;
/** Fixed names: companies, “round the clock”, American pension plans, hexadecimal numbers. */
const fixedName =
  /3M(?!\p{L})|24\/7(?!\d)|401 ?(?:k(?!\p{L})|\(k\))|0x[\da-fA-F]+(?![\p{L}\p{N}])/uy;
/** Digits and a capital that is not a scale or unit: `777X`, `5G`, `4K`. */
const codeTail = /[ADEGHINOPQRSUVXYZ](?![\p{L}\p{N}])/uy;
const period = /[1-4] ?[HQ](?:\d{2}|\d{4})?(?![\p{L}\p{N}])/uy;
/** The year of a standard is part of its name: `ISO 14001:2015`. */
const nameTail = /[\p{L}\p{N}_]*(?:[-./][\p{L}\p{N}_]+)*(?::(?:19|20)\d\d(?!\d))?/uy;
const ordinalAfter = /(?:st|nd|rd|th)(?![\p{L}\p{N}])/uy;
const monthBefore = new RegExp(`(?<!\\p{L})(?:${MONTHS})\\.? $`, 'u');
/** “In May 12 plants closed”: with “in”, the number is not a day of the month. */
const inMonth = new RegExp(`(?<!\\p{L})[Ii]n (?:${MONTHS})\\.? $`, 'u');
const yearFollows = /,? (?:19|20)\d\d(?!\d)/y;
const monthAfter = new RegExp(` (?:of )?(?:${MONTHS})(?!\\p{L})`, 'uy');
const hyphenatedWord = /-(?!to-\d)\p{L}/uy;
/** The first of two numbers that share a word: “five- to ten-year”, “5- or 10-year”. */
const suspendedHyphen = /- (?:to|and|or) [\p{L}\d.]{1,12}-\p{L}/uy;
/** The beginning of the name of an EU act before its number: “Regulation (EU) 2020/852”. */
const actBefore =
  /(?:\((?:EU|EC|EEC|EG|UE|CE)\) (?:[Nn]o\.? )?|(?<!\p{L})(?:Regulation|Directive|Verordnung|Richtlinie|Règlement|Reglamento) (?:[Nn]o\.? )?)$/u;
const edition = /(?<!\p{L})(?:industry|web|program|programme|society|edition) $/iu;
/**
 * An abbreviation of “page” before its number: “p. 45”, “pp. 45–46”, but not the percentage points
 * in “2 pp. 45”.
 */
const pageBefore = /(?<![\p{L}\p{N}]|\d )pp?\. ?(?:\d{1,4} ?[-–] ?)?$/u;
const gluedScale = Object.keys(ATTACHED_SCALES).join('|');
const currencyBefore = new RegExp(
  `((?:[A-Z]{1,2})?\\$|[${CURRENCY_SIGNS}]|(?<!\\p{L})(?:[A-Z]{3}|KSh|zł|RM|Rp|(?:Rs|Ps)(?=[. ])))(${gluedScale})?\\.? ?$`,
  'u',
);
/** The sign of the rand, as in “R17.6 billion”; R134a and R22 are refrigerants. */
const randBefore = /(?<![\p{L}\p{N}])R ?$/u;
const scaleOfRand = new RegExp(RAND_AMOUNT, 'uy');
const scaleAndCodeBefore = new RegExp(`(?<!\\p{L})(${gluedScale})([A-Z]{3}) ?$`, 'u');
const wordBefore = /(\p{L}+)\.? $/u;
const enumeration =
  /(?<![\p{L}\p{N}])(\p{L}+) \(?(?:\d{1,2}(?:, ?| and | ?& ?| ?\+ ?|\/| or | to |-|–))*(?:and )?$/u;

/** A number and the text around it, which together may form a name. */
export interface Surroundings {
  readonly text: string;
  readonly start: number;
  readonly before: string;
  /** The end of `before` that is not part of an earlier number: in `1.5bn-2bn`, only the hyphen. */
  readonly unread: string;
  readonly numeral: Numeral;
  /** Whether the hyphen after the number begins a scale word or unit (`12-million`, `500-MW`). */
  readonly isScaled: boolean;
}

/**
 * Offset of the end of the name that the digits at `start` belong to; `null` if they are a number.
 */
export function endOfName(around: Surroundings): number | null {
  const { text, start, before, unread, numeral } = around;
  const money = readCurrencyBefore(unread, text, start);
  const isSeparate = unread === '' || unread.endsWith(' ');
  if (!isSeparate && namePrefix.test(unread) && !gluedWord.test(unread) && !money)
    return matchEnd(nameTail, text, start);
  if (!money && numeral.plain) {
    const codeEnd = endOfCode(text, start, numeral);
    if (codeEnd !== null) return codeEnd;
  }
  const nextCharacter = text.charAt(numeral.end);
  const ordinal =
    numeral.plain && 'snrt'.includes(nextCharacter)
      ? matchEnd(ordinalAfter, text, numeral.end)
      : null;
  if (ordinal !== null) return ordinal;
  if (numeral.plain && before.includes('p.') && pageBefore.test(before)) return numeral.end;
  if (!money && isDay(text, before, numeral)) return numeral.end;
  if (nextCharacter === '-' && matchEnd(suspendedHyphen, text, numeral.end) !== null)
    return numeral.end;
  if (!money && actBefore.test(before)) {
    return matchEnd(nameTail, text, numeral.end) ?? numeral.end;
  }
  if (!money && /^\d\.0$/.test(text.slice(start, numeral.end)) && edition.test(before)) {
    return numeral.end;
  }
  if (
    !around.isScaled &&
    nextCharacter === '-' &&
    matchEnd(hyphenatedWord, text, numeral.end) !== null
  ) {
    return matchEnd(nameTail, text, numeral.end);
  }
  const nameWord = numeral.plain ? wordOfNumber(before) : wordBefore.exec(before)?.[1];
  const isNamed = nameWord !== undefined && NAMING_WORDS.has(nameWord.toLowerCase());
  return isNamed ? matchEnd(nameTail, text, numeral.end) : null;
}

/**
 * Offset after a fixed name, a time period or a code that begins with these digits; `null` if there
 * is none.
 */
function endOfCode(text: string, start: number, { end }: Numeral): number | null {
  // All of these begin with at most three digits, except codes, in which a capital follows the
  // digits.
  if (end - start > 3 && !isUppercase(text, end)) return null;
  return (
    matchEnd(fixedName, text, start) ??
    matchEnd(period, text, start) ??
    matchEnd(codeTail, text, end)
  );
}

/** Words between the numbers of an enumeration (“Scopes 1, 2 and ”). */
const CONJUNCTIONS: ReadonlySet<string> = new Set(['and', 'or', 'to']);

/** In the singular, these words are followed by one number only: “page 41, 458 suppliers”. */
const ONE_SOURCE: ReadonlySet<string> = new Set(['page', 'figure', 'footnote', 'section', 'table']);

/**
 * The word before an integer; earlier numbers of a list are skipped: “Scopes” for 2 in “Scopes 1
 * and 2”.
 */
function wordOfNumber(before: string): string | undefined {
  const end = before.length - 1;
  let start = end;
  if (before.charAt(end) === ' ') while (start > 0 && isLetter(before, start - 1)) start--;
  const word = before.slice(start, end);
  const isWhole = word !== '' && (start === 0 || before.charAt(start - 1) === ' ');
  if (isWhole && !CONJUNCTIONS.has(word)) return word;
  const found = enumeration.exec(before)?.[1];
  // The number after “page 41,” is not a page; the number after “Scope 1,” is another scope.
  return found !== undefined && ONE_SOURCE.has(found.toLowerCase()) ? undefined : found;
}

function isLetter(text: string, at: number): boolean {
  return isLowercase(text, at) || isUppercase(text, at);
}

/** Whether a number is the day of a date with a named month. */
function isDay(text: string, before: string, { value, plain, end }: Numeral): boolean {
  if (!plain || value.coefficient < 1n || value.coefficient > 31n) return false;
  if (text.charAt(end) === ' ' && matchEnd(monthAfter, text, end) !== null) return true;
  if (!before.endsWith(' ') || !monthBefore.test(before)) return false;
  return !inMonth.test(before) || matchEnd(yearFollows, text, end) !== null;
}

/**
 * A currency before a number; `scale` is the power of ten of a scale written together with it
 * (`€m`, `MSEK`), or 0.
 */
export interface CurrencyBefore {
  readonly currency: string;
  readonly scale: number;
  readonly length: number;
}

/**
 * The currency at the end of a text (`US$`, `EUR `, `€m `, `MSEK `), with its length. The number
 * begins at `start` in `text`.
 */
export function readCurrencyBefore(before: string, text = '', start = 0): CurrencyBefore | null {
  if (!mayEndInCurrency(before)) return null;
  const [rand] = randBefore.exec(before) ?? [];
  if (rand !== undefined)
    return matchEnd(scaleOfRand, text, start) === null
      ? null
      : { currency: 'ZAR', scale: 0, length: rand.length };
  const found = currencyBefore.exec(before);
  const [whole = '', sign = '', letters = ''] = found ?? [];
  const currency = ownValue(CURRENCIES, sign);
  if (currency)
    return { currency, scale: ownValue(ATTACHED_SCALES, letters) ?? 0, length: whole.length };
  const [joinedText = '', prefix = '', code = ''] = scaleAndCodeBefore.exec(before) ?? [];
  const codeCurrency = ownValue(CURRENCIES, code);
  return codeCurrency
    ? {
        currency: codeCurrency,
        scale: ownValue(ATTACHED_SCALES, prefix) ?? 0,
        length: joinedText.length,
      }
    : null;
}

/** Length of the longest currency before a number: three letters, a scale, a period and a space. */
const MAX_CURRENCY_LENGTH = 8;
const DOLLAR = 0x24;

/**
 * Whether a currency sign or a capital letter precedes the number, as it does in every amount of
 * money; most numbers have neither.
 */
function mayEndInCurrency(before: string): boolean {
  const from = Math.max(0, before.length - MAX_CURRENCY_LENGTH);
  for (let at = from; at < before.length; at++) {
    const code = before.charCodeAt(at);
    if (isUppercase(before, at) || code === DOLLAR || code > 0x7e) return true;
  }
  return false;
}

/** Offset after the match of a sticky pattern at `at`; `null` without a match. */
export function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  const found = matchAt(pattern, text, at);
  return found ? at + found[0].length : null;
}

/** Looks up a key that may not be in the record. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
