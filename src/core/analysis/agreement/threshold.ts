import type { MetricDescription } from '../../scoring/metric';

/**
 * The score from which on an answer counts as right until somebody chooses another: the metric's own
 * threshold where it has one, else half of a share, as usual for token F1 (Li et al., 2024, PEDANTS,
 * has 0.3, 0.5 and 0.7), and for an error one hundredth.
 */
export function startThreshold({
  better,
  rightFrom,
}: Pick<MetricDescription, 'better' | 'rightFrom'>): number {
  return rightFrom ?? (better === 'higher' ? 0.5 : 0.01);
}

/**
 * Whatever of these metrics says right or wrong, each once: a verdict that is another metric's score at
 * its threshold is that metric, since any threshold can then be tried on it.
 */
export function listDeciders<T extends Pick<MetricDescription, 'id' | 'verdictOf'>>(
  metrics: readonly T[],
): T[] {
  const ids = new Set(metrics.map(({ id }) => id));
  return metrics.filter(({ verdictOf }) => verdictOf === undefined || !ids.has(verdictOf));
}
