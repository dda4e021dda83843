import { CASE_FIELDS, type JudgedCase } from './judged-case';
import type { LlmJudgeOptions } from './options';
import { buildMessages, type ChatMessage, PROMPT_VERSION } from './prompt';

/** The body of a chat-completions request, with its keys in the order of sending. */
export interface ChatPayload {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: { readonly type: 'json_object' };
}

/** The request for one case. Source: OpenAI, chat completions (2024). */
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
 * A key that is equal for two requests if and only if their URLs and payloads are equal. It is
 * shorter than the payload: it contains the prompt version and the options instead of the
 * instructions.
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
