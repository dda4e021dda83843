import { defineMetric } from './metric';

/** |p − g| ÷ |g|; `null` where g is zero or there is nothing to compare. */
export const relativeError = defineMetric({
  id: 'relative_error',
  label: 'Relative error',
  short: 'Rel err',
  summary: 'Distance between the predicted number and the reference, as a share of the reference.',
  source: 'Assay',
  better: 'lower',
  range: [0, Infinity],
  display: 'plain',
  headline: false,
  appliesTo: ['number'],
  whenMissing: null,
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['200'], prediction: '150', score: 0.25 },
    { references: ['0'], prediction: '1', score: null },
  ],
  score: (comparison) => {
    const numbers = comparison.numbers();
    if (numbers.kind === 'unreadable') return 'unscored';
    return numbers.kind === 'compared' ? numbers.match.relativeError : null;
  },
});
