import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { RunReport } from '../../../../core/analysis/run-report';
import type { ExclusionReason, Slice, SliceColumns, Slices } from '../../../../core/explore/slices';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { Card } from '../../../parts/Card';
import { countOf, formatDifference, formatMean, listWords } from '../../../parts/format';
import { WorkerError } from '../../../parts/WorkerError';
import { useAssay, useAssayStore, useScoredResult } from '../../../store-context';
import { useRequest } from '../../../use-request';
import { MetricSelect, useSelectedMetric } from '../MetricSelect';
import styles from '../overview.module.css';
import { MIN_QUESTIONS, sliceLabel } from './slice-rows';
import { SliceTable } from './SliceTable';

const WHY: Readonly<Record<ExclusionReason, string>> = {
  blank: 'empty',
  same: 'one value throughout',
  apart: 'its values hardly repeat',
};

/** One metric by the values of a column of the gold file. */
export function SliceCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const store = useAssayStore();
  const ask = useAssay((state) => state.ask);
  const chosen = useAssay(({ overview }) => overview.slice);
  const askable = useScoredResult();
  const metric = useSelectedMetric();
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
            <MetricSelect label="Metric of the slices" />
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
      <p className={styles.note}>{describeUnavailableColumns(columns.answer)}</p>
    </Card>
  );
}

/** Where the runs lie furthest apart and where all do worst, among slices that are not tiny. */
function describeSlices({ rows, notApplicable }: Slices, metric: MetricDescription): string {
  const sound = rows.filter(
    ({ kind, questions }) => kind === 'value' && questions >= MIN_QUESTIONS,
  );
  const widest = highest(sound, ({ gap }) => gap ?? -1);
  const hardest = highest(sound, ({ ease }) => -(ease ?? Infinity));
  const sentences = [
    ...(widest && (widest.gap ?? 0) > 0
      ? [`The runs lie furthest apart on ${sliceLabel(widest)}: ${formatMean(metric, widest.gap)}.`]
      : []),
    ...(hardest && (hardest.ease ?? 0) < 0
      ? [
          `Hardest is ${sliceLabel(hardest)}: ${formatDifference(metric, hardest.ease)} against all questions.`,
        ]
      : []),
    ...(sound.length === 0 ? [`Every value has fewer than ${MIN_QUESTIONS} questions.`] : []),
    ...(rows.length > 1
      ? [
          `Of ${countOf(rows.length, 'row')} some stand out by chance; intervals do not allow for that.`,
        ]
      : []),
    ...(notApplicable > 0
      ? [
          `${countOf(notApplicable, 'question')} of further values have no number under this metric.`,
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** Which columns are not offered and why. */
function describeUnavailableColumns({ others }: SliceColumns): string {
  if (others.length === 0) return '';
  return `Not offered: ${listWords(others.map(({ name, why }) => `${name} (${WHY[why]})`))}.`;
}

function highest(rows: readonly Slice[], by: (slice: Slice) => number): Slice | null {
  return rows.reduce<Slice | null>(
    (best, one) => (best === null || by(one) > by(best) ? one : best),
    null,
  );
}
