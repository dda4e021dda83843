import type { Score } from '../../model';
import type { QuantityMatch } from '../../answers/quantity/measure';
import type { Comparison } from '../comparison';
import type { MetricDescription } from '../metric';

/** What a distance between two numbers says of itself; what was not predicted lies nowhere. */
export const NUMERIC_ERROR = {
  source: 'Assay',
  better: 'lower',
  range: [0, Infinity],
  display: 'plain',
  headline: false,
  appliesTo: ['number'],
  whenMissing: null,
  dependsOnReferenceOrder: false,
} as const satisfies Partial<MetricDescription>;

/**
 * An error of the numbers that were compared; `null` where none were, unscored without a readable
 * reference.
 */
export function scoreError(
  comparison: Comparison,
  errorOf: (match: QuantityMatch) => number | null,
): Score {
  const numbers = comparison.numbers();
  if (numbers.kind === 'unreadable') return 'unscored';
  return numbers.kind === 'compared' ? errorOf(numbers.match) : null;
}
