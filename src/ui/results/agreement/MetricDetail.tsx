import { useMemo } from 'react';
import type { MetricAgreement } from '../../../core/analysis/agreement/metric-agreement';
import type { MetricDescription } from '../../../core/scoring/metric';
import { Card } from '../../parts/Card';
import { useAssay } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import { ConfusionTable } from './ConfusionTable';
import styles from './MetricDetail.module.css';
import { isGraded } from './is-graded';
import { RunTable } from './RunTable';
import { SweepChart } from './SweepChart';
import { ThresholdField } from './ThresholdField';
import { useLabelled } from './use-agreement';

interface MetricDetailProps {
  readonly metric: MetricDescription;
  /** The metric over every run and over all together. */
  readonly rows: readonly MetricAgreement[];
  readonly run: number | null;
  readonly runNames: readonly string[];
  readonly onThreshold: (threshold: number) => void;
}

/** One metric against people: its threshold, the verdicts of both, and how it fares run by run. */
export function MetricDetail({ metric, rows, run, runNames, onThreshold }: MetricDetailProps) {
  const ask = useAssay((state) => state.ask);
  const labelled = useLabelled();
  const request = useMemo(
    () => labelled && (() => ask.sweep(metric.id, run)),
    [ask, labelled, metric, run],
  );
  const { answer, failed } = useRequest(request);
  const row = rows.find((one) => one.run === run);
  if (!row) return null;
  const graded = answer && isGraded(answer) ? answer : null;
  return (
    <Card title={`${metric.label} against people`} note={metric.summary}>
      {failed && <WorkerError />}
      <div className={styles.parts} data-graded={graded !== null}>
        {graded && (
          <div className={styles.part}>
            <ThresholdField
              metric={metric}
              threshold={row.threshold}
              best={graded.best}
              onThreshold={onThreshold}
            />
            <SweepChart metric={metric} sweep={graded} threshold={row.threshold} />
          </div>
        )}
        <ConfusionTable
          key={`${metric.id} ${run ?? ''}`}
          metric={metric}
          row={row}
          runNames={runNames}
        />
        {runNames.length > 1 && (
          <div className={styles.runs}>
            <h3 className={styles.heading}>Run by run</h3>
            <RunTable rows={rows} runNames={runNames} />
          </div>
        )}
      </div>
    </Card>
  );
}
