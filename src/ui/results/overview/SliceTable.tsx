import { Text } from '@mantine/core';
import type { Slice, Slices } from '../../../core/explore/slices';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatDifference, formatMean, plural } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { type Column, DataTable, runColumns } from '../../parts/DataTable';
import { useAssayStore, useRunNames, useShownRun, useVisibleRuns } from '../../store-context';
import { openQuery } from '../open-questions';
import { MeanCell } from './MeanCell';
import styles from './overview.module.css';

/** A mean over fewer questions is marked. */
export const MIN_QUESTIONS = 10;

interface SliceTableProps {
  readonly slices: Slices;
  readonly metric: MetricDescription;
}

/** The mean of every run on every slice; combined values and questions without a value come last. */
export function SliceTable({ slices, metric }: SliceTableProps) {
  const store = useAssayStore();
  const shown = useShownRun();
  const visible = useVisibleRuns();
  const isComparison = useRunNames().length > 1;
  const range: Column<Slice> = {
    id: 'gap',
    label: 'Range',
    cell: ({ gap }) => formatMean(metric, gap),
    sortBy: ({ gap }) => gap,
  };
  return (
    <DataTable
      label={`${metric.label} by ${slices.column}`}
      rows={slices.rows}
      rowKey={({ kind, value }) => `${kind} ${value}`}
      isLast={({ kind }) => kind !== 'value'}
      initialSort={{ column: isComparison ? 'gap' : 'ease', descending: isComparison }}
      columns={[
        {
          id: 'value',
          label: slices.column,
          term: 'Slice',
          cell: (slice) => (
            <LinkButton onClick={() => openQuery(store, shown, slice.query)}>
              {sliceLabel(slice)}
            </LinkButton>
          ),
          sortBy: ({ value }) => value,
          descendingFirst: false,
        },
        {
          id: 'questions',
          label: 'n',
          cell: ({ questions }) => (
            <>
              {questions < MIN_QUESTIONS && (
                <Text span className="muted" size="xs" c="var(--caution)">
                  few{' '}
                </Text>
              )}
              {formatCount(questions)}
            </>
          ),
          sortBy: ({ questions }) => questions,
        },
        ...runColumns<Slice>(visible, (run) => ({
          cellProps: () => ({ className: styles.cell }),
          cell: ({ runs: summaries, questions }) => (
            <MeanCell
              metric={metric}
              summary={summaries[run]}
              questions={questions}
              standing="behind"
              run={run}
            />
          ),
        })),
        ...(isComparison ? [range] : []),
        {
          id: 'ease',
          label: 'vs. overall',
          cell: ({ ease }) => formatDifference(metric, ease),
          sortBy: ({ ease }) => ease,
          descendingFirst: false,
        },
      ]}
    />
  );
}

/** A slice's value, or the values combined in it. */
export function sliceLabel({ kind, value, values }: Slice): string {
  if (kind === 'value') return value;
  return kind === 'empty' ? 'no value' : `others (${plural(values, 'value')})`;
}
