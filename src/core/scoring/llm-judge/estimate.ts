import type { JudgedCase } from './judged-case';
import type { LlmJudgeOptions } from './options';
import { type ResponseFormat, writeCase, writeInstructions } from './prompt';

/** Typical value for English prose and the tokenizers of large models. */
const LETTERS_PER_TOKEN = 4;

/** End of Latin letters and ASCII punctuation; any character beyond it counts as one token. */
const END_OF_LATIN = 0x250;

/** For ordinary texts the actual number is between estimate ÷ factor and estimate × factor. */
export const ESTIMATE_FACTOR = 2;

/** Output tokens by response format, without reasoning. */
const ANSWER_TOKENS: Readonly<Record<ResponseFormat, number>> = { json: 40, word: 3 };

/** Tokens of one or more calls. */
export interface Estimate {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The upper bound: the token limit of every call. */
  readonly maxOutputTokens: number;
}

/** Prices per million tokens, in any currency; `null` if unknown. */
export interface TokenPrices {
  readonly input: number | null;
  readonly output: number | null;
}

/**
 * Estimates the number of tokens in a text: one per four Latin or ASCII characters, and one for
 * each other character.
 */
export function estimateTokens(text: string): number {
  let latin = 0;
  let others = 0;
  for (const character of text) {
    if ((character.codePointAt(0) ?? 0) < END_OF_LATIN) latin++;
    else others++;
  }
  return Math.ceil(latin / LETTERS_PER_TOKEN) + others;
}

/** Estimates the tokens of a call, without retries. */
export function createEstimator({
  sends,
  answer,
  mostTokens,
}: LlmJudgeOptions): (one: JudgedCase) => Estimate {
  const instructions = estimateTokens(writeInstructions(sends, answer));
  return (one) => ({
    inputTokens: instructions + estimateTokens(writeCase(one, sends)),
    outputTokens: Math.min(ANSWER_TOKENS[answer], mostTokens),
    maxOutputTokens: mostTokens,
  });
}

export function addEstimates(a: Estimate, b: Estimate): Estimate {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    maxOutputTokens: a.maxOutputTokens + b.maxOutputTokens,
  };
}

export const NO_TOKENS: Estimate = { inputTokens: 0, outputTokens: 0, maxOutputTokens: 0 };

/** The cost in the currency of the prices; `null` if a price is unknown. */
export function costOf(
  inputTokens: number,
  outputTokens: number,
  { input, output }: TokenPrices,
): number | null {
  if (input === null || output === null) return null;
  return (inputTokens * input + outputTokens * output) / 1e6;
}
