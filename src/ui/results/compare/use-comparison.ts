import type { MetricDescription } from '../../../core/scoring/metric';
import { type Result, useAssay } from '../../store-context';
import { useAnswer } from '../../use-request';
import { useComparedMetric } from '../HeadlineSelect';

/** What the Compare view shows; all of it exists in the results. */
export interface ComparisonChoice {
  readonly metric: MetricDescription;
  readonly baseline: number;
  /** The run that is compared with the baseline in detail. */
  readonly other: number;
}

/** Replaces a metric or run that a link names and these results lack; `null` for a single run. */
export function useComparisonChoice({ runs }: Result): ComparisonChoice | null {
  const chosen = useAssay(({ comparison }) => comparison);
  const metric = useComparedMetric();
  if (!metric || runs.length < 2) return null;
  const baseline = runs[chosen.baseline] ? chosen.baseline : 0;
  const isOther = chosen.other !== null && chosen.other !== baseline && runs[chosen.other];
  const other = isOther ? chosen.other : baseline === 0 ? 1 : 0;
  return { metric, baseline, other };
}

/** Every pair under a metric: known since scoring for headline metrics; the worker computes others. */
export function useComparison({ uncertainty }: Result, { id }: MetricDescription) {
  const known = uncertainty.comparisons.find(({ metric }) => metric === id);
  const { answer, failed, isCurrent } = useAnswer('compare', known ? null : [id]);
  return known
    ? { comparison: known, failed: false }
    : { comparison: isCurrent ? answer : null, failed };
}

/** The compared run and the baseline by question, with at most `limit` questions of each kind. */
export function usePair({ metric: { id }, baseline, other }: ComparisonChoice, limit: number) {
  return useAnswer('pairQuestions', [id, other, baseline, limit]);
}
