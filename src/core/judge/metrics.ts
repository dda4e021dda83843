import type { Comparison } from '../metrics/comparison';
import { defineMetric, type Metric } from '../metrics/metric';
import { ANSWER_KINDS } from '../model';
import { createJudge } from './judge';
import type { JudgeModel } from './judge-model';

/** Asks for all metrics of the judge at once where metrics are named. */
export const JUDGE = 'judge';

/**
 * The judge as metrics: its probability that an answer is right, and its verdict. They are built from a
 * model, which is loaded only when it is asked for, so they stand in no registry. One judgement serves
 * both. Source: Assay, `docs/judge.md`; the frame is that of PEDANTS (Li et al., 2024).
 */
export function createJudgeMetrics(model: JudgeModel): readonly Metric[] {
  const judge = createJudge(model);
  const judgementOf = (comparison: Comparison) => comparison.remember(judge);
  const common = {
    source: 'Assay, in the frame of Li et al. (2024)',
    better: 'higher',
    range: [0, 1],
    display: 'share',
    headline: false,
    appliesTo: ANSWER_KINDS,
    whenMissing: 0,
    dependsOnReferenceOrder: true,
    examples: [],
  } as const;
  return [
    defineMetric({
      ...common,
      id: 'judge.probability',
      label: 'Judge’s probability',
      short: 'P(correct)',
      summary:
        'Mean probability that an answer is right, by a small classifier trained on answers that people judged.',
      score: (comparison) => judgementOf(comparison).probability,
    }),
    defineMetric({
      ...common,
      id: 'judge.correct',
      label: 'Judged correct',
      short: 'Judge',
      summary: `Share of answers to which the judge gives a probability of at least ${model.threshold}.`,
      score: (comparison) => Number(judgementOf(comparison).correct),
    }),
  ];
}
