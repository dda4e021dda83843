import { Box, NativeSelect, Text } from '@mantine/core';
import type { ExclusionReason, Slice, SliceColumns, Slices } from '../../../core/explore/slices';
import type { MetricDescription } from '../../../core/scoring/metric';
import { upperFirst } from '../../../core/words/capitals';
import { listWords } from '../../../core/words/lists';
import {
  formatDifference,
  formatMean,
  formatScale,
  plural,
  formatCount,
} from '../../../core/words/numbers';
import { areRankings } from '../../../state/selectors';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import {
  useAssay,
  useAssayStore,
  useRunNames,
  useShownRun,
  useVisibleRuns,
} from '../../store-context';
import { useAnswer } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { LinkButton } from '../../parts/Buttons';
import { type Column, DataTable, runColumns } from '../../parts/DataTable';
import { openQuery } from '../open-questions';
import { MeanCell } from './MeanCell';
import styles from './overview.module.css';

const WHY: Readonly<Record<ExclusionReason, string>> = {
  blank: 'empty',
  same: 'only one value',
  apart: 'too many unique values',
};

/** One metric by the values of a column of the gold file. */
export function SliceCard() {
  const store = useAssayStore();
  const chosen = useAssay(({ overview }) => overview.slice);
  const metric = useHeadline();
  const isRanking = useAssay(areRankings);
  const columns = useAnswer('sliceColumns', []);
  const offered = columns.answer?.offered ?? [];
  const column = (offered.find(({ name }) => name === chosen) ?? offered[0])?.name ?? null;
  const { answer, isCurrent, failed } = useAnswer(
    'slices',
    column !== null && metric ? [column, metric.id] : null,
  );
  if (!metric || !columns.answer) return null;
  // A TREC file has no columns by which to slice.
  if (isRanking && column === null) return null;
  return (
    <Card
      title={column === null ? 'Slices' : `${metric.label} by ${column}`}
      note={`${formatScale(metric)} with 95% interval, not adjusted for multiple comparisons; select a name to see its questions`}
      controls={
        column !== null && (
          <NativeSelect
            aria-label="Slice by"
            value={column}
            data={offered.map(({ name }) => name)}
            onChange={({ currentTarget }) =>
              store.getState().changeOverview({ slice: currentTarget.value })
            }
          />
        )
      }
    >
      {(failed || columns.failed) && <WorkerError />}
      {column === null && <Note>The gold file has no column to slice by.</Note>}
      {answer && (
        <Box opacity={isCurrent ? 1 : 0.6}>
          <Text size="xs" c="var(--ink-2)" mb={8}>
            {describeSlices(answer, metric)}
          </Text>
          <SliceTable slices={answer} metric={metric} />
        </Box>
      )}
      <Text size="xs" c="var(--ink-2)" mt={8}>
        {describeUnavailableColumns(columns.answer)}
      </Text>
    </Card>
  );
}

/** Describes where the runs differ most and where all of them do worst, among large slices. */
export function describeSlices({ rows, notApplicable }: Slices, metric: MetricDescription): string {
  const largeSlices = rows.filter(
    ({ kind, questions }) => kind === 'value' && questions >= MIN_QUESTIONS,
  );
  const widest = highest(largeSlices, ({ gap }) => gap ?? -1);
  const hardest = highest(largeSlices, ({ ease }) => -(ease ?? Infinity));
  const findings = [
    ...(widest && (widest.gap ?? 0) > 0
      ? [`the runs differ most on ${sliceLabel(widest)}: ${formatMean(metric, widest.gap)}`]
      : []),
    ...(hardest && (hardest.ease ?? 0) < 0
      ? [
          `the hardest slice is ${sliceLabel(hardest)}: ${formatDifference(metric, hardest.ease)} vs. overall`,
        ]
      : []),
  ];
  const hasSmall = rows.some(
    ({ kind, questions }) => kind === 'value' && questions < MIN_QUESTIONS,
  );
  const sentences = [
    ...(hasSmall && findings.length > 0
      ? [`Among slices with at least ${MIN_QUESTIONS} questions, ${findings.join('; ')}.`]
      : findings.map((finding) => `${upperFirst(finding)}.`)),
    ...(largeSlices.length === 0 ? [`Every value has fewer than ${MIN_QUESTIONS} questions.`] : []),
    ...(notApplicable > 0
      ? [`${plural(notApplicable, 'question')} with other values have no score under this metric.`]
      : []),
  ];
  return sentences.join(' ');
}

/** Describes which columns are not offered and why. */
function describeUnavailableColumns({ others }: SliceColumns): string {
  if (others.length === 0) return '';
  const reasons = [...new Set(others.map(({ why }) => why))];
  const parts = reasons.map((reason) => {
    const columns = others.filter(({ why }) => why === reason).map(({ name }) => name);
    return `${listWords(columns)} (${WHY[reason]})`;
  });
  return `Not available: ${parts.join('; ')}.`;
}

function highest(rows: readonly Slice[], by: (slice: Slice) => number): Slice | null {
  return rows.reduce<Slice | null>(
    (best, one) => (best === null || by(one) > by(best) ? one : best),
    null,
  );
}

/** A mean over fewer questions than this is marked. */
const MIN_QUESTIONS = 10;

interface SliceTableProps {
  readonly slices: Slices;
  readonly metric: MetricDescription;
}

/** The mean of every run on every slice; pooled values and questions without a value are last. */
function SliceTable({ slices, metric }: SliceTableProps) {
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
            <MeanCell metric={metric} summary={summaries[run]} questions={questions} run={run} />
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

/** A slice's value, or a label for the values pooled in it. */
function sliceLabel({ kind, value, values }: Slice): string {
  if (kind === 'value') return value;
  return kind === 'empty' ? 'no value' : `others (${plural(values, 'value')})`;
}
