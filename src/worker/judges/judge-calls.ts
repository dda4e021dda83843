import { humanVerdictAt } from '../../core/agreement/collect';
import type { Evaluation } from '../../core/evaluate';
import { explainJudges } from '../../core/explain/judges';
import type { Judge } from '../../core/judge/scoring-judge';
import { listJudged } from '../../core/judge/judged-runs';
import { tallyJudge } from '../../core/judge/tally';
import type { JudgeApi } from './judge-protocol';

/** What these calls need of the rest of the handler. */
interface Shared {
  readonly needResult: () => {
    readonly evaluation: Evaluation;
    readonly judges: readonly Judge[];
  };
  /** What people say of the answers of each run. */
  readonly verdicts: () => readonly Uint8Array[];
}

/** The calls about the learned judges. */
export function createJudgeCalls({ needResult, verdicts }: Shared): JudgeApi {
  return {
    explainJudges: (question, run) => {
      const { evaluation, judges } = needResult();
      return explainJudges(evaluation.scorer, judges, question, run);
    },

    tallyJudges: () => {
      const { evaluation, judges } = needResult();
      const people = verdicts();
      const labelAt = (run: number, question: number) => {
        const column = people[run];
        const verdict = column ? humanVerdictAt(column, question) : null;
        return verdict === 'correct' ? true : verdict === 'incorrect' ? false : null;
      };
      return listJudged(judges, evaluation.judgements).map((judge) => {
        const probabilities = evaluation.scores.map(
          (scores) => scores[`${judge.card.id}.probability`]?.values ?? new Float64Array(),
        );
        return tallyJudge(judge, probabilities, labelAt);
      });
    },
  };
}
