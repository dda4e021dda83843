import type { MetricSummary, RunReport } from '../../../../core/analysis/run-report';
import { printQuery } from '../../../../core/explore/query/print';
import type { Query } from '../../../../core/explore/query/query';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { formatCount } from '../../../../core/words/numbers';

/** One answer type under one metric: the mean of each run, in the order of the report. */
export interface TypeRow {
  readonly label: string;
  /** Over how many questions; two figures where runs differ. */
  readonly n: string;
  /** Questions behind each mean. */
  readonly counts: readonly number[];
  /** The query that shows them, of the run that is looked at. */
  readonly query: string;
  readonly means: readonly (number | null)[];
  /** The 95 % interval of each mean; `null` where nothing can be said. */
  readonly intervals: readonly (NonNullable<MetricSummary['interval']> | null)[];
}

/** The answer types that the metric gives some run a number for, in the order of the gold file. */
export function listTypeRows(
  runs: readonly RunReport[],
  { id }: MetricDescription,
): readonly TypeRow[] {
  const labels = [...new Set(runs.flatMap(({ byAnswerType }) => Object.keys(byAnswerType)))];
  return labels.flatMap((label) => {
    const summaries = runs.map(({ byAnswerType }) => byAnswerType[label]?.metrics[id]);
    const counts = summaries.map((summary) => summary?.n ?? 0);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    if (most === 0) return [];
    const n = least === most ? formatCount(most) : `${formatCount(least)}–${formatCount(most)}`;
    const means = summaries.map((summary) => summary?.mean ?? null);
    const intervals = summaries.map((summary) => summary?.interval ?? null);
    const questions = Math.max(...runs.map((run) => run.byAnswerType[label]?.questions ?? 0));
    const query = queryOf(label, least === questions ? null : id);
    return [{ label, n, counts, query, means, intervals }];
  });
}

/** The questions of an answer type, all of them or those that a metric has a number for. */
function queryOf(label: string, metric: string | null): string {
  const type: Query = {
    kind: 'compare',
    field: { name: 'type', run: null, over: null },
    operator: '=',
    value: label,
  };
  if (metric === null) return printQuery(type);
  const empty: Query = { kind: 'empty', field: { name: metric, run: null, over: null } };
  return printQuery({ kind: 'and', parts: [type, { kind: 'not', part: empty }] });
}
