import { matchAt } from '../text/find-all';
import { mayHaveDigit } from '../text/hints';
import { MONTH_NAMES, MONTHS } from './numerals/lexicon';

/** A year, part of a year, or span of years, as a complete answer. */
interface Period {
  readonly year: number;
  /** The part of the year or the end of the span: `Q1`, `H2`, `to 2020`; `null` for a full year. */
  readonly part: string | null;
}

const periodLead = String.raw`(?:(?:in|by|during|for|since|on) )?(?:the )?(?:year )?`;

const yearPart = String.raw`(?:(?:[qt]([1-4])|([1-4])[qt]|h([12])|([12])h|(first|second|third|fourth|1st|2nd|3rd|4th) (quarter|half))(?: of)?(?: the)?[ ,]*)?`;

const fiscal = String.raw`(fy|cy|fiscal(?: year)?|financial year|calendar year)? ?`;

const years = String.raw`['’]?(\d{4}|\d{2})(?: ?(?:[-–—/]|to|until|through|and) ?(?:fy ?)?(\d{4}|\d{2}))?`;

const wholePeriod = new RegExp(`^\\s*${periodLead}${yearPart}${fiscal}${years}\\s?\\.?\\s*$`, 'iu');

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Longer answers are not parsed as a period. */
const MAX_PERIOD_LENGTH = 60;

/** A day, a month, a year or part of a year. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  /**
   * The part of the year or the end of the span: `Q1`, `H2`, `to 2020`; absent for a full year,
   * month or day.
   */
  readonly part?: string;
}

/**
 * A date in a text. `03/04/2021` can be April 3 or March 4, and `2011-12` can be a month or two
 * years; both interpretations are kept.
 */
export interface DateReading {
  readonly dayFirst: CalendarDate;
  readonly monthFirst: CalendarDate;
  readonly ambiguous: boolean;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const day = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º)?`;
const year = String.raw`(\d{4}(?![\d%])|['’]\d\d(?!\d))`;
const month = `(${MONTHS})(?!\\p{L})\\.?`;

/** Each date format with the order of its parts; the first match is used. */
const forms: readonly (readonly [pattern: RegExp, read: (parts: string[]) => Parts])[] = [
  [
    /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:T\d\d:\d\d(?::\d\d)?(?:\.\d{1,6})?Z?|(?!\d))/uy,
    ([y, , m, d]) => named(y, m, d),
  ],
  [/(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]/uy, ([y, m, d]) => named(y, m, d)],
  [/(\d{4})[年년] ?(\d{1,2})[月월]/uy, ([y, m]) => named(y, m)],
  [/(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/uy, ([a, mark, b, y]) => numeric(a, mark, b, y)],
  [/(\d{4})[-/](\d{1,2})(?![\d%])/uy, ([y, m]) => monthOrYears(y, m)],
  [/(\d{1,2})[-/.](\d{4})(?![\d%])/uy, ([m, y]) => named(y, m)],
  [
    new RegExp(`${day}[ -](?:of |de )?${month},?[ -](?:de |del )?${year}`, 'iuy'),
    ([d, m, y]) => named(y, m, d),
  ],
  [new RegExp(`${day}-${month}-(\\d\\d)(?!\\d)`, 'iuy'), ([d, m, y]) => named(`’${y ?? ''}`, m, d)],
  [/(\d{1,2})\.(\d{1,2})\.(\d\d)(?![\d.,%])/uy, ([d, m, y]) => named(`’${y ?? ''}`, m, d)],
  [new RegExp(`${month},? ${day},? ${year}`, 'iuy'), ([m, d, y]) => named(y, m, d)],
  [new RegExp(`${month},?(?: of)? ${year}`, 'iuy'), ([m, y]) => named(y, m)],
  [new RegExp(`(\\d{4}),? ${month} ${day}(?!\\d)`, 'iuy'), ([y, m, d]) => named(y, m, d)],
  [new RegExp(`(\\d{4}),? ${month}`, 'iuy'), ([y, m]) => named(y, m)],
];

/** Where a date can begin: at a digit or at the name of a month. */
const beginning = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(?:\\d|(?:${MONTHS})(?!\\p{L}))`, 'giu');

const NO_DATES: readonly DateReading[] = [];

/** All dates in a text that include a month, in text order. Linear in the length of the text. */
export function readDates(text: string): readonly DateReading[] {
  if (!mayHaveDigit(text) || !/\d{4}|['’-]\d\d|\.\d{1,2}\.\d\d/.test(text)) return NO_DATES;
  const found: DateReading[] = [];
  beginning.lastIndex = 0;
  for (let at = beginning.exec(text); at; at = beginning.exec(text)) {
    const reading = readDateAt(text, at.index);
    if (!reading) continue;
    found.push(reading);
    beginning.lastIndex = reading.end;
  }
  return found;
}

/** Words that an answer may contain in addition to its dates. */
const FILLER_WORDS = new Set(
  'on in and the dated monday tuesday wednesday thursday friday saturday sunday'.split(' '),
);

/**
 * The dates of an answer that consists of dates: `on 12 June 2024`, `12.06.2024 and 13.12.2024`,
 * `2040`, `Q1 2021`, `2019-20`.
 * @returns `null` if there are other words.
 */
export function readDateAnswer(answer: string): readonly DateReading[] | null {
  if (answer.length > 400 || !mayHaveDigit(answer) || !/\d/.test(answer)) return null;
  const dates = readDates(answer);
  let rest = '';
  let end = 0;
  for (const date of dates) {
    rest += ` ${answer.slice(end, date.start)}`;
    end = date.end;
  }
  rest += ` ${answer.slice(end)}`;
  const words = rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (dates.length > 0) return words.every((word) => FILLER_WORDS.has(word)) ? dates : null;
  return readPeriodAnswer(answer);
}

/** Parses an answer that is a period of time; returns a list with a single date. */
function readPeriodAnswer(answer: string): readonly DateReading[] | null {
  const period = readPeriod(answer);
  if (!period) return null;
  const { year, part } = period;
  const date: CalendarDate = { year, month: null, day: null, ...(part !== null && { part }) };
  const text = answer.trim();
  const start = answer.indexOf(text);
  const position = { text, start, end: start + text.length };
  return [{ dayFirst: date, monthFirst: date, ambiguous: false, ...position }];
}

/**
 * Whether two dates have the same precision and the same values. A month does not equal a day in
 * that month, nor a year a month in that year. An ambiguous date equals an unambiguous one if one
 * of its readings does; two ambiguous dates are read in the same order.
 */
export function sameDate(a: DateReading, b: DateReading): boolean {
  if (a.ambiguous === b.ambiguous) return equal(a.dayFirst, b.dayFirst);
  return [a.dayFirst, a.monthFirst].some((own) =>
    [b.dayFirst, b.monthFirst].some((other) => equal(own, other)),
  );
}

function equal(a: CalendarDate, b: CalendarDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day && a.part === b.part;
}

interface Parts {
  readonly dayFirst: CalendarDate | null;
  readonly monthFirst: CalendarDate | null;
}

function readDateAt(text: string, start: number): DateReading | null {
  for (const [pattern, read] of forms) {
    const match = matchAt(pattern, text, start);
    if (!match) continue;
    const { dayFirst, monthFirst } = read(match.slice(1));
    const [first, second] = [dayFirst ?? monthFirst, monthFirst ?? dayFirst];
    if (!first || !second) continue;
    const end = start + match[0].length;
    const ambiguous = !equal(first, second);
    return { dayFirst: first, monthFirst: second, ambiguous, text: match[0], start, end };
  }
  return null;
}

function named(y = '', m = '', d?: string): Parts {
  const date = createDate(yearOf(y), monthOf(m), d === undefined ? null : Number(d));
  return { dayFirst: date, monthFirst: date };
}

/**
 * `2018-02` is a month, `2019-20` is not a date here, and `2011-12` can be a month or two years.
 */
function monthOrYears(y = '', m = ''): Parts {
  const { dayFirst: date } = named(y, m);
  const isNext = m.length === 2 && Number(m) === (Number(y) + 1) % 100;
  const span = { year: Number(y), month: null, day: null, part: `to ${Number(y) + 1}` };
  return { dayFirst: date, monthFirst: date && isNext ? span : date };
}

/** Parses a year; two digits after an apostrophe are a year of this century. */
function yearOf(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text.slice(1));
}

/** The day comes first if the separator is a period; otherwise both orders are possible. */
function numeric(a = '', mark = '', b = '', y = ''): Parts {
  const dayFirst = createDate(Number(y), Number(b), Number(a));
  return {
    dayFirst,
    monthFirst: mark === '.' ? dayFirst : createDate(Number(y), Number(a), Number(b)),
  };
}

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return MONTH_NAMES.findIndex((names) => names.some((one) => one.toLowerCase() === name)) + 1;
}

/** Creates a date; `null` for a day that does not exist. */
function createDate(year: number, month: number, day: number | null): CalendarDate | null {
  if (year < 1000 || year > 2999 || month < 1 || month > 12) return null;
  if (day === null) return { year, month, day };
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

/** The number of days in a month; January is 1. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/**
 * Reads `Q1 2021`, `1Q21`, `T1 2021` (trimestre), `the first half of 2021`, `FY2018`, `2019-20`,
 * `2021 to 2025`. A fiscal year is the year in its name. Two digits are a year only if nothing else
 * is possible.
 */
export function readPeriod(answer: string): Period | null {
  const found = answer.length > MAX_PERIOD_LENGTH ? null : wholePeriod.exec(answer);
  if (!found) return null;
  const [, q, qAfter, h, hAfter, ordinal, name, named, from = '', until] = found;
  const quarter = q ?? qAfter;
  const half = h ?? hAfter;
  const spoken =
    ordinal &&
    `${name === 'half' ? 'H' : 'Q'}${parseInt(ordinal) || ORDINALS.indexOf(ordinal.toLowerCase()) + 1}`;
  const division = quarter ? `Q${quarter}` : half ? `H${half}` : (spoken ?? null);
  if (division === 'H3' || division === 'H4') return null;
  if (from.length === 2 && division === null && named === undefined) return null;
  const year = from.length === 2 ? 2000 + Number(from) : Number(from);
  if (year < 1500 || year > 2199) return null;
  if (until === undefined) return { year, part: division };
  const last = until.length === 2 ? year - (year % 100) + Number(until) : Number(until);
  return division === null && last > year && last < 2200 ? { year, part: `to ${last}` } : null;
}
