import type { JudgementColumns } from './judgement-columns';
import type { Judge } from './scoring-judge';

/** A judge with what it found beside its scores in every run. */
export interface JudgedRuns extends Pick<Judge, 'card' | 'threshold' | 'rules' | 'types'> {
  readonly columns: readonly JudgementColumns[];
}

/**
 * Each judge with its own columns.
 * @param judgements one entry a run and in it one a judge, as scoring gives them
 */
export function listJudged(
  judges: readonly Judge[],
  judgements: readonly (readonly JudgementColumns[])[],
): JudgedRuns[] {
  return judges.map(({ card, threshold, rules, types }, index) => ({
    ...{ card, threshold, rules, types },
    columns: judgements.flatMap((ofRun) => ofRun[index] ?? []),
  }));
}
