import type { Score } from '../model';

/*
 * The format of numbers wherever a person reads them: page, reports, LaTeX, Markdown and terminal,
 * with English digits. CSV and JSON have full precision.
 */

/**
 * Whether values are shares, displayed as points out of 100, or plain values, displayed unchanged;
 * and their range.
 */
interface Displayed {
  readonly display: 'share' | 'plain';
  readonly range: readonly [lowest: number, highest: number];
}

/** A proportion that belongs to no metric. */
export const SHARE: Displayed = { display: 'share', range: [0, 1] };

/** Values of an unknown range. */
export const UNBOUNDED: Displayed = { display: 'plain', range: [-Infinity, Infinity] };

/** Shown for a metric without a value. */
export const NOT_APPLICABLE = 'n/a';

const grouped = new Intl.NumberFormat('en');
const twoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const fourDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const eightDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 8 });
/** Four digits have no separator, since the number may be a year. */
const allDigits = new Intl.NumberFormat('en', {
  maximumSignificantDigits: 15,
  useGrouping: 'min2',
});
const scientific = new Intl.NumberFormat('en', {
  notation: 'scientific',
  maximumSignificantDigits: 4,
});

/** A count with thousands separators: `2,000`. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** Bytes in a suitable unit: `512 B`, `34 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Whole megabytes, rounded up, for size limits and files that exceed them. */
export function formatMegabytes(bytes: number): string {
  return `${grouped.format(Math.ceil(bytes / 1e6))} MB`;
}

/** Four significant digits; very large or small numbers in scientific notation. */
export function formatNumber(value: number): string {
  return isReadable(value) ? fourDigits.format(value) : scientific.format(value);
}

/** Eight significant digits, for a number shown next to those it was computed from. */
export function formatPrecisely(value: number): string {
  return isReadable(value) ? eightDigits.format(value) : scientific.format(value);
}

/** All digits of a parsed quantity. */
export function formatQuantity(value: number): string {
  return isReadable(value) ? allDigits.format(value) : scientific.format(value);
}

/** Four significant digits, but all digits before the decimal point. */
export function formatValue(value: number): string {
  return isReadable(value) && Math.abs(value) >= 1000
    ? twoDecimals.format(value)
    : formatNumber(value);
}

/** At most this many significant digits, without trailing zeros. */
export function formatSignificant(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)));
}

/** Exactly this many decimals. */
export function formatDecimals(value: number, decimals: number): string {
  return value.toFixed(decimals);
}

/** A probability, or a threshold or similarity from 0 to 1: `0.50`. */
export function formatProbability(value: number): string {
  return formatDecimals(value, 2);
}

/** A share from 0 to 1 as points out of 100 with one decimal: `81.2`. */
export function formatPoints(share: number): string {
  return (100 * share).toFixed(1);
}

/**
 * The mean of a metric: a proportion as a percentage with one decimal; otherwise with enough
 * decimals for at least 400 steps of its range (1–5: `4.09`), or with four significant digits if it
 * has no bounds.
 */
export function formatMean({ display, range }: Displayed, mean: number | null): string {
  if (mean === null) return NOT_APPLICABLE;
  return display === 'share'
    ? formatPoints(mean)
    : (formatWithin(range, mean, 400) ?? formatNumber(mean));
}

/**
 * The value with enough decimals to divide the range into this many steps; `null` if the range is
 * unbounded.
 */
function formatWithin(
  [lowest, highest]: Displayed['range'],
  value: number,
  steps: number,
): string | null {
  const width = highest - lowest;
  if (!(width > 0) || width === Infinity) return null;
  let decimals = 0;
  while (decimals < 20 && width * 10 ** decimals < steps) decimals++;
  return value.toFixed(decimals);
}

/** Two different means with enough digits to distinguish them. */
export function formatDistinctMeans(
  metric: Displayed,
  one: number | null,
  other: number | null,
): [string, string] {
  const usual: [string, string] = [formatMean(metric, one), formatMean(metric, other)];
  if (one === null || other === null || one === other || usual[0] !== usual[1]) return usual;
  const factor = metric.display === 'share' ? 100 : 1;
  let digits = 4;
  let pair = usual;
  while (pair[0] === pair[1] && digits < 17) {
    digits++;
    pair = [formatSignificant(factor * one, digits), formatSignificant(factor * other, digits)];
  }
  return pair;
}

/**
 * An interval for narrow columns: a share in whole points (`36–55`); otherwise with one decimal
 * fewer than the mean, or with three significant digits if unbounded.
 */
export function formatRange(
  { display, range }: Displayed,
  { low, high }: { readonly low: number; readonly high: number },
): string {
  const [from, to] = [low, high].map((end) =>
    display === 'share'
      ? (100 * end).toFixed(0)
      : (formatWithin(range, end, 40) ?? formatNumber(Number(end.toPrecision(3)))),
  );
  return `${from ?? ''}–${to ?? ''}`;
}

/** The scale of displayed values: `0–100` for a share, `1–5` for a grade. */
export function formatScale({ display, range: [low, high] }: Displayed): string {
  return display === 'share'
    ? formatRange(SHARE, { low, high })
    : `${formatNumber(low)}–${formatNumber(high)}`;
}

/** A difference of means with its sign, using a true minus sign; a share in points. */
export function formatDifference(metric: Displayed, difference: number | null): string {
  if (difference === null) return NOT_APPLICABLE;
  const size = formatMean(metric, Math.abs(difference));
  if (Number(size) === 0) return size;
  return `${difference < 0 ? '−' : '+'}${size}`;
}

/** A p-value with two or three decimals, never 0: `0.034`, `< 0.001`. */
export function formatP(p: number): string {
  if (p < 0.001) return '< 0.001';
  return p.toFixed(p < 0.1 ? 3 : 2);
}

/** A p-value as in papers: `p = 0.034`, `p < 0.001`. */
export function describeP(p: number): string {
  const value = formatP(p);
  return value.startsWith('<') ? `p ${value}` : `p = ${value}`;
}

/** The score of one question: a share from 0.00 to 1.00; otherwise as in `formatValue`. */
export function formatScore({ display }: Pick<Displayed, 'display'>, score: Score): string {
  if (score === 'unscored') return score;
  if (score === null) return NOT_APPLICABLE;
  return display === 'share' ? score.toFixed(2) : formatValue(score);
}

/** A rank: `1st`, `12th`. */
export function formatRank(rank: number): string {
  const tens = rank % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${suffix}`;
}

function isReadable(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= 1e-6 && size < 1e15);
}

/** A count with its noun, optionally followed by a verb: `plural(2, 'row has', 'rows have')`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${formOf(count, one, many)}`;
}

/** The form of a word that agrees with a count printed elsewhere: `formOf(2, 'is', 'are')`. */
export function formOf(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
