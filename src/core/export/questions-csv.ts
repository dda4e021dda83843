import { readListLiteral } from '../answer/list-literal';
import { csvLine, csvNumber } from './csv-text';
import type { ExportFormat } from './export-format';

/**
 * One row a question and run: id, model, run, answer type, reference (several as a JSON list),
 * prediction, then a column a metric. An empty metric cell does not apply or was not scored.
 */
export const questionsCsv: ExportFormat = {
  id: 'questions-csv',
  fileName: 'questions.csv',
  mediaType: 'text/csv',
  label: 'Scores per question (CSV)',
  summary:
    'One row for each question and run: id, reference, prediction, and every score unrounded.',
  needsProfiles: false,
  write: ({ dataset: { questions, runs }, evaluation, metrics }) => {
    const ids = metrics.map(({ id }) => id);
    const lines = [
      csvLine(['question_id', 'model', 'run', 'answer_type', 'reference', 'prediction', ...ids]),
    ];
    runs.forEach((run, index) => {
      const columns = ids.map((id) => evaluation.scores[index]?.[id]?.values);
      questions.ids.forEach((id, question) => {
        lines.push(
          csvLine([
            id,
            run.model,
            run.run,
            questions.answerTypes[question] ?? '',
            writeReferences(questions.references[question] ?? []),
            run.predictions[question] ?? '',
            ...columns.map((values) => csvNumber(values?.[question] ?? NaN)),
          ]),
        );
      });
    });
    return lines.join('');
  },
};

/** One reference as it stands, several (or one that looks like several) as a JSON list. */
function writeReferences(references: readonly string[]): string {
  const [only = ''] = references;
  const needsList = references.length > 1 || readListLiteral(only) !== null;
  return needsList ? JSON.stringify(references) : only;
}
