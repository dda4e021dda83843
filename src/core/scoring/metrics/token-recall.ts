import { ANSWER_KINDS } from '../../model';
import { defineMetric, SHARE } from '../metric';

/**
 * Common tokens ÷ tokens of the reference, for the reference with the highest F1.
 * Source: SQuAD 2.0 evaluation script, `compute_f1` (Rajpurkar et al., 2018).
 */
export const recall = defineMetric({
  id: 'recall',
  label: 'Token recall',
  short: 'Rec',
  summary:
    'Share of the reference’s tokens that the prediction has, for the reference with the best F1.',
  source: 'SQuAD 2.0 evaluation script (Rajpurkar et al., 2018)',
  ...SHARE,
  headline: false,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: true,
  examples: [
    {
      references: ['net zero by 2040'],
      prediction: 'zero emissions by 2040 at best',
      score: 3 / 4,
    },
    { references: [''], prediction: 'the', score: 1 },
  ],
  score: (comparison) => comparison.bestOverlap().recall,
});
