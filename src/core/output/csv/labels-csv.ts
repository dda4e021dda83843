import { tabulateLabels } from './label-file';
import { defineCsv } from './csv';

/**
 * One row a label that was given on the page or came in a label file: question id, model, run,
 * annotator, label, comment. Dropped onto the page, the file brings the labels back.
 */
export const labelsCsv = defineCsv({
  id: 'labels-csv',
  fileName: 'labels.csv',
  label: 'Labels (CSV)',
  summary:
    'One row for each label that people gave here: question, run, annotator, label. Drop it in again to go on.',
  needs: 'given-labels',
  table: ({ labels }) => (labels.given.length === 0 ? null : tabulateLabels(labels.given)),
});
