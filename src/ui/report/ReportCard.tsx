import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ResultDifferences } from '../../core/output/share/compare-results';
import { describeDifferences, isSame } from '../../core/output/share/describe-differences';
import { reportDifferences } from '../../state/report/opened-report';
import { isBusy } from '../../state/selectors';
import type { SavedReport } from '../../state/report/saved-report';
import { countOf } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import { displayOf } from './display-of';
import { ReportFigures } from './ReportFigures';
import styles from './ReportCard.module.css';

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
  const sentences = useMemo(
    () =>
      differences === null && isOnItsWay
        ? ['Files are being read and scored, to compare with it.']
        : sayDifferences(report, differences),
    [report, differences, isOnItsWay],
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
              void store.getState().useReport();
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
            store.getState().putReportAway();
          }}
        >
          Put it away
        </Button>
      </div>
    </section>
  );
}

function sayDifferences(report: SavedReport, differences: ResultDifferences | null): string[] {
  if (!differences) {
    const names = report.inputs.map((input) => input.name).join(', ');
    return [`Open the files that it was made from (${names}) to compare them and their scores.`];
  }
  const labels = new Map(report.metrics.map(({ id, label }) => [id, label]));
  return describeDifferences(differences, (id) => ({
    label: labels.get(id) ?? id,
    display: displayOf(id),
  }));
}
