import type { CaseField } from './judged-case';
import type { AnswerForm } from './prompt';

/** Everything but the case that decides the bytes of a call. */
export interface LlmJudgeOptions {
  /** As the server calls it. */
  readonly model: string;
  readonly sends: readonly CaseField[];
  readonly answer: AnswerForm;
  /** Whether the server is asked to hold the model to JSON; not every server can. */
  readonly jsonMode: boolean;
  /** `fixed`: temperature 0 and a seed; `server`: neither is sent, for models that refuse them. */
  readonly sampling: 'fixed' | 'server';
  readonly seed: number;
  /** The name under which the server takes the limit on tokens of its answer. */
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
  /** That limit; a reasoning model spends it on its reasoning as well. */
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

/** Bounds of the options that are numbers, for forms and for stored options. */
export const LLM_JUDGE_BOUNDS = {
  seed: { min: 0, max: 2_147_483_647 },
  mostTokens: { min: 1, max: 32_000 },
} as const;
