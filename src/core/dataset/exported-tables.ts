import type { Table } from '../model';

/* Tables that Assay wrote itself: what a column is called there is certain. */

/** What became of a prediction before any score. */
export const ANSWER_STATES = ['answered', 'hedged', 'abstained', 'empty', 'missing'] as const;

/** What the state of an answer is that was never given. An empty one is another thing. */
export const MISSING_STATE: (typeof ANSWER_STATES)[number] = 'missing';

/** Columns of such a table; where runs stand side by side, `@` and the run follow those of a run. */
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

/** Whether Assay wrote this table of questions, long or wide. */
export function isExportedTable({ columns }: Pick<Table, 'columns'>): boolean {
  const [id, model, run] = columns;
  if (id !== EXPORTED_COLUMNS.id || !columns.includes(EXPORTED_COLUMNS.reference)) return false;
  const isLong = model === EXPORTED_COLUMNS.model && run === EXPORTED_COLUMNS.run;
  return isLong
    ? columns.includes(EXPORTED_COLUMNS.prediction)
    : columns.some((name) => name.startsWith(`${EXPORTED_COLUMNS.prediction}@`));
}

/** The column of an own table that says this of the answers in a column; `null` if it has none. */
export function exportedColumnFor(
  table: Pick<Table, 'columns'>,
  answer: string,
  what: 'state' | 'humanLabel' | 'human',
): string | null {
  if (!isExportedTable(table) || !answer.startsWith(EXPORTED_COLUMNS.prediction)) return null;
  const name = `${EXPORTED_COLUMNS[what]}${answer.slice(EXPORTED_COLUMNS.prediction.length)}`;
  return table.columns.includes(name) ? name : null;
}
