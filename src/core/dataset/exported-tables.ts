import type { Table } from '../model';

/* Tables exported by Assay; their column names have a fixed meaning. */

/** State of a prediction before scoring. */
export const ANSWER_STATES = ['answered', 'hedged', 'abstained', 'empty', 'missing'] as const;

/** The state of a missing answer, which differs from that of an empty one. */
export const MISSING_STATE: (typeof ANSWER_STATES)[number] = 'missing';

/**
 * Columns of an exported table. If runs have their own columns, `@` and the run name follow the
 * column name.
 */
export const EXPORTED_COLUMNS = {
  id: 'question_id',
  model: 'model',
  run: 'run',
  reference: 'reference',
  prediction: 'prediction',
  state: 'state',
  humanLabel: 'human_label',
  human: 'human',
} as const;

/** Whether Assay exported this table of questions, in long or wide form. */
export function isExportedTable({ columns }: Pick<Table, 'columns'>): boolean {
  const [id, model, run] = columns;
  if (id !== EXPORTED_COLUMNS.id || !columns.includes(EXPORTED_COLUMNS.reference)) return false;
  const isLong = model === EXPORTED_COLUMNS.model && run === EXPORTED_COLUMNS.run;
  return isLong
    ? columns.includes(EXPORTED_COLUMNS.prediction)
    : columns.some((name) => name.startsWith(`${EXPORTED_COLUMNS.prediction}@`));
}

/**
 * The exported column that describes the answers in a column, such as their state; `null` if there
 * is none.
 */
export function exportedColumnFor(
  table: Pick<Table, 'columns'>,
  answer: string,
  what: 'state' | 'humanLabel' | 'human',
): string | null {
  if (!isExportedTable(table) || !answer.startsWith(EXPORTED_COLUMNS.prediction)) return null;
  const name = `${EXPORTED_COLUMNS[what]}${answer.slice(EXPORTED_COLUMNS.prediction.length)}`;
  return table.columns.includes(name) ? name : null;
}
