import { mayHaveDigit } from '../../text/hints';
import { assertedPart } from '../../answers/asserted';
import {
  type CalendarDate,
  type DateReading,
  daysInMonth,
  readDateAnswer,
  readDates,
  sameDate,
} from '../../answers/date';
import { MONTH_NAMES, MONTHS } from '../../answers/numerals/lexicon';
import { findAll } from '../../text/find-all';
import { yearsIn } from '../content/words';
import type { Detector } from '../rule';
import type { Accepter } from './tier';

/*
 * Periods named by their end: “end of 2026” for “31 December 2026”, “the year ended June 2021” for
 * `FY2021`.
 */

const edge = new RegExp(
  String.raw`(?<!\p{L})(?:(?<end>(?:end|close) of|year[- ]end|end[- ]|ende|fin(?:al)? (?:de|del)|fine|einde)|(?:beginning|start) of|anfang|début|inicio de|início de|inizio|begin) ?(?:(?:the )?(?:calendar )?year )?(?:(?<month>${MONTHS})(?!\p{L})\.? )?(?:de |del |di )?(?<year>(?:19|20)\d\d)(?!\d)`,
  'giu',
);

/** The first or last day of a year or month, if that is what a text names; otherwise `null`. */
function readEdge(text: string): CalendarDate | null {
  const [found, other] = findAll(edge, text);
  if (!found || other || yearsIn(text).length !== 1) return null;
  const { end, month: name, year = '' } = found.groups ?? {};
  const isEnd = end !== undefined;
  const named = MONTH_NAMES.findIndex((names) =>
    names.some((one) => one.toLowerCase() === name?.toLowerCase()),
  );
  const month = name === undefined ? (isEnd ? 12 : 1) : named + 1;
  return { year: Number(year), month, day: isEnd ? daysInMonth(Number(year), month) : 1 };
}

/**
 * Accepts the first or last day of a period in words: “Ende Dezember 2026” or “by the end of 2026”
 * for “31 December 2026”.
 */
export const acceptPeriodEdge: Accepter = ({ prediction }, { raw }) => {
  const [date, second] = readDateAnswer(raw) ?? [];
  const own = date && !second && !date.ambiguous ? date.dayFirst : edgeOfAnswer(raw);
  const given = own && readEdge(prediction.raw);
  return own?.day && given && isSameDay(own, given)
    ? { rejection: 'date', reason: 'the same date, written differently' }
    : null;
};

/** Detects a different part of the year: “January 2027” or “mid-2027” for “end of 2027”. */
export const detectOtherEdge: Detector = ({ prediction }, { raw }) => {
  const own = edgeOfAnswer(raw);
  if (!own || prediction.raw.length > MAX_EDGE_LENGTH || readEdge(prediction.raw)) return null;
  const [date, second] = readDates(prediction.raw);
  const isOther =
    second !== undefined ||
    (date !== undefined && !date.ambiguous && date.dayFirst.month !== own.month) ||
    /(?<!\p{L})(?:early|start|beginning|spring|summer|mid|middle|between|Q[1-3]|H1|first|second|third)(?!\p{L})/iu.test(
      prediction.raw,
    );
  return isOther ? 'it names a different part of the year' : null;
};

const isSameDay = (a: CalendarDate, b: CalendarDate) =>
  a.year === b.year && a.month === b.month && a.day === b.day;

/** The first or last day of a period, if a short reference names it in words; otherwise `null`. */
const edgeOfAnswer = (raw: string) => (raw.length <= MAX_EDGE_LENGTH ? readEdge(raw) : null);

/** Longer references say more than a time. */
const MAX_EDGE_LENGTH = 30;

const fiscalYear =
  /^\W*(?:(?:FY|CY|fiscal(?: year)?|financial year) ?['’]?)?(?<year>(?:19|20)\d\d|(?<=\p{L} ?['’]?)\d\d)\W*$/iu;
/**
 * The end of a fiscal year. A year that ends in January is excluded, since it usually counts as the
 * previous fiscal year.
 */
const yearEnd =
  /(?<!\p{L})(?:fiscal |financial |business )?year (?:that )?(?:ended|ending) (?:on |in )?(?:(?:\d{1,2} )?(?!jan)\p{L}+\.? (?:\d{1,2}, ?|\d{1,2} )?)?(?<year>(?:19|20)\d\d)(?!\d)/iu;

/** Matches “FY20” in a sentence. */
const namedYear =
  /(?<!\p{L})(?:FY|fiscal(?: year)?|financial year) ?['’]?(?<year>(?:20)?\d\d)(?![\d%/–-])/giu;

/**
 * Accepts the same fiscal year: “the fiscal year ended June 30, 2021” or “in FY21” for `FY2021`.
 */
export const acceptYearEnd: Accepter = ({ prediction }, { raw }) => {
  const own = mayHaveDigit(raw) ? fiscalYear.exec(raw)?.groups?.year : undefined;
  if (own === undefined) return null;
  const asserted = assertedPart(prediction.raw);
  const named = findAll(namedYear, asserted).map(({ groups }) => groups?.year ?? '');
  const given = yearEnd.exec(asserted)?.groups?.year ?? named[0];
  return given?.slice(-2) === own.slice(-2) && named.every((year) => year === (named[0] ?? ''))
    ? { rejection: 'date', reason: 'the same fiscal year' }
    : null;
};

const dayAndMonth = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:${MONTHS})\.?|(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?)`;
const startOfSpan = new RegExp(
  String.raw`(?<start>${dayAndMonth}) ?(?:to|until|through|bis|au|al|[-–—]) ?$`,
  'iu',
);
const calendarYear = /^\W*(?:the )?(?:calendar|full) year (?<year>(?:19|20)\d\d)\W*$/iu;

/** The first and the last day of the only period in a text; `null` for other texts. */
function readSpan(text: string): readonly DateReading[] | null {
  const { year } = calendarYear.exec(text)?.groups ?? {};
  if (year !== undefined) return readDates(`1 January ${year} 31 December ${year}`);
  const dates = readDates(text);
  const [last, second, third] = dates;
  if (!last || third) return null;
  if (second)
    return /\d ?(?:to|until|through|bis|au|al|[-–—]) ?$/u.test(text.slice(0, second.start))
      ? dates
      : null;
  const { start } = startOfSpan.exec(text.slice(0, last.start))?.groups ?? {};
  return start === undefined ? null : [...readDates(`${start} ${last.dayFirst.year}`), last];
}

/**
 * Accepts the same period: “Jan 1 – Dec 31, 2023” or “calendar year 2023” for “1 January to 31
 * December 2023”.
 */
export const acceptSpan: Accepter = ({ prediction }, { raw }) => {
  if (raw.length > MAX_SPAN_LENGTH || yearsIn(raw).length === 0) return null;
  const own = readSpan(raw);
  const given = own && readSpan(prediction.raw);
  const isSame =
    own?.length === 2 &&
    given?.length === 2 &&
    own.every((date, at) => {
      const other = given[at];
      return other !== undefined && sameDate(date, other);
    });
  return isSame ? { rejection: 'date', reason: 'the same period, written differently' } : null;
};

/** Longer references state more than a time period. */
const MAX_SPAN_LENGTH = 60;
