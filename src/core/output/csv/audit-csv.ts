import { type Dataset, runName, type Run } from '../../model';
import { defineCsv } from './csv';
import type { ExportCell } from '../export/export-format';

/**
 * The rows behind the join audit: missing, extra, duplicate, and conflicting (a duplicate with
 * different text). `row` counts the records of `file` from 1; it is empty for missing ones.
 */
export const auditCsv = defineCsv({
  id: 'audit-csv',
  fileName: 'audit.csv',
  label: 'Join audit (CSV)',
  summary:
    'Every question without a prediction and every row that was not scored, with file name and row number.',
  table: ({ dataset }) => ({
    columns: ['figure', 'run', 'question_id', 'file', 'row', 'text'],
    rows: [...rowsOf(dataset)],
  }),
});

function* rowsOf({ questions, runs, unjoined }: Dataset): Generator<readonly ExportCell[]> {
  for (const run of runs) {
    const name = runName(run);
    for (const [question, prediction] of run.predictions.entries()) {
      if (prediction !== null) continue;
      const id = questions.ids[question] ?? '';
      yield ['missing', name, id, '', null, questions.texts[question] ?? ''];
    }
    yield* extraOf(run);
    for (const { id, file, row, prediction, conflicting } of run.duplicates) {
      yield [conflicting ? 'conflicting' : 'duplicate', name, id, file, row, prediction];
    }
  }
  // A run that is not joined has only extra rows, no missing questions.
  for (const run of unjoined) yield* extraOf(run);
}

function* extraOf(run: Run): Generator<readonly ExportCell[]> {
  for (const { id, file, row, prediction } of run.unmatched) {
    yield ['extra', runName(run), id, file, row, prediction];
  }
}
