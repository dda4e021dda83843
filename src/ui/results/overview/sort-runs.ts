import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';

/** What the run table is sorted by: `run`, a metric's id or the name of a count. */
export interface RunSort {
  readonly column: string;
  readonly descending: boolean;
}

export interface PlacedRun {
  readonly report: RunReport;
  /** Position in the report, which stays the run's colour. */
  readonly index: number;
}

/** The runs in the order wanted; ties keep the report's order, runs without a figure come last. */
export function sortRuns(runs: readonly RunReport[], sort: RunSort | null): readonly PlacedRun[] {
  const placed = runs.map((report, index) => ({ report, index }));
  if (!sort) return placed;
  const direction = sort.descending ? -1 : 1;
  if (sort.column === 'run') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return placed.toSorted((a, b) => direction * compare(nameOfRun(a.report), nameOfRun(b.report)));
  }
  const valueOf = ({ report }: PlacedRun) =>
    new Map<string, number>(Object.entries(report.counts)).get(sort.column) ??
    report.metrics[sort.column]?.mean ??
    null;
  return placed.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  });
}
