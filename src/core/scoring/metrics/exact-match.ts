import { ANSWER_KINDS } from '../../model';
import { type Metric, SHARE_DEFAULTS } from '../metric';

/**
 * Exact match: 1 if the normalized prediction equals a normalized reference, else 0. A question
 * without references has one empty reference. Source: SQuAD evaluation script, `compute_exact`
 * (Rajpurkar et al., 2016).
 */
export const exactMatch: Metric = {
  id: 'exact_match',
  label: 'Exact match',
  short: 'EM',
  summary: 'Share of predictions that equal a reference once both are normalized.',
  source: 'SQuAD evaluation script (Rajpurkar et al., 2016)',
  ...SHARE_DEFAULTS,
  headline: true,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['The Net Zero plan.'], prediction: 'net zero plan', score: 1 },
    { references: ['2040', 'by 2040'], prediction: 'By 2040', score: 1 },
    { references: ['42%'], prediction: '24%', score: 0 },
    { references: [], prediction: '', score: 1 },
  ],
  score: ({ references, prediction }) =>
    references.some((reference) => reference.isEqualTo(prediction)) ? 1 : 0,
};
