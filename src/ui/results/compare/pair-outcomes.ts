import { printField, printQuery } from '../../../core/explore/query/print';
import { DEFAULT_VIEW, type View } from '../../../core/explore/view/view';
import type { Metric } from '../../../core/scoring/metric';

/** A run’s score on a question compared with the baseline’s. */
export const PAIR_OUTCOMES = ['improved', 'regressed', 'same'] as const;

export type PairOutcome = (typeof PAIR_OUTCOMES)[number];

export const OUTCOME_LABELS: Readonly<Record<PairOutcome, string>> = {
  improved: 'Improved',
  regressed: 'Regressed',
  same: 'Same',
};

/**
 * The questions on which a run improved, regressed or stayed the same against the baseline, the largest
 * difference first, as a view of the table of questions.
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
