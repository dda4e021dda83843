import type { Evaluation } from '../../evaluate';
import type { Dataset, Score } from '../../model';
import { scoreAt } from '../../scoring/scorer';
import type { Settings } from '../../settings';
import { markAnswer } from './explain';
import type { Mark } from './marks';

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
  /** One per run, in the order asked for. */
  readonly answers: readonly MarkedAnswer[];
}

export interface MarkedAnswer {
  /** `null` for a missing prediction. */
  readonly prediction: string | null;
  /** Its tokens, marked against the reference that gives the highest F1. */
  readonly marks: readonly Mark[];
  /** Under the metric asked for. */
  readonly score: Score;
}

/** A question with the answers of some runs, marked against the reference, and scored by one metric. */
export function compareAnswers(
  { scorer, scores }: Pick<Evaluation, 'scorer' | 'scores'>,
  { questions }: Dataset,
  settings: Settings,
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
      return {
        prediction: comparison?.prediction.raw ?? null,
        marks: markAnswer(scorer, references, comparison, settings).predictionMarks,
        score: column ? scoreAt(column, question) : null,
      };
    }),
  };
}
