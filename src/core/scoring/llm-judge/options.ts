import type { CaseField } from './judged-case';
import type { ResponseFormat } from './prompt';

/** Everything that determines a request, except the case. */
export interface LlmJudgeOptions {
  /** The name of the model on the server. */
  readonly model: string;
  readonly sends: readonly CaseField[];
  readonly answer: ResponseFormat;
  /** Whether to ask the server to enforce JSON; some servers do not support it. */
  readonly jsonMode: boolean;
  /** `fixed`: temperature 0 and a seed; `server`: neither, for models that reject them. */
  readonly sampling: 'fixed' | 'server';
  readonly seed: number;
  /** The parameter that limits the tokens of an answer. */
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
  /** The token limit of an answer; includes reasoning. */
  readonly mostTokens: number;
}

export const DEFAULT_LLM_JUDGE_OPTIONS: LlmJudgeOptions = {
  model: '',
  sends: ['question', 'references'],
  answer: 'json',
  jsonMode: false,
  sampling: 'fixed',
  seed: 1,
  limitName: 'max_tokens',
  mostTokens: 200,
};

/** Bounds of numeric options, for forms and stored options. */
export const LLM_JUDGE_BOUNDS = {
  seed: { min: 0, max: 2_147_483_647 },
  mostTokens: { min: 1, max: 32_000 },
} as const;
