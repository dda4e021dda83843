import type { TokenCount } from '../../core/scoring/llm-judge/completion';
import type { Estimate } from '../../core/scoring/llm-judge/estimate';
import type { JudgedCase } from '../../core/scoring/llm-judge/judged-case';
import type { LlmJudgements } from '../../core/scoring/llm-judge/judgement';
import type { LlmJudgeOptions } from '../../core/scoring/llm-judge/payload';
import type { Schedule } from '../../core/scoring/llm-judge/schedule';
import type { Problem } from '../../core/model';
import type { Endpoint, LlmJudgeForm } from './form';

/* What the page knows of a language model that judges. */

/** One answer to be judged. Several with the same content need one call. */
export interface PlannedCase {
  readonly key: string;
  readonly callKey: string;
}

/** A call that is not answered yet. */
export interface PlannedCall {
  readonly callKey: string;
  readonly one: JudgedCase;
  /** The question and the run that it was first chosen for, to be found again. */
  readonly questionId: string;
  readonly run: number;
}

/** Everything that would be sent, before anything is. */
export interface LlmJudgePlan {
  readonly endpoint: Endpoint;
  readonly options: LlmJudgeOptions;
  /** The results that it was made for, told apart by identity. */
  readonly madeFor: unknown;
  readonly cases: readonly PlannedCase[];
  readonly calls: readonly PlannedCall[];
  /** Chosen rows without a prediction: nothing is sent for them. */
  readonly missing: number;
  /** The body of the first call, byte for byte; `null` where none is needed. */
  readonly example: string | null;
  readonly estimate: Estimate;
}

/** A call that brought no verdict, with what to do about it. */
export interface FailedCall {
  readonly call: PlannedCall;
  readonly problem: Problem;
}

/** A run of calls, as far as it has come. */
export interface LlmJudgeRun {
  readonly plan: LlmJudgePlan;
  /** What is sent in it: all calls of the plan, or those that were left. */
  readonly calls: readonly PlannedCall[];
  readonly schedule: Schedule;
  /** Calls that went well. */
  readonly answered: number;
  readonly failed: readonly FailedCall[];
  /** Calls that were sent, repetitions included. */
  readonly sent: number;
  /** Tokens as the server counts them; `null` while it has said nothing of them. */
  readonly tokens: TokenCount | null;
}

/** Everything that was sent to one address since the page was loaded. */
export interface SentCalls {
  readonly address: string;
  readonly host: string;
  readonly calls: number;
  /** Of the bodies, in UTF-8. */
  readonly bytes: number;
}

/** A language model as judge, if the person wants one. */
export interface LlmJudgeState {
  readonly llmJudge: {
    readonly isOpen: boolean;
    readonly form: LlmJudgeForm;
    /** What stands in the way of a plan or a run. */
    readonly problems: readonly Problem[];
    /** `'making'` while answers are gathered for it. */
    readonly plan: LlmJudgePlan | 'making' | null;
    readonly session: LlmJudgeRun | null;
    /** The verdicts in force, which scoring takes; of one model and one prompt. */
    readonly judgements: LlmJudgements | null;
    /** Verdicts of work that is being brought back, until they are read. */
    readonly awaited: File | null;
    readonly sent: readonly SentCalls[];
  };
}

export interface LlmJudgeActions {
  readonly openLlmJudge: (isOpen: boolean) => void;
  /** A changed form wants a new plan. */
  readonly changeLlmJudge: (change: Partial<LlmJudgeForm>) => void;
  /** Gathers what would be sent and shows it; sends nothing. */
  readonly planLlmJudge: () => Promise<void>;
  /** Goes back from the plan to the form. */
  readonly discardLlmJudgePlan: () => void;
  /** The person's word: sends the calls of the plan. */
  readonly startLlmJudge: () => void;
  readonly pauseLlmJudge: () => void;
  readonly resumeLlmJudge: () => void;
  readonly cancelLlmJudge: () => void;
  /** Sends once more what failed or was never sent, to the same server in the same words. */
  readonly retryLlmJudge: () => void;
  /** Takes the verdicts of a file, which count at the next scoring; nothing is sent. */
  readonly addVerdictFile: (file: File) => Promise<void>;
  /** Has the verdicts of other work in place of the present ones; scores nothing anew. */
  readonly replaceVerdicts: (file: File | null) => Promise<void>;
  /** Takes the verdicts out of the scores; calls that were answered stay known. */
  readonly removeLlmJudgements: () => Promise<void>;
}
