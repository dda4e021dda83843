import type { RunReport } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean, formatRange } from '../../../core/words/numbers';
import { ChartFrame, runLegend } from '../../charts/ChartFrame';
import { Card } from '../../parts/Card';
import { TableFrame } from '../../parts/DataTable';
import { RunHeadings } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import { describeTypes, listTypeRows, type TypeRow } from './answer-types';
import { MetricSelect, useSelectedMetric } from './MetricSelect';
import styles from './overview.module.css';
import { layoutTypes, TypeChart } from './TypeChart';

interface TypeTableProps {
  readonly runs: readonly RunReport[];
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

interface IntervalTextProps {
  readonly metric: MetricDescription;
  readonly interval: TypeRow['intervals'][number] | undefined;
}

interface TypeFigureProps {
  readonly runs: readonly RunReport[];
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

const TYPE_NOTE = 'mean of each run with 95% interval, 0–100';

/** More bars than these are no picture any more: the table alone says it better. */
const MAX_BARS = 60;

/** One metric by answer type, as a picture and as a table. */
export function TypeCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useSelectedMetric();
  if (!metric) return null;
  const rows = listTypeRows(runs, metric);
  return (
    <Card
      title={`${metric.label} by answer type`}
      note={TYPE_NOTE}
      controls={<MetricSelect label="Metric by answer type" />}
    >
      {rows.length === 0 && (
        <p className={styles.typeCardNone}>No answer type has a score under this metric.</p>
      )}
      {canChartTypes(rows, runs) ? (
        <TypeFigure runs={runs} rows={rows} metric={metric} />
      ) : (
        rows.length > 0 && <TypeTable runs={runs} rows={rows} metric={metric} />
      )}
    </Card>
  );
}

/** Whether the answer types make a picture: some do, and not more than can be told apart. */
export function canChartTypes(rows: readonly TypeRow[], runs: readonly RunReport[]): boolean {
  return rows.length > 0 && rows.length * runs.length <= MAX_BARS;
}

/** One metric by answer type as bars, each opening its questions, with the figures below them. */
export function TypeFigure({ runs, rows, metric }: TypeFigureProps) {
  const store = useAssayStore();
  return (
    <ChartFrame
      title={`${metric.label} by answer type`}
      note={TYPE_NOTE}
      caption={describeTypes(runs, rows, metric)}
      legend={runLegend(runs)}
      table={<TypeTable runs={runs} rows={rows} metric={metric} />}
      heightAt={(width) => layoutTypes(rows, runs, width).height}
    >
      {(width) => (
        <TypeChart
          {...{ runs, rows, metric, width }}
          onOpen={(run, query) => openQuery(store, run, query)}
        />
      )}
    </ChartFrame>
  );
}

function IntervalText({ metric, interval }: IntervalTextProps) {
  return interval && <Muted>{formatRange(metric, interval)}</Muted>;
}

/** The figures of the chart. */
function TypeTable({ runs, rows, metric }: TypeTableProps) {
  return (
    <TableFrame label={`${metric.label} by answer type`} size="close">
      <thead>
        <tr>
          <th scope="col">Answer type</th>
          <th scope="col">n</th>
          <RunHeadings runs={runs} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, n, means, intervals }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{n}</td>
            {means.map((mean, index) => (
              <td key={index}>
                {formatMean(metric, mean)}{' '}
                <IntervalText metric={metric} interval={intervals[index]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
