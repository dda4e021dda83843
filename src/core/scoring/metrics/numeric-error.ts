import { defineMetric, type MetricDescription } from '../metric';
import type { Score } from '../../model';
import type { QuantityMatch } from '../../answers/quantity/measure';
import type { Comparison } from '../comparison';

/** Common to both errors. A missing prediction has none. */
const NUMERIC_ERROR = {
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
 * |p − g| in the reference's unit, with scale words applied and percentages unchanged. `null` if the
 * prediction has no number of the same dimension.
 */
export const absoluteError = defineMetric({
  id: 'absolute_error',
  label: 'Absolute error',
  short: 'Abs err',
  summary:
    'Distance between the predicted number and the reference, in the reference’s unit. Its mean mixes units: compare runs by the distribution of numeric errors.',
  ...NUMERIC_ERROR,
  examples: [
    { references: ['12.8%'], prediction: '12.9%', score: 0.1 },
    { references: ['1,577'], prediction: 'none', score: null },
  ],
  score: (comparison) => scoreError(comparison, ({ absoluteError }) => absoluteError),
});

/** |p − g| ÷ |g|; `null` if g is zero or nothing can be compared. */
export const relativeError = defineMetric({
  id: 'relative_error',
  label: 'Relative error',
  short: 'Rel err',
  summary: 'Distance between the predicted number and the reference, as a share of the reference.',
  ...NUMERIC_ERROR,
  examples: [
    { references: ['200'], prediction: '150', score: 0.25 },
    { references: ['0'], prediction: '1', score: null },
  ],
  score: (comparison) => scoreError(comparison, ({ relativeError }) => relativeError),
});

/**
 * An error of the compared numbers; `null` if none were compared, unscored if the reference cannot be
 * read.
 */
function scoreError(
  comparison: Comparison,
  errorOf: (match: QuantityMatch) => number | null,
): Score {
  const numbers = comparison.numbers();
  if (numbers.kind === 'unreadable') return 'unscored';
  return numbers.kind === 'compared' ? errorOf(numbers.match) : null;
}
