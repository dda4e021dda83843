import { defineMetric } from '../metric';
import { NUMERIC_ERROR, scoreError } from './numeric-error';

/** |p − g| ÷ |g|; `null` where g is zero or there is nothing to compare. */
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
