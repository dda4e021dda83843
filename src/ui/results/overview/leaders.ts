import type { RunReport } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean } from '../../../core/words/numbers';

/**
 * The runs with the best mean of a metric. Means that are written alike are a tie: a reader could
 * not see why one of them should be ahead. None where no run has a mean, or there is only one run.
 */
export function findLeaders(
  runs: readonly RunReport[],
  metric: MetricDescription,
): readonly number[] {
  if (runs.length < 2) return [];
  const means = runs.map(({ metrics }) => metrics[metric.id]?.mean ?? null);
  const present = means.filter((mean) => mean !== null);
  if (present.length === 0) return [];
  const best = metric.better === 'higher' ? Math.max(...present) : Math.min(...present);
  const written = formatMean(metric, best);
  return means.flatMap((mean, index) =>
    mean !== null && formatMean(metric, mean) === written ? [index] : [],
  );
}
