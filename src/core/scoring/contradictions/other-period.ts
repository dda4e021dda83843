import { readDates, sameDate } from '../../answers/date';
import type { Quantity } from '../../answers/quantity/quantity';
import { findAll } from '../../text/find-all';
import type { Comparison } from '../comparison';
import { yearsIn, clauseAround } from '../content/words';
import type { Detector, NumberDetector } from '../rule';

/* Wrong times: the number is for a different time than the one that the question asks about. */

const partOfYear =
  /(?<![\p{L}\p{N}])(?:(?:first|second|third|fourth|last) (?:half|quarter|(?:three|six|nine) months)|H[12]|[1-4]Q|Q[1-4]|half[- ]year|(?:three|six|nine)[- ]months?)(?![\p{L}\p{N}])/iu;
const clauseEnd = /[;.](?=\s|$)|,(?!\d)|(?<!\p{L})(?:and|while|whereas|but)(?!\p{L})/iu;

/**
 * Detects a number for only part of the year: “97.8% in the first half of 2022” where the question
 * asks for 2022.
 */
export const detectPartOfYear: NumberDetector = ({ question, prediction }, { raw }, given) => {
  if (!partOfYear.test(prediction.raw) || partOfYear.test(`${question} ${raw}`)) return null;
  const [before, after] = clauseAround(prediction.raw, given, clauseEnd);
  const found = partOfYear.exec(after)?.[0] ?? partOfYear.exec(before)?.[0];
  return found === undefined ? null : `its number is for only part of the year (${found})`;
};

const ofYear = String.raw`(?:FY ?['’]?(?:20)?(\d{2})|(?:19|20)(\d{2}))`;
const span = new RegExp(
  String.raw`(?<![\p{L}\d.,])${ofYear} ?(?:[-–—]|to|and|through|until|bis|à|a) ?${ofYear}(?![\d%])`,
  'giu',
);
const sentenceEnd = /[;.](?=\s|$)|,(?!\d)|(?<!\p{L})(?:while|whereas|but)(?!\p{L})/iu;

/** Each span of years in a text, as the last two digits of both years. */
const spansOf = (text: string) =>
  findAll(span, text).map((found) => found.slice(1).filter(Boolean).join('–'));

/** Whether a span is longer than one fiscal year: “2017–22”, but not “2021–22”. */
function isLongSpan(years: string): boolean {
  const [from = 0, to = 0] = years.split('–').map(Number);
  return (to - from + 100) % 100 > 1;
}

const asksSince =
  /(?<!\p{L})(?:since|from|between|until|by|over|compared|chang\p{L}*|grow\p{L}*|rise|fall)(?!\p{L})/iu;

/**
 * Detects a different span of years: “18% between 2018 and 2020” where the question asks about 2020
 * to 2023.
 */
export function detectOtherSpan(
  { question, prediction: { raw } }: Comparison,
  number: Quantity,
): string | null {
  const asked = spansOf(question);
  const [year, secondYear] = yearsIn(question);
  if (asked.length === 0 && (year === undefined || secondYear !== undefined)) return null;
  const given = spansOf(clauseAround(raw, number, sentenceEnd).join('…'));
  if (asked.length === 0)
    return given.length > 0 && given.every(isLongSpan) && !asksSince.test(question)
      ? 'its number is for several years'
      : null;
  return given.length > 0 && !given.some((one) => asked.includes(one))
    ? 'its number is for different years'
    : null;
}

/**
 * Detects a different date: “At 30 September 2023 it was 38.7%” where the question asks about 31
 * March 2023.
 */
export const detectOtherDay: Detector = ({ question, prediction }, reference) => {
  const [own, asked, given] = [reference.raw, question, prediction.raw].map(daysOf);
  if (!own || !given || asked?.length !== 1 || own.length > 0 || given.length === 0) return null;
  return given.some((day) => asked.some((one) => sameDate(one, day)))
    ? null
    : 'its number is for a different date';
};

const daysOf = (text: string) => readDates(text).filter(({ dayFirst }) => dayFirst.day !== null);

const baseYear = String.raw`base(?:line)?(?: ?years?)?`;
const targetYear = String.raw`target years?`;
const rolesOf = (role: string) => ({
  asked: new RegExp(String.raw`(?<!\p{L})${role}(?!\p{L})`, 'iu'),
  before: new RegExp(
    String.raw`(?<!\p{L})${role}(?:,| is| was| being| of|:)* (?:(?:the )?year )?(?:FY ?)?$`,
    'iu',
  ),
  after: new RegExp(
    String.raw`^,? (?:(?:is|was|as|being) )?(?:the |its |a )?${role}(?!\p{L})`,
    'iu',
  ),
});
const YEAR_ROLES = [rolesOf(baseYear), rolesOf(targetYear)];
type YearRole = (typeof YEAR_ROLES)[number];

/**
 * The role of the year that the question asks for; `null` if it asks for neither role or for both.
 */
function roleAsked(question: string): YearRole | null {
  const [asked, second] = YEAR_ROLES.filter((role) => role.asked.test(question));
  return second ? null : (asked ?? null);
}

const hasRole = (text: string, { start, end }: Quantity, { before, after }: YearRole) =>
  before.test(text.slice(0, start)) || after.test(text.slice(end));

/**
 * Detects a year with a different role: “2020 is the target year, the base year being 2015” where
 * the question asks for the base year.
 */
export function detectOtherYearRole(
  { question, prediction: { raw } }: Comparison,
  year: Quantity,
): string | null {
  const has = (role: YearRole) => hasRole(raw, year, role);
  const asked = year.bareYear ? roleAsked(question) : null;
  return asked && !has(asked) && YEAR_ROLES.some(has)
    ? 'it gives the base year instead of the target year, or vice versa'
    : null;
}

/** Whether the answer gives the year the same role as the question: “The baseline is 2020.” */
export function hasAskedRole(
  { question, prediction: { raw } }: Comparison,
  year: Quantity,
): boolean {
  const asked = year.bareYear ? roleAsked(question) : null;
  return asked !== null && hasRole(raw, year, asked);
}
