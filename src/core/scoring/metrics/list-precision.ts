import { LIST_SHARE } from './list-share';
import { defineMetric } from '../metric';

/**
 * Items in common ÷ items of the prediction, over the largest one-to-one pairing; their order is not
 * looked at. Two empty lists have 1. Source: Assay, `docs/metrics.md`.
 */
export const listPrecision = defineMetric({
  id: 'list_precision',
  label: 'Item precision',
  short: 'Item P',
  summary: 'Share of the prediction’s items that the reference has, each counted once.',
  ...LIST_SHARE,
  examples: [
    { references: ["['wind', 'solar']"], prediction: 'wind, solar, hydro', score: 2 / 3 },
    { references: ["['wind', 'solar']"], prediction: 'wind, wind', score: 1 / 2 },
    { references: ["['wind', 'solar']"], prediction: '[]', score: 0 },
  ],
  score: (comparison) => comparison.lists().precision,
});
