import {
  createJudgementColumns,
  type Judge,
  type JudgementColumns,
  recordJudgement,
} from './scoring/judge/judgement';
import { answerCorrect } from './scoring/metrics/answer-correct';
import type { Metric } from './scoring/metric';
import type { Dataset, RunScores, ScoreColumn } from './model';
import { type Progress, runToEnd } from './progress';
import { errorKindOf } from './scoring/error-kind';
import type { RunReport } from './analysis/run-report';
import { createColumn, createScorer, type Scorer, scoreQuestion } from './scoring/scorer';
import { summarizeRun } from './analysis/summarize';
import { computeUncertainty, type Uncertainty } from './analysis/uncertainty';
import type { Settings } from './settings';
import { stanceOf } from './scoring/tiers/abstain';
import { accept } from './scoring/tiers/accept';
import {
  type RejectionReport,
  reportRejections,
  type RunRejections,
  summarizeRejections,
} from './scoring/tiers/rejection-report';
import {
  createVerdictColumns,
  recordAcceptance,
  recordError,
  recordStance,
  recordWrapper,
  type VerdictColumns,
} from './scoring/tiers/verdict-columns';

/** The result of scoring: columns for tables and summaries for reports, one entry per run. */
export interface ScoredRuns {
  /** The scorer, for explaining single scores. */
  readonly scorer: Scorer;
  readonly scores: readonly RunScores[];
  readonly runs: readonly RunReport[];
  /** The verdicts on each question, one entry per run; without `answer_correct` no tier is tested. */
  readonly verdicts: readonly VerdictColumns[];
  /** What each tier adds; `null` if `answer_correct` was not requested. */
  readonly gaps: RejectionReport | null;
  /** The judgements, one entry per run with one per judge. */
  readonly judgements: readonly (readonly JudgementColumns[])[];
}

/** The result of scoring, with the intervals of all means and a comparison of every pair of runs. */
export interface Evaluation extends ScoredRuns {
  readonly uncertainty: Uncertainty;
}

/** Number of answers scored between two progress reports: a few milliseconds, whatever the metrics. */
const CHUNK = 16;

/**
 * Scores every run under every metric and judge, then computes intervals and comparisons. Run like
 * `scoreRuns`; progress counts pairs of question and run and stays complete while intervals are
 * computed.
 */
export function* evaluate(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
  judges: readonly Judge[] = [],
): Generator<Progress, Evaluation> {
  const scored = yield* scoreRuns(dataset, settings, metrics, judges);
  const scoring = [...metrics, ...judges.flatMap((judge) => judge.metrics)];
  const total = dataset.questions.ids.length * dataset.runs.length;
  const steps = computeUncertainty(dataset, scored.runs, scored.scores, scoring, settings);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...scored, ...step.value };
    yield { done: total, total };
  }
}

/**
 * Scores every run under every metric and judge. A generator, so that the caller can show progress and
 * stop between chunks. It has no other state, and the same input gives the same bytes. Cost is linear
 * in the number of pairs.
 */
export function* scoreRuns(
  dataset: Dataset,
  settings: Settings,
  given: readonly Metric[],
  judges: readonly Judge[] = [],
): Generator<Progress, ScoredRuns> {
  const metrics = [...given, ...judges.flatMap((judge) => judge.metrics)];
  const length = dataset.questions.ids.length;
  const total = length * dataset.runs.length;

  // 1. Prepare: an answer is normalized, tokenized and parsed when it is first compared.
  const scorer = createScorer(dataset, settings);

  // 2. Score: one column per run and metric, and the verdict on each answer. Question by question
  // through all runs, so that the parsed references serve every run and can then be dropped.
  const columns = dataset.runs.map(() => metrics.map(() => createColumn(length)));
  const verdicts = dataset.runs.map(() => createVerdictColumns(length));
  const judgements = dataset.runs.map(() => judges.map(() => createJudgementColumns(length)));
  const triesTiers = metrics.some(({ id }) => id === answerCorrect.id);
  let done = 0;
  for (let question = 0; question < length; question++) {
    const asksNumber = triesTiers && dataset.questions.kinds[question] === 'number';
    for (const [run, ofRun] of columns.entries()) {
      const comparison = scorer.compare(question, run);
      metrics.forEach((metric, index) => {
        const column = ofRun[index];
        if (column) scoreQuestion(metric, dataset, question, comparison, settings, column);
      });
      const verdict = verdicts[run];
      if (verdict && asksNumber) recordError(verdict, question, errorKindOf(comparison));
      if (comparison && verdict) {
        recordWrapper(verdict, question, comparison.written);
        recordStance(verdict, question, stanceOf(comparison, comparison.prediction).stance);
        if (triesTiers) recordAcceptance(verdict, question, accept(comparison));
        for (const [index, { judge }] of judges.entries()) {
          const judged = judgements[run]?.[index];
          if (judged) recordJudgement(judged, question, judge(comparison));
        }
      }
      if (++done % CHUNK === 0) yield { done, total };
    }
  }

  // 3. Summarize each run: counts, means and what each tier adds.
  const scores = columns.map((ofRun) => byId(metrics, ofRun));
  const runs: RunReport[] = [];
  const gaps: RunRejections[] = [];
  for (const [index, run] of dataset.runs.entries()) {
    const ofRun = verdicts[index] ?? createVerdictColumns(0);
    const found = { scores: scores[index] ?? {}, verdicts: ofRun };
    runs.push(summarizeRun(dataset, run, found, metrics, settings));
    if (triesTiers) gaps.push(summarizeRejections(dataset, index, ofRun, scorer, settings));
    yield { done, total };
  }
  const report = triesTiers ? reportRejections(gaps) : null;
  return { scorer, scores, runs, verdicts, gaps: report, judgements };
}

/** Runs an evaluation to its end. */
export function evaluateAll(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
): Evaluation {
  return runToEnd(evaluate(dataset, settings, metrics));
}

function byId(metrics: readonly Metric[], columns: readonly ScoreColumn[]): RunScores {
  return Object.fromEntries(
    metrics.flatMap(({ id }, index) => {
      const column = columns[index];
      return column ? [[id, column]] : [];
    }),
  );
}
