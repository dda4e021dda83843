import { useState } from 'react';
import type { RunReport } from '../../../../core/analysis/run-report';
import type { Slices } from '../../../../core/explore/slices';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { formatCount, formatDifference, formatMean } from '../../../../core/words/numbers';
import { DataTable } from '../../../parts/DataTable';
import { LinkButton } from '../../../parts/LinkButton';
import { RunHeadings } from '../../../parts/RunName';
import { SortHeader } from '../../../parts/SortHeader';
import { useAssayStore, useShownRun } from '../../../store-context';
import { openQuery } from '../../open-questions';
import { MeanCell } from '../MeanCell';
import styles from '../overview.module.css';
import {
  MIN_QUESTIONS,
  type SliceColumnId,
  sliceLabel,
  type SliceSort,
  sortSlices,
} from './slice-rows';

interface SliceTableProps {
  readonly runs: readonly RunReport[];
  readonly slices: Slices;
  readonly metric: MetricDescription;
}

/** One row a value: how many questions, each run's mean, and how far the runs lie apart. */
export function SliceTable({ runs, slices, metric }: SliceTableProps) {
  const store = useAssayStore();
  const shown = useShownRun();
  const [chosen, setChosen] = useState<SliceSort | null>(null);
  const usual: SliceSort =
    runs.length > 1 ? { column: 'gap', descending: true } : { column: 'ease', descending: false };
  const sort = chosen ?? usual;
  const headerOf = (
    column: SliceColumnId,
    label: string,
    help: string,
    descendingFirst: boolean,
  ) => (
    <SortHeader
      label={label}
      help={help}
      sort={sort.column === column ? sort : null}
      descendingFirst={descendingFirst}
      onSort={(descending) => setChosen(descending === null ? null : { column, descending })}
    />
  );
  const title = `${metric.label} by ${slices.column}`;
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          {headerOf(
            'value',
            slices.column,
            'Values of the column; rare values are grouped.',
            false,
          )}
          {headerOf('questions', 'n', 'Questions with this value.', true)}
          <RunHeadings runs={runs} />
          {runs.length > 1 && headerOf('gap', 'Range', 'Best run minus worst run.', true)}
          {headerOf(
            'ease',
            'vs. overall',
            'Mean of the runs on this slice minus their mean on all questions.',
            false,
          )}
        </tr>
      </thead>
      <tbody>
        {sortSlices(slices.rows, sort).map((slice) => (
          <tr key={`${slice.kind} ${slice.value}`}>
            <th scope="row">
              <LinkButton onClick={() => openQuery(store, shown, slice.query)}>
                {sliceLabel(slice)}
              </LinkButton>
            </th>
            <td>
              {slice.questions < MIN_QUESTIONS && <span className={styles.few}>few </span>}
              {formatCount(slice.questions)}
            </td>
            {slice.runs.map((summary, run) => (
              <MeanCell
                key={run}
                metric={metric}
                summary={summary}
                questions={slice.questions}
                standing="behind"
                run={run}
              />
            ))}
            {runs.length > 1 && <td>{formatMean(metric, slice.gap)}</td>}
            <td>{formatDifference(metric, slice.ease)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
