import type { Comparison } from './comparison';
import { toNumber } from '../answers/numerals/decimal';
import { inReferenceUnit, type QuantityMatch } from '../answers/quantity/measure';

/**
 * Kinds of numeric error as displayed: ranges of relative error, and likely mistakes in sign or
 * scale.
 */
export const ERROR_KINDS = [
  'exact',
  'under 0.1 %',
  'under 1 %',
  'under 5 %',
  'under 50 %',
  'under 100 %',
  'further off',
  'sign',
  'factor 2',
  'factor 10',
  'factor 100',
  'factor 1,000',
  'factor 1,000,000',
  'reference is 0',
  'no number',
  'other unit',
  'reference unread',
  'no prediction',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Relative tolerance for a likely mistake: a simple multiple of the reference, or its negative. */
const MISTAKE_TOLERANCE = 0.01;

const FACTORS: readonly (readonly [factor: number, kind: ErrorKind])[] = [
  [2, 'factor 2'],
  [10, 'factor 10'],
  [100, 'factor 100'],
  [1000, 'factor 1,000'],
  [1e6, 'factor 1,000,000'],
];

/** Upper bounds of small relative errors; these kinds take precedence over likely mistakes. */
const BOUNDS: readonly (readonly [below: number, kind: ErrorKind])[] = [
  [0.001, 'under 0.1 %'],
  [0.01, 'under 1 %'],
  [0.05, 'under 5 %'],
];

const WIDE_BOUNDS: readonly (readonly [below: number, kind: ErrorKind])[] = [
  [0.5, 'under 50 %'],
  [1, 'under 100 %'],
];

/**
 * The error kind for one numeric question; the comparison is `null` if the prediction is missing.
 */
export function errorKindOf(comparison: Comparison | null): ErrorKind {
  if (!comparison) return 'no prediction';
  const numbers = comparison.numbers();
  switch (numbers.kind) {
    case 'compared':
      return errorKindOfMatch(numbers.match);
    case 'unreadable':
      return 'reference unread';
    case 'incompatible':
      return 'other unit';
    case 'none':
    case 'not-only':
      return 'no number';
  }
}

function errorKindOfMatch(match: QuantityMatch): ErrorKind {
  const { absoluteError, relativeError } = match;
  if (absoluteError === 0) return 'exact';
  if (relativeError === null) return 'reference is 0';
  return (
    firstBelow(BOUNDS, relativeError) ??
    likelyMistake(match) ??
    firstBelow(WIDE_BOUNDS, relativeError) ??
    'further off'
  );
}

function firstBelow(
  bounds: readonly (readonly [below: number, kind: ErrorKind])[],
  relativeError: number,
): ErrorKind | undefined {
  return bounds.find(([below]) => relativeError < below)?.[1];
}

/** A wrong sign or scale; `null` for intervals, which have no single value to compare. */
function likelyMistake({ reference, prediction, reading: how }: QuantityMatch): ErrorKind | null {
  if (reference.interval || prediction.interval) return null;
  const times = inReferenceUnit(prediction.value, how.conversion) / toNumber(reference.value);
  if (isLike(times, -1)) return 'sign';
  const found = FACTORS.find(([factor]) => isLike(times, factor) || isLike(times, 1 / factor));
  return found?.[1] ?? null;
}

function isLike(value: number, other: number): boolean {
  return Math.abs(value / other - 1) <= MISTAKE_TOLERANCE;
}
