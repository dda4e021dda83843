import type { MetricDescription } from '../../core/scoring/metric';
import type { State } from '../model';
import { memoizeLast } from '../selectors';

/** All metrics of the last result: those of the registry, then those of its judges. */
export function metricsOf({
  catalog,
  result,
}: Pick<State, 'catalog' | 'result'>): readonly MetricDescription[] {
  return join(catalog.metrics, result?.furtherMetrics ?? NONE);
}

/** The metrics that a table shows by default. */
export function headlinesOf(
  state: Pick<State, 'catalog' | 'result'>,
): readonly MetricDescription[] {
  return onlyHeadlines(metricsOf(state));
}

const NONE: readonly MetricDescription[] = [];

const join = memoizeLast(
  (metrics: readonly MetricDescription[], further: readonly MetricDescription[]) =>
    further.length === 0 ? metrics : [...metrics, ...further],
);

const onlyHeadlines = memoizeLast((metrics: readonly MetricDescription[]) =>
  metrics.filter(({ headline }) => headline),
);
