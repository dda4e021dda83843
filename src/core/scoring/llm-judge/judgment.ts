import { readCaseKey } from './judged-case';
import type { LlmJudgeOptions } from './options';

/** The value of `format` in the first line of a verdict file. */
export const VERDICT_FORMAT = 'assay-llm-verdicts/1';

/** A language model's verdict on one case. */
export type LlmJudgment =
  | {
      readonly kind: 'judged';
      readonly correct: boolean;
      /** In the model's words; empty if none was requested. */
      readonly reason: string;
      /** The model's answer as text. */
      readonly raw: string;
    }
  | {
      readonly kind: 'unscored';
      /** Code of the problem that prevented a verdict. */
      readonly code: string;
      /** The message of that problem. */
      readonly why: string;
      readonly raw: string;
    };

/** Model, options and prompt, for reports; never the key. */
export interface LlmJudgeRecord extends LlmJudgeOptions {
  /** Host name and port of the server. */
  readonly host: string;
  readonly prompt: string;
  /** Requests sent, including retries. */
  readonly calls: number;
  /** Requests without a readable response. */
  readonly failedCalls: number;
  /** Cases with a verdict, and without; equal answers to a question are one case. */
  readonly judged: number;
  readonly unscored: number;
  /** Cases without a verdict, by problem code. */
  readonly unscoredBy: Readonly<Record<string, number>>;
}

/** The judgments of one model, as scoring uses them. */
export interface LlmJudgments {
  /** URL of the server; not part of any report. */
  readonly address: string;
  readonly account: LlmJudgeRecord;
  /** By `caseKey`, in the order of the calls. */
  readonly cases: readonly (readonly [key: string, judgment: LlmJudgment])[];
}

/**
 * Verdicts as JSON Lines: first the record and the URL, never the key; then a line for each
 * case with all its fields and its judgment.
 */
export function writeVerdicts({ address, account, cases }: LlmJudgments): string {
  const head = { format: VERDICT_FORMAT, address: withoutQuery(address), account };
  const lines = cases.map(([key, judgment]) => ({ ...readCaseKey(key), ...judgment }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Whether a file with this beginning holds verdicts. */
export function isVerdictFile(head: string): boolean {
  return head.startsWith(`{"format":"${VERDICT_FORMAT}"`);
}

/** A query string may hold a secret. */
function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
