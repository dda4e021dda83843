import { CASE_FIELDS, type CaseField, type JudgedCase } from './judged-case';
import { type AnswerForm, buildMessages, type ChatMessage, PROMPT_VERSION } from './prompt';

/** What decides the words of a call, beside the case. */
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
  /** That limit. Models that think before they answer spend it on their thoughts as well. */
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

/** Bounds of the options that are numbers, for forms and for what is read from storage. */
export const LLM_JUDGE_BOUNDS = {
  seed: { min: 0, max: 2_147_483_647 },
  mostTokens: { min: 1, max: 32_000 },
} as const;

/** The body of one call of the chat-completions protocol, keys in the order in which they are sent. */
export interface ChatPayload {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: { readonly type: 'json_object' };
}

/** What is sent for one case: these bytes as JSON, and no others. Source: OpenAI, chat completions (2024). */
export function buildPayload(one: JudgedCase, options: LlmJudgeOptions): ChatPayload {
  const { model, sends, answer, jsonMode, sampling, seed, limitName, mostTokens } = options;
  return {
    model,
    messages: buildMessages(one, sends, answer),
    ...(sampling === 'fixed' && { temperature: 0, seed }),
    [limitName]: mostTokens,
    ...(jsonMode && answer === 'json' && { response_format: { type: 'json_object' } }),
  };
}

/**
 * Tells calls apart by content: two keys are the same exactly where address and payload are. It stands in
 * for the payload, whose instructions follow from version and options and would be kept a thousand times.
 */
export function payloadKey(address: string, one: JudgedCase, options: LlmJudgeOptions): string {
  const { model, answer, sampling, seed, limitName, mostTokens, sends, jsonMode } = options;
  const fields = CASE_FIELDS.filter((field) => sends.includes(field));
  return JSON.stringify([
    PROMPT_VERSION,
    address,
    model,
    answer,
    sampling === 'fixed' ? seed : null,
    limitName,
    mostTokens,
    jsonMode && answer === 'json',
    fields.map((field) => [field, one[field]]),
    one.candidate,
  ]);
}
