import { explain } from '../core/explore/explain/explain';
import { explainProfiles } from '../core/explore/explain/profiles';
import { listGap } from '../core/scoring/tiers/list-gap';
import { orderQuestions } from '../core/explore/view/order';
import type { QuestionTable } from '../core/explore/view/question-table';
import type { QuestionsApi } from './protocol';
import { questionRow, tableRows } from './views';
import type { WorkerState } from './worker-state';

/** The calls about single questions: found, ordered, shown and explained. */
export function createQuestionCalls(
  { needDataset, needResult }: WorkerState,
  needTable: () => QuestionTable,
): QuestionsApi {
  return {
    vocabulary: () => needTable().vocabulary,

    order: (run, view) => orderQuestions(needTable(), run, view),

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

    gapQuestions: (run, kind, most) => {
      const { verdicts, scorer } = needResult().evaluation;
      const columns = verdicts[run];
      return columns ? listGap(columns, kind, run, scorer, most) : [];
    },

    explain: (question, run) => {
      const { evaluation, settings } = needResult();
      return explain(evaluation, needDataset(), settings, question, run);
    },

    explainProfiles: (question, run) => explainProfiles(needDataset(), question, run),
  };
}
