import { humanVerdictAt } from '../../core/analysis/agreement/collect';
import { explainJudges } from '../../core/explore/explain/judges';
import { listJudged, tallyJudge } from '../../core/scoring/judge/tally';
import type { WorkerState } from '../worker-state';
import type { JudgeApi } from '../protocol';

/** @param humanVerdicts the human labels of each run */
export function createJudgeCalls(
  { needResult }: WorkerState,
  humanVerdicts: () => readonly Uint8Array[],
): JudgeApi {
  return {
    explainJudges: (question, run) => {
      const { evaluation, judges } = needResult();
      return explainJudges(evaluation.scorer, judges, question, run);
    },
    tallyJudges: () => {
      const { evaluation, judges } = needResult();
      const people = humanVerdicts();
      const labelAt = (run: number, question: number) => {
        const column = people[run];
        const verdict = column ? humanVerdictAt(column, question) : null;
        return verdict === 'correct' ? true : verdict === 'incorrect' ? false : null;
      };
      return listJudged(judges, evaluation.judgments).map((judge) => {
        const probabilities = evaluation.scores.map(
          (scores) => scores[`${judge.card.id}.probability`]?.values ?? new Float64Array(),
        );
        return tallyJudge(judge, probabilities, labelAt);
      });
    },
  };
}
