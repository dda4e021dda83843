import type { MetricDescription, Metric } from '../../../core/scoring/metric';
import { type Result, useAssay, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import { useComparedMetric } from '../HeadlineSelect';
import { printField, printQuery } from '../../../core/explore/query/print';
import { DEFAULT_VIEW, type View } from '../../../core/explore/view/view';

/** The metric, baseline and run of the Compare view; all of them are in the results. */
export interface ComparisonChoice {
  readonly metric: MetricDescription;
  readonly baseline: number;
  /** The run that is compared with the baseline in detail. */
  readonly other: number;
}

/**
 * The choice for the current results, with a default if the URL names a metric or run that the
 * results do not have; `null` if fewer than two runs are visible.
 */
export function useComparisonChoice({ runs }: Result): ComparisonChoice | null {
  const chosen = useAssay(({ comparison }) => comparison);
  const metric = useComparedMetric();
  const visible = useVisibleRuns();
  const inFileOrder = visible.toSorted((a, b) => a - b);
  const [first] = inFileOrder;
  if (!metric || runs.length < 2 || first === undefined || visible.length < 2) return null;
  const baseline = visible.includes(chosen.baseline) ? chosen.baseline : first;
  const isOther =
    chosen.other !== null && chosen.other !== baseline && visible.includes(chosen.other);
  const other = (isOther ? chosen.other : inFileOrder.find((run) => run !== baseline)) ?? first;
  return { metric, baseline, other };
}

/** Every pair under a metric: from the results for headline metrics, otherwise from the worker. */
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

/** A run’s score on a question compared with the baseline’s. */
export const PAIR_OUTCOMES = ['improved', 'regressed', 'same'] as const;

export type PairOutcome = (typeof PAIR_OUTCOMES)[number];

export const OUTCOME_LABELS: Readonly<Record<PairOutcome, string>> = {
  improved: 'Improved',
  regressed: 'Regressed',
  same: 'Same',
};

/**
 * The questions on which a run improved, regressed or stayed the same compared with the baseline,
 * as a view of the table of questions, largest difference first.
 */
export function viewOfOutcome(
  kind: PairOutcome,
  { id, better }: Pick<Metric, 'id' | 'better'>,
  [run, baseline]: readonly [run: string, baseline: string],
): View {
  const field = { name: id, run, over: null, less: baseline };
  const isHigher = (kind === 'improved') === (better === 'higher');
  const operator = kind === 'same' ? '=' : isHigher ? '>' : '<';
  const query = printQuery({ kind: 'compare', field, operator, value: 0 });
  const sort = kind === 'same' ? [] : [{ column: printField(field), descending: isHigher }];
  return { ...DEFAULT_VIEW, query, sort };
}
