import type { MetricSummary, RunReport } from '../../../core/analysis/run-report';
import { printQuery } from '../../../core/explore/query/print';
import type { Query } from '../../../core/explore/query/query';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatMean, plural } from '../../../core/words/numbers';

/** One answer type under one metric: the mean of each run, in the order of the report. */
export interface TypeRow {
  readonly label: string;
  /** The number of questions; two numbers if runs differ. */
  readonly n: string;
  /** Questions behind each mean. */
  readonly counts: readonly number[];
  /** The query that finds its questions. */
  readonly query: string;
  readonly means: readonly (number | null)[];
  /** The 95% interval of each mean; `null` if there is none. */
  readonly intervals: readonly (NonNullable<MetricSummary['interval']> | null)[];
}

/** Which run leads most often, and where the runs differ most. */
export function describeTypes(
  names: readonly string[],
  visible: readonly number[],
  rows: readonly TypeRow[],
  metric: MetricDescription,
): string {
  const spans = rows.flatMap(({ label, means: all }) => {
    const means = all.map((mean, run) => (visible.includes(run) ? mean : null));
    const present = means.filter((mean) => mean !== null);
    if (present.length === 0) return [];
    const [low, high] = [Math.min(...present), Math.max(...present)];
    return [{ label, low, high, leaders: leadersOf(means, metric) }];
  });
  const [first] = spans;
  if (!first) return '';
  const widest = spans.reduce((best, one) => (gapOf(one) > gapOf(best) ? one : best));
  if (visible.length === 1) {
    const best = spans.reduce((top, one) => (one.high > top.high ? one : top));
    const lowest = spans.reduce((low, one) => (one.low < low.low ? one : low));
    return spans.length === 1
      ? ''
      : `Highest on ${best.label} (${formatMean(metric, best.high)}), lowest on ${lowest.label} (${formatMean(metric, lowest.low)}).`;
  }
  const spread =
    gapOf(widest) === 0
      ? 'All runs have the same means on every answer type.'
      : `The runs differ most on ${widest.label}: ${formatMean(metric, widest.low)} to ${formatMean(metric, widest.high)}.`;
  return [...describeLeader(names, spans), spread].join(' ');
}

interface Span {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  /** The runs with the best mean, several if they are printed the same. */
  readonly leaders: readonly number[];
}

function gapOf({ low, high }: Span): number {
  return high - low;
}

function leadersOf(means: TypeRow['means'], metric: MetricDescription): readonly number[] {
  const present = means.filter((mean) => mean !== null);
  const best = metric.better === 'higher' ? Math.max(...present) : Math.min(...present);
  const written = formatMean(metric, best);
  return means.flatMap((mean, run) =>
    mean !== null && formatMean(metric, mean) === written ? [run] : [],
  );
}

/** The run that leads alone most often; none if every lead is shared. */
function describeLeader(names: readonly string[], spans: readonly Span[]): string[] {
  const bestCounts = names.map(
    (_, run) => spans.filter(({ leaders }) => leaders.length === 1 && leaders[0] === run).length,
  );
  const most = Math.max(...bestCounts);
  const leader = names[bestCounts.indexOf(most)];
  if (most === 0 || leader === undefined || bestCounts.filter((count) => count === most).length > 1)
    return [];
  return [`${leader} has the best mean on ${most} of ${plural(spans.length, 'answer type')}.`];
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
