import { LIST_SHARE } from './list-f1';
import { defineMetric } from '../metric';

/**
 * List match: 1 if every item of the prediction pairs with one item of a reference and none is left, in
 * the same order if the question (or the setting) asks for one; else 0. Items pair if they are equal
 * once normalized, the same number within the tolerances, a name and its abbreviation,
 * or similar enough (`lists.similarity`). Source: Assay, `docs/metrics.md`.
 */
export const listMatch = defineMetric({
  id: 'list_match',
  label: 'List match',
  short: 'List',
  summary:
    'Share of list questions with every item of the reference, none too many, and the order where it is asked for.',
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
});
