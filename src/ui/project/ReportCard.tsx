import type { MetricDescription } from '../../core/scoring/metric';
import { runName } from '../../core/model';
import {
  type ChangedScore,
  describeDifferences,
  isSame,
  type ResultDifferences,
} from '../../core/output/compare-results';
import type { SavedReport } from '../../state/project/saved-report';
import { RunsTable } from '../parts/RunsTable';
import styles from './ReportCard.module.css';
import { formatMean, formatUnequalMeans } from '../../core/words/numbers';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { reportDifferences } from '../../state/project/opened-report';
import { isBusy } from '../../state/selectors';
import { countOf } from '../parts/format';
import { useAssay, useAssayStore, useCatalog } from '../store-context';

interface ReportFiguresProps {
  readonly report: SavedReport;
  readonly differences: ResultDifferences | null;
}

/**
 * A report that was opened again: what it says, whether the present result is the same, its choices
 * on offer.
 */
export function ReportCard() {
  const opened = useAssay((state) => state.openedReport);
  const differences = useAssay(reportDifferences);
  if (!opened) return null;
  return <OpenedReport {...opened} differences={differences} />;
}

interface OpenedReportProps {
  readonly name: string;
  readonly report: SavedReport;
  readonly differences: ResultDifferences | null;
}

function OpenedReport({ name, report, differences }: OpenedReportProps) {
  const store = useAssayStore();
  const isOnItsWay = useAssay((state) => isBusy(state) || state.fetching !== null);
  const { metrics } = useCatalog();
  const sentences = useMemo(
    () =>
      differences === null && isOnItsWay
        ? ['Files are being read and scored, to compare with it.']
        : sayDifferences(report, differences, metrics),
    [report, differences, isOnItsWay, metrics],
  );
  const { runs, questions, assay } = report;
  return (
    <section className={styles.card} aria-label={`Report ${name}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <span className={styles.note}>
          {countOf(questions.total, 'question')}, {countOf(runs.length, 'run')}, scored with Assay{' '}
          {assay.version}
        </span>
      </div>
      <div role="status">
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <ReportFigures report={report} differences={differences} />
      <div className={styles.buttons}>
        {!(differences && isSame(differences)) && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              void store.getState().applyReport();
            }}
          >
            Use its settings and mapping
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => {
            store.getState().dismissReport();
          }}
        >
          Put it away
        </Button>
      </div>
    </section>
  );
}

function sayDifferences(
  report: SavedReport,
  differences: ResultDifferences | null,
  metrics: readonly MetricDescription[],
): string[] {
  if (!differences) {
    const names = report.inputs.map((input) => input.name).join(', ');
    return [`Open the files that it was made from (${names}) to compare them and their scores.`];
  }
  const labels = new Map(report.metrics.map(({ id, label }) => [id, label]));
  return describeDifferences(differences, (id) => ({
    label: labels.get(id) ?? id,
    display: displayOf(metrics, id),
  }));
}

/** The means of a report, folded; where the present ones differ, both. */
function ReportFigures({ report, differences }: ReportFiguresProps) {
  const catalog = useCatalog();
  const metrics = report.metrics.filter(({ id }) => report.runs.some((run) => id in run.metrics));
  const changed = new Map(differences?.scores.map((one) => [keyOf(one), one]));
  return (
    <details className={styles.details}>
      <summary>
        Its figures{changed.size > 0 ? ', and the present ones where they differ' : ''}
      </summary>
      <RunsTable
        label="Figures of the report"
        size="close"
        runs={report.runs}
        columns={metrics.map(({ id, label }) => ({
          id,
          label,
          cell: (run: SavedReport['runs'][number]) => {
            const metric = { display: displayOf(catalog.metrics, id) };
            const other = changed.get(keyOf({ run: runName(run), metric: id }));
            if (!other) return formatMean(metric, run.metrics[id]?.mean ?? null);
            const [there, here] = formatUnequalMeans(metric, other.there, other.here);
            return (
              <>
                {there}
                <strong className={styles.here}> here {here}</strong>
              </>
            );
          },
        }))}
      />
    </details>
  );
}

function keyOf({ run, metric }: Pick<ChangedScore, 'run' | 'metric'>): string {
  return JSON.stringify([run, metric]);
}

/** How to write the means of a metric of the report; unscaled if the metric is unknown. */
function displayOf(
  metrics: readonly MetricDescription[],
  metric: string,
): MetricDescription['display'] {
  return metrics.find(({ id }) => id === metric)?.display ?? 'plain';
}
