import { METRICS } from '../../core/scoring/metrics';
import type { MetricDescription } from '../../core/scoring/metric';

/** How the means of a metric in a report are written; as they are where the metric is unknown. */
export function displayOf(metric: string): MetricDescription['display'] {
  return METRICS.find(({ id }) => id === metric)?.display ?? 'plain';
}
