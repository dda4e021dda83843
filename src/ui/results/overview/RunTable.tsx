import { Switch } from '@mantine/core';
import { useState } from 'react';
import { nameOfRun } from '../../../core/model';
import type { RunCounts } from '../../../core/analysis/run-report';
import { headlinesOf, metricsOf } from '../../../state/results/result-metrics';
import { Card } from '../../parts/Card';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import { type Result, useAssay } from '../../store-context';
import { MeanCell } from './MeanCell';
import styles from './RunTable.module.css';
import { type RunSort, sortRuns } from './sort-runs';
import { SortHeader } from './SortHeader';
import { findStandings } from './standings';

type CountColumn = Exclude<keyof RunCounts, 'questions' | 'matched'>;

const COUNTS: readonly {
  readonly id: CountColumn;
  readonly label: string;
  readonly help: string;
}[] = [
  { id: 'missing', label: 'Missing', help: 'Questions for which the run has no prediction.' },
  {
    id: 'unscored',
    label: 'Unscored',
    help: 'Questions on which a metric applies and could not be computed.',
  },
  { id: 'extra', label: 'Extra', help: 'Predictions for no question of the gold; not scored.' },
  {
    id: 'duplicate',
    label: 'Repeated',
    help: 'Further predictions for a question that already has one in the same run.',
  },
];

/** What stands there even where it is 0 for every run. */
const ALWAYS: ReadonlySet<CountColumn> = new Set(['missing', 'unscored']);

/** One row a run, one column a metric, the best of each in bold, and what could not be paired. */
export function RunTable({ result: { runs, uncertainty } }: { readonly result: Result }) {
  const [all, setAll] = useState(false);
  const [sort, setSort] = useState<RunSort | null>(null);
  const everyMetric = useAssay(metricsOf);
  const headlines = useAssay(headlinesOf);
  const counts = COUNTS.filter(
    ({ id }) => ALWAYS.has(id) || runs.some((run) => run.counts[id] > 0),
  );
  const metrics = all ? everyMetric : headlines;
  const standings = new Map(
    metrics.map((metric) => [metric.id, findStandings(runs, metric, uncertainty)]),
  );
  const headerOf = (id: string, label: string, help: string, descendingFirst: boolean) => (
    <SortHeader
      key={id}
      label={label}
      help={help}
      sort={sort?.column === id ? sort : null}
      descendingFirst={descendingFirst}
      onSort={(descending) => {
        setSort(descending === null ? null : { column: id, descending });
      }}
    />
  );
  return (
    <Card
      title="Scores by run"
      note={
        runs.length > 1
          ? 'points of 100 with 95 % interval; the best in bold, ≈ not told apart from it'
          : 'points of 100 with 95 % interval'
      }
      controls={
        <Switch
          size="xs"
          label="All metrics"
          checked={all}
          onChange={(event) => {
            setAll(event.currentTarget.checked);
          }}
        />
      }
    >
      <FiguresTable label="Scores by run">
        <thead>
          <tr>
            {headerOf('run', 'Run', 'The system and its run, as the files name them.', false)}
            {metrics.map(({ id, label, summary, better }) =>
              headerOf(id, label, summary, better === 'higher'),
            )}
            {counts.map(({ id, label, help }) => headerOf(id, label, help, true))}
          </tr>
        </thead>
        <tbody>
          {sortRuns(runs, sort).map(({ report, index }) => (
            <tr key={`${index} ${nameOfRun(report)}`}>
              <th scope="row">
                <RunName model={report.model} run={report.run} index={index} />
              </th>
              {metrics.map((metric) => (
                <MeanCell
                  key={metric.id}
                  metric={metric}
                  summary={report.metrics[metric.id]}
                  questions={report.counts.questions}
                  standing={standings.get(metric.id)?.[index] ?? 'behind'}
                  run={index}
                />
              ))}
              {counts.map(({ id }) => (
                <td key={id} className={styles.count} data-some={report.counts[id] > 0}>
                  {formatCount(report.counts[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Card>
  );
}
