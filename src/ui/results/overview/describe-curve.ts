import type { ThresholdPoint } from '../../../core/analysis/no-answer-values';
import { formatPlain } from '../../parts/format';

/** Where F1 is highest over the threshold, against the threshold that counts. */
export function describeCurve(points: readonly ThresholdPoint[], threshold: number): string {
  const best = points.reduce<ThresholdPoint | null>(
    (highest, point) => (highest === null || point.f1 > highest.f1 ? point : highest),
    null,
  );
  if (!best) return '';
  return `F1 would be highest, ${best.f1.toFixed(1)}, if answers counted as abstentions above a probability of ${formatPlain(best.threshold)}; the upright line is the present threshold, ${formatPlain(threshold)}.`;
}
