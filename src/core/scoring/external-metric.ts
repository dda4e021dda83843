import { ANSWER_KINDS, type Dataset, type ExternalMetric } from '../model';
import { describeScale } from '../words/column-problems';
import type { Metric } from './metric';

/**
 * Metrics from scores that other programs computed: BERTScore, BEM, LERC, Prometheus or the grades
 * of a language model. The values are used unchanged. If they range from 0 to 1 and higher is
 * better, they are displayed from 0 to 100 like token F1; otherwise they are displayed unchanged.
 * An answer counts as correct if its score is in the better half of the range. Source: Assay,
 * `docs/metrics.md`.
 */
export function externalMetrics({ externalMetrics = [] }: Dataset): readonly Metric[] {
  return externalMetrics.map(describe);
}

function describe({ id, name, lowest, highest, better }: ExternalMetric): Metric {
  const isShare = lowest === 0 && highest === 1 && better === 'higher';
  return {
    id,
    label: name,
    short: name,
    summary: `Mean of externally computed scores from the prediction files: ${describeScale({ lowest, highest, better })}.`,
    source: 'the prediction files',
    better,
    range: [lowest, highest],
    display: isShare ? 'share' : 'plain',
    headline: true,
    appliesTo: ANSWER_KINDS,
    whenMissing: null,
    dependsOnReferenceOrder: false,
    correctThreshold: lowest / 2 + highest / 2,
    examples: [],
    // The scores are read from the files; nothing is computed from an answer.
    score: () => null,
  };
}
