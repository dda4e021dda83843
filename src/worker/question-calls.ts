import { listJudged } from '../core/scoring/judge/tally';
import { createQuestionTable, type QuestionTable } from '../core/explore/view/question-table';
import type { Note } from '../core/model';
import { memoizeLast } from '../core/memoize-last';
import { explain } from '../core/explore/explain/explain';
import { explainProfiles } from '../core/explore/explain/judges';
import { compareAnswers } from '../core/explore/explain/side-by-side';
import { listRejections } from '../core/scoring/acceptance/rejection-report';
import { orderQuestions } from '../core/explore/view/order';
import type { QuestionsApi } from './protocol';
import { questionRow, tableRows } from './views';
import type { ScoredResult, WorkerState } from './worker-state';

export function createQuestionCalls(
  state: WorkerState,
  needTable: () => QuestionTable,
): QuestionsApi {
  const { needDataset, needResult } = state;
  return {
    setNotes: (notes) => {
      state.notes = notes;
    },
    vocabulary: () => needTable().vocabulary,
    order: (run, view, headline) => orderQuestions(needTable(), run, view, headline),
    cells: (run, columns, questions) =>
      tableRows(needTable(), needDataset().questions.ids, run, columns, questions),
    find: (id) => {
      const found = needDataset().questions.ids.indexOf(id);
      return found < 0 ? null : found;
    },
    rows: (run, questions) => {
      const dataset = needDataset();
      const { scores } = needResult().evaluation;
      return questions.map((question) => questionRow(dataset, scores[run] ?? {}, run, question));
    },
    sideBySide: (questions, shown) => {
      const { evaluation } = needResult();
      return questions.map((question) =>
        compareAnswers(evaluation, needDataset(), question, shown),
      );
    },
    rejectedQuestions: (run, kind, most) => {
      const { verdicts, scorer } = needResult().evaluation;
      const columns = verdicts[run];
      return columns ? listRejections(columns, kind, run, scorer, most) : [];
    },
    explain: (question, run) => {
      const { evaluation, settings } = needResult();
      return explain(evaluation, needDataset(), settings, question, run);
    },
    explainProfiles: (question, run) => explainProfiles(needDataset(), question, run),
  };
}

/** Returns the question table of the last result with the current human labels and notes. */
export function memoizeQuestionTable(
  state: WorkerState,
  verdictsOf: () => readonly Uint8Array[],
): () => QuestionTable {
  const { needResult, needDataset } = state;
  const tableOf = memoizeLast(
    (
      { evaluation, metrics, judges }: ScoredResult,
      people: readonly Uint8Array[],
      notes: readonly Note[],
    ) =>
      createQuestionTable(needDataset(), evaluation, metrics, {
        people,
        judges: listJudged(judges, evaluation.judgments),
        notes,
      }),
  );
  return () => tableOf(needResult(), verdictsOf(), state.notes);
}
