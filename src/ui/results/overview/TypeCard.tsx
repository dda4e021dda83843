import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean, formatRange, plural } from '../../../core/words/numbers';
import { ChartFrame, runLegend } from '../../charts/ChartFrame';
import { type BarRow, GroupedBars, layoutBars } from '../../charts/GroupedBars';
import { Card } from '../../parts/Card';
import { DataTable, runColumns } from '../../parts/DataTable';
import { Muted, Note } from '../../parts/Texts';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import { describeTypes, listTypeRows, type TypeRow } from './answer-types';
import { useHeadline } from '../HeadlineSelect';

interface TypeFigureProps {
  readonly runs: readonly RunReport[];
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

const TYPE_NOTE =
  'mean of each run with 95% interval, 0–100; not adjusted for multiple comparisons';

/** With more bars than this, only the table is shown. */
const MAX_BARS = 60;

/** One metric by answer type, as a chart and as a table. */
export function TypeCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useHeadline();
  if (!metric) return null;
  const rows = listTypeRows(runs, metric);
  return (
    <Card title={`${metric.label} by answer type`} note={TYPE_NOTE}>
      {rows.length === 0 && <Note>No answer type has a score under this metric.</Note>}
      {canChartTypes(rows, runs) ? (
        <TypeFigure runs={runs} rows={rows} metric={metric} />
      ) : (
        rows.length > 0 && <TypeTable runs={runs} rows={rows} metric={metric} />
      )}
    </Card>
  );
}

/** Whether the answer types fit a chart. */
export function canChartTypes(rows: readonly TypeRow[], runs: readonly RunReport[]): boolean {
  return rows.length > 0 && rows.length * runs.length <= MAX_BARS;
}

/** One metric by answer type as bars, each opening its questions, with the figures below them. */
export function TypeFigure({ runs, rows, metric }: TypeFigureProps) {
  const store = useAssayStore();
  const title = `${metric.label} by answer type`;
  const bars = rows.map(({ label, n, means, counts, intervals, query }): BarRow => ({
    label,
    note: `n = ${n}`,
    bars: runs.map((report, run) => {
      const mean = means[run] ?? null;
      const interval = intervals[run] ?? null;
      const figure = formatMean(metric, mean);
      return {
        run,
        points: mean === null ? null : 100 * mean,
        interval: interval && { low: 100 * interval.low, high: 100 * interval.high },
        label: `${runName(report)}, ${label}: ${figure}, ${plural(counts[run] ?? 0, 'question')}`,
        figure: interval ? `${figure} (${formatRange(metric, interval)})` : figure,
        onOpen: () => openQuery(store, run, query),
      };
    }),
  }));
  return (
    <ChartFrame
      title={title}
      note={TYPE_NOTE}
      caption={describeTypes(runs, rows, metric)}
      legend={runLegend(runs)}
      table={<TypeTable runs={runs} rows={rows} metric={metric} />}
      heightAt={(width) => layoutBars(bars, width).height}
    >
      {(width) => <GroupedBars title={title} runs={runs} rows={bars} width={width} max={100} />}
    </ChartFrame>
  );
}

/** The figures of the chart. */
function TypeTable({ runs, rows, metric }: TypeFigureProps) {
  return (
    <DataTable
      label={`${metric.label} by answer type`}
      size="close"
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { label: 'Answer type', cell: ({ label }) => label },
        { label: 'n', cell: ({ n }) => n },
        ...runColumns<TypeRow>(runs, (run) => ({
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
