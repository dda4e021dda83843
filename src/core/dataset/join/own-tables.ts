import type { Table } from '../../model';

/* Tables that Assay wrote itself: what a column is called there is certain. */

/** What became of a prediction before any score. */
export const RESPONSES = ['answered', 'abstained', 'empty', 'missing'] as const;

/** What the state of an answer is that was never given. An empty one is another thing. */
export const MISSING: (typeof RESPONSES)[number] = 'missing';

/** Columns of such a table; where runs stand side by side, `@` and the run follow those of a run. */
export const OWN_COLUMNS = {
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
export function isOwnTable({ columns }: Pick<Table, 'columns'>): boolean {
  const [id, model, run] = columns;
  if (id !== OWN_COLUMNS.id || !columns.includes(OWN_COLUMNS.reference)) return false;
  const isLong = model === OWN_COLUMNS.model && run === OWN_COLUMNS.run;
  return isLong
    ? columns.includes(OWN_COLUMNS.prediction)
    : columns.some((name) => name.startsWith(`${OWN_COLUMNS.prediction}@`));
}

/** The column of an own table that says this of the answers in a column; `null` where it has none. */
export function ownColumnFor(
  table: Pick<Table, 'columns'>,
  answer: string,
  what: 'state' | 'humanLabel' | 'human',
): string | null {
  if (!isOwnTable(table) || !answer.startsWith(OWN_COLUMNS.prediction)) return null;
  const name = `${OWN_COLUMNS[what]}${answer.slice(OWN_COLUMNS.prediction.length)}`;
  return table.columns.includes(name) ? name : null;
}
