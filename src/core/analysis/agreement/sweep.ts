import type { Metric } from '../../scoring/metric';
import { accuracy, type Confusion, macroF1 } from '../statistics/classification';
import type { LabelledAnswers } from './labelled-answers';
import { kappaOf } from './measure';

/** Agreement with people if this score, or a better one, counted as right. */
export interface SweepPoint {
  readonly threshold: number;
  readonly accuracy: number;
  readonly macroF1: number | null;
  readonly kappa: number | null;
}

/** Agreement over every threshold that decides differently. */
export interface Sweep {
  /** In ascending order of the threshold. */
  readonly points: readonly SweepPoint[];
  /** The point of the highest κ (then accuracy), the stricter of equals; `null` without answers. */
  readonly best: SweepPoint | null;
}

/** Sweeps all thresholds: linear after the scores of right and of wrong answers are sorted. */
export function sweepThresholds(
  { better }: Pick<Metric, 'better'>,
  { scores, labels }: Pick<LabelledAnswers, 'scores' | 'labels'>,
): Sweep {
  const ofRight = scores.filter((_, at) => labels[at] === 1).sort();
  const ofWrong = scores.filter((_, at) => labels[at] !== 1).sort();
  if (better === 'higher') [ofRight, ofWrong].forEach((sorted) => sorted.reverse());
  const points: SweepPoint[] = [];
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
  let best: SweepPoint | null = null;
  for (const point of points) if (!best || isBetter(point, best)) best = point;
  return { points: better === 'higher' ? points.reverse() : points, best };
}

/** The better of two scores, or the only one; NaN where there is neither. */
function stricterOf(
  one: number | undefined,
  other: number | undefined,
  better: Metric['better'],
): number {
  if (one === undefined || other === undefined) return one ?? other ?? NaN;
  return better === 'higher' ? Math.max(one, other) : Math.min(one, other);
}

function pointAt(threshold: number, confusion: Confusion): SweepPoint {
  return {
    threshold,
    accuracy: accuracy(confusion) ?? 0,
    macroF1: macroF1(confusion),
    kappa: kappaOf(confusion),
  };
}

function isBetter(one: SweepPoint, other: SweepPoint): boolean {
  const [kappa, otherKappa] = [one.kappa ?? -1, other.kappa ?? -1];
  return kappa === otherKappa ? one.accuracy > other.accuracy : kappa > otherKappa;
}
