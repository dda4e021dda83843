import { readCaseKey } from './judged-case';
import type { LlmJudgeOptions } from './options';

/** The value of `format` in the first line of a verdict file. */
export const VERDICT_FORMAT = 'assay-llm-verdicts/1';

/** A language model's verdict on one case. */
export type LlmJudgment =
  | {
      readonly kind: 'judged';
      readonly correct: boolean;
      /** The model's explanation; empty if none was requested. */
      readonly reason: string;
      /** The model's answer as text. */
      readonly raw: string;
    }
  | {
      readonly kind: 'unscored';
      /** Code of the problem that prevented a verdict. */
      readonly code: string;
      /** The message of the problem. */
      readonly why: string;
      readonly raw: string;
    };

/** The model, options and prompt, for reports; never the API key. */
export interface LlmJudgeRecord extends LlmJudgeOptions {
  /** Host name and port of the server. */
  readonly host: string;
  readonly prompt: string;
  /** Requests sent, including retries. */
  readonly calls: number;
  /** Requests without a readable response. */
  readonly failedCalls: number;
  /**
   * Number of cases with a verdict; `unscored` counts those without one. Equal answers to a
   * question count as one case.
   */
  readonly judged: number;
  readonly unscored: number;
  /** Cases without a verdict, by problem code. */
  readonly unscoredBy: Readonly<Record<string, number>>;
}

/** The judgments of one model, for scoring. */
export interface LlmJudgments {
  /** URL of the server; not part of any report. */
  readonly address: string;
  readonly account: LlmJudgeRecord;
  /** By `caseKey`, in the order of the calls. */
  readonly cases: readonly (readonly [key: string, judgment: LlmJudgment])[];
}

/**
 * Verdicts as JSON Lines: first the record and the URL, never the API key; then a line for each
 * case with all its fields and its judgment.
 */
export function writeVerdicts({ address, account, cases }: LlmJudgments): string {
  const head = { format: VERDICT_FORMAT, address: withoutQuery(address), account };
  const lines = cases.map(([key, judgment]) => ({ ...readCaseKey(key), ...judgment }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Whether a file that begins with `head` contains verdicts. */
export function isVerdictFile(head: string): boolean {
  return head.startsWith(`{"format":"${VERDICT_FORMAT}"`);
}

/** Removes the query string, which may contain a secret. */
function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
