import { ANSWER_KINDS } from '../../model';
import { PENALTY_BOUNDS } from '../../settings';
import type { Metric } from '../metric';
import { isAbstention } from '../content/abstain';
import { accept } from '../acceptance/accept';

/**
 * Answer correctness with a penalty: 1 for a correct answer, 0 for one that declines, minus the
 * setting `wrongPenalty` for a wrong one. A missing prediction counts as 0. With a penalty of t /
 * (1 − t), a system gains by answering only if it is correct with a probability above t. Source:
 * Kalai et al., “Why Language Models Hallucinate” (2025).
 */
export const penalizedCorrect: Metric = {
  id: 'penalized_correct',
  label: 'Correctness with penalty',
  short: 'Penalized',
  summary:
    'Mean of 1 for a correct answer, 0 for a declined one, and minus the penalty setting for a wrong one.',
  source: 'Assay',
  better: 'higher',
  range: [-PENALTY_BOUNDS.max, 1],
  display: 'share',
  headline: true,
  appliesTo: ANSWER_KINDS,
  whenMissing: 0,
  dependsOnReferenceOrder: false,
  correctThreshold: 1,
  examples: [
    { references: ['82%'], prediction: '82.0', score: 1 },
    { references: ['82%'], prediction: 'The report does not say.', score: 0 },
    { references: [], prediction: 'Not disclosed', score: 1 },
  ],
  score: (comparison) => {
    if (accept(comparison)) return 1;
    if (isAbstention(comparison, comparison.prediction)) return 0;
    return 0 - comparison.settings.wrongPenalty;
  },
};
