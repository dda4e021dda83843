import { readCaseKey } from './judged-case';
import type { LlmJudgeOptions } from './options';

/** The value of `format` in the first line of a verdict file. */
export const VERDICT_FORMAT = 'assay-llm-verdicts/1';

/** A language model's verdict on one case. */
export type LlmJudgement =
  | {
      readonly kind: 'judged';
      readonly correct: boolean;
      /** In the model's words; empty if it was not asked for one. */
      readonly reason: string;
      /** The model's answer as text. */
      readonly raw: string;
    }
  | {
      readonly kind: 'unscored';
      /** Code of the problem, the reason why there is no verdict. */
      readonly code: string;
      /** The problem's message. */
      readonly why: string;
      readonly raw: string;
    };

/** The judge, its options and the prompt, for reports; never the key. */
export interface LlmJudgeAccount extends LlmJudgeOptions {
  /** Of the server, with its port. */
  readonly host: string;
  readonly prompt: string;
  /** Calls that were sent, retries included. */
  readonly calls: number;
  /** Calls without a response, or with one that could not be read. */
  readonly failedCalls: number;
  /** Cases with a verdict, and cases that failed; equal answers to a question are one case. */
  readonly judged: number;
  readonly unscored: number;
  /** Failed cases by problem code. */
  readonly unscoredBy: Readonly<Record<string, number>>;
}

/** The judgements of one model, as scoring uses them. */
export interface LlmJudgements {
  /** Of the server; identifies calls and is in no report. */
  readonly address: string;
  readonly account: LlmJudgeAccount;
  /** By `caseKey`, in the order of the calls. */
  readonly cases: readonly (readonly [key: string, judgement: LlmJudgement])[];
}

/**
 * Verdicts as JSON Lines: the first line has account and address, never the key; then one line for each
 * case with all its fields, whether sent or not, and its judgement.
 */
export function writeVerdicts({ address, account, cases }: LlmJudgements): string {
  const head = { format: VERDICT_FORMAT, address: withoutQuery(address), account };
  const lines = cases.map(([key, judgement]) => ({ ...readCaseKey(key), ...judgement }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Whether a file that begins like this holds verdicts. */
export function beginsVerdicts(head: string): boolean {
  return head.startsWith(`{"format":"${VERDICT_FORMAT}"`);
}

/** A query may hold a secret. */
function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
