import type { RunReport } from '../../../../core/analysis/run-report';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { formatMean, formatRange } from '../../../../core/words/numbers';
import { DataTable } from '../../../parts/DataTable';
import { Muted } from '../../../parts/Muted';
import { RunHeadings } from '../../../parts/RunName';
import type { TypeRow } from './type-rows';

interface TypeTableProps {
  readonly runs: readonly RunReport[];
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

interface IntervalTextProps {
  readonly metric: MetricDescription;
  readonly interval: TypeRow['intervals'][number] | undefined;
}

function IntervalText({ metric, interval }: IntervalTextProps) {
  return interval && <Muted>{formatRange(metric, interval)}</Muted>;
}

/** The figures of the chart. */
export function TypeTable({ runs, rows, metric }: TypeTableProps) {
  return (
    <DataTable label={`${metric.label} by answer type`} size="close">
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
    </DataTable>
  );
}
