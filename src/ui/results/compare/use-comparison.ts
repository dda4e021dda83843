import { useMemo } from 'react';
import type { RunComparison } from '../../../core/analysis/compare-runs';
import type { MetricDescription } from '../../../core/scoring/metric';
import { metricsOf } from '../../../state/results/result-metrics';
import { type Result, useAssay, useScoredResult } from '../../store-context';
import { useRequest } from '../../use-request';
import { MAIN_METRIC } from '../known-metrics';

/** What the view of the comparison shows, with everything in it that exists. */
export interface ComparisonChoice {
  readonly metric: MetricDescription;
  readonly baseline: number;
  /** The run that is looked at beside the baseline. */
  readonly other: number;
}

/** The address may name a metric or a run that is not there; then the first that is stands in. */
export function useComparisonChoice({ runs }: Result): ComparisonChoice | null {
  const {
    metric: chosen,
    baseline: named,
    other: beside,
  } = useAssay(({ comparison }) => comparison);
  const metrics = useAssay(metricsOf);
  const metric = metrics.find(({ id }) => id === (chosen ?? MAIN_METRIC)) ?? metrics[0];
  if (!metric || runs.length < 2) return null;
  const baseline = runs[named] ? named : 0;
  const first = baseline === 0 ? 1 : 0;
  const other = beside !== null && beside !== baseline && runs[beside] ? beside : first;
  return { metric, baseline, other };
}

/** Every pair under a metric: known since scoring for headline metrics, else asked of the worker. */
export function useComparison({ uncertainty }: Result, { id }: MetricDescription) {
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const known = uncertainty.comparisons.find(({ metric }) => metric === id);
  const request = useMemo(
    () => (known || !scored ? null : () => ask.compare(id)),
    [known, scored, ask, id],
  );
  const { answer, failed, isCurrent } = useRequest<RunComparison | null>(request);
  return known
    ? { comparison: known, failed: false }
    : { comparison: isCurrent ? answer : null, failed };
}

/**
 * The run that is looked at and the baseline, question by question, with at most so many of each
 * kind named.
 */
export function usePair({ metric: { id }, baseline, other }: ComparisonChoice, most: number) {
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const request = useMemo(
    () => (scored ? () => ask.pairQuestions(id, other, baseline, most) : null),
    [scored, ask, id, other, baseline, most],
  );
  return useRequest(request);
}
