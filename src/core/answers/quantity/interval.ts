import { compare, type Decimal, magnitude, subtract, negate, shift } from '../numerals/decimal';
import { currenciesAgree } from '../numerals/lexicon';
import { isYear } from '../numerals/numeral';
import type { Quantity } from './quantity';

/*
 * Intervals and approximations, from the words around a number or between two numbers. A missing
 * end is open. Both ends are included, even after “over”, because reports write “over 33,000” for a
 * number that rounds to it.
 */

/** The length of “ through ”, the longest connector. */
const MAX_CONNECTOR = 9;

/** Number of characters before and after a number that are searched for words. */
const MAX_CONTEXT = 40;

const approximateWords =
  /(?:\b(?:about|approximately|approx\.?|around|roughly|nearly|almost|circa|ca?\.|close to|some|an estimated|(?:just|slightly|a little) (?:over|under|above|below|more than|less than))|[~≈∼])\s?$/iu;
const atLeastWords =
  /(?:\b(?:at least|no(?:t)? (?:less|fewer|lower) than|(?:a )?minimum(?: of)?|in excess of|upwards of|(?<!\bturn(?:s|ed|ing)? )over|above|(?<!\b(?:not|cannot|never) )exceed(?:s|ed|ing)?|(?<!\bnot? )(?:more|greater|higher|older) than|über|mehr als|plus de|más de|più di|meer dan)|≥|>=?)\s?$/iu;
const atMostWords =
  /(?:\b(?:at most|no(?:t)? (?:more|greater|higher) than|(?:a )?maximum(?: of)?|not exceeding|(?:not|cannot|never) exceed|(?<!\b(?:add|adds|added|amount|amounts|amounted|sum|sums|summed|total|totals|totaled|totalled) )up to|under|below|(?<!\bnot? )(?:less|fewer|lower|younger) than|unter|weniger als|moins de|menos de|meno di|minder dan)|≤|<=?)\s?$/iu;
const orMore = /^(?:\s?(?:or|and) (?:more|higher|greater|above|over)\b|\+(?![\d\p{L}]))/iu;
const orLess = /^\s?(?:or|and) (?:less|fewer|lower|below|under)\b/iu;
const change =
  /\b(?:from|increased|decreased|rose|grew|fell|dropped|declined|changed|went|up|down|reduced|moved)(?: by)?\s?$/iu;
const rangeFrom = /\brang(?:e|es|ed|ing)\s+from\s?$/iu;
const betweenWord = /\b(?:between|zwischen|entre|tra|fra|tussen)\s?(?:(?:el|il|o|le) )?$/iu;
/** The word before the lower end of a range in other languages: “de 4 a 5 años”. */
const fromWord = /(?<!\p{L})(?:de|da|dal|do|du|van|von) (?:(?:el|o|il) )?$/iu;
const dash = /^(?: ?[-–—‐‑−] ?|[~〜])$/u;
const toWord = /^(?: (?:to|through|bis|à|tot|até|hasta) |-to-|至|到)$/u;
const foreignTo = /^ (?:a|al) $/u;
const andWord = /^ (?:and|&|und|et|y|e|en) (?:(?:el|il|o|le) )?$/u;
const yearBefore = /(?<!\p{L})(?:in|during|fiscal|year|(?:end|start|close) of|\() ?$/iu;
const plusMinus = /^ ?(?:±|\+\/?[-−]) ?$/u;
/**
 * After two numbers joined by a dash, one of these characters means that the dash is a minus sign.
 */
const calculation = /^\s?[=×*/+]/u;

/**
 * Joins the ends of ranges, and reads words such as “at least”. Linear in the length of the text.
 */
export function joinIntervals(text: string, quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (let at = 0; at < quantities.length; at++) {
    const first = quantities[at];
    const second = quantities[at + 1];
    if (!first) continue;
    const pair = second && joinPair(text, first, second, joined.at(-1)?.end ?? 0);
    joined.push(pair ?? readBound(text, first, joined.at(-1)?.end ?? 0));
    if (pair) at++;
  }
  return joined;
}

function joinPair(text: string, low: Quantity, high: Quantity, from: number): Quantity | null {
  if (high.start - low.end > MAX_CONNECTOR) return null;
  const connector = text.slice(low.end, high.start);
  const before = text.slice(Math.max(from, low.start - MAX_CONTEXT), low.start);
  if (hasYear(low, high, before)) return null;
  if (plusMinus.test(connector)) return withMargin(text, low, high);
  const isBetween = betweenWord.test(before);
  if (!isConnector(connector, before, isBetween)) return null;
  if (calculation.test(text.slice(high.end, high.end + 2))) return null;
  const upper = readAsMoney(low, high);
  const first = completeLowerEnd(low, upper);
  if (!first || compare(first.value, upper.value) >= 0) return null;
  const start = isBetween ? low.start - (betweenWord.exec(before)?.[0].length ?? 0) : low.start;
  return {
    ...first,
    unit: first.unit ?? upper.unit,
    per: upper.per ?? first.per,
    end: high.end,
    start,
    text: text.slice(start, high.end),
    approximate: approximateWords.test(before),
    interval: { kind: 'range', low: first.value, high: upper.value },
  };
}

/** After a currency, the letter in `€3–5m` does not mean meters. */
function readAsMoney({ currency }: Quantity, high: Quantity): Quantity {
  const { unit, scale, value, text } = high;
  if (currency === null || unit?.symbol !== 'm' || scale !== 0 || !text.endsWith('m')) return high;
  return { ...high, unit: null, scale: 6, value: shift(value, 6) };
}

/**
 * Whether an end of a range is a year: “1900 to 2000 tonnes” and “USD 1900 to 2000” are amounts;
 * “2021 to 2025” and the first number of “in 2021 to $5.2 million” are years.
 */
function hasYear(low: Quantity, high: Quantity, before: string): boolean {
  const { percent, currency, unit, scale } = high;
  const isAmount = percent || currency !== null || unit !== null || scale !== 0;
  if (low.bareYear && (currency !== null || scale !== 0) && yearBefore.test(before)) return true;
  if (low.bareYear) return !isAmount;
  return high.bareYear && !(low.currency !== null && low.scale === 0 && isYear(low.value));
}

function isConnector(connector: string, before: string, isBetween: boolean): boolean {
  if (andWord.test(connector)) return isBetween;
  if (toWord.test(connector)) return rangeFrom.test(before) || !change.test(before);
  return dash.test(connector) || (foreignTo.test(connector) && fromWord.test(before));
}

/**
 * The lower end, completed with the unit and scale that only the upper end states: `1–4 trillion`,
 * `10-15%`. `null` if the two differ in kind.
 */
function completeLowerEnd(low: Quantity, high: Quantity): Quantity | null {
  if (!currenciesAgree(low.currency, high.currency)) return null;
  if (low.percent && !high.percent && high.unit) return null;
  if (low.unit && high.unit && low.unit.symbol !== high.unit.symbol) return null;
  if ((low.unit && high.percent) || (low.percent && high.unit)) return null;
  const isBare = low.scale === 0 && !low.unit && !low.percent;
  const scaled = isBare && high.scale !== 0 ? high.scale : 0;
  // In “5,000 to 2 million” each end has its own scale.
  const inheritsScale =
    scaled !== 0 && compare(magnitude(low.value), magnitude(shift(high.value, -scaled))) < 0;
  return {
    ...low,
    value: inheritsScale ? shift(low.value, scaled) : low.value,
    scale: inheritsScale ? scaled : low.scale,
    percent: low.percent || high.percent,
    currency: low.percent || high.percent ? null : (low.currency ?? high.currency),
    unit: low.unit ?? high.unit,
  };
}

/** `12 ± 0.5`: the value with its margin. */
function withMargin(text: string, value: Quantity, margin: Quantity): Quantity | null {
  const center = completeLowerEnd(value, margin);
  if (!center) return null;
  const width = magnitude(margin.value);
  return {
    ...center,
    end: margin.end,
    text: text.slice(center.start, margin.end),
    approximate: true,
    interval: {
      kind: 'margin',
      low: subtract(center.value, width),
      high: subtract(center.value, negate(width)),
    },
  };
}

function readBound(text: string, quantity: Quantity, from: number): Quantity {
  if (quantity.bareYear) return quantity;
  const before = text.slice(Math.max(from, quantity.start - MAX_CONTEXT), quantity.start);
  const after = text.slice(quantity.end, quantity.end + MAX_CONTEXT);
  if (approximateWords.test(before)) return { ...quantity, approximate: true };
  if (atLeastWords.test(before)) return bound(quantity, 'at-least', quantity.value, null);
  if (atMostWords.test(before)) return bound(quantity, 'at-most', null, quantity.value);
  if (orMore.test(after) || /\d\+/.test(quantity.text))
    return bound(quantity, 'at-least', quantity.value, null);
  if (orLess.test(after)) return bound(quantity, 'at-most', null, quantity.value);
  return quantity;
}

function bound(
  quantity: Quantity,
  kind: 'at-least' | 'at-most',
  low: Decimal | null,
  high: Decimal | null,
): Quantity {
  return { ...quantity, interval: { kind, low, high } };
}
