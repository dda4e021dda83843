import { type Metric, type MetricDescription, SHARE_DEFAULTS } from '../metric';

/**
 * Shared by the list metrics, which are based on the largest one-to-one pairing of items, in any
 * order. Two empty lists score 1. Source: Assay, `docs/metrics.md`.
 */
const LIST_SHARE = {
  source: 'Assay',
  ...SHARE_DEFAULTS,
  headline: false,
  appliesTo: ['list'],
  dependsOnReferenceOrder: false,
} as const satisfies Partial<MetricDescription>;

/**
 * List match: 1 if every item of the prediction pairs with an item of a reference and no item is
 * left over, in the same order if the question or the setting asks for one; else 0. Items pair if
 * they are equal once normalized, the same number within the tolerances, a name and its
 * abbreviation, or similar enough (`lists.similarity`).
 */
export const listMatch: Metric = {
  id: 'list_match',
  label: 'List match',
  short: 'List',
  summary:
    'Share of list questions whose prediction has every item of the reference and no others, in the same order if the question asks for an order.',
  ...LIST_SHARE,
  examples: [
    { references: ["['wind', 'solar']"], prediction: '["Solar", "Wind"]', score: 1 },
    {
      references: ["['wind', 'solar']"],
      prediction: 'solar, wind',
      question: 'Which came first and second, in order?',
      score: 0,
    },
    { references: ["['wind', 'solar']"], prediction: '- wind\n- solar\n- hydro', score: 0 },
    { references: ["['12%', '8%']"], prediction: '12.0 and 8', score: 1 },
    { references: ["['wind', 'wind']"], prediction: "['wind', 'solar']", score: 0 },
  ],
  score: (comparison) => (comparison.lists().matched ? 1 : 0),
};

/** Items in common ÷ items of the reference. */
export const listRecall: Metric = {
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
};

/** Items in common ÷ items of the prediction. */
export const listPrecision: Metric = {
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
};

/** 2 × items in common ÷ total items on both sides. It is 1 whenever `list_match` is 1. */
export const listF1: Metric = {
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
};
