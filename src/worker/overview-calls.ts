import { countErrors, distributeScores } from '../core/explore/distributions';
import { noAnswerInput, thresholdCurve } from '../core/analysis/no-answer-values';
import { listSliceColumns, sliceInSteps } from '../core/explore/slices';
import { documentsOf } from '../core/analysis/uncertainty';
import type { QuestionTable } from '../core/explore/view/question-table';
import type { Driver } from './drive';
import type { OverviewApi } from './protocol';
import { thin } from './views';
import type { WorkerState } from './worker-state';

/** The calls about the charts of the Overview. */
export function createOverviewCalls(
  { needDataset, needResult, needMetric }: WorkerState,
  driver: Driver,
  needTable: () => QuestionTable,
): OverviewApi {
  return {
    sliceColumns: () => listSliceColumns(needTable()),

    slices: async (column, metric) => {
      const { evaluation, settings } = needResult();
      const table = needTable();
      const isOffered = listSliceColumns(table).offered.some(({ name }) => name === column);
      const field = table.fields.find(({ name }) => name === column);
      if (!isOffered || !field) return null;
      const clusterOf = documentsOf(needDataset().questions.documents, settings);
      const categories = table.categories(field, 0);
      return driver.drive(
        sliceInSteps(column, categories, evaluation.scores, needMetric(metric), clusterOf),
      );
    },

    distribution: (metric) => distributeScores(needResult().evaluation.scores, needMetric(metric)),

    numericErrors: () => {
      const { verdicts, scores } = needResult().evaluation;
      return countErrors(verdicts, scores);
    },

    curve: (run) => {
      const dataset = needDataset();
      const { scores } = needResult().evaluation;
      const answers = dataset.runs[run];
      const input = answers && noAnswerInput(dataset, answers, scores[run] ?? {});
      return input ? thin(thresholdCurve(input)) : [];
    },
  };
}
