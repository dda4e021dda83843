import { LIST_SHARE } from './list-share';
import { defineMetric } from '../metric';

/**
 * 2 × items in common ÷ items of both sides, over the largest one-to-one pairing; their order is not
 * looked at. `list_match` = 1 implies 1. Source: Assay, `docs/metrics.md`.
 */
export const listF1 = defineMetric({
  id: 'list_f1',
  label: 'List F1',
  short: 'List F1',
  summary:
    'Harmonic mean of item precision and item recall, for the reference list that fits best.',
  ...LIST_SHARE,
  examples: [
    { references: ["['wind', 'solar']"], prediction: 'wind, solar, hydro', score: 4 / 5 },
    { references: ["['wind', 'solar']"], prediction: '["solar", "wind"', score: 1 },
    { references: ["['1,577', '8']"], prediction: '8 and 1577', score: 1 },
  ],
  score: (comparison) => comparison.lists().f1,
});
