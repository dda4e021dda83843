import { mayHaveDigit } from '../../text/hints';
import { assertedPart } from '../../answers/asserted';
import { daysInMonth, readDateAnswer } from '../../answers/date';
import type { PreparedAnswer } from '../../answers/prepare';
import { MONTH_NAMES, MONTHS } from '../../answers/quantity/lexicon';
import { findAll } from '../../text/find-all';
import type { Comparison } from '../comparison';
import type { Finding } from './tier';

/* Periods named by their end: “end of 2026” for “31 December 2026”, “the year ended June 2021” for `FY2021`. */

const edge = new RegExp(
  String.raw`(?<!\p{L})(?:(?<end>(?:end|close) of|year[- ]end|end[- ]|ende|fin(?:al)? (?:de|del)|fine|einde)|(?:beginning|start) of|anfang|début|inicio de|início de|inizio|begin) ?(?:(?:the )?(?:calendar )?year )?(?:(?<month>${MONTHS})(?!\p{L})\.? )?(?:de |del |di )?(?<year>(?:19|20)\d\d)(?!\d)`,
  'giu',
);
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

/** “Ende Dezember 2026” or “by the end of 2026” for “31 December 2026”. */
export function acceptPeriodEdge(
  { prediction }: Comparison,
  { raw }: PreparedAnswer,
): Finding | null {
  const [date, second] = readDateAnswer(raw) ?? [];
  if (!date || second || date.ambiguous) return null;
  const { year, month, day } = date.dayFirst;
  if (month === null || day === null) return null;
  const [found, other] = findAll(edge, prediction.raw);
  if (!found || other || prediction.raw.match(anyYear)?.length !== 1) return null;
  const { end, month: name, year: given } = found.groups ?? {};
  const isEnd = end !== undefined;
  const named = MONTH_NAMES.findIndex((names) =>
    names.some((one) => one.toLowerCase() === name?.toLowerCase()),
  );
  const wanted = name === undefined ? (isEnd ? 12 : 1) : named + 1;
  return Number(given) === year &&
    wanted === month &&
    day === (isEnd ? daysInMonth(year, month) : 1)
    ? { rejection: 'date', reason: 'the same date, written differently' }
    : null;
}

const fiscalYear =
  /^\W*(?:(?:FY|CY|fiscal(?: year)?|financial year) ?['’]?)?(?<year>(?:19|20)\d\d|(?<=\p{L} ?['’]?)\d\d)\W*$/iu;
/** A year that ends in January is the previous fiscal year. */
const yearEnd =
  /(?<!\p{L})(?:fiscal |financial |business )?year (?:that )?(?:ended|ending) (?:on |in )?(?:(?:\d{1,2} )?(?!jan)\p{L}+\.? (?:\d{1,2}, ?|\d{1,2} )?)?(?<year>(?:19|20)\d\d)(?!\d)/iu;

/** Matches “FY20” in a sentence. */
const namedYear =
  /(?<!\p{L})(?:FY|fiscal(?: year)?|financial year) ?['’]?(?<year>(?:20)?\d\d)(?![\d%/–-])/giu;

/** “the fiscal year ended June 30, 2021” or “in FY21” for `FY2021`. */
export function acceptYearEnd({ prediction }: Comparison, { raw }: PreparedAnswer) {
  const own = mayHaveDigit(raw) ? fiscalYear.exec(raw)?.groups?.year : undefined;
  if (own === undefined) return null;
  const asserted = assertedPart(prediction.raw);
  const named = findAll(namedYear, asserted).map(({ groups }) => groups?.year ?? '');
  const given = yearEnd.exec(asserted)?.groups?.year ?? named[0];
  return given?.slice(-2) === own.slice(-2) && named.every((year) => year === (named[0] ?? ''))
    ? { rejection: 'date' as const, reason: 'the same fiscal year' }
    : null;
}
