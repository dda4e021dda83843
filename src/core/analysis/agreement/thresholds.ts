import type { Metric, MetricDescription } from '../../scoring/metric';

import type { CorrectIf } from '../evidence';
import { accuracy, type Agreement, type Confusion, kappaOf, macroF1 } from './measure';
import type { LabeledAnswers } from './labeled-answers';

/** Agreement of a metric with the human labels, over one run or all. */
export interface MetricAgreement extends Agreement {
  readonly metric: string;
  readonly run: number | null;
  readonly threshold: number;
  /**
   * The threshold with the highest κ on these labels; the κ is optimistic, since it was maximized
   * on them.
   */
  readonly best: ThresholdAgreement | null;
  /** Number of labeled answers without a score. */
  readonly leftOut: number;
}

/** Agreement with the labels if this score or a better one counts as correct. */
export interface ThresholdAgreement {
  readonly threshold: number;
  readonly accuracy: number;
  readonly macroF1: number | null;
  readonly kappa: number | null;
}

/** Agreement at every threshold that changes a verdict. */
export interface ThresholdSweep {
  /** In ascending order of the threshold. */
  readonly points: readonly ThresholdAgreement[];
  /**
   * The point with the highest κ; ties go to the higher accuracy, then to the stricter threshold;
   * `null` without answers.
   */
  readonly best: ThresholdAgreement | null;
}

/** Sweeps all thresholds; linear after sorting the scores. */
export function sweepThresholds(
  { better }: Pick<Metric, 'better'>,
  { scores, labels }: Pick<LabeledAnswers, 'scores' | 'labels'>,
): ThresholdSweep {
  const ofRight = scores.filter((_, at) => labels[at] === 1).sort();
  const ofWrong = scores.filter((_, at) => labels[at] !== 1).sort();
  if (better === 'higher') [ofRight, ofWrong].forEach((sorted) => sorted.reverse());
  const points: ThresholdAgreement[] = [];
  let [truePositive, falsePositive] = [0, 0];
  const next = () => stricterOf(ofRight[truePositive], ofWrong[falsePositive], better);
  let score = next();
  scores.forEach(() => {
    if (ofRight[truePositive] === score) truePositive++;
    else falsePositive++;
    const threshold = score;
    score = next();
    if (score === threshold) return;
    const falseNegative = ofRight.length - truePositive;
    const trueNegative = ofWrong.length - falsePositive;
    points.push(pointAt(threshold, { truePositive, falsePositive, falseNegative, trueNegative }));
  });
  let best: ThresholdAgreement | null = null;
  for (const point of points) if (!best || isBetter(point, best)) best = point;
  return { points: better === 'higher' ? points.reverse() : points, best };
}

/** The stricter of two scores, or the only one; NaN if there is none. */
function stricterOf(
  one: number | undefined,
  other: number | undefined,
  better: Metric['better'],
): number {
  if (one === undefined || other === undefined) return one ?? other ?? NaN;
  return better === 'higher' ? Math.max(one, other) : Math.min(one, other);
}

function pointAt(threshold: number, confusion: Confusion): ThresholdAgreement {
  return {
    threshold,
    accuracy: accuracy(confusion) ?? 0,
    macroF1: macroF1(confusion),
    kappa: kappaOf(confusion),
  };
}

function isBetter(one: ThresholdAgreement, other: ThresholdAgreement): boolean {
  const [kappa, otherKappa] = [one.kappa ?? -1, other.kappa ?? -1];
  return kappa === otherKappa ? one.accuracy > other.accuracy : kappa > otherKappa;
}

/**
 * The threshold until the user chooses another: the metric's own; otherwise 0.5 if higher scores
 * are better, as is usual for token F1 (Li et al., 2024, PEDANTS, use 0.3, 0.5 and 0.7), and 0.01
 * if lower scores are better.
 */
export function defaultThreshold({
  better,
  correctThreshold,
}: Pick<MetricDescription, 'better' | 'correctThreshold'>): number {
  return correctThreshold ?? (better === 'higher' ? 0.5 : 0.01);
}

/** The rule that an answer is correct if it reaches the metric's default threshold. */
export function correctBy(metric: Pick<Metric, 'id' | 'better' | 'correctThreshold'>): CorrectIf {
  return { id: metric.id, better: metric.better, threshold: defaultThreshold(metric) };
}

/**
 * The metrics that decide correct or incorrect. A verdict that is another metric's score at a fixed
 * threshold is excluded, since that metric allows any threshold.
 */
export function listBinaryMetrics<T extends Pick<MetricDescription, 'id' | 'verdictOf'>>(
  metrics: readonly T[],
): T[] {
  const ids = new Set(metrics.map(({ id }) => id));
  return metrics.filter(({ verdictOf }) => verdictOf === undefined || !ids.has(verdictOf));
}
