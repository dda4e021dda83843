import { accept } from '../../scoring/acceptance/accept';
import type { RejectionReport } from '../../scoring/acceptance/rejection-report';
import { rejectionReasonAt } from '../../scoring/acceptance/verdict-columns';
import { defineCsv } from './csv';
import { type ExportCell, type ExportInput, makeRows } from '../export/export-format';

/**
 * One row per question and run that strict matching rejects and a later tier accepts, with the
 * tier, the rejection reason, an explanation, and the reference it was accepted for.
 */
export const rejectionsCsv = defineCsv({
  id: 'gaps-csv',
  fileName: 'gaps.csv',
  label: 'Correct answers a strict scorer rejects (CSV)',
  summary:
    'One row for each correct answer that strict matching rejects: the tier that accepts it, the rejection reason, and an explanation.',
  table: (input) => {
    const { rejections } = input.evaluation;
    return (
      rejections && { columns: COLUMNS, rows: makeRows(countRows(rejections), () => rowsOf(input)) }
    );
  },
});

function countRows({ runs }: RejectionReport): number {
  const counts = runs.flatMap(({ byReason: byGap }) => Object.values(byGap));
  return counts.reduce((sum, { questions }) => sum + questions, 0);
}

function* rowsOf(input: ExportInput): Generator<readonly ExportCell[]> {
  const { version, dataset, evaluation } = input;
  const { questions, runs } = dataset;
  for (const [index, { model, run }] of runs.entries()) {
    const columns = evaluation.verdicts[index];
    for (const [question, id] of questions.ids.entries()) {
      if (!columns || rejectionReasonAt(columns, question) === null) continue;
      const comparison = evaluation.scorer.compare(question, index);
      const acceptance = comparison && accept(comparison);
      if (!acceptance) continue;
      const { tier, rejection, reason, reference } = acceptance;
      const accepted = comparison.references[reference]?.raw ?? '';
      const type = questions.answerTypes[question] ?? '';
      const cells = [id, model, run, type, tier, rejection ?? '', reason, accepted];
      yield [...cells, comparison.written, version];
    }
  }
}

const COLUMNS =
  'question_id model run answer_type tier gap reason reference prediction assay_version'.split(' ');
