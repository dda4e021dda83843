import { mmesgbenchCorrected as profile } from '../profiles/mmesgbench';
import { profileMetric } from '../profiles/profile-metrics';
import { defineMetric } from '../metric';

/**
 * MMESGBench's graded score, corrected: the profile `mmesgbench-corrected` under the name of a metric. Its
 * mean is the accuracy; where the script ends in an error the question is unscored and counts 0 in it.
 * It goes by the data set's label: `Int`, `Float`, `Str`, `None`, anything else a list.
 * Source: `src/core/scoring/profiles/mmesgbench.ts`.
 */
export const mmesgbenchCorrected = defineMetric({
  ...profileMetric(profile, 'em'),
  id: 'mmesgbench_corrected',
  label: 'MMESGBench, corrected',
  short: 'MMESGBench',
  summary:
    'Mean score of MMESGBench’s script, texts compared whole, and all its phrases for “no answer” equal; an answer on which the script fails counts 0.',
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
});
