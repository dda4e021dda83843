import { readCaseKey } from './judged-case';
import type { LlmJudgements } from './judgement';

/** What the first line of a file of verdicts says it is. */
export const VERDICT_FORMAT = 'assay-llm-verdicts/1';

/**
 * Verdicts as JSON Lines: first who judged, in which words and where, never the key; then a line for
 * each case, as it was whatever of it was sent, with the verdict or why there is none.
 */
export function writeVerdicts({ address, account, cases }: LlmJudgements): string {
  const head = { format: VERDICT_FORMAT, address: withoutQuery(address), account };
  const lines = cases.map(([key, judgement]) => ({ ...readCaseKey(key), ...judgement }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Whether a file that begins so holds verdicts. */
export function beginsVerdicts(head: string): boolean {
  return head.startsWith(`{"format":"${VERDICT_FORMAT}"`);
}

/** What stands behind the question mark may be secret. */
function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
