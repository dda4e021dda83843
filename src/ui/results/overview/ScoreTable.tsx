import { Group, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { PairComparison } from '../../../core/analysis/compare-runs';
import {
  conclusionOf,
  describeUntestable,
  nameInSentence,
} from '../../../core/analysis/describe-comparison';
import type { RunCounts, RunReport } from '../../../core/analysis/run-report';
import type { Uncertainty } from '../../../core/analysis/uncertainty';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { describeP, formatCount, formatDifference, formatScale } from '../../../core/words/numbers';
import { headlinesOf, metricsOf } from '../../../state/selectors';
import { Card } from '../../parts/Card';
import { type Column, DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import { type Result, useAssay, useAssayStore, useVisibleRuns } from '../../store-context';
import { describeResult, orientPair } from '../compare/BaselineTable';
import { useHeadline } from '../HeadlineSelect';
import { findLeaders } from '../../../core/analysis/describe-conclusion';
import { MeanCell, ReservedSpace } from './MeanCell';
import { OUTCOMES } from '../../../core/scoring/tiers/tier';
import { BarLegend, StackedBar } from '../../parts/StackedBar';
import { openQuery } from '../open-questions';
import styles from './overview.module.css';

interface IndexedRun {
  readonly report: RunReport;
  /** Position in the report, which determines the run's color. */
  readonly index: number;
}

type CountColumn = Exclude<keyof RunCounts, 'questions' | 'matched'>;

const COUNTS: readonly { readonly id: CountColumn; readonly label: string }[] = [
  { id: 'missing', label: 'Missing' },
  { id: 'unscored', label: 'Unscored' },
  { id: 'extra', label: 'Unmatched' },
  { id: 'duplicate', label: 'Duplicate' },
];

/** Outcomes and means of every run, the best of each metric in bold. */
export function ScoreTable({ result }: { readonly result: Result }) {
  const { stage, runs, uncertainty } = result;
  const [all, setAll] = useState(false);
  const allMetrics = useAssay(metricsOf);
  const headlines = useAssay(headlinesOf);
  const headline = useHeadline();
  const store = useAssayStore();
  const visible = useVisibleRuns();
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const sort = useAssay(({ runList }) => runList.sort);
  const counts = COUNTS.filter(({ id }) => all && runs.some((run) => run.counts[id] > 0));
  const metrics = putFirst(all ? allMetrics : isPhone ? [] : headlines, headline);
  const relations = new Map(
    metrics.map((metric) => [metric.id, compareWithBest(runs, metric, uncertainty, visible)]),
  );
  const outcome: readonly Column<IndexedRun>[] =
    stage === 'counts' || stage === 'tokens' || runs.some(({ outcomes }) => outcomes)
      ? [
          {
            id: 'outcome',
            label: 'Outcome',
            className: styles.outcome,
            cell: ({ report, index }: IndexedRun) => (
              <StackedBar
                parts={OUTCOMES.map((outcome) => ({
                  ...{ id: outcome, label: outcome, count: report.outcomes?.[outcome] ?? 0 },
                  onOpen: () => openQuery(store, index, `outcome = "${outcome}"`),
                }))}
              />
            ),
          },
        ]
      : [];
  const versusBest = (metric: MetricDescription): Column<IndexedRun> => ({
    label: 'vs. best',
    cell: ({ index }) => {
      // The interval column is filled in the last stage; until then, the cell keeps its size.
      if (stage !== 'complete') {
        return (
          <>
            <ReservedSpace characters={6} />
            <span className={`muted ${styles.verdict}`} />
          </>
        );
      }
      const relation = relations.get(metric.id)?.[index] ?? null;
      return <VersusBest relation={relation} metric={metric} runs={runs} />;
    },
  });
  const means = metrics.map((metric): Column<IndexedRun> => ({
    id: metric.id,
    label: metric.label,
    sortBy: ({ report }) => report.metrics[metric.id]?.mean ?? null,
    descendingFirst: metric.better === 'higher',
    cellProps: () => ({ className: styles.cell }),
    cell: ({ report, index }) => (
      <MeanCell
        metric={metric}
        summary={report.metrics[metric.id]}
        questions={report.counts.questions}
        isBest={relations.get(metric.id)?.[index] === 'best'}
        run={index}
        isPending={stage !== 'complete'}
      />
    ),
  }));
  return (
    <Card
      title="Scores by run"
      note={describeTable(runs, metrics, uncertainty)}
      controls={
        <Group gap="4px 16px">
          <BarLegend
            parts={OUTCOMES.filter((outcome) =>
              runs.some(({ outcomes }) => (outcomes?.[outcome] ?? 0) > 0),
            ).map((outcome) => ({ id: outcome, label: outcome }))}
          />
          <Switch
            label="All metrics"
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        </Group>
      }
    >
      <DataTable
        label="Scores by run"
        isStacked
        notCopied={stage === 'complete' ? undefined : 'Available once all scores are computed'}
        rows={visible.flatMap((index): IndexedRun[] =>
          runs[index] ? [{ report: runs[index], index }] : [],
        )}
        rowKey={({ index }) => index}
        initialSort={
          sort ?? { column: headline?.id ?? '', descending: headline?.better === 'higher' }
        }
        onSort={(chosen) => store.getState().changeRunList({ sort: chosen })}
        columns={[
          {
            id: 'name',
            label: 'Run',
            sortBy: ({ report }) => runName(report),
            descendingFirst: false,
            cell: ({ index }) => <RunName index={index} />,
          },
          ...outcome,
          ...means.slice(0, 1),
          ...(visible.length > 1 && headline ? [versusBest(headline)] : []),
          ...means.slice(1),
          ...counts.map(({ id, label }): Column<IndexedRun> => ({
            id,
            label,
            sortBy: ({ report }) => report.counts[id],
            cellProps: ({ report }) => ({
              className: styles.count,
              'data-some': report.counts[id] > 0,
            }),
            cell: ({ report }) => formatCount(report.counts[id]),
          })),
        ]}
      />
    </Card>
  );
}

/** The metrics, starting with the headline metric, which the table always shows. */
function putFirst(
  metrics: readonly MetricDescription[],
  first: MetricDescription | undefined,
): readonly MetricDescription[] {
  return first ? [first, ...metrics.filter(({ id }) => id !== first.id)] : metrics;
}

/** The meaning of the values and marks of the table, and why marks are missing. */
function describeTable(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
  { comparisons }: Uncertainty,
): string {
  const own = metrics.filter(
    ({ display, range }) => display !== 'share' && range.every(Number.isFinite),
  );
  const scales = ['0–100', ...own.map((one) => `${nameInSentence(one)} ${formatScale(one)}`)];
  const scale = `${scales.join(', ')} with 95% interval`;
  if (runs.length < 2) return scale;
  const untestable = metrics.flatMap((metric) =>
    (comparisons.find((one) => one.metric === metric.id)?.pairs ?? []).filter(
      (pair) => conclusionOf(pair, metric, runs) === 'untestable',
    ),
  );
  return [
    `${scale}, not adjusted for multiple comparisons; best in bold`,
    ...(untestable.length > 0
      ? [`differences not testable: ${describeUntestable(untestable, metrics[0])}`]
      : []),
  ].join('; ');
}

/**
 * Compares each run with the best under a metric: `best`, or the pair of the run and the best;
 * `null` without such a pair. Only compared metrics have pairs. If all means are equal, no run is
 * the best.
 */
export function compareWithBest(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
  visible: readonly number[] = [...runs.keys()],
): readonly (PairComparison | 'best' | null)[] {
  const leaders = findLeaders(runs, metric, visible);
  const [best] = leaders;
  if (best === undefined || leaders.length === visible.length) return runs.map(() => null);
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  const ofBest = pairs.flatMap((pair) => orientPair(pair, best));
  return runs.map((_, run) =>
    leaders.includes(run) ? 'best' : (ofBest.find(({ a }) => a === run) ?? null),
  );
}

interface VersusBestProps {
  readonly relation: PairComparison | 'best' | null;
  readonly metric: MetricDescription;
  readonly runs: readonly RunReport[];
}

/** The difference from the best run and its adjusted p, marked if significant. */
function VersusBest({ relation, metric, runs }: VersusBestProps) {
  const isBest = relation === 'best';
  const pair = isBest ? null : relation;
  const conclusion = pair && conclusionOf(pair, metric, runs);
  return (
    <>
      {pair ? formatDifference(metric, pair.difference) : <Muted>{isBest ? 'best' : '–'}</Muted>}{' '}
      <span
        className={`muted ${styles.verdict}`}
        data-significant={conclusion === 'b-better'}
        data-copy-column="Holm p"
        title={pair && conclusion ? describeResult(pair, conclusion, metric) : undefined}
      >
        {pair && (conclusion === 'untestable' ? 'not testable' : describeP(pair.pHolm))}
      </span>
    </>
  );
}
