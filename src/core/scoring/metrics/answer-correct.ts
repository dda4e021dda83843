import { ANSWER_KINDS } from '../../model';
import { PENALTY_BOUNDS } from '../../settings';
import { accept } from '../acceptance/accept';
import { isAbstention } from '../content/abstain';
import { type Metric, SHARE_DEFAULTS } from '../metric';

/**
 * Answer correctness: 1 if an acceptance tier accepts the prediction for a reference, else 0. The
 * tiers: the same text; equal once normalized; the same number, list, verdict or date, or both
 * abstain; a paraphrase without contradiction. It includes all exact matches, except numbers that
 * are equal only because normalization deletes decimal points and signs: `15` and `1.5`. Source:
 * Assay, `docs/metrics.md`.
 */
export const answerCorrect: Metric = {
  id: 'answer_correct',
  label: 'Answer correctness',
  short: 'Correct',
  summary:
    'Share of answers that an acceptance tier accepts: the same text, the same value, or a paraphrase that contradicts nothing.',
  source: 'Assay',
  ...SHARE_DEFAULTS,
  headline: true,
  appliesTo: ANSWER_KINDS,
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['82%'], prediction: '82.0', score: 1 },
    { references: ['Premature death'], prediction: 'ill health and premature death', score: 1 },
    { references: ["['wind', 'solar']"], prediction: '- Solar\n- Wind', score: 1 },
    { references: ['Feb, 2018'], prediction: '02/2018', score: 1 },
    { references: [], prediction: 'The report does not mention any target.', score: 1 },
    { references: ['No'], prediction: 'Not answerable', score: 0 },
    { references: ['1.5'], prediction: '15', score: 0 },
    { references: ['Goal 13 (Climate Action)'], prediction: 'Goal 17', score: 0 },
    { references: ['Sales increased.'], prediction: 'Sales decreased.', score: 0 },
  ],
  score: (comparison) => (accept(comparison) ? 1 : 0),
};

/**
 * Answer correctness with a penalty: 1 for a correct answer, 0 for one that declines, and
 * −`wrongPenalty` (a setting) for a wrong one. A missing prediction counts as 0. With a penalty of
 * t / (1 − t), a system gains by answering only if it is correct with a probability above t.
 * Source: Kalai et al., “Why Language Models Hallucinate” (2025).
 */
export const penalizedCorrect: Metric = {
  id: 'penalized_correct',
  label: 'Correctness with penalty',
  short: 'Penalized',
  summary:
    'Mean score, where a correct answer scores 1, an abstention on an answerable question 0, and a wrong answer minus the penalty chosen in the settings.',
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
