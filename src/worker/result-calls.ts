import { humanVerdictAt } from '../core/analysis/agreement/collect';
import { scoreRuns } from '../core/evaluate';
import { explainJudges } from '../core/explore/explain/judges';
import { listJudged, tallyJudge } from '../core/scoring/judge/tally';
import { findProfile } from '../core/scoring/profiles';
import { profileMetrics } from '../core/scoring/profiles/profile-metrics';
import { compareRuns } from '../core/analysis/compare-runs';
import { countPatterns } from '../core/analysis/outcome-patterns';
import { correctBy } from '../core/analysis/agreement/thresholds';
import { hasContexts, summarizeGrounding } from '../core/analysis/grounding';
import { listPairQuestions } from '../core/analysis/pair-questions';
import { listScoreDifferences, mainMetricOf } from '../core/analysis/matrix';
import { documentsOf } from '../core/analysis/uncertainty';
import { createStepRunner, type StepRunner } from './step-runner';
import type { ComparisonApi, JudgeApi, OverviewApi } from './protocol';
import type { WorkerState } from './worker-state';
import { countErrors, binScores } from '../core/explore/distributions';
import { noAnswerInput, thresholdCurve } from '../core/analysis/no-answer-values';
import { reportEvidence } from '../core/explore/evidence';
import { listSliceColumns, sliceInSteps } from '../core/explore/slices';
import type { QuestionTable } from '../core/explore/view/question-table';
import { thinCurve } from './views';

export function createOverviewCalls(
  { needDataset, needResult, needMetric }: WorkerState,
  runner: StepRunner,
  needTable: () => QuestionTable,
): OverviewApi {
  // A separate runner, since the cards of one view would otherwise cancel each other's calls.
  const groundingRunner = createStepRunner();
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
      return runner.run(
        sliceInSteps(column, categories, evaluation.scores, needMetric(metric), clusterOf),
      );
    },
    distribution: (metric) => binScores(needResult().evaluation.scores, needMetric(metric)),
    numericErrors: () => {
      const { verdicts, scores } = needResult().evaluation;
      return countErrors(verdicts, scores);
    },
    evidence: (metric, column) => {
      const table = needTable();
      const field = table.fields.find(({ name }) => name === column);
      const sliced = field && { name: field.name, categories: table.categories(field, 0) };
      const { evaluation } = needResult();
      return reportEvidence(needDataset(), evaluation, needMetric(metric), sliced ?? null);
    },
    grounding: async (metric) => {
      const dataset = needDataset();
      if (!hasContexts(dataset)) return null;
      const { evaluation } = needResult();
      return groundingRunner.run(
        summarizeGrounding(dataset, evaluation, correctBy(needMetric(metric))),
      );
    },
    curve: (run) => {
      const dataset = needDataset();
      const { scores } = needResult().evaluation;
      const answers = dataset.runs[run];
      const input = answers && noAnswerInput(dataset, answers, scores[run] ?? {});
      return input ? thinCurve(thresholdCurve(input)) : [];
    },
  };
}

export function createComparisonCalls(state: WorkerState, runner: StepRunner): ComparisonApi {
  const { needDataset, needResult, needMetric } = state;
  return {
    compare: (metric) => {
      const { evaluation, settings } = needResult();
      const clusterOf = documentsOf(needDataset().questions.documents, settings);
      return runner.run(compareRuns(evaluation.scores, needMetric(metric), clusterOf));
    },
    pairQuestions: (metric, first, second, most) => {
      const { ids } = needDataset().questions;
      const { scores } = needResult().evaluation;
      return listPairQuestions(ids, scores, needMetric(metric), first, second, most);
    },
    patterns: (id) => {
      const metric = needMetric(id);
      if (!metric.range.every(Number.isFinite)) return null;
      return countPatterns(needResult().evaluation.scores, correctBy(metric));
    },
    differences: async (id, first, second, most) => {
      const { settings, evaluation: last } = needResult();
      const profile = findProfile(id);
      if (!profile) {
        return listScoreDifferences(needMetric(id).id, last.scores, first, second, most);
      }
      const steps = scoreRuns(needDataset(), settings, profileMetrics(profile));
      const evaluation = await runner.run(steps);
      const metric = mainMetricOf(profile);
      return evaluation && listScoreDifferences(metric, evaluation.scores, first, second, most);
    },
  };
}

/** @param humanVerdicts the human labels of each run */
export function createJudgeCalls(
  { needResult }: WorkerState,
  humanVerdicts: () => readonly Uint8Array[],
): JudgeApi {
  return {
    explainJudges: (question, run) => {
      const { evaluation, judges } = needResult();
      return explainJudges(evaluation.scorer, judges, question, run);
    },
    tallyJudges: () => {
      const { evaluation, judges } = needResult();
      const people = humanVerdicts();
      const labelAt = (run: number, question: number) => {
        const column = people[run];
        const verdict = column ? humanVerdictAt(column, question) : null;
        return verdict === 'correct' ? true : verdict === 'incorrect' ? false : null;
      };
      return listJudged(judges, evaluation.judgments).map((judge) => {
        const probabilities = evaluation.scores.map(
          (scores) => scores[`${judge.card.id}.probability`]?.values ?? new Float64Array(),
        );
        return tallyJudge(judge, probabilities, labelAt);
      });
    },
  };
}
