import { ANSWER_KINDS } from '../../model';
import { defineMetric, SHARE } from '../metric';

/**
 * 2·p·r ÷ (p + r) over multisets of tokens, the best over the references.
 * Source: SQuAD 2.0 evaluation script, `compute_f1` (Rajpurkar et al., 2018).
 */
export const f1 = defineMetric({
  id: 'f1',
  label: 'Token F1',
  short: 'F1',
  summary: 'Harmonic mean of token precision and recall, best over the references.',
  source: 'SQuAD 2.0 evaluation script (Rajpurkar et al., 2018)',
  ...SHARE,
  headline: true,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['board of directors'], prediction: 'the board', score: 0.5 },
    { references: ['wind', 'wind and solar'], prediction: 'solar and wind', score: 1 },
    { references: ['a'], prediction: 'the', score: 1 },
  ],
  score: (comparison) => comparison.bestOverlap().f1,
});
