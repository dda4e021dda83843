import type { Questions, Run } from '../../model';
import type { Outcome, OutcomeCounts } from '../tiers/tier';
import { stanceAt, tierAt, type VerdictColumns } from './verdict-columns';

/**
 * A run's abstentions, broken down by whether the question is answerable, as a 2 × 2 table. A
 * question without a prediction counts only as missing.
 */
export interface Abstentions {
  readonly answerableAnswered: number;
  readonly answerableAbstained: number;
  readonly unanswerableAnswered: number;
  readonly unanswerableAbstained: number;
  readonly missing: number;
  /** Share of the abstentions that are on unanswerable questions; `null` without abstentions. */
  readonly precision: number | null;
  /**
   * Among the unanswerable questions with a prediction, the share that the run declines; `null`
   * without such questions.
   */
  readonly recall: number | null;
}

/**
 * Counts the abstentions of one run. An empty answer and a lone dash are abstentions; `No` is not.
 * A question is unanswerable if its kind is `unanswerable`.
 */
export function countAbstentions(
  { kinds }: Pick<Questions, 'kinds'>,
  { predictions }: Pick<Run, 'predictions'>,
  verdicts: Pick<VerdictColumns, 'stances'>,
): Abstentions {
  const counts = [0, 0, 0, 0];
  let missing = 0;
  kinds.forEach((kind, question) => {
    if ((predictions[question] ?? null) === null) {
      missing++;
      return;
    }
    const cell =
      (kind === 'unanswerable' ? 2 : 0) + Number(stanceAt(verdicts, question) === 'declines');
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  const [
    answerableAnswered = 0,
    answerableAbstained = 0,
    unanswerableAnswered = 0,
    correctAbstentions = 0,
  ] = counts;
  return {
    answerableAnswered,
    answerableAbstained,
    unanswerableAnswered,
    unanswerableAbstained: correctAbstentions,
    missing,
    precision: share(correctAbstentions, correctAbstentions + answerableAbstained),
    recall: share(correctAbstentions, correctAbstentions + unanswerableAnswered),
  };
}

/** The outcome of a question, by answer correctness. */
export function outcomeAt(
  { predictions }: Pick<Run, 'predictions'>,
  verdicts: VerdictColumns,
  question: number,
): Outcome {
  if ((predictions[question] ?? null) === null) return 'missing';
  if (tierAt(verdicts, question) !== null) return 'correct';
  return stanceAt(verdicts, question) === 'declines' ? 'declined' : 'wrong';
}

export function countOutcomes(
  run: Pick<Run, 'predictions'>,
  verdicts: VerdictColumns,
  { answerableAbstained, unanswerableAnswered }: Abstentions,
): OutcomeCounts {
  const counts = { correct: 0, wrong: 0, declined: 0, missing: 0 };
  run.predictions.forEach((_, question) => {
    counts[outcomeAt(run, verdicts, question)]++;
  });
  return { ...counts, overRefusals: answerableAbstained, falseAnswers: unanswerableAnswered };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
