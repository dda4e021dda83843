import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { METRICS } from '../../../core/metrics';
import type { QuestionRow } from '../../../worker/protocol';
import { ScoreChip } from '../../parts/ScoreChip';
import styles from './cells.module.css';
import { Prediction } from './Prediction';

/** A row of the table; `row` is absent until it has come. */
export interface Line {
  readonly position: number;
  readonly question: number;
  readonly row: QuestionRow | undefined;
}

/** Which columns are on, by id. */
export type ShownColumns = Readonly<Record<string, boolean>>;

export const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });
export type QuestionColumn = ColumnDef<typeof features, Line>;

interface Track {
  readonly label: string;
  readonly help: string;
  /** Pixels at least. */
  readonly min: number;
  /** Share of the width that is left over; 0 keeps to `min`. */
  readonly grow: number;
  readonly isNumber: boolean;
}

const TEXT_TRACKS: Readonly<Record<string, Track>> = {
  id: { label: 'Id', help: 'Id of the question', min: 64, grow: 0, isNumber: false },
  question: { label: 'Question', help: 'Text of the question', min: 130, grow: 5, isNumber: false },
  reference: {
    label: 'Reference',
    help: 'The accepted answers',
    min: 90,
    grow: 3,
    isNumber: false,
  },
  prediction: {
    label: 'Prediction',
    help: 'The answer of the shown run',
    min: 110,
    grow: 4,
    isNumber: false,
  },
  answerType: { label: 'Type', help: 'Answer type', min: 116, grow: 0, isNumber: false },
};

/** Name and width of every column, in order. The ids are those that the worker sorts by. */
export const TRACKS: Readonly<Record<string, Track>> = {
  ...TEXT_TRACKS,
  ...Object.fromEntries(
    METRICS.map(({ id, label, short, summary, display }) => [
      id,
      {
        label: short,
        help: `${label}: ${summary}`,
        min: display === 'share' ? 68 : 116,
        grow: 0,
        isNumber: true,
      },
    ]),
  ),
};

export const shownAtFirst: ShownColumns = Object.fromEntries([
  ...Object.keys(TEXT_TRACKS).map((id) => [id, true] as const),
  ...METRICS.map(({ id, headline }) => [id, headline] as const),
]);

const cells: Readonly<Record<string, (row: QuestionRow) => React.ReactNode>> = {
  id: (row) => <span className={styles.id}>{row.id}</span>,
  question: (row) => row.text,
  reference: (row) =>
    row.references.length === 0 ? (
      <span className={styles.muted}>none</span>
    ) : (
      row.references.join(' | ')
    ),
  prediction: (row) => <Prediction text={row.prediction} />,
  answerType: (row) => <span className={styles.muted}>{row.answerType}</span>,
};

const metricCells = Object.fromEntries(
  METRICS.map((metric) => [
    metric.id,
    (row: QuestionRow) => <ScoreChip metric={metric} score={row.scores[metric.id] ?? null} />,
  ]),
);

/** Every column of the question table; the worker sorts, so they only name and draw. */
export const COLUMNS: QuestionColumn[] = Object.entries(TRACKS).map(([id, { label }]) => ({
  id,
  header: label,
  accessorFn: ({ question }) => question,
  sortDescFirst: false,
  enableMultiSort: false,
  cell: ({ row }) => {
    const draw = cells[id] ?? metricCells[id];
    return row.original.row && draw ? draw(row.original.row) : <span className={styles.awaited} />;
  },
}));
