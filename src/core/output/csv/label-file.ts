import type { ExportTable } from '../export/export-format';
import { ESCAPED_MARKER_COLUMN } from './spreadsheet-safe';
import type { Problem, Table } from '../../model';
import { agreementProblems } from '../../words/review-problems';
import { type AnnotatorLabel, readLabel } from '../../analysis/agreement/labels';

/** The columns of a label file, in the order in which they are written. */
const LABEL_COLUMNS = ['id', 'model', 'run', 'annotator', 'label', 'comment'] as const;

type LabelColumn = (typeof LABEL_COLUMNS)[number];

/** Other names for these columns, in lowercase. */
const NAMES: Readonly<Record<LabelColumn, readonly string[]>> = {
  id: ['id', 'question_id', 'questionid', 'question id'],
  model: ['model', 'model_name', 'system'],
  run: ['run', 'run_id'],
  annotator: ['annotator', 'rater', 'judge', 'labeller', 'labeler'],
  label: ['label', 'human_label', 'judgement', 'judgment', 'verdict', 'correct'],
  comment: ['comment', 'note', 'remark'],
};

/**
 * Whether a file with these columns is a label file: id, label and annotator, and no other column.
 * A prediction file with a label column is not one.
 */
export function isLabelHeader(columns: readonly string[]): boolean {
  const known = columns.filter((name) => name !== ESCAPED_MARKER_COLUMN).map(columnOf);
  return (
    known.every((column) => column !== null) &&
    (['id', 'label', 'annotator'] as const).every((column) => known.includes(column))
  );
}

export type LabelFile =
  | {
      readonly kind: 'read';
      readonly labels: readonly AnnotatorLabel[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'refused'; readonly problem: Problem };

/**
 * Reads labels from a table with at least an id and a label column; the default annotator is the
 * file's name. Rows without a label are skipped; unknown labels and rows without an id are
 * reported.
 */
export function readLabelTable({ columns, cells, rowCount }: Table, file: string): LabelFile {
  const find = (wanted: LabelColumn) =>
    cells[columns.findIndex((name) => columnOf(name) === wanted)];
  const [ids, labels] = [find('id'), find('label')];
  if (!ids || !labels) return { kind: 'refused', problem: agreementProblems.notLabels(file) };
  const [models, runs, annotators, comments] = (
    ['model', 'run', 'annotator', 'comment'] as const
  ).map(find);
  const fallback = file.replace(/\.[^.]*$/, '');
  const found: AnnotatorLabel[] = [];
  const unread: { row: number; text: string }[] = [];
  const unnamed: number[] = [];
  for (let row = 0; row < rowCount; row++) {
    const text = labels[row] ?? '';
    if (text.trim() === '') continue;
    const label = readLabel(text);
    const id = ids[row] ?? '';
    if (!label) unread.push({ row: row + 1, text });
    else if (id === '') unnamed.push(row + 1);
    else {
      found.push({
        id,
        model: models?.[row] ?? '',
        run: runs?.[row] ?? '',
        annotator: annotators?.[row]?.trim() || fallback,
        label,
        comment: comments?.[row] ?? '',
      });
    }
  }
  return {
    kind: 'read',
    labels: found,
    problems: [
      ...agreementProblems.unreadLabels(file, unread),
      ...agreementProblems.labelsWithoutId(file, unnamed),
    ],
  };
}

/** The labels as a table for `readLabelTable`. */
export function tabulateLabels(given: readonly AnnotatorLabel[]): ExportTable {
  return { columns: LABEL_COLUMNS, rows: given.map((one) => LABEL_COLUMNS.map((at) => one[at])) };
}

function columnOf(name: string): LabelColumn | null {
  const plain = name.trim().toLowerCase();
  return LABEL_COLUMNS.find((column) => NAMES[column].includes(plain)) ?? null;
}
