import { listJudged } from '../core/scoring/judge/judged-runs';
import { createQuestionTable, type QuestionTable } from '../core/explore/view/question-table';
import type { ScoredResult, WorkerState } from './worker-state';

/** Gives the question table of the last result, made anew where that or what people say has changed. */
export function keepQuestionTable(
  { needResult, needDataset }: WorkerState,
  verdictsOf: () => readonly Uint8Array[],
): () => QuestionTable {
  let kept: {
    readonly evaluation: ScoredResult['evaluation'];
    readonly verdicts: readonly Uint8Array[];
    readonly table: QuestionTable;
  } | null = null;

  return () => {
    const { evaluation, metrics, judges } = needResult();
    const verdicts = verdictsOf();
    if (kept?.evaluation !== evaluation || kept.verdicts !== verdicts) {
      const said = { people: verdicts, judges: listJudged(judges, evaluation.judgements) };
      const table = createQuestionTable(needDataset(), evaluation, metrics, said);
      kept = { evaluation, verdicts, table };
    }
    return kept.table;
  };
}
