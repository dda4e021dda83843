import type { LlmJudgements } from '../../core/scoring/llm-judge/judgement';
import { writeVerdicts } from '../../core/scoring/llm-judge/verdict-file';
import type { LlmJudgeState } from '../llm-judge-model';

/* Verdicts of a language model cost money and time, so they are kept with the work: as the file in
   which they are taken away, which holds no key. */

const VERDICTS_NAME = 'verdicts.jsonl';

/** One file for the same verdicts, so that they are written once. */
const known = new WeakMap<LlmJudgements, File>();

/** Has verdicts stand for the file that they were read from. */
export function rememberVerdictFile(judgements: LlmJudgements, file: File): void {
  known.set(judgements, file);
}

/** The verdicts in force as a file, or those that are being brought back; `null` without any. */
export function verdictFileOf({ llmJudge }: LlmJudgeState): File | null {
  const { judgements, awaited } = llmJudge;
  if (!judgements) return awaited;
  const file = known.get(judgements) ?? new File([writeVerdicts(judgements)], VERDICTS_NAME);
  known.set(judgements, file);
  return file;
}
