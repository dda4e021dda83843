import { readDateAnswer, readDates } from '../../answers/date';
import { compare, type Decimal, toNumber } from '../../answers/numerals/decimal';
import type { Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import type { Detector } from '../rule';

/*
 * Answers that give a bound, or one end of a range, instead of the number, date or range of the
 * reference.
 */

const strictBound =
  /(?<!\bnot? )(?<!\p{L})(?:(?:more|fewer|less|greater|higher|lower) than|below|above|under|over|beneath)\s*$/iu;

const asksMinimum = /(?<!\p{L})(?:minimum|at least|lower limit)(?!\p{L})/iu;
const asksMaximum = /(?<!\p{L})(?:maximum|at most|upper limit)(?!\p{L})/iu;

/**
 * Detects a bound instead of the number: “fewer than 80” instead of 80. “More than 1,200” instead
 * of 1,234 is merely rounded.
 */
export function detectBound(
  wanted: Quantity,
  given: Quantity,
  { question, prediction, quantitiesOf }: Comparison,
): string | null {
  const text = prediction.raw;
  const isBound = ({ value }: Quantity) => compare(value, wanted.value) === 0;
  if (isFarFromBound(wanted, given) && !quantitiesOf(prediction).some(isBound))
    return 'it is far from the reference’s bound';
  if (wanted.interval !== null || wanted.approximate || given.interval === null) return null;
  const { kind } = given.interval;
  const order = compare(wanted.value, given.value);
  const isOutside = (kind === 'at-least' && order < 0) || (kind === 'at-most' && order > 0);
  const isOpposite =
    (kind === 'at-most' && asksMinimum.test(question)) ||
    (kind === 'at-least' && asksMaximum.test(question));
  if (isOutside || isOpposite) return 'its bound excludes the reference’s number';
  const isExact = order === 0;
  return isExact && strictBound.test(text.slice(Math.max(0, given.start - 24), given.start))
    ? 'it gives the number only as a bound'
    : null;
}

/**
 * Whether a number is far from the bound that the reference gives: “90%” instead of “at least 55%”.
 * “33,400” instead of “over 33,000” is near it.
 */
function isFarFromBound({ interval, value }: Quantity, given: Quantity): boolean {
  if (interval?.kind !== 'at-least' || given.interval !== null) return false;
  const [own, other] = [toNumber(value), toNumber(given.value)];
  return own !== 0 && other !== 0 && Math.abs(other - own) > MAX_BEYOND_BOUND * Math.abs(own);
}

const MAX_BEYOND_BOUND = 0.25;

/**
 * Detects one number or a different range instead of the range: “50 years” instead of “20 to 50
 * years”.
 */
export function detectRangeEnd({ interval }: Quantity, given: Quantity, all: readonly Quantity[]) {
  if (interval?.kind !== 'range' || given.interval) return null;
  const { low, high } = interval;
  const isSame = (one: Quantity['interval'], other: Quantity['interval']) =>
    one?.kind === 'range' &&
    other?.kind === 'range' &&
    one.low !== null &&
    one.high !== null &&
    other.low !== null &&
    other.high !== null &&
    isScaled(one.low, other.low) &&
    isScaled(one.high, other.high);
  const ranges = all.filter((one) => one.interval?.kind === 'range' && !one.bareYear);
  if (ranges.length > 0 && !ranges.some((one) => isSame(one.interval, interval)))
    return 'it gives a different range';
  const has = (end: Decimal | null) =>
    end !== null && all.some(({ value }) => isScaled(value, end));
  return has(low) && has(high) ? null : 'it gives one number instead of a range';
}

/**
 * Whether two ends are equal, apart from a scale that only one has: in “from 1 to 4 trillion”, the
 * scale applies to both ends.
 */
function isScaled(value: Decimal, end: Decimal): boolean {
  const ratio = toNumber(end) / toNumber(value);
  return [1, 1e3, 1e6, 1e9, 1e12].some((scale) => Math.abs(ratio / scale - 1) < 1e-9);
}

const dateBound =
  /(?<!\p{L})(?:after|before|prior to|(?<!(?:no|not) )(?:later|earlier) than) (?:the )?(?=\d|\p{Lu}\p{Ll}+ \d)/u;

/** Detects a date given only as a bound: “after 1 July 2021” instead of “1 July 2021”. */
export const detectDateBound: Detector = ({ question, prediction }, { raw }) => {
  const [date, second] = readDates(prediction.raw);
  if (!date || second || prediction.raw.length > MAX_BOUND_LENGTH) return null;
  if (readDateAnswer(raw)?.length !== 1) return null;
  const isBound = (text: string) => dateBound.test(text);
  return isBound(prediction.raw) && !isBound(raw) && !isBound(question)
    ? 'it gives the date only as a bound'
    : null;
};

/** Words that make the following year a bound: “beyond 2030”, “not before 2030”. */
const yearBound =
  /(?<!\p{L})(?:after|beyond|later than|(?:not|no (?:earlier|sooner)) (?:before|than)) (?:the end of |FY ?)?$/iu;

/**
 * Detects a year given only as a bound: “After 2030” instead of “2030” where the question asks by
 * what year.
 */
export function detectYearBound(
  { question, prediction }: Comparison,
  wanted: Quantity,
  { start, bareYear }: Quantity,
): string | null {
  if (!wanted.bareYear || !bareYear || prediction.raw.length > MAX_BOUND_LENGTH) return null;
  const before = prediction.raw.slice(0, start);
  const isBound =
    yearBound.test(before) &&
    !/(?<!\p{L})(?:no|not) later than (?:the end of |FY ?)?$/iu.test(before);
  return isBound && !yearBound.test(question) ? 'it gives the year only as a bound' : null;
}

/** Longer predictions say more than a date. */
const MAX_BOUND_LENGTH = 40;
