import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean } from '../../../core/words/numbers';

/** The smallest difference that would be seen; of shares none is larger than 100 points. */
export function formatDetectable(
  metric: Pick<MetricDescription, 'display'>,
  detectable: number | null,
): string {
  if (metric.display === 'share' && detectable !== null && detectable > 1) return '> 100';
  return formatMean(metric, detectable);
}
