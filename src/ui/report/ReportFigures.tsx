import { nameOfRun } from '../../core/model';
import type { ChangedScore, ResultDifferences } from '../../core/output/share/compare-results';
import type { SavedReport } from '../../state/report/saved-report';
import { RunsTable } from '../parts/RunsTable';
import styles from './ReportCard.module.css';
import { formatMean, formatUnequalMeans } from '../../core/words/numbers';
import { displayOf } from './display-of';

interface ReportFiguresProps {
  readonly report: SavedReport;
  readonly differences: ResultDifferences | null;
}

/** The means of a report, folded; where the present ones differ, both. */
export function ReportFigures({ report, differences }: ReportFiguresProps) {
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
            const metric = { display: displayOf(id) };
            const other = changed.get(keyOf({ run: nameOfRun(run), metric: id }));
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
