import type { RunReport } from '../../core/analysis/run-report';
import { headlinesOf } from '../../state/result-metrics';
import { isStale } from '../../state/selectors';
import { Card } from '../parts/Card';
import { formatMean } from '../parts/format';
import { RunsTable } from '../parts/RunsTable';
import { useAssay } from '../store-context';
import styles from './ScoringPlace.module.css';

/** The headline of every run under the present settings. */
export function HeadlineNow() {
  const result = useAssay((state) => state.result);
  const stale = useAssay(isStale);
  const headlines = useAssay(headlinesOf);
  if (!result)
    return <Card title="Scores">Open gold and predictions to see what a choice does.</Card>;
  return (
    <Card
      title="Scores"
      note={stale ? 'being scored again' : 'under these settings, points of 100'}
    >
      <div className={styles.scores} data-stale={stale || undefined}>
        <RunsTable
          label="Scores under these settings"
          runs={result.runs}
          columns={headlines.map((metric) => ({
            id: metric.id,
            label: metric.label,
            cell: (run: RunReport) => formatMean(metric, run.metrics[metric.id]?.mean ?? null),
          }))}
        />
      </div>
    </Card>
  );
}
