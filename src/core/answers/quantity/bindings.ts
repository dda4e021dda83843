import { findAll } from '../../text/find-all';
import { readLabels } from './labels';
import type { QuantityDraft } from './quantity';

/*
 * What a number refers to: a year (“60% in 2022; in 2023 it was 68%”) or a numbered name (“Scope 1:
 * 120 t”). Each year and name in a sentence belongs to the nearest number.
 */

const year =
  /(?<![\p{L}\p{N}.,$€£¥])(?:(?:FY ?)?(?<start>(?:19|20)\d{2})\/(?<end>(?:20)?\d{2})|(?:FY|CY|fiscal(?: year)?|financial year) ?['’]?(?<fiscal>\d{4}|\d{2})|['’](?<short>\d{2})|(?<full>(?:19|20)\d{2}))(?![\p{N}%]|[.,]\d|[-–/]\d)/giu;
/**
 * A day or month before a year; the date can be the end of a fiscal year that is named after
 * another year: “as of January 28, 2023”.
 */
const dayBefore =
  /(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?,?|\d{1,2}(?:st|nd|rd|th)?,?) $/iu;
/** The base year of a change: “fell by 12.8% compared with 2022”. */
const baseBefore =
  /(?:(?<!\p{L})(?:compared (?:to|with)|versus|vs\.?|relative to|against|since|from|than(?: in)?|over|base(?:line)?(?: year)?(?: of)?|par rapport à|depuis|gegenüber|seit|respecto (?:a|de)|frente a|desde|rispetto a[l]?) (?:(?:the|an?|its|their|our|el|l['’]année) )?|比)$/iu;
const ofBase =
  /(?<!\p{L})(?:from|of|to|below|above|than|versus|against|with|on|in) (?:(?:the|its|their|our|an?) )?$/iu;
/** The word that marks the preceding year as a base year: “from their 2019 level”. */
const baseAfter = /^ (?:levels?|base(?:line)?s?(?: year)?|values?)(?!\p{L})/iu;
/** Years in a span or enumeration are not assigned to a single number. */
const joinedAfter =
  /^(?: ?(?:-|–|to|and|or|vs\.?|versus|\/|,)+ ?(?:FY ?)?(?:19|20)\d{2}(?![\d%])|[-–/]\d{2}(?![\d%]))/iu;
const joinedBefore = /(?:19|20)\d{2} ?(?:-|–|to|and|or|vs\.?|versus|\/|,)+ ?(?:FY ?)?$/iu;

/** The word after a year that belongs to a name: “the Net Zero Emissions by 2050 Scenario”. */
const partOfName =
  /^ (?:[Ss]cenario|[Pp]athway|[Rr]oadmap|[Ss]trategy|Agenda|Plan|Vision)(?!\p{L})/u;

/** Every year, with its position, that is not part of a date or span. */
function readYears(
  text: string,
): { readonly year: number; readonly start: number; readonly end: number }[] {
  return findAll(year, text).flatMap(({ index, 0: whole, groups }) => {
    const own = yearOf(groups);
    if (own === null) return [];
    const before = text.slice(Math.max(0, index - 24), index);
    const end = index + whole.length;
    if ([dayBefore, baseBefore, joinedBefore].some((own) => own.test(before))) return [];
    if (joinedAfter.test(text.slice(end, end + 16))) return [];
    const after = text.slice(end, end + 14);
    if (partOfName.test(after) || (baseAfter.test(after) && ofBase.test(before))) return [];
    return [{ year: own, start: index, end }];
  });
}

/** The year of a match; the last one of “2022/23”, and `null` for “2022/25”. */
function yearOf({ start, end, fiscal, short, full }: Record<string, string> = {}): number | null {
  const digits = end ?? fiscal ?? short ?? full ?? '';
  const own = digits.length === 2 ? 2000 + Number(digits) : Number(digits);
  return start === undefined || own === Number(start) + 1 ? own : null;
}

/** All years in a text. */
export function yearsOf(text: string): readonly number[] {
  return findAll(year, text).flatMap(({ groups }) => yearOf(groups) ?? []);
}

/**
 * The distance, in characters, that punctuation adds between a key (a year or numbered name) and a
 * number.
 */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [/[.!?](?=\s)|\n/gu, 400],
  [/;/gu, 80],
  [/,(?!\d)/gu, 25],
  [/[()]/gu, 20],
  [/(?<!\p{L})(?:and|while|whereas|but|versus|vs|und|et|y)(?!\p{L})/giu, 15],
];
/** A key is not assigned to a number farther away than this. */
const MAX_DISTANCE = 120;

function distance(text: string, from: number, to: number): number {
  if (to - from > MAX_DISTANCE) return Infinity;
  const between = text.slice(from, to);
  return COSTS.reduce(
    (sum, [mark, cost]) => sum + cost * (between.match(mark)?.length ?? 0),
    between.length,
  );
}

/** Assigns the years and numbered names of a text to its quantities, which are in text order. */
export function assignYearsAndLabels(text: string, quantities: readonly QuantityDraft[]): void {
  if (!/\d{4}|FY|['’]\d\d|\p{L} ?\d|scenario|pathway|case/u.test(text)) return;
  const keys = [
    ...readYears(text).map(({ year, start, end }) => ({ year, label: null, start, end })),
    ...readLabels(text).map(({ family, id, start, end }) => ({
      year: null,
      label: `${family} ${id}`,
      start,
      end,
    })),
  ];
  // `first`, the position of the first quantity within reach, only moves forward with the keys. It
  // is reset between the years and the numbered names, which are assigned after the years.
  let first = 0;
  let before = 0;
  for (const { year, label, start, end } of keys) {
    if (start < before) first = 0;
    before = start;
    while ((quantities[first]?.end ?? Infinity) < start - MAX_DISTANCE) first++;
    let nearest: QuantityDraft | null = null;
    let minDistance = MAX_DISTANCE;
    for (let at = first; at < quantities.length; at++) {
      const quantity = quantities[at];
      if (!quantity || quantity.start > end + MAX_DISTANCE) break;
      const overlaps = quantity.start < end && start < quantity.end;
      if (overlaps || (quantity.bareYear && year !== null)) continue;
      const gap =
        quantity.end <= start
          ? distance(text, quantity.end, start)
          : distance(text, end, quantity.start);
      if (gap < minDistance) [nearest, minDistance] = [quantity, gap];
    }
    if (!nearest) continue;
    if (year !== null) nearest.years = [...nearest.years, year];
    if (label !== null) nearest.labels = [...nearest.labels, label];
  }
}
