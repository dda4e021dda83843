import { METRICS } from '../core/scoring/metrics';
import type { MetricDescription } from '../core/scoring/metric';
import type { State } from './model';
import { rememberLast } from './selectors';

/** Every metric of the last result: those of the registry, then those of the judges that scored. */
export function metricsOf({ result }: Pick<State, 'result'>): readonly MetricDescription[] {
  return join(result?.furtherMetrics ?? NONE);
}

/** Those that a table shows without being asked. */
export function headlinesOf(state: Pick<State, 'result'>): readonly MetricDescription[] {
  return onlyHeadlines(metricsOf(state));
}

const NONE: readonly MetricDescription[] = [];

const join = rememberLast((further: readonly MetricDescription[]) =>
  further.length === 0 ? METRICS : [...METRICS, ...further],
);

const onlyHeadlines = rememberLast((metrics: readonly MetricDescription[]) =>
  metrics.filter(({ headline }) => headline),
);
