import { readCodedVerdict, readYesNo } from '../../answers/yes-no';
import type { Score } from '../../model';
import type { Comparison } from '../comparison';
import { type Metric, SHARE_DEFAULTS } from '../metric';

/**
 * Verdict match: 1 if the prediction begins with the verdict of a reference (`Yes, …`, `No.`,
 * `True`), else 0; `Not answerable` is not `No`. If no reference begins with a verdict, the
 * question is unscored. Source: Assay, `docs/metrics.md`.
 */
export const booleanMatch: Metric = {
  id: 'boolean_match',
  label: 'Verdict match',
  short: 'Verdict',
  summary: 'Share of yes-or-no questions answered with the same verdict as a reference.',
  source: 'Assay',
  ...SHARE_DEFAULTS,
  headline: false,
  appliesTo: ['boolean'],
  dependsOnReferenceOrder: false,
  examples: [
    { references: ['Yes'], prediction: 'Yes, since 2019.', score: 1 },
    { references: ['No, it did not.'], prediction: 'False', score: 1 },
    { references: ['No'], prediction: 'Not answerable', score: 0 },
    { references: ['No'], prediction: 'Yes', score: 0 },
    { references: ['perhaps'], prediction: 'Yes', kind: 'boolean', score: 'unscored' },
  ],
  score: scoreVerdicts,
};

const readVerdict = (text: string) => readYesNo(text) ?? readCodedVerdict(text);

function scoreVerdicts({ references, prediction }: Comparison): Score {
  const verdicts = references.map(({ raw }) => readVerdict(raw)).filter((one) => one !== null);
  if (verdicts.length === 0) return 'unscored';
  const predicted = readVerdict(prediction.raw);
  return predicted !== null && verdicts.includes(predicted) ? 1 : 0;
}
