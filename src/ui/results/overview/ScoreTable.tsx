import { Switch } from '@mantine/core';
import { useState } from 'react';
import { verdictOf } from '../../../core/analysis/describe-comparison';
import type { RunCounts, RunReport } from '../../../core/analysis/run-report';
import type { Uncertainty } from '../../../core/analysis/uncertainty';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount } from '../../../core/words/numbers';
import { headlinesOf, metricsOf } from '../../../state/results/result-metrics';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { SortHeader } from '../../parts/SortHeader';
import { type Result, useAssay } from '../../store-context';
import { findLeaders } from './leaders';
import { type ColumnStanding, MeanCell } from './MeanCell';
import styles from './overview.module.css';

/** What the run table is sorted by: `run`, a metric's id or the name of a count. */
interface RunSort {
  readonly column: string;
  readonly descending: boolean;
}

interface IndexedRun {
  readonly report: RunReport;
  /** Position in the report, which stays the run's color. */
  readonly index: number;
}

type CountColumn = Exclude<keyof RunCounts, 'questions' | 'matched'>;

const COUNTS: readonly {
  readonly id: CountColumn;
  readonly label: string;
  readonly help: string;
}[] = [
  { id: 'missing', label: 'Missing', help: 'Questions without a prediction.' },
  {
    id: 'unscored',
    label: 'Unscored',
    help: 'Questions on which an applicable metric could not be computed.',
  },
  {
    id: 'extra',
    label: 'Unmatched',
    help: 'Predictions that match no question in the gold file; not scored.',
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    help: 'Additional predictions for the same question in one run.',
  },
];

/** What stands there even where it is 0 for every run. */
const ALWAYS: ReadonlySet<CountColumn> = new Set(['missing', 'unscored']);

/** One row a run, one column a metric, the best of each in bold, and what could not be paired. */
export function ScoreTable({ result: { runs, uncertainty } }: { readonly result: Result }) {
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
      onSort={(descending) => setSort(descending === null ? null : { column: id, descending })}
    />
  );
  return (
    <Card
      title="Scores by run"
      note={
        runs.length > 1
          ? '0–100 with 95% interval; best in bold, ≈ no significant difference from the best'
          : '0–100 with 95% interval'
      }
      controls={
        <Switch
          size="xs"
          label="All metrics"
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      }
    >
      <DataTable label="Scores by run">
        <thead>
          <tr>
            {headerOf('run', 'Run', 'System and run, as named in the files.', false)}
            {metrics.map(({ id, label, summary, better }) =>
              headerOf(id, label, summary, better === 'higher'),
            )}
            {counts.map(({ id, label, help }) => headerOf(id, label, help, true))}
          </tr>
        </thead>
        <tbody>
          {sortRuns(runs, sort).map(({ report, index }) => (
            <tr key={`${index} ${runName(report)}`}>
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
                <td key={id} className={styles.runTableCount} data-some={report.counts[id] > 0}>
                  {formatCount(report.counts[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
}

/** The runs in the order wanted; ties keep the report's order, runs without a figure come last. */
function sortRuns(runs: readonly RunReport[], sort: RunSort | null): readonly IndexedRun[] {
  const placed = runs.map((report, index) => ({ report, index }));
  if (!sort) return placed;
  const direction = sort.descending ? -1 : 1;
  if (sort.column === 'run') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return placed.toSorted((a, b) => direction * compare(runName(a.report), runName(b.report)));
  }
  const valueOf = ({ report }: IndexedRun) =>
    new Map<string, number>(Object.entries(report.counts)).get(sort.column) ??
    report.metrics[sort.column]?.mean ??
    null;
  return placed.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  });
}

/**
 * How each run stands to the best of a metric. A run behind it is tied where the paired test does not
 * tell the two apart; metrics that are not compared have no such ties, and where all runs are alike
 * none is the best.
 */
export function findStandings(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
): readonly ColumnStanding[] {
  const leaders = findLeaders(runs, metric);
  const hasBest = leaders.length < runs.length;
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  return runs.map((_, run) => {
    if (leaders.includes(run)) return hasBest ? 'best' : 'behind';
    const isTied = pairs.some(
      (pair) =>
        ((pair.a === run && leaders.includes(pair.b)) ||
          (pair.b === run && leaders.includes(pair.a))) &&
        pair.n > 0 &&
        verdictOf(pair, metric) === 'undecided',
    );
    return isTied ? 'tied' : 'behind';
  });
}
