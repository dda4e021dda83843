import { defineMetric, SHARE } from '../metric';

/**
 * Numeric match: 1 when |p − g| is within the absolute or the relative tolerance of the reference's
 * quantity g (a setting chooses which, or both; the bound is included), else 0; p is converted to the unit
 * of g. An interval matches any number inside it and the same interval. A prediction without a quantity
 * scores 0; with a reference without one the question is unscored.
 * Source: Assay, `docs/metrics.md`.
 */
export const numericMatch = defineMetric({
  id: 'numeric_match',
  label: 'Numeric match',
  short: 'Num',
  summary: 'Share of numeric questions whose number lies within the tolerance of the reference.',
  source: 'Assay',
  ...SHARE,
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
});
