import { ANSWER_KINDS } from '../../model';
import { type Metric, type MetricDescription, SHARE_DEFAULTS } from '../metric';

/** Shared by the token-overlap metrics; tokens are a multiset. */
const TOKEN_SHARE = {
  source: 'SQuAD 2.0 evaluation script (Rajpurkar et al., 2018)',
  ...SHARE_DEFAULTS,
  appliesTo: ANSWER_KINDS,
} as const satisfies Partial<MetricDescription>;

/** Common tokens ÷ tokens of the reference, for the reference with the highest F1. */
export const recall: Metric = {
  id: 'recall',
  label: 'Token recall',
  short: 'Rec',
  summary:
    'Share of the reference’s tokens that the prediction has, for the reference with the best F1.',
  ...TOKEN_SHARE,
  headline: false,
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
};

/** Common tokens ÷ tokens of the prediction, for the reference with the highest F1. */
export const precision: Metric = {
  id: 'precision',
  label: 'Token precision',
  short: 'Prec',
  summary:
    'Share of the prediction’s tokens that the reference has, for the reference with the best F1.',
  ...TOKEN_SHARE,
  headline: false,
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
};

/** 2·p·r ÷ (p + r); the best value over the references. */
export const f1: Metric = {
  id: 'f1',
  label: 'Token F1',
  short: 'F1',
  summary: 'Harmonic mean of token precision and recall, for the best reference.',
  ...TOKEN_SHARE,
  headline: true,
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['board of directors'], prediction: 'the board', score: 0.5 },
    { references: ['wind', 'wind and solar'], prediction: 'solar and wind', score: 1 },
    { references: ['a'], prediction: 'the', score: 1 },
  ],
  score: (comparison) => comparison.bestOverlap().f1,
};
