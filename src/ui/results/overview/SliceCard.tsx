import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { useAssay, useAssayStore, useScoredResult } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import { describeOthers, describeSlices } from './describe-slices';
import { MetricChooser, useChosenMetric } from './MetricChooser';
import styles from './SliceCard.module.css';
import { SliceTable } from './SliceTable';

/** One metric by the values of a column of the gold file. */
export function SliceCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const store = useAssayStore();
  const ask = useAssay((state) => state.ask);
  const chosen = useAssay(({ overview }) => overview.slice);
  const askable = useScoredResult();
  const metric = useChosenMetric();
  const columns = useRequest(
    useMemo(() => (askable ? () => ask.sliceColumns() : null), [ask, askable]),
  );
  const offered = columns.answer?.offered ?? [];
  const column = (offered.find(({ name }) => name === chosen) ?? offered[0])?.name ?? null;
  const id = metric?.id ?? null;
  const request = useMemo(
    () => (askable && column !== null && id !== null ? () => ask.slices(column, id) : null),
    [ask, askable, column, id],
  );
  const { answer, isCurrent, failed } = useRequest(request);
  if (!metric || !columns.answer) return null;
  return (
    <Card
      title={column === null ? 'Slices' : `${metric.label} by ${column}`}
      note="points of 100 with 95 % interval; a name opens its questions"
      controls={
        column !== null && (
          <span className={styles.controls}>
            <NativeSelect
              size="xs"
              aria-label="Column of the slices"
              value={column}
              data={offered.map(({ name }) => name)}
              onChange={({ currentTarget }) => {
                store.getState().changeOverview({ slice: currentTarget.value });
              }}
            />
            <MetricChooser label="Metric of the slices" />
          </span>
        )
      }
    >
      {(failed || columns.failed) && <WorkerError />}
      {column === null && (
        <p className={styles.note}>No column of the gold file sorts the questions into kinds.</p>
      )}
      {answer && (
        <div data-stale={!isCurrent} className={styles.slices}>
          <p className={styles.note}>{describeSlices(answer, metric)}</p>
          <SliceTable runs={runs} slices={answer} metric={metric} />
        </div>
      )}
      <p className={styles.note}>{describeOthers(columns.answer)}</p>
    </Card>
  );
}
