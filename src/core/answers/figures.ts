import { keyOf } from './numerals/decimal';
import { NAMING_WORDS } from './numerals/lexicon';
import { kindOf } from './quantity/equal-values';
import type { Quantity } from './quantity/quantity';

/**
 * The marks around the number of a list item: `1.` or `(1)` at the start of a line or after a
 * colon.
 */
const listNumberBefore = /(?:^|[\n:;])[\s>*•–-]*\(?$/u;
const listNumberAfter = /^[.)]+(?=\s)/u;
/** `45 MW[3]`, `45 MW [3, 4]` and `45 MW(1)`: the mark of a footnote or source. */
const noteBefore = /(?:\[(?:\d{1,3}, ?)*|[\p{L}%.\d]\()$/u;
const noteAfter = /^(?:, ?\d{1,3})*[\])]/u;
/**
 * The word before a number in parentheses or brackets; without it, `(page 31` would be parsed as an
 * amount.
 */
const wordBefore = /[([](\p{L}+)\.? ?$/u;
/** How many characters before and after a number are checked for such marks. */
const REACH = 40;

/**
 * The figures of a text: its amounts, shares and counts, in digits or words, with their units.
 * Leaves out negated numbers (“not 50%”), the numbers of list items, notes, pages and sections, and
 * years unless `countsYears` is set. A figure that is repeated for the same year and numbered label
 * counts once, as does a figure that occurs with and without a year.
 */
export function figuresOf(
  text: string,
  quantities: readonly Quantity[],
  countsYears: boolean,
): readonly Quantity[] {
  const figures = quantities.filter(
    (one) => !one.negated && (countsYears || !isYear(one)) && !isReference(text, one),
  );
  const bound = new Set(figures.filter(isBound).map(valueKey));
  const known = new Set<string>();
  return figures.filter((figure) => {
    const value = valueKey(figure);
    const key = isBound(figure) || !bound.has(value) ? figureKey(figure) : null;
    if (key === null || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * A text with more than this many characters besides its years is taken to mention the years only
 * in passing.
 */
const MAX_AROUND_YEARS = 20;

/**
 * Whether a reference answers with a year: the question asks for one, or the reference contains
 * little else.
 */
export function answersWithYear(
  text: string,
  quantities: readonly Quantity[],
  asksYear: boolean,
): boolean {
  const ofYears = quantities.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    asksYear ||
    (quantities.length > 0 && quantities.every(isYear) && text.length - ofYears <= MAX_AROUND_YEARS)
  );
}

/** A key that two figures share if they have the same value, unit, years and numbered names. */
export function figureKey(figure: Quantity): string {
  return `${valueKey(figure)}|${figure.years.join()}|${figure.labels.join()}`;
}

function valueKey(figure: Quantity): string {
  const { value, unit, per, interval } = figure;
  const ends = interval ? [interval.low, interval.high].map((end) => end && keyOf(end)) : [];
  return [keyOf(value), kindOf(figure), unit?.symbol, per?.symbol, interval?.kind, ...ends].join(
    '|',
  );
}

/** A range such as “2000 to 3000 tonnes” is an amount, not years. */
const isYear = ({ bareYear, interval }: Quantity) => bareYear && interval === null;

const isBound = ({ years, labels }: Quantity) => years.length > 0 || labels.length > 0;

/** Whether a number refers to a list item, a note or a page. */
function isReference(text: string, quantity: Quantity): boolean {
  const { start, end, text: written, value } = quantity;
  const digits = written.replace(/^\(|\)$/g, '');
  if (!/^\d{1,4}$/.test(digits) || value.exponent < 0) return false;
  const opening = written.startsWith('(') ? 1 : 0;
  const before = text.slice(Math.max(0, start - REACH), start + opening);
  const after = text.slice(end - (written.endsWith(')') ? 1 : 0), end + REACH);
  if (listNumberBefore.test(before) && listNumberAfter.test(after)) return true;
  if (noteBefore.test(before) && noteAfter.test(after)) return true;
  const word = wordBefore.exec(before)?.[1];
  return word !== undefined && NAMING_WORDS.has(word.toLowerCase());
}
