import type { LlmJudgeRun } from '../../state/llm-judge/model';

/** Whether calls are being sent, or may go on being sent. */
export function isUnderWay(session: LlmJudgeRun | null): boolean {
  return session?.schedule.phase === 'running' || session?.schedule.phase === 'paused';
}
