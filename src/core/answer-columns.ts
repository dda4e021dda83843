import { createColumn, type RunScores, type ScoreColumn } from './model';
import type { Settings } from './settings';
import { errorKindOf } from './scoring/error-kind';
import {
  createJudgmentColumns,
  type Judge,
  type JudgmentColumns,
  recordJudgment,
} from './scoring/judge/judgment';
import type { Metric } from './scoring/metric';
import { answerCorrect } from './scoring/metrics/answer-correct';
import { type Answers, type Scorer, scoreQuestion } from './scoring/scorer';
import { stanceOf } from './scoring/content/abstain';
import { accept } from './scoring/acceptance/accept';
import {
  createVerdictColumns,
  recordAcceptance,
  recordError,
  recordStance,
  recordWrapper,
  type VerdictColumns,
} from './scoring/acceptance/verdict-columns';

/** Questions from `from` up to, but excluding, `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** How answers are scored. */
export interface Scoring {
  readonly settings: Settings;
  readonly metrics: readonly Metric[];
  readonly judges: readonly Judge[];
}

/** The results of scoring each question: columns, with one entry per run. */
export interface AnswerColumns {
  readonly scores: readonly RunScores[];
  readonly verdicts: readonly VerdictColumns[];
  /** One entry per judge. */
  readonly judgments: readonly (readonly JudgmentColumns[])[];
}

/** Empty columns, with scores in the order of the metrics. */
export function createAnswerColumns(
  { questions, runs }: Answers,
  { metrics, judges }: Scoring,
): AnswerColumns {
  const { length } = questions.ids;
  return {
    scores: runs.map(() => Object.fromEntries(metrics.map(({ id }) => [id, createColumn(length)]))),
    verdicts: runs.map(() => createVerdictColumns(length)),
    judgments: runs.map(() => judges.map(() => createJudgmentColumns(length))),
  };
}

/**
 * Number of answers scored between two points at which scoring can stop; scoring them takes a few
 * milliseconds.
 */
const CHUNK = 16;

/**
 * Scores some questions and records the results in their columns. Processes each question for all
 * runs, so that the parsed references are shared by the runs and can then be dropped. Yields the
 * number of answers scored. Without verdict columns, only metrics are computed.
 */
export function* scoreRange(
  answers: Answers,
  scorer: Scorer,
  { settings, metrics, judges }: Scoring,
  { scores, verdicts, judgments }: AnswerColumns,
  { from, to }: Range,
): Generator<number, void> {
  const columns = scores.map((ofRun) =>
    metrics.flatMap((metric): (readonly [Metric, ScoreColumn])[] => {
      const column = ofRun[metric.id];
      return column ? [[metric, column]] : [];
    }),
  );
  const triesTiers = metrics.some(({ id }) => id === answerCorrect.id);
  const score = (question: number, run: number) => {
    const comparison = scorer.compare(question, run);
    const at = { question, run };
    columns[run]?.forEach(([metric, column]) => {
      scoreQuestion(metric, answers, at, comparison, settings, column);
    });
    const verdict = verdicts[run];
    if (!verdict) return;
    if (triesTiers && answers.questions.kinds[question] === 'number') {
      recordError(verdict, question, errorKindOf(comparison));
    }
    if (!comparison || answers.questions.kinds[question] === 'ranking') return;
    recordWrapper(verdict, question, comparison.written);
    recordStance(verdict, question, stanceOf(comparison, comparison.prediction).stance);
    if (triesTiers) recordAcceptance(verdict, question, accept(comparison));
    for (const [index, { judge }] of judges.entries()) {
      const judged = judgments[run]?.[index];
      if (judged) recordJudgment(judged, question, judge(comparison));
    }
  };
  let done = 0;
  for (let question = from; question < to; question++) {
    for (let run = 0; run < answers.runs.length; run++) {
      score(question, run);
      if (++done % CHUNK === 0) yield done;
    }
  }
}

/** The answers to some questions, to be scored in another worker. */
export function sliceAnswers({ questions, runs }: Answers, { from, to }: Range): Answers {
  return {
    questions: {
      ids: questions.ids.slice(from, to),
      texts: questions.texts.slice(from, to),
      references: questions.references.slice(from, to),
      answerTypes: questions.answerTypes.slice(from, to),
      kinds: questions.kinds.slice(from, to),
      ...(questions.evidence && { evidence: questions.evidence.slice(from, to) }),
    },
    runs: runs.map(({ predictions, retrieved }) => ({
      predictions: predictions.slice(from, to),
      ...(retrieved && { retrieved: retrieved.slice(from, to) }),
    })),
  };
}

/** Copies the columns of a slice into these columns, from question `from` on. */
export function copyColumns(target: AnswerColumns, slice: AnswerColumns, from: number): void {
  const targets = listArrays(target);
  for (const [index, array] of listArrays(slice).entries()) targets[index]?.set(array, from);
}

/** All arrays in a set of columns, in an order that depends only on runs, metrics and judges. */
export function listArrays({
  scores,
  verdicts,
  judgments,
}: AnswerColumns): (Float64Array | Uint8Array)[] {
  return [
    ...scores.flatMap((ofRun) =>
      Object.values(ofRun).flatMap(({ values, unscored }) => [values, unscored]),
    ),
    ...verdicts.flatMap(({ tiers, reasons, stances, errors, wrappers }) => [
      ...[tiers, reasons, stances, errors, wrappers],
    ]),
    ...judgments.flat().flatMap(({ rule, type }) => [rule, type]),
  ];
}
