import type { Metric } from '../scoring/metric';
import type { RunReport } from './run-report';

/**
 * The positions of the runs, sorted by the mean of a metric, best first; ties stay in file order,
 * and runs without a mean come last.
 */
export function orderRuns(
  runs: readonly RunReport[],
  metric: Pick<Metric, 'id' | 'better'> | undefined,
): number[] {
  const meanOf = ({ metrics }: RunReport) => (metric && metrics[metric.id]?.mean) ?? null;
  return sortedPositions(runs, meanOf, metric?.better !== 'lower');
}

/**
 * The positions of the rows, sorted by a value; rows with equal values keep their order, and rows
 * without a value come last.
 */
export function sortedPositions<Row>(
  rows: readonly Row[],
  valueOf: (row: Row, index: number) => number | string | null,
  descending: boolean,
): number[] {
  const direction = descending ? -1 : 1;
  const { compare } = new Intl.Collator('en', { numeric: true });
  const values = rows.map(valueOf);
  return [...values.keys()].sort((a, b) => {
    const [left = null, right = null] = [values[a], values[b]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return direction * (left - right);
    return direction * compare(String(left), String(right));
  });
}
