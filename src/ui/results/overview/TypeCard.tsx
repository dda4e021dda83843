import type { RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { MetricChooser, useChosenMetric } from './MetricChooser';
import { listTypeRows } from './type-rows';
import styles from './TypeCard.module.css';
import { canDrawTypes, TYPE_NOTE, TypeFigure } from './TypeFigure';
import { TypeTable } from './TypeTable';

/** One metric by answer type, as a picture and as a table. */
export function TypeCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useChosenMetric();
  if (!metric) return null;
  const rows = listTypeRows(runs, metric);
  return (
    <Card
      title={`${metric.label} by answer type`}
      note={TYPE_NOTE}
      controls={<MetricChooser label="Metric of the chart" />}
    >
      {rows.length === 0 && (
        <p className={styles.none}>No answer type has a number under this metric.</p>
      )}
      {canDrawTypes(rows, runs) ? (
        <TypeFigure runs={runs} rows={rows} metric={metric} />
      ) : (
        rows.length > 0 && <TypeTable runs={runs} rows={rows} metric={metric} />
      )}
    </Card>
  );
}
