import { defineMetric } from '../metric';
import { NUMERIC_ERROR, scoreError } from './numeric-error';

/**
 * |p − g| in the reference's unit, scale words multiplied in and percentages as they stand. `null`
 * where there is nothing to compare: no quantity in the prediction, or none that can be compared.
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
