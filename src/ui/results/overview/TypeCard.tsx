import type { RunReport } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean, formatRange, plural } from '../../../core/words/numbers';
import type { BarRow } from '../../charts/GroupedBars';
import { canChart, RunChart } from '../../charts/RunChart';
import { Card } from '../../parts/Card';
import { DataTable, runColumns } from '../../parts/DataTable';
import { Muted, Note } from '../../parts/Texts';
import { useAssayStore, useRunNames, useVisibleRuns } from '../../store-context';
import { openQuery } from '../open-questions';
import { describeTypes, listTypeRows, type TypeRow } from './answer-types';
import { useHeadline } from '../HeadlineSelect';

interface TypeFigureProps {
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

const TYPE_NOTE =
  'mean of each run with 95% interval, 0–100; not adjusted for multiple comparisons';

/** One metric by answer type, as a chart and as a table. */
export function TypeCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useHeadline();
  const visible = useVisibleRuns();
  if (!metric) return null;
  const rows = listTypeRows(runs, metric);
  return (
    <Card title={`${metric.label} by answer type`} note={TYPE_NOTE}>
      {rows.length === 0 && <Note>No answer type has a score under this metric.</Note>}
      {canChart(rows.length, visible.length) ? (
        <TypeFigure rows={rows} metric={metric} />
      ) : (
        rows.length > 0 && <TypeTable rows={rows} metric={metric} />
      )}
    </Card>
  );
}

/** One metric by answer type as bars or dots, each opening its questions, with the values below them. */
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
      note={TYPE_NOTE}
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
