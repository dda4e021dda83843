import { defineMetric, type Metric, SHARE } from '../metric';
import { ANSWER_KINDS } from '../../model';
import type { JudgeId } from '../../settings';
import type { Judge } from './scoring-judge';

/** What the metrics of each judge say of themselves. */
const WORDS: Readonly<
  Record<JudgeId, Readonly<Record<'label' | 'short' | 'what' | 'source', string>>>
> = {
  judge: {
    label: 'Judged correct',
    short: 'Judge',
    what: 'a small classifier trained on answers that people judged and on examples made by rule',
    source: 'Assay, in the frame of Li et al. (2024)',
  },
  pedants: {
    label: 'PEDANTS correct',
    short: 'PEDANTS',
    what: 'the PEDANTS model whose file was opened',
    source: 'Li et al. (2024), PEDANTS',
  },
};

/**
 * A judge as metrics: its probability that an answer is right, and its verdict. They are built from a
 * model, which is loaded only when it is asked for, so they stand in no registry. One judgement serves
 * both. Source: Assay, `docs/judge.md`; the frame is that of PEDANTS (Li et al., 2024).
 */
export function createJudgeMetrics({
  card: { id },
  threshold,
  judge,
}: Pick<Judge, 'card' | 'threshold' | 'judge'>): readonly Metric[] {
  const { label, short, what, source } = WORDS[id];
  const common = {
    source,
    ...SHARE,
    appliesTo: ANSWER_KINDS,
    dependsOnReferenceOrder: true,
    examples: [],
  } as const;
  const probability = `${id}.probability`;
  return [
    defineMetric({
      ...common,
      id: `${id}.correct`,
      label,
      short,
      summary: `Share of answers to which ${what} gives a probability of at least ${threshold}.`,
      headline: true,
      verdictOf: probability,
      score: (comparison) => Number(judge(comparison).correct),
    }),
    defineMetric({
      ...common,
      id: probability,
      label: `${short} P(correct)`,
      short: `${short} P`,
      summary: `Mean probability that an answer is right, by ${what}.`,
      headline: false,
      rightFrom: threshold,
      score: (comparison) => judge(comparison).probability,
    }),
  ];
}
