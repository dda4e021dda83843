import {
  createJudgementColumns,
  type Judge,
  type JudgementColumns,
  recordJudgement,
} from './scoring/judge/judgement';
import { answerCorrect } from './scoring/metrics/answer-correct';
import { exactMatch } from './scoring/metrics/exact-match';
import { f1, precision, recall } from './scoring/metrics/token-f1';
import type { Comparison } from './scoring/comparison';
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

/**
 * How much of an evaluation is computed: the scores that compare tokens; all scores and verdicts;
 * intervals and tests too. A stage repeats the figures of the one before.
 */
export type Stage = 'tokens' | 'scores' | 'complete';

/** Called with the results of each stage but the last, which `evaluate` returns. */
export type OnStage = (stage: Exclude<Stage, 'complete'>, partial: ScoredRuns) => void;

/** The metrics of the first stage: about a tenth of the work, and the figures that papers report. */
const TOKEN_METRICS: ReadonlySet<string> = new Set(
  [exactMatch, precision, recall, f1].map(({ id }) => id),
);

/** Number of answers scored between two progress reports: a few milliseconds, whatever the metrics. */
const CHUNK = 16;

/**
 * Scores every run under every metric and judge, then computes intervals and comparisons. Run like
 * `scoreRuns`; progress counts pairs of question and run and stays complete while intervals are
 * computed. With `onStage`, token metrics are scored first; the result is the same.
 */
export function* evaluate(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
  judges: readonly Judge[] = [],
  onStage?: OnStage,
): Generator<Progress, Evaluation> {
  let known: readonly RunScores[] = [];
  if (onStage) {
    const partial = yield* scoreTokens(dataset, settings, metrics);
    known = partial.scores;
    onStage('tokens', partial);
  }
  const scored = yield* scoreRuns(dataset, settings, metrics, judges, known);
  onStage?.('scores', scored);
  const scoring = [...metrics, ...judges.flatMap((judge) => judge.metrics)];
  const total = dataset.questions.ids.length * dataset.runs.length;
  const steps = computeUncertainty(dataset, scored.runs, scored.scores, scoring, settings);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...scored, ...step.value };
    yield { done: total, total };
  }
}

/** The first stage: the metrics that compare tokens, without verdicts. Its progress is 0. */
function* scoreTokens(
  dataset: Dataset,
  settings: Settings,
  given: readonly Metric[],
): Generator<Progress, ScoredRuns> {
  const metrics = given.filter(({ id }) => TOKEN_METRICS.has(id));
  const scorer = createScorer(dataset, settings);
  const columns = createColumns(dataset, metrics);
  for (const { total } of compareAll(dataset, scorer, (question, run, comparison) => {
    columns[run]?.forEach(([metric, column]) => {
      scoreQuestion(metric, dataset, question, comparison, settings, column);
    });
  })) {
    yield { done: 0, total };
  }
  const scores = columns.map(byId);
  const verdicts = dataset.runs.map(() => createVerdictColumns(0));
  const runs = dataset.runs.map((run, index) => {
    const found = { scores: scores[index] ?? {}, verdicts: createVerdictColumns(0) };
    return summarizeRun(dataset, run, found, metrics, settings);
  });
  return { scorer, scores, runs, verdicts, gaps: null, judgements: dataset.runs.map(() => []) };
}

/**
 * Scores every run under every metric and judge. A generator, so that the caller can show progress and
 * stop between chunks. It has no other state, and the same input gives the same bytes. Cost is linear
 * in the number of pairs.
 * @param known scores of each run that are computed already
 */
export function* scoreRuns(
  dataset: Dataset,
  settings: Settings,
  given: readonly Metric[],
  judges: readonly Judge[] = [],
  known: readonly RunScores[] = [],
): Generator<Progress, ScoredRuns> {
  const metrics = [...given, ...judges.flatMap((judge) => judge.metrics)];
  const length = dataset.questions.ids.length;
  const total = length * dataset.runs.length;

  // 1. Prepare: an answer is normalized, tokenized and parsed when it is first compared.
  const scorer = createScorer(dataset, settings);

  // 2. Score: one column per run and metric, and the verdict on each answer.
  const columns = createColumns(
    dataset,
    metrics.filter(({ id }) => !known[0]?.[id]),
  );
  const verdicts = dataset.runs.map(() => createVerdictColumns(length));
  const judgements = dataset.runs.map(() => judges.map(() => createJudgementColumns(length)));
  const triesTiers = metrics.some(({ id }) => id === answerCorrect.id);
  yield* compareAll(dataset, scorer, (question, run, comparison) => {
    columns[run]?.forEach(([metric, column]) => {
      scoreQuestion(metric, dataset, question, comparison, settings, column);
    });
    const verdict = verdicts[run];
    if (!verdict) return;
    if (triesTiers && dataset.questions.kinds[question] === 'number') {
      recordError(verdict, question, errorKindOf(comparison));
    }
    if (!comparison) return;
    recordWrapper(verdict, question, comparison.written);
    recordStance(verdict, question, stanceOf(comparison, comparison.prediction).stance);
    if (triesTiers) recordAcceptance(verdict, question, accept(comparison));
    for (const [index, { judge }] of judges.entries()) {
      const judged = judgements[run]?.[index];
      if (judged) recordJudgement(judged, question, judge(comparison));
    }
  });

  // 3. Summarize each run: counts, means and what each tier adds.
  const scores = columns.map((ofRun, run) => inOrder(metrics, { ...known[run], ...byId(ofRun) }));
  const runs: RunReport[] = [];
  const gaps: RunRejections[] = [];
  for (const [index, run] of dataset.runs.entries()) {
    const ofRun = verdicts[index] ?? createVerdictColumns(0);
    const found = { scores: scores[index] ?? {}, verdicts: ofRun };
    runs.push(summarizeRun(dataset, run, found, metrics, settings));
    if (triesTiers) gaps.push(summarizeRejections(dataset, index, ofRun, scorer, settings));
    yield { done: total, total };
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

type RunColumns = readonly (readonly [Metric, ScoreColumn])[];

/** An empty column for each run and metric. */
function createColumns({ questions, runs }: Dataset, metrics: readonly Metric[]): RunColumns[] {
  return runs.map(() => metrics.map((metric) => [metric, createColumn(questions.ids.length)]));
}

function byId(columns: RunColumns): RunScores {
  return Object.fromEntries(columns.map(([{ id }, column]) => [id, column]));
}

/** The scores in the order of the metrics, which exports follow. */
function inOrder(metrics: readonly Metric[], scores: RunScores): RunScores {
  return Object.fromEntries(
    metrics.flatMap(({ id }) => {
      const column = scores[id];
      return column ? [[id, column]] : [];
    }),
  );
}

/**
 * Visits every answer, question by question through all runs, so that the parsed references serve
 * every run and can then be dropped.
 */
function* compareAll(
  { questions, runs }: Dataset,
  scorer: Scorer,
  visit: (question: number, run: number, comparison: Comparison | null) => void,
): Generator<Progress, void> {
  const total = questions.ids.length * runs.length;
  let done = 0;
  for (let question = 0; question < questions.ids.length; question++) {
    for (let run = 0; run < runs.length; run++) {
      visit(question, run, scorer.compare(question, run));
      if (++done % CHUNK === 0) yield { done, total };
    }
  }
}
