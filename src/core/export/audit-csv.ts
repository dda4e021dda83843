import { nameOfRun } from '../model';
import { csvLine } from './csv-text';
import type { ExportFormat } from './export-format';

/**
 * Every row behind the figures of the join audit: missing, extra, duplicate, conflicting (a
 * duplicate of another text). `row` counts records of `file` from 1 and is empty for what is missing.
 */
export const auditCsv: ExportFormat = {
  id: 'audit-csv',
  fileName: 'audit.csv',
  mediaType: 'text/csv',
  label: 'Join audit (CSV)',
  summary:
    'Every question without a prediction and every row that was not scored, with its file and row.',
  needsProfiles: false,
  write: ({ dataset: { questions, runs } }) => {
    const lines = [csvLine(['figure', 'run', 'question_id', 'file', 'row', 'text'])];
    for (const run of runs) {
      const name = nameOfRun(run);
      run.predictions.forEach((prediction, question) => {
        if (prediction !== null) return;
        const id = questions.ids[question] ?? '';
        lines.push(csvLine(['missing', name, id, '', '', questions.texts[question] ?? '']));
      });
      for (const { id, file, row, prediction } of run.extra) {
        lines.push(csvLine(['extra', name, id, file, String(row), prediction]));
      }
      for (const { id, file, row, prediction, conflicting } of run.duplicates) {
        const figure = conflicting ? 'conflicting' : 'duplicate';
        lines.push(csvLine([figure, name, id, file, String(row), prediction]));
      }
    }
    return lines.join('');
  },
};
