import type { Metric } from '../../../core/scoring/metric';
import { printField, printQuery } from '../../../core/explore/query/print';
import { EVERYTHING, type View } from '../../../core/explore/view/view';
import type { PairKind } from './pair-kinds';

/**
 * The questions on which a run improved, regressed or stayed the same against the baseline, the largest
 * disagreement first, as a view of the table of questions.
 */
export function viewOfPair(
  kind: PairKind,
  { id, better }: Pick<Metric, 'id' | 'better'>,
  [run, baseline]: readonly [run: string, baseline: string],
): View {
  const field = { name: id, run, over: null, less: baseline };
  const isHigher = (kind === 'improved') === (better === 'higher');
  const operator = kind === 'same' ? '=' : isHigher ? '>' : '<';
  const query = printQuery({ kind: 'compare', field, operator, value: 0 });
  const sort = kind === 'same' ? [] : [{ column: printField(field), descending: isHigher }];
  return { ...EVERYTHING, query, sort };
}
