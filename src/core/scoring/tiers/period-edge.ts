import { daysInMonth, readDateAnswer } from '../../answers/date';
import type { PreparedAnswer } from '../../answers/prepare';
import { MONTH_NAMES, MONTHS } from '../../answers/quantity/lexicon';
import { findAll } from '../../text/find-all';
import type { Comparison } from '../comparison';
import type { Finding } from './tier';

/* The first or the last day of a year or month in words: “end of 2026” for “31 December 2026”. */

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
