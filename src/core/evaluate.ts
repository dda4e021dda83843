import {
  type AnswerColumns,
  copyColumns,
  createAnswerColumns,
  type Range,
  scoreRange,
  type Scoring,
} from './answer-columns';
import type { Judge, JudgmentColumns } from './scoring/judge/judgment';
import { LLM_JUDGE_CORRECT } from './scoring/llm-judge/metric';
import { answerCorrect } from './scoring/metrics/answer-correct';
import { exactMatch } from './scoring/metrics/exact-match';
import { f1, precision, recall } from './scoring/metrics/token-f1';
import { isExternalMetric } from './dataset/join/external-scores';
import type { Metric } from './scoring/metric';
import type { Dataset, RunScores } from './model';
import { type Progress, runToEnd, trackProgress } from './progress';
import { createRangeQueue, splitQuestions } from './range-queue';
import type { RunReport } from './analysis/run-report';
import { type Conventions, createScorer, type Scorer } from './scoring/scorer';
import { summarizeRun } from './analysis/summarize';
import { computeUncertainty, type Uncertainty } from './analysis/uncertainty';
import type { Settings } from './settings';
import {
  type RejectionReport,
  reportRejections,
  type RunRejections,
  summarizeRejections,
} from './scoring/acceptance/rejection-report';
import { createVerdictColumns, type VerdictColumns } from './scoring/acceptance/verdict-columns';

/** The result of scoring: columns for tables and summaries for reports, one entry per run. */
export interface ScoredRuns {
  readonly scorer: Scorer;
  readonly scores: readonly RunScores[];
  readonly runs: readonly RunReport[];
  /**
   * The verdicts on each question, one entry per run; without `answer_correct` no tier is tested.
   */
  readonly verdicts: readonly VerdictColumns[];
  /**
   * The additional answers that each tier accepts; `null` if `answer_correct` was not requested.
   */
  readonly rejections: RejectionReport | null;
  /** The judgments: one entry per run, each with one entry per judge. */
  readonly judgments: readonly (readonly JudgmentColumns[])[];
}

/**
 * The result of scoring, with the intervals of all means and a comparison of every pair of runs.
 */
export interface Evaluation extends ScoredRuns {
  readonly uncertainty: Uncertainty;
}

/**
 * How much of an evaluation is computed: at first, only counts of answers, so that the page can
 * draw the table while the first scores are computed; then the scores that compare tokens; then all
 * scores and verdicts; then intervals and tests. A stage repeats the values of the previous one.
 */
export type Stage = 'counts' | 'tokens' | 'scores' | 'complete';

/** Called with the results of each stage except the last, which `evaluate` returns. */
export type OnStage = (stage: Exclude<Stage, 'complete'>, partial: PartialResults) => void;

/** The results of a stage that the page shows. */
export type PartialResults = Pick<ScoredRuns, 'runs' | 'rejections'>;

/**
 * Scoring shared with other workers, which take ranges of answers and return the scored columns.
 */
export interface SharedScoring extends Scoring {
  readonly dataset: Dataset;
  readonly conventions: () => Conventions;
  /** The next range, or `null` if all are taken. */
  readonly take: () => Range | null;
  /**
   * Takes the columns of a range that another worker scored. A range that is never put back is
   * scored here.
   */
  readonly put: (range: Range, columns: AnswerColumns) => void;
}

/** Called before scoring answers that other workers may score at the same time. */
export type ShareScoring = (work: SharedScoring) => void;

/**
 * The metrics of the first stage: the scores that papers report, and the verdicts of a language
 * model, which are only looked up. They take a twentieth of the time that all scores take.
 */
const FIRST_METRICS: ReadonlySet<string> = new Set(
  [exactMatch, precision, recall, f1].map(({ id }) => id).concat(LLM_JUDGE_CORRECT),
);

/**
 * Scores every run under every metric and judge, then computes intervals and comparisons. A
 * generator, like `scoreRuns`; progress counts question–run pairs and stays at 100% while intervals
 * are computed. With `onStage`, token metrics are scored first; with `share`, other workers score
 * some of the other metrics. The result is the same.
 */
export function* evaluate(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
  judges: readonly Judge[] = [],
  onStage?: OnStage,
  share?: ShareScoring,
): Generator<Progress, Evaluation> {
  let known: readonly RunScores[] = [];
  if (onStage) {
    const noScores = dataset.runs.map((): RunScores => ({}));
    onStage('counts', summarizeFirst(dataset, settings, [], noScores));
    const tokenMetrics = metrics.filter(({ id }) => FIRST_METRICS.has(id));
    known = yield* scoreTokens(dataset, settings, tokenMetrics);
    onStage('tokens', summarizeFirst(dataset, settings, tokenMetrics, known));
  }
  const scored = yield* scoreRuns(dataset, settings, metrics, judges, known, share);
  onStage?.('scores', scored);
  const scoring = [...metrics, ...judges.flatMap((judge) => judge.metrics)];
  const total = dataset.questions.ids.length * dataset.runs.length;
  const steps = computeUncertainty(dataset, scored.runs, scored.scores, scoring, settings);
  return { ...scored, ...(yield* trackProgress(steps, { done: total, total })) };
}

/** Scores under some metrics, without verdicts; reports no progress. */
function* scoreTokens(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
): Generator<Progress, readonly RunScores[]> {
  const scoring = { settings, metrics, judges: [] };
  const { length } = dataset.questions.ids;
  const columns = { ...createAnswerColumns(dataset, scoring), verdicts: [] };
  const scorer = createScorer(dataset, settings);
  const steps = scoreRange(dataset, scorer, scoring, columns, { from: 0, to: length });
  while (!steps.next().done) yield { done: 0, total: length * dataset.runs.length };
  return columns.scores;
}

/** The reports of a stage before any answer has a verdict. */
function summarizeFirst(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
  scores: readonly RunScores[],
): PartialResults {
  const verdicts = createVerdictColumns(0);
  const runs = dataset.runs.map((run, index) => {
    const found = { scores: scores[index] ?? {}, verdicts };
    return summarizeRun(dataset, run, found, metrics, settings);
  });
  return { runs, rejections: null };
}

/**
 * Scores every run under every metric and judge. A generator, so that the caller can show progress
 * and stop between chunks. Deterministic: the same input gives the same bytes. Cost is linear in
 * the number of pairs.
 * @param known scores of each run that are already computed
 */
export function* scoreRuns(
  dataset: Dataset,
  settings: Settings,
  given: readonly Metric[],
  judges: readonly Judge[] = [],
  known: readonly RunScores[] = [],
  share?: ShareScoring,
): Generator<Progress, ScoredRuns> {
  const metrics = [...given, ...judges.flatMap((judge) => judge.metrics)];
  const total = dataset.questions.ids.length * dataset.runs.length;

  // 1. Prepare: an answer is normalized, tokenized and parsed when it is compared for the first
  // time.
  const scorer = createScorer(dataset, settings);

  // 2. Score: one column per run and metric, and one verdict per answer.
  const triesTiers = metrics.some(({ id }) => id === answerCorrect.id);
  const wanted = metrics.filter(({ id }) => !known[0]?.[id] && !isExternalMetric(id));
  const scoring = { settings, metrics: wanted, judges };
  const columns = createAnswerColumns(dataset, scoring);
  yield* scoreRanges(dataset, scorer, scoring, columns, share);
  const { verdicts, judgments } = columns;

  // 3. Summarize each run: counts, means and the answers that each tier adds.
  const scores = columns.scores.map((ofRun, run) =>
    inOrder(metrics, { ...dataset.runs[run]?.externalScores, ...known[run], ...ofRun }),
  );
  const runs: RunReport[] = [];
  const ofRuns: RunRejections[] = [];
  for (const [index, run] of dataset.runs.entries()) {
    const ofRun = verdicts[index] ?? createVerdictColumns(0);
    const found = { scores: scores[index] ?? {}, verdicts: ofRun };
    runs.push(summarizeRun(dataset, run, found, metrics, settings));
    if (triesTiers) ofRuns.push(summarizeRejections(dataset, index, ofRun, scorer, settings));
    yield { done: total, total };
  }
  const rejections = triesTiers ? reportRejections(ofRuns) : null;
  return { scorer, scores, runs, verdicts, rejections, judgments };
}

/** Runs an evaluation to completion. */
export function evaluateAll(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
): Evaluation {
  return runToEnd(evaluate(dataset, settings, metrics));
}

/** The scores in metric order, which is the order that exports use. */
function inOrder(metrics: readonly Metric[], scores: RunScores): RunScores {
  return Object.fromEntries(
    metrics.flatMap(({ id }) => {
      const column = scores[id];
      return column ? [[id, column]] : [];
    }),
  );
}

/** Scores all ranges, except those that other workers return first. */
function* scoreRanges(
  dataset: Dataset,
  scorer: Scorer,
  scoring: Scoring,
  columns: AnswerColumns,
  share?: ShareScoring,
): Generator<Progress, void> {
  const { questions, runs } = dataset;
  const queue = createRangeQueue(
    share ? splitQuestions(dataset) : [{ from: 0, to: questions.ids.length }],
  );
  share?.({
    ...scoring,
    dataset,
    conventions: scorer.conventions,
    take: queue.take,
    put: (range, slice) => {
      if (queue.isOpen(range)) copyColumns(columns, slice, range.from);
      queue.complete(range);
    },
  });
  const total = questions.ids.length * runs.length;
  for (let range = queue.takeOrRepeat(); range; range = queue.takeOrRepeat()) {
    for (const answers of scoreRange(dataset, scorer, scoring, columns, range)) {
      yield { done: queue.completed() * runs.length + answers, total };
      if (!queue.isOpen(range)) break;
    }
    queue.complete(range);
  }
}
