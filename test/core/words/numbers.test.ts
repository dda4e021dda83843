import { expect, test } from 'vitest';
import {
  describeP,
  formatBytes,
  formatPrecisely,
  formatCount,
  formatDifference,
  formatValue,
  formatMean,
  formatMegabytes,
  formatNumber,
  formatP,
  formatQuantity,
  formatRange,
  formatRank,
  formatScore,
  formatDistinctMeans,
  SHARE,
  UNBOUNDED,
} from '../../../src/core/words/numbers';

const share = SHARE;
const plain = UNBOUNDED;
const grade: typeof SHARE = { display: 'plain', range: [1, 5] };

test('a mean is written in points with one decimal, with decimals suited to its range, or with four significant digits', () => {
  expect(formatMean(share, 0.53125)).toBe('53.1');
  expect(formatMean(share, 0)).toBe('0.0');
  expect(formatMean(plain, 0.53125)).toBe('0.5313');
  expect(formatMean(plain, 12345)).toBe('12,350');
  expect(formatMean(grade, 4)).toBe('4.00');
  expect(formatMean(grade, 4.09375)).toBe('4.09');
  expect(formatMean({ display: 'plain', range: [0, 1] }, 0.04)).toBe('0.040');
  expect(formatMean({ display: 'plain', range: [0, 100] }, 81.25)).toBe('81.3');
  expect(formatMean(plain, 2.5e18)).toBe('2.5E18');
  expect(formatMean(share, null)).toBe('n/a');
});

test('two different means are never printed the same', () => {
  expect(formatDistinctMeans(share, 0.5, 0.6)).toEqual(['50.0', '60.0']);
  expect(formatDistinctMeans(share, 0.5, 0.50001)).toEqual(['50', '50.001']);
  expect(formatDistinctMeans(plain, 1.5, 1.5000001)).toEqual(['1.5', '1.5000001']);
  expect(formatDistinctMeans(share, 0.1 + 0.2, 0.3)).toEqual(['30.000000000000004', '30']);
  expect(formatDistinctMeans(share, null, 0.5)).toEqual(['n/a', '50.0']);
});

test('a difference has a sign, unless it rounds to zero', () => {
  expect(formatDifference(share, 0.0123)).toBe('+1.2');
  expect(formatDifference(share, -0.0123)).toBe('−1.2');
  expect(formatDifference(share, -0.0001)).toBe('0.0');
  expect(formatDifference(plain, null)).toBe('n/a');
});

test('an interval is written in whole points or with up to three significant digits', () => {
  expect(formatRange(grade, { low: 3.78, high: 4.41 })).toBe('3.8–4.4');
  expect(formatRange(share, { low: 0.361, high: 0.549 })).toBe('36–55');
  expect(formatRange(plain, { low: 1.2345, high: 2.3456 })).toBe('1.23–2.35');
});

test('the score for one question is a proportion with two decimals, or else a plain number', () => {
  expect(formatScore(share, 2 / 3)).toBe('0.67');
  expect(formatScore(plain, 123456.789)).toBe('123,456.79');
  expect(formatScore(share, 'unscored')).toBe('unscored');
  expect(formatScore(share, null)).toBe('n/a');
});

test('a p-value is never 0', () => {
  expect([0.5, 0.034, 0.0001].map(formatP)).toEqual(['0.50', '0.034', '< 0.001']);
  expect([0.5, 0.0001].map(describeP)).toEqual(['p = 0.50', 'p < 0.001']);
});

test('the number of digits depends on the context', () => {
  const value = 1234.56789;
  expect(formatNumber(value)).toBe('1,235');
  expect(formatValue(value)).toBe('1,234.57');
  expect(formatPrecisely(value)).toBe('1,234.5679');
  expect(formatQuantity(value)).toBe('1234.56789');
  expect(formatQuantity(12345)).toBe('12,345');
  expect(formatNumber(1e-9)).toBe('1E-9');
});

test('counts, bytes and ranks are formatted', () => {
  expect(formatCount(1234567)).toBe('1,234,567');
  expect([999, 1234, 1_234_567].map(formatBytes)).toEqual(['999 B', '1 kB', '1.2 MB']);
  expect(formatMegabytes(500_000_001)).toBe('501 MB');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(formatRank)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th'.split(' '),
  );
});
