import type { Questions, Run } from '../../model';
import type { VerdictColumns } from './verdict-columns';

/**
 * How often a run abstains, against whether it should: the 2 × 2 of answerable and abstained. Without
 * a prediction there is neither an answer nor an abstention; those questions are counted as missing.
 */
export interface Abstentions {
  readonly answerableAnswered: number;
  readonly answerableAbstained: number;
  readonly unanswerableAnswered: number;
  readonly unanswerableAbstained: number;
  readonly missing: number;
  /** Share of the abstentions that were right; `null` without any abstention. */
  readonly precision: number | null;
  /** Share of the unanswerable questions with a prediction on which it abstained; `null` without any. */
  readonly recall: number | null;
}

/**
 * Counts the abstentions of one run: answers that decline, also an empty
 * text and a lone dash. `No` is none of them. A question is unanswerable when its kind says so.
 */
export function countAbstentions(
  { kinds }: Pick<Questions, 'kinds'>,
  { predictions }: Pick<Run, 'predictions'>,
  { abstained }: Pick<VerdictColumns, 'abstained'>,
): Abstentions {
  const counts = [0, 0, 0, 0];
  let missing = 0;
  kinds.forEach((kind, question) => {
    if ((predictions[question] ?? null) === null) {
      missing++;
      return;
    }
    const cell = (kind === 'unanswerable' ? 2 : 0) + (abstained[question] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  const [answerableAnswered = 0, answerableAbstained = 0, unanswerableAnswered = 0, right = 0] =
    counts;
  return {
    answerableAnswered,
    answerableAbstained,
    unanswerableAnswered,
    unanswerableAbstained: right,
    missing,
    precision: share(right, right + answerableAbstained),
    recall: share(right, right + unanswerableAnswered),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
