import type { RunReport, MetricSummary } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import {
  formatMean,
  formatRange,
  formatScale,
  plural,
  formatCount,
} from '../../../core/words/numbers';
import type { BarRow } from '../../charts/GroupedBars';
import { canChart, RunChart } from '../../charts/RunChart';
import { Card } from '../../parts/Card';
import { DataTable, runColumns } from '../../parts/DataTable';
import { Muted, Note } from '../../parts/Texts';
import { useAssayStore, useRunNames, useVisibleRuns } from '../../store-context';
import { openQuery } from '../open-questions';
import { useHeadline } from '../HeadlineSelect';
import { printQuery } from '../../../core/explore/query/print';
import type { Query } from '../../../core/explore/query/query';

interface TypeFigureProps {
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

const noteOf = (metric: MetricDescription) =>
  `mean of each run with 95% interval, ${formatScale(metric)}; not adjusted for multiple comparisons`;

/** Whether a metric can be drawn by answer type: its values must fit an axis from 0 to 100. */
export function canChartTypes(
  rows: readonly TypeRow[],
  visible: readonly number[],
  { display }: MetricDescription,
): boolean {
  return display === 'share' && canChart(rows.length, visible.length);
}

/** One metric by answer type, as a chart and as a table. */
export function TypeCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useHeadline();
  const visible = useVisibleRuns();
  if (!metric) return null;
  const rows = listTypeRows(runs, metric);
  return (
    <Card title={`${metric.label} by answer type`} note={noteOf(metric)}>
      {rows.length === 0 && <Note>No answer type has a score under this metric.</Note>}
      {canChartTypes(rows, visible, metric) ? (
        <TypeFigure rows={rows} metric={metric} />
      ) : (
        rows.length > 0 && <TypeTable rows={rows} metric={metric} />
      )}
    </Card>
  );
}

/**
 * One metric by answer type as bars or dots, each opening its questions, with the values below
 * them.
 */
export function TypeFigure({ rows, metric }: TypeFigureProps) {
  const store = useAssayStore();
  const names = useRunNames();
  const visible = useVisibleRuns();
  const title = `${metric.label} by answer type`;
  const bars = rows.map(({ label, n, means, counts, intervals, query }): BarRow => ({
    label,
    note: `n = ${n}`,
    bars: visible.map((run) => {
      const mean = means[run] ?? null;
      const interval = intervals[run] ?? null;
      const figure = formatMean(metric, mean);
      return {
        run,
        points: mean === null ? null : 100 * mean,
        interval: interval && { low: 100 * interval.low, high: 100 * interval.high },
        label: `${names[run] ?? ''}, ${label}: ${figure}, ${plural(counts[run] ?? 0, 'question')}`,
        figure: interval ? `${figure} (${formatRange(metric, interval)})` : figure,
        onOpen: () => openQuery(store, run, query),
      };
    }),
  }));
  return (
    <RunChart
      title={title}
      note={noteOf(metric)}
      caption={describeTypes(names, visible, rows, metric)}
      rows={bars}
      max={100}
      table={<TypeTable rows={rows} metric={metric} />}
    />
  );
}

/** The values of the chart. */
function TypeTable({ rows, metric }: TypeFigureProps) {
  const visible = useVisibleRuns();
  return (
    <DataTable
      label={`${metric.label} by answer type`}
      size="close"
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { label: 'Answer type', cell: ({ label }) => label },
        { label: 'n', cell: ({ n }) => n },
        ...runColumns<TypeRow>(visible, (run) => ({
          cell: ({ means, intervals }) => (
            <>
              {formatMean(metric, means[run] ?? null)}{' '}
              {intervals[run] && <Muted>{formatRange(metric, intervals[run])}</Muted>}
            </>
          ),
        })),
      ]}
    />
  );
}

/** One answer type under one metric: the mean of each run, in the order of the report. */
interface TypeRow {
  readonly label: string;
  /** The number of questions; two numbers if runs differ. */
  readonly n: string;
  /** Number of questions behind each mean. */
  readonly counts: readonly number[];
  /** The query that finds its questions. */
  readonly query: string;
  readonly means: readonly (number | null)[];
  /** The 95% interval of each mean; `null` if there is none. */
  readonly intervals: readonly (NonNullable<MetricSummary['interval']> | null)[];
}

/** Describes which run leads most often, and where the runs differ most. */
function describeTypes(
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
    const [high, low] = [formatMean(metric, best.high), formatMean(metric, lowest.low)];
    return high === low
      ? ''
      : `Highest on ${best.label} (${high}), lowest on ${lowest.label} (${low}).`;
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
  /** The runs with the best printed mean; there may be several. */
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

/** Describes the run that most often leads alone; empty if every lead is shared. */
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

/** The answer types for which the metric has a value in some run, in the order of the gold file. */
export function listTypeRows(
  runs: readonly RunReport[],
  { id }: MetricDescription,
): readonly TypeRow[] {
  const labels = [...new Set(runs.flatMap(({ byAnswerType }) => Object.keys(byAnswerType)))];
  return labels.flatMap((label) => {
    const summaries = runs.map(({ byAnswerType }) => byAnswerType[label]?.metrics[id]);
    const counts = summaries.map((summary) => summary?.n ?? 0);
    const [min, max] = [Math.min(...counts), Math.max(...counts)];
    if (max === 0) return [];
    const n = min === max ? formatCount(max) : `${formatCount(min)}–${formatCount(max)}`;
    const means = summaries.map((summary) => summary?.mean ?? null);
    const intervals = summaries.map((summary) => summary?.interval ?? null);
    const questions = Math.max(...runs.map((run) => run.byAnswerType[label]?.questions ?? 0));
    const query = queryOfType(label, min === questions ? null : id);
    return [{ label, n, counts, query, means, intervals }];
  });
}

/** The query for the questions of an answer type, or those for which a metric has a value. */
function queryOfType(label: string, metric: string | null): string {
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
