import { ANSWER_KINDS } from '../../model';
import { defineMetric, SHARE } from '../metric';

/**
 * Common tokens ÷ tokens of the prediction, for the reference with the highest F1.
 * Source: SQuAD 2.0 evaluation script, `compute_f1` (Rajpurkar et al., 2018).
 */
export const precision = defineMetric({
  id: 'precision',
  label: 'Token precision',
  short: 'Prec',
  summary:
    'Share of the prediction’s tokens that the reference has, for the reference with the best F1.',
  source: 'SQuAD 2.0 evaluation script (Rajpurkar et al., 2018)',
  ...SHARE,
  headline: false,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: true,
  examples: [
    {
      references: ['net zero by 2040'],
      prediction: 'zero emissions by 2040 at best',
      score: 3 / 6,
    },
    { references: [], prediction: 'no', score: 0 },
  ],
  score: (comparison) => comparison.bestOverlap().precision,
});
