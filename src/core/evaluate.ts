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
import { findUncertainty, type Uncertainty } from './analysis/uncertainty';
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

/** What scoring yields: columns for tables and summaries for reports, one entry a run. */
export interface ScoredRuns {
  /** The scorer that was used, for explaining single scores. */
  readonly scorer: Scorer;
  readonly scores: readonly RunScores[];
  readonly runs: readonly RunReport[];
  /** What became of each question, one entry a run; without `answer_correct` no tier is tried. */
  readonly verdicts: readonly VerdictColumns[];
  /** What each tier adds; `null` if `answer_correct` was not asked for. */
  readonly gaps: RejectionReport | null;
  /** What each judge found, one entry a run and in it one a judge. */
  readonly judgements: readonly (readonly JudgementColumns[])[];
}

/** What scoring yields, with the intervals of all means and every pair of runs compared. */
export interface Evaluation extends ScoredRuns {
  readonly uncertainty: Uncertainty;
}

/** Pairs scored between two reports of progress: a few milliseconds of work, however many metrics. */
const CHUNK = 16;

/**
 * Scores every run of a data set under every metric and by every judge and says what the figures
 * can bear. Driven like `scoreRuns`, progress counted in pairs of question and run; while intervals
 * are found, it stands at its end.
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
  const steps = findUncertainty(dataset, scored.runs, scored.scores, scoring, settings);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...scored, ...step.value };
    yield { done: total, total };
  }
}

/**
 * Scores every run of a data set under every metric and those of every judge. A generator, so that
 * whoever drives it can show progress and stop between chunks; it holds no state beyond itself and
 * the same input gives the same bytes. Cost is linear in the number of pairs.
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

  // 1. Prepare: an answer is normalized, tokenized and read when it is first compared.
  const scorer = createScorer(dataset, settings);

  // 2. Score: one column for each run and metric, and the verdict on each answer. Question by question
  // through all runs, so that what is known of its references serves every run and can then be dropped.
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

  // 3. Summarize, run by run: counts, means and what each tier adds.
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

/** Drives an evaluation to its end. */
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
