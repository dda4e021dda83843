import type { Evaluation } from '../../evaluate';
import type { Dataset, Score } from '../../model';
import { scoreAt } from '../../scoring/scorer';
import type { Comparison } from '../../scoring/comparison';
import { accept } from '../../scoring/acceptance/accept';
import { stanceAt } from '../../scoring/acceptance/verdict-columns';
import { type AnswerMarks, markAnswer } from './answer-marks';

/** A question as it is shown above its answers. */
export interface ShownQuestion {
  readonly question: number;
  readonly id: string;
  readonly text: string;
  readonly answerType: string;
  readonly references: readonly string[];
}

/** The runs whose answers are shown, and the metric of their scores. */
export interface ShownRuns {
  readonly runs: readonly number[];
  readonly metric: string;
}

/** A question with the answers of some runs. */
export interface SideBySideRow extends ShownQuestion {
  /** One per run, in the order of the request. */
  readonly answers: readonly MarkedAnswer[];
}

/**
 * An answer, marked against the reference for which it is accepted, or else the one with the
 * highest F1.
 */
export interface MarkedAnswer extends AnswerMarks {
  /** `null` for a missing prediction. */
  readonly prediction: string | null;
  /** The score under the requested metric. */
  readonly score: Score;
  /** Whether the prediction is an abstention. */
  readonly isDeclined: boolean;
}

/**
 * A question with the answers of some runs, marked against the reference, and scored by one metric.
 */
export function compareAnswers(
  { scorer, scores, verdicts }: Pick<Evaluation, 'scorer' | 'scores' | 'verdicts'>,
  { questions }: Dataset,
  question: number,
  { runs, metric }: ShownRuns,
): SideBySideRow {
  const references = questions.references[question] ?? [];
  return {
    question,
    id: questions.ids[question] ?? '',
    text: questions.texts[question] ?? '',
    answerType: questions.answerTypes[question] ?? '',
    references,
    answers: runs.map((run) => {
      const comparison = scorer.compare(question, run);
      const column = scores[run]?.[metric];
      const columns = verdicts[run];
      return {
        prediction: comparison?.prediction.raw ?? null,
        ...(comparison ? markBest(comparison) : { marks: [], missing: [] }),
        score: column ? scoreAt(column, question) : null,
        isDeclined: columns !== undefined && stanceAt(columns, question) === 'declines',
      };
    }),
  };
}

function markBest(comparison: Comparison): AnswerMarks {
  const acceptance = accept(comparison);
  const best = acceptance?.reference ?? comparison.bestOverlap().reference;
  const reference = comparison.references[best];
  return reference
    ? markAnswer(comparison, reference, acceptance !== null)
    : { marks: [], missing: [] };
}
