import { defineCsv } from './export-format';
import { questionsTable } from './questions-table';

/**
 * One row a question and run: id, model, run, answer type, reference (several as a JSON list),
 * prediction, then a column a metric. An empty metric cell does not apply or was not scored.
 */
export const questionsCsv = defineCsv({
  id: 'questions-csv',
  fileName: 'questions.csv',
  label: 'Scores per question (CSV)',
  summary:
    'One row for each question and run: id, reference, prediction, and every score unrounded.',
  takes: ['shape', 'questions', 'columns'],
  needsProfiles: false,
  table: questionsTable,
});
