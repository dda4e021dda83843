import type { LlmJudgeOptions } from './options';

/** What a language model said of one case. */
export type LlmJudgement =
  | {
      readonly kind: 'judged';
      readonly correct: boolean;
      /** The model's own; empty where it was not asked for one. */
      readonly reason: string;
      /** Its answer as it stands. */
      readonly raw: string;
    }
  | {
      readonly kind: 'unscored';
      /** Code of the problem for which there is no verdict. */
      readonly code: string;
      /** The problem in a sentence. */
      readonly why: string;
      readonly raw: string;
    };

/** Who judged, and by which words; never the key. Goes into reports. */
export interface LlmJudgeAccount extends LlmJudgeOptions {
  /** The host that was asked, with its port. */
  readonly host: string;
  readonly prompt: string;
  /** Calls that were sent, repetitions included. */
  readonly calls: number;
  /** Of these, calls that brought no answer or one that could not be read. */
  readonly failedCalls: number;
  /** Cases with a verdict, and without one although one was asked for; answers of the same content are one. */
  readonly judged: number;
  readonly unscored: number;
  /** Cases without a verdict by the code of the reason. */
  readonly unscoredBy: Readonly<Record<string, number>>;
}

/** The judgements of one model on some answers, as scoring takes them. */
export interface LlmJudgements {
  /** Where calls went, for knowing them again; in no report. */
  readonly address: string;
  readonly account: LlmJudgeAccount;
  /** By `caseKey`, in the order in which they were asked for. */
  readonly cases: readonly (readonly [key: string, judgement: LlmJudgement])[];
}
