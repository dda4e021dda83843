import * as profiles from '../profiles/mmesgbench';
import { profileMetric } from '../profiles/profile-metrics';
import type { Metric } from '../metric';
import type { Questions } from '../../model';
import type { Settings } from '../../settings';
import { answerCorrect, penalizedCorrect } from './answer-correct';
import { PAGE_METRICS } from './pages';
import { METRICS } from '.';
import { FIGURE_METRICS, haveManyFigures } from './figures';

/*
 * MMESGBench's graded score, computed by the profiles of the same names. Its mean is the accuracy;
 * if the script fails, the question is unscored and counts as 0. The score depends on the data
 * set's label: `Int`, `Float`, `Str` or `None`; any other label means a list. Source:
 * `src/core/scoring/profiles/mmesgbench.ts`.
 */

const mmesgbenchPublished: Metric = {
  ...profileMetric(profiles.mmesgbenchPublished, 'em'),
  id: 'mmesgbench_published',
  label: 'MMESGBench, as published',
  short: 'MMESGBench',
  summary:
    'Mean score of MMESGBench’s script, including its defects: text is compared with individual characters of the reference; an answer on which the script fails counts as 0.',
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['net zero'], prediction: 'not', answerType: 'Str', score: 1 / 2 },
    { references: ['42'], prediction: '42.9', answerType: 'Int', score: 1 },
    { references: ["['a', 'b']"], prediction: "['b', 'x']", answerType: 'List', score: 1 / 2 },
    {
      references: ['Not answerable'],
      prediction: 'Fail to answer',
      answerType: 'None',
      score: 0,
    },
    { references: ["['a', 'b']"], prediction: '[a, b]', answerType: 'List', score: 'unscored' },
  ],
};

const mmesgbenchCorrected: Metric = {
  ...profileMetric(profiles.mmesgbenchCorrected, 'em'),
  id: 'mmesgbench_corrected',
  label: 'MMESGBench, corrected',
  short: 'MMESGBench',
  summary:
    'Mean score of MMESGBench’s script, with text compared in full and all of its no-answer phrases treated alike; an answer on which the script fails counts as 0.',
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['net zero'], prediction: 'not', answerType: 'Str', score: 0 },
    { references: ['net zero'], prediction: 'net zer', answerType: 'Str', score: 14 / 15 },
    {
      references: ['Not answerable'],
      prediction: 'Fail to answer',
      answerType: 'None',
      score: 1,
    },
    { references: ["['a', 'b']"], prediction: '[a, b]', answerType: 'List', score: 'unscored' },
  ],
};

/** Metrics that are computed only on request, or if the settings or the references require them. */
export const OPTIONAL_METRICS: readonly Metric[] = [
  mmesgbenchPublished,
  mmesgbenchCorrected,
  penalizedCorrect,
  ...PAGE_METRICS,
  ...FIGURE_METRICS,
];

/**
 * The metrics that the settings and the references add to the default ones; figure metrics are
 * added only if all default metrics are selected.
 */
export function metricsOfSettings(
  { wrongPenalty, figures }: Settings,
  metrics: readonly Metric[],
  references: Questions['references'],
): readonly Metric[] {
  const isPenalized = wrongPenalty > 0 && metrics.includes(answerCorrect);
  const isComplete = METRICS.every((metric) => metrics.includes(metric));
  const hasFigures =
    isComplete && figures !== 'never' && (figures === 'always' || haveManyFigures(references));
  return [...(isPenalized ? [penalizedCorrect] : []), ...(hasFigures ? FIGURE_METRICS : [])].filter(
    (metric) => !metrics.includes(metric),
  );
}
