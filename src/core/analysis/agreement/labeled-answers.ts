import type { Metric } from '../../scoring/metric';
import type { Dataset, RunScores } from '../../model';
import { numberClusters } from '../statistics/clusters';
import { codeOf } from './collect';

/** A labeled answer in a cell of a confusion matrix. */
interface LabeledAnswer {
  readonly id: string;
  readonly run: number;
  readonly question: string;
  readonly reference: string;
  readonly prediction: string;
  readonly score: number;
}

/** A cell of a confusion matrix: a metric's verdict at a threshold, and the human label. */
export interface ConfusionCell {
  readonly metric: string;
  readonly threshold: number;
  /** Position of the run; `null` for all runs together. */
  readonly run: number | null;
  readonly accepted: boolean;
  readonly correct: boolean;
}

/** The answers in a cell: their number, and the first ones in full. */
export interface CellAnswers {
  readonly count: number;
  readonly first: readonly LabeledAnswer[];
}

/** The labeled answers with a score, over a set of runs. */
export interface LabeledAnswers {
  readonly scores: Float64Array;
  /** 1 for answers labeled correct, 0 for incorrect. */
  readonly labels: Uint8Array;
  /** Position of each answer's question and run. */
  readonly questions: Int32Array;
  readonly runs: Int32Array;
  /** Cluster of each answer, numbered without gaps; `null` if no two share one. */
  readonly clusterOf: Int32Array | null;
  /** Number of labeled answers without a score: the metric does not apply or is not computable. */
  readonly leftOut: number;
}

const CORRECT = codeOf('correct');
const INCORRECT = codeOf('incorrect');

/** A verdict code as a number: 1 correct, 0 incorrect, NaN neither. */
export function binaryLabel(code: number | undefined): number {
  return code === CORRECT ? 1 : code === INCORRECT ? 0 : NaN;
}

/**
 * Collects the answers of these runs that are labeled correct or incorrect. Answers from several
 * runs to the same question are dependent, so with several runs, the question is the smallest
 * cluster.
 * @param clusterOf document number of each question; `null` if each question is its own cluster
 */
export function collectAnswers(
  { id }: Pick<Metric, 'id'>,
  scores: readonly RunScores[],
  verdicts: readonly Uint8Array[],
  runs: readonly number[],
  clusterOf: Int32Array | null,
): LabeledAnswers {
  const values: number[] = [];
  const labels: number[] = [];
  const questions: number[] = [];
  const ofRuns: number[] = [];
  let leftOut = 0;
  for (const run of runs) {
    const column = scores[run]?.[id];
    verdicts[run]?.forEach((code, question) => {
      const label = binaryLabel(code);
      if (Number.isNaN(label)) return;
      const score = column?.unscored[question] === 1 ? NaN : (column?.values[question] ?? NaN);
      if (Number.isNaN(score)) {
        leftOut++;
        return;
      }
      values.push(score);
      labels.push(label);
      questions.push(question);
      ofRuns.push(run);
    });
  }
  const positions = Int32Array.from(questions);
  return {
    scores: Float64Array.from(values),
    labels: Uint8Array.from(labels),
    questions: positions,
    runs: Int32Array.from(ofRuns),
    clusterOf: clusterAnswers(positions, clusterOf, runs.length > 1),
    leftOut,
  };
}

/** Gives each answer the number of its cluster (its document or question), from 0 without gaps. */
export function clusterAnswers(
  questions: Int32Array,
  clusterOf: Int32Array | null,
  areOfSeveralRuns: boolean,
): Int32Array | null {
  if (!clusterOf && !areOfSeveralRuns) return null;
  return numberClusters(clusterOf ? questions.map((at) => clusterOf[at] ?? 0) : questions);
}

/** A metric's verdicts at a threshold: 1 for a score at or beyond it, else 0. */
export function applyThreshold(
  { better }: Pick<Metric, 'better'>,
  scores: Float64Array,
  threshold: number,
): Uint8Array {
  const isRight = (score: number) =>
    better === 'higher' ? score >= threshold : score <= threshold;
  const decided = new Uint8Array(scores.length);
  scores.forEach((score, at) => {
    decided[at] = Number(isRight(score));
  });
  return decided;
}

/** Lists the answers of a cell, run by run in file order. */
export function listCellAnswers(
  { questions, runs }: Dataset,
  scores: readonly RunScores[],
  verdicts: readonly Uint8Array[],
  metric: Metric,
  { threshold, run, accepted, correct }: ConfusionCell,
  most: number,
): CellAnswers {
  const scope = run === null ? runs.map((_, index) => index) : [run];
  const answers = collectAnswers(metric, scores, verdicts, scope, null);
  const decided = applyThreshold(metric, answers.scores, threshold);
  const inside = Array.from(answers.labels, (_, at) => at).filter(
    (at) => decided[at] === Number(accepted) && answers.labels[at] === Number(correct),
  );
  return {
    count: inside.length,
    first: inside.slice(0, most).map((at) => {
      const [question, of] = [answers.questions[at] ?? 0, answers.runs[at] ?? 0];
      return {
        id: questions.ids[question] ?? '',
        run: of,
        question: questions.texts[question] ?? '',
        reference: (questions.references[question] ?? []).join(' · '),
        prediction: runs[of]?.predictions[question] ?? '',
        score: answers.scores[at] ?? 0,
      };
    }),
  };
}
