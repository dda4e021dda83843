import type { Metric } from './metrics/metric';
import type { Dataset, RunReport, RunScores, ScoreColumn } from './model';
import { createColumn, createScorer, type Scorer, scoreQuestion } from './score/scorer';
import { summariseRun } from './score/summarise';
import type { Settings } from './settings';

/** What scoring yields: columns for tables and summaries for reports, one entry a run. */
export interface Evaluation {
  /** The scorer that was used, for explaining single scores. */
  readonly scorer: Scorer;
  readonly scores: readonly RunScores[];
  readonly runs: readonly RunReport[];
}

/** How far an evaluation has come, in pairs of question and run. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Pairs scored between two reports of progress: a few milliseconds of work, however many metrics. */
const CHUNK = 16;

/**
 * Scores every run of a data set under every metric. A generator, so that whoever drives it can
 * show progress and stop between chunks; it holds no state beyond itself and the same input gives
 * the same bytes. Cost is linear in the number of pairs.
 */
export function* evaluate(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
): Generator<Progress, Evaluation> {
  const length = dataset.questions.ids.length;
  const total = length * dataset.runs.length;

  // 1. Prepare: each distinct answer is normalised, tokenised and read once, when first compared.
  const scorer = createScorer(dataset, settings);

  // 2. Score: one column for each run and metric.
  const columns = dataset.runs.map(() => metrics.map(() => createColumn(length)));
  let done = 0;
  for (const [run, ofRun] of columns.entries()) {
    for (let question = 0; question < length; question++) {
      const comparison = scorer.compare(question, run);
      metrics.forEach((metric, index) => {
        const column = ofRun[index];
        if (column) scoreQuestion(metric, dataset, question, comparison, settings, column);
      });
      if (++done % CHUNK === 0) yield { done, total };
    }
  }

  // 3. Summarise: counts and means.
  const scores = columns.map((ofRun) => byId(metrics, ofRun));
  const runs = dataset.runs.map((run, index) =>
    summariseRun(dataset, run, scores[index] ?? {}, metrics, settings),
  );
  return { scorer, scores, runs };
}

/** Drives an evaluation to its end. */
export function evaluateAll(
  dataset: Dataset,
  settings: Settings,
  metrics: readonly Metric[],
): Evaluation {
  const steps = evaluate(dataset, settings, metrics);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function byId(metrics: readonly Metric[], columns: readonly ScoreColumn[]): RunScores {
  return Object.fromEntries(
    metrics.flatMap(({ id }, index) => {
      const column = columns[index];
      return column ? [[id, column]] : [];
    }),
  );
}
