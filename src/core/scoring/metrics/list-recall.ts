import { LIST_SHARE } from './list-share';
import { defineMetric } from '../metric';

/**
 * Items in common ÷ items of the reference, over the largest one-to-one pairing; their order is not
 * looked at. Two empty lists have 1. Source: Assay, `docs/metrics.md`.
 */
export const listRecall = defineMetric({
  id: 'list_recall',
  label: 'Item recall',
  short: 'Item R',
  summary: 'Share of the reference’s items that the prediction has, each counted once.',
  ...LIST_SHARE,
  examples: [
    { references: ["['wind', 'solar', 'hydro']"], prediction: 'hydro; wind', score: 2 / 3 },
    { references: ["['wind', 'solar']"], prediction: 'coal', score: 0 },
  ],
  score: (comparison) => comparison.lists().recall,
});
