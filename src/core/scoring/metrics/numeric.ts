import { type Metric, type MetricDescription, SHARE_DEFAULTS } from '../metric';
import type { Score } from '../../model';
import type { QuantityMatch } from '../../answers/quantity/measure';
import type { Comparison } from '../comparison';

/**
 * Numeric match: 1 if |p − g| is at most the absolute or relative tolerance (a setting chooses
 * which, or both), else 0; p is converted to the unit of the reference g. An interval matches any
 * number inside it and the same interval. A prediction without a quantity scores 0; a reference
 * without one makes the question unscored. Source: Assay, `docs/metrics.md`.
 */
export const numericMatch: Metric = {
  id: 'numeric_match',
  label: 'Numeric match',
  short: 'Num',
  summary:
    'Share of numeric questions whose predicted number is within tolerance of the reference.',
  source: 'Assay',
  ...SHARE_DEFAULTS,
  headline: true,
  appliesTo: ['number'],
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['12.8%'], prediction: 'about 12,8 %', score: 1 },
    { references: ['42%'], prediction: '0.42', score: 1 },
    { references: ['EUR 2.4 billion'], prediction: 'EUR 2.4 million', score: 0 },
    { references: ['0.67 MtCO2e'], prediction: '670,000 tonnes of CO2e', score: 1 },
    { references: ['5 MWh'], prediction: '5 tonnes', score: 0 },
    { references: ['at least 40%'], prediction: '45%', score: 1 },
    { references: ['$1577'], prediction: '$1.577bn', question: 'Capex in USD millions?', score: 1 },
    { references: ['100'], prediction: '101', score: 1 },
    { references: ['2040'], prediction: '2041', question: 'By which year?', score: 0 },
    { references: ['1577'], prediction: 'Not disclosed', score: 0 },
    { references: ['wind'], prediction: '3', kind: 'number', score: 'unscored' },
    { references: ['wind'], prediction: 'wind', kind: 'text', score: null },
  ],
  score: (comparison) => {
    const numbers = comparison.numbers();
    if (numbers.kind === 'unreadable') return 'unscored';
    return numbers.kind === 'compared' && numbers.match.matched ? 1 : 0;
  },
};

/** Shared by both error metrics; a missing prediction has no error. */
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
export const absoluteError: Metric = {
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
};

/** |p − g| ÷ |g|; `null` if g is 0 or no numbers are comparable. */
export const relativeError: Metric = {
  id: 'relative_error',
  label: 'Relative error',
  short: 'Rel err',
  summary: 'Distance between the predicted number and the reference, relative to the reference.',
  ...NUMERIC_ERROR,
  examples: [
    { references: ['200'], prediction: '150', score: 0.25 },
    { references: ['0'], prediction: '1', score: null },
  ],
  score: (comparison) => scoreError(comparison, ({ relativeError }) => relativeError),
};

/**
 * The error of the compared numbers; `null` if no numbers were compared, unscored if the reference
 * has no number.
 */
function scoreError(
  comparison: Comparison,
  errorOf: (match: QuantityMatch) => number | null,
): Score {
  const numbers = comparison.numbers();
  if (numbers.kind === 'unreadable') return 'unscored';
  return numbers.kind === 'compared' ? errorOf(numbers.match) : null;
}
