import { defineMetric, type MetricDescription, SHARE } from '../metric';

/** Common to metrics of list items; pairing items does not depend on their order. */
export const LIST_SHARE = {
  source: 'Assay',
  ...SHARE,
  headline: false,
  appliesTo: ['list'],
  dependsOnReferenceOrder: false,
} as const satisfies Partial<MetricDescription>;

/**
 * Items in common ÷ items of the reference, over the largest one-to-one pairing, in any
 * order. Two empty lists have 1. Source: Assay, `docs/metrics.md`.
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

/**
 * Items in common ÷ items of the prediction, over the largest one-to-one pairing, in any
 * order. Two empty lists have 1. Source: Assay, `docs/metrics.md`.
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

/**
 * 2 × items in common ÷ items of both sides, over the largest one-to-one pairing, in any
 * order. `list_match` = 1 implies 1. Source: Assay, `docs/metrics.md`.
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
