import type { TokenCount } from '../../core/scoring/llm-judge/completion';
import type { Estimate, TokenPrices } from '../../core/scoring/llm-judge/estimate';
import type { JudgedCase } from '../../core/scoring/llm-judge/judged-case';
import type { LlmJudgments } from '../../core/scoring/llm-judge/judgment';
import {
  DEFAULT_LLM_JUDGE_OPTIONS,
  type LlmJudgeOptions,
} from '../../core/scoring/llm-judge/options';
import type { Schedule } from '../../core/scoring/llm-judge/schedule';
import type { Problem } from '../../core/model';

/** The user's choice of model and answers to judge. */
export interface LlmJudgeForm {
  /** As typed; `endpointOf` parses it. */
  readonly address: string;
  /** Sent to the server and nowhere else; stored only if `storesKey`. */
  readonly key: string;
  readonly storesKey: boolean;
  readonly options: LlmJudgeOptions;
  /** Maximum number of calls in progress at once. */
  readonly concurrency: number;
  readonly timeoutSeconds: number;
  readonly prices: TokenPrices;
  /** Indexes of the runs to judge; `null` for all. */
  readonly runs: readonly number[] | null;
  readonly rows: RowSelection;
  /** Size of the random sample of the selected answers; `null` for all. */
  readonly sample: number | null;
}

/** All questions, those in the question table, or those on which metrics disagree. */
export type RowSelection = 'all' | 'view' | 'disagree';

/** The URL for calls, and the host to show to the user. */
export interface Endpoint {
  readonly address: string;
  readonly host: string;
}

/** A call to make; answers with the same content share one. */
export interface PlannedCall {
  readonly callKey: string;
  readonly one: JudgedCase;
  /** The first question and run that it was planned for. */
  readonly questionId: string;
  readonly run: number;
}

/** Everything that would be sent. */
export interface LlmJudgePlan {
  readonly endpoint: Endpoint;
  readonly options: LlmJudgeOptions;
  /** The results that it was made for, compared by identity. */
  readonly madeFor: unknown;
  readonly cases: readonly (readonly [caseKey: string, callKey: string])[];
  readonly calls: readonly PlannedCall[];
  /** Number of selected rows without a prediction; nothing is sent for them. */
  readonly missing: number;
  /** The body of the first call, exactly as sent; `null` if no call is needed. */
  readonly example: string | null;
  readonly estimate: Estimate;
}

export interface FailedCall {
  readonly call: PlannedCall;
  readonly problem: Problem;
}

export interface LlmJudgeRun {
  readonly plan: LlmJudgePlan;
  /** The calls of the plan that had no verdict when the run started. */
  readonly calls: readonly PlannedCall[];
  readonly schedule: Schedule;
  readonly answered: number;
  readonly failed: readonly FailedCall[];
  /** Calls sent, including retries. */
  readonly sent: number;
  /** Tokens as counted by the server; `null` if it does not report them. */
  readonly tokens: TokenCount | null;
}

/** The number and size of the calls sent to one URL since the page was loaded. */
export interface SentCalls extends Endpoint {
  readonly calls: number;
  /** Total size of the request bodies in UTF-8. */
  readonly bytes: number;
}

export interface LlmJudgeSlice {
  readonly llmJudge: {
    readonly isOpen: boolean;
    readonly form: LlmJudgeForm;
    /** Reasons why there is no plan or run. */
    readonly problems: readonly Problem[];
    readonly plan: LlmJudgePlan | 'making' | null;
    readonly run: LlmJudgeRun | null;
    /** The verdicts that scoring uses, all from one model and prompt. */
    readonly judgments: LlmJudgments | null;
    /** The verdicts as a file. While a project opens, this is set before `judgments`. */
    readonly verdicts: File | null;
    readonly sent: readonly SentCalls[];
  };
  readonly openLlmJudge: (isOpen: boolean) => void;
  /** Changes the form and discards the plan. */
  readonly changeLlmJudge: (change: Partial<LlmJudgeForm>) => void;
  /** Shows what would be sent, without sending it. */
  readonly planLlmJudge: () => Promise<void>;
  readonly discardLlmJudgePlan: () => void;
  /**
   * `start` sends the calls of the plan, to which the user has agreed; `retry` sends those without
   * a verdict.
   */
  readonly controlLlmJudge: (command: 'start' | 'pause' | 'resume' | 'cancel' | 'retry') => void;
  /** Adds the verdicts of a file; the next scoring uses them. */
  readonly addVerdictFile: (file: File) => Promise<void>;
  /** Replaces all verdicts with those of another project; does not score. */
  readonly replaceVerdicts: (file: File | null) => Promise<void>;
  /** Removes all verdicts from the scores; the calls that returned them are still not repeated. */
  readonly removeLlmJudgments: () => Promise<void>;
}

export const initialForm: LlmJudgeForm = {
  address: '',
  key: '',
  storesKey: false,
  options: DEFAULT_LLM_JUDGE_OPTIONS,
  concurrency: 4,
  timeoutSeconds: 60,
  prices: { input: null, output: null },
  runs: null,
  rows: 'all',
  sample: null,
};
