import { readListLiteral } from '../answer/list-literal';
import type { Score } from '../model';
import { scoreAt } from '../score/scorer';
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
      const columns = ids.map((id) => evaluation.scores[index]?.[id]);
      questions.ids.forEach((id, question) => {
        lines.push(
          csvLine([
            id,
            run.model,
            run.run,
            questions.answerTypes[question] ?? '',
            writeReferences(questions.references[question] ?? []),
            run.predictions[question] ?? '',
            ...columns.map((column) => csvScore(column && scoreAt(column, question))),
          ]),
        );
      });
    });
    return lines.join('');
  },
};

/** Nothing where the metric does not apply or could not be computed, whatever the mean counts. */
function csvScore(score: Score | undefined): string {
  return csvNumber(typeof score === 'number' ? score : null);
}

/** One reference as it stands, several (or one that looks like several) as a JSON list. */
function writeReferences(references: readonly string[]): string {
  const [only = ''] = references;
  const needsList = references.length > 1 || readListLiteral(only) !== null;
  return needsList ? JSON.stringify(references) : only;
}
