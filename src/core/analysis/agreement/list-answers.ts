import type { Metric } from '../../scoring/metric';
import type { Dataset, RunScores } from '../../model';
import { decideAt, gatherAnswers } from './labelled-answers';

/** A labelled answer behind a cell of a confusion table. */
export interface LabelledAnswer {
  readonly id: string;
  /** Position of the run. */
  readonly run: number;
  readonly question: string;
  readonly reference: string;
  readonly prediction: string;
  readonly score: number;
}

/** A cell of a confusion table: what the metric decides at a threshold, and what people say. */
export interface ConfusionCell {
  readonly metric: string;
  readonly threshold: number;
  /** A run by its position, or all together. */
  readonly run: number | null;
  readonly accepted: boolean;
  readonly correct: boolean;
}

/** The answers in a cell: at most so many in full, and how many there are. */
export interface CellAnswers {
  readonly count: number;
  readonly first: readonly LabelledAnswer[];
}

/** Lists the answers of a cell, run by run in file order. */
export function listCell(
  { questions, runs }: Dataset,
  scores: readonly RunScores[],
  verdicts: readonly Uint8Array[],
  metric: Metric,
  { threshold, run, accepted, correct }: ConfusionCell,
  most: number,
): CellAnswers {
  const scope = run === null ? runs.map((_, index) => index) : [run];
  const answers = gatherAnswers(metric, scores, verdicts, scope, null);
  const decided = decideAt(metric, answers.scores, threshold);
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
