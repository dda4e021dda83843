import type { MetricDescription } from '../../core/scoring/metric';
import type { Score } from '../../core/model';

/* How every figure on the page is written. English digits everywhere, as in the exports. */

const whole = new Intl.NumberFormat('en');
const fourDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const twoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const eightDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 8 });
/** A thousand takes no separator: it may be a year. */
const allDigits = new Intl.NumberFormat('en', {
  maximumSignificantDigits: 15,
  useGrouping: 'min2',
});
const powerOfTen = new Intl.NumberFormat('en', {
  notation: 'scientific',
  maximumSignificantDigits: 4,
});

/** What stands where a metric gave no number. */
export const NOT_APPLICABLE = 'n/a';

export function formatCount(count: number): string {
  return whole.format(count);
}

/** A count with its noun: `1 question`, `2,000 questions`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

/** Bytes in the unit that a person would choose. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * A number that is not a share, with up to four significant digits; very large or small ones as
 * powers of ten.
 */
export function formatPlain(value: number): string {
  return isReadable(value) ? fourDigits.format(value) : powerOfTen.format(value);
}

/** A figure beside the quantities that it was worked out from, with up to eight significant digits. */
export function formatClosely(value: number): string {
  return isReadable(value) ? eightDigits.format(value) : powerOfTen.format(value);
}

/** A quantity as it was read, with all its digits. */
export function formatQuantity(value: number): string {
  return isReadable(value) ? allDigits.format(value) : powerOfTen.format(value);
}

/** A number that is not a share, for one question: four significant digits, and all before the point. */
export function formatFigure(value: number): string {
  return isReadable(value) && Math.abs(value) >= 1000
    ? twoDecimals.format(value)
    : formatPlain(value);
}

/** A share as points of 100 with one decimal. */
export function formatShare(share: number): string {
  return (100 * share).toFixed(1);
}

/** The mean of a metric: a share as points of 100 with one decimal. */
export function formatMean(
  { display }: Pick<MetricDescription, 'display'>,
  mean: number | null,
): string {
  if (mean === null) return NOT_APPLICABLE;
  return display === 'share' ? formatShare(mean) : formatPlain(mean);
}

/** An interval without spaces: `36–55` points for a share, else as means are written. */
export function formatRange(
  { display }: Pick<MetricDescription, 'display'>,
  { low, high }: { readonly low: number; readonly high: number },
): string {
  const [from, to] = [low, high].map((end) =>
    display === 'share' ? (100 * end).toFixed(0) : formatPlain(Number(end.toPrecision(3))),
  );
  return `${from ?? ''}–${to ?? ''}`;
}

/** A difference with its sign, a true minus; a share in points of 100. */
export function formatDifference(
  { display }: Pick<MetricDescription, 'display'>,
  difference: number | null,
): string {
  if (difference === null) return NOT_APPLICABLE;
  const size = formatMean({ display }, Math.abs(difference));
  if (Number(size) === 0) return size;
  return `${difference < 0 ? '−' : '+'}${size}`;
}

/** A p-value to two or three digits, never as 0. */
export function formatP(p: number): string {
  if (p < 0.001) return '< 0.001';
  return p.toFixed(p < 0.1 ? 3 : 2);
}

/** The score of one question: a share from 0.00 to 1.00. */
export function formatScore({ display }: Pick<MetricDescription, 'display'>, score: Score): string {
  if (score === 'unscored') return score;
  if (score === null) return NOT_APPLICABLE;
  return display === 'share' ? score.toFixed(2) : formatFigure(score);
}

/** A place in an order: `1st`, `12th`. */
export function formatPlace(place: number): string {
  const tens = place % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function isReadable(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= 1e-6 && size < 1e15);
}
