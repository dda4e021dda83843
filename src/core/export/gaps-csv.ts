import { accept } from '../tiers/accept';
import { gapAt } from '../tiers/verdict-columns';
import { csvLine } from './csv-text';
import type { ExportFormat } from './export-format';

/**
 * One row a question and run that the strict scorer calls wrong and a later tier accepts: the tier, the
 * kind of gap, the reason in words, the prediction, the reference that it was accepted for, and
 * the version of the scorer.
 */
export const gapsCsv: ExportFormat = {
  id: 'gaps-csv',
  fileName: 'gaps.csv',
  mediaType: 'text/csv',
  label: 'Answers a strict scorer throws away (CSV)',
  summary:
    'One row for each answer that is right and not the reference to the letter: which tier accepts it, what stood between, and the reason.',
  needsProfiles: false,
  write: ({ version, dataset: { questions, runs }, evaluation: { verdicts, gaps, scorer } }) => {
    if (!gaps) return null;
    const lines = [csvLine(COLUMNS)];
    runs.forEach(({ model, run }, index) => {
      const columns = verdicts[index];
      questions.ids.forEach((id, question) => {
        if (!columns || gapAt(columns, question) === null) return;
        const comparison = scorer.compare(question, index);
        const acceptance = comparison && accept(comparison);
        if (!acceptance) return;
        const { tier, gap, reason, reference } = acceptance;
        const accepted = comparison.references[reference]?.raw ?? '';
        const type = questions.answerTypes[question] ?? '';
        const cells = [id, model, run, type, tier, gap ?? '', reason, accepted];
        lines.push(csvLine([...cells, comparison.prediction.raw, version]));
      });
    });
    return lines.join('');
  },
};

const COLUMNS = [
  'question_id',
  'model',
  'run',
  'answer_type',
  'tier',
  'gap',
  'reason',
  'reference',
  'prediction',
  'assay_version',
];
