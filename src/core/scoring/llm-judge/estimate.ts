import type { JudgedCase } from './judged-case';
import type { LlmJudgeOptions } from './options';
import { type AnswerForm, writeCase, writeInstructions } from './prompt';

/** Letters of Latin script to a token, as tokenizers of large models have it for English prose. */
const LETTERS_PER_TOKEN = 4;

/** Latin letters and the signs among them end here; a sign beyond is taken for a token of its own. */
const END_OF_LATIN = 0x250;

/** The truth lies between the estimate divided and multiplied by this, for ordinary texts. */
export const ESTIMATE_FACTOR = 2;

/** Tokens of an answer in the form that was asked for, without thoughts before it. */
const ANSWER_TOKENS: Readonly<Record<AnswerForm, number>> = { json: 40, word: 3 };

/** Tokens of some calls and what they cost. */
export interface Estimate {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** No more than this can be answered: the limit on tokens, for every call. */
  readonly maxOutputTokens: number;
}

/** Prices as providers state them: for a million tokens, in whatever currency. `null`: not known. */
export interface TokenPrices {
  readonly input: number | null;
  readonly output: number | null;
}

/** About how many tokens a text has: a quarter of its Latin letters and one for every other sign. */
export function estimateTokens(text: string): number {
  let latin = 0;
  let others = 0;
  for (const sign of text) {
    if ((sign.codePointAt(0) ?? 0) < END_OF_LATIN) latin++;
    else others++;
  }
  return Math.ceil(latin / LETTERS_PER_TOKEN) + others;
}

/** Says about how many tokens a call takes, without repetitions of calls that fail. */
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

/** The sum of two estimates. */
export function addEstimates(a: Estimate, b: Estimate): Estimate {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    maxOutputTokens: a.maxOutputTokens + b.maxOutputTokens,
  };
}

/** The estimate of no call: what a sum begins with. */
export const NO_TOKENS: Estimate = { inputTokens: 0, outputTokens: 0, maxOutputTokens: 0 };

/** What tokens cost, in the currency of the prices; `null` where a price is not known. */
export function costOf(
  inputTokens: number,
  outputTokens: number,
  { input, output }: TokenPrices,
): number | null {
  if (input === null || output === null) return null;
  return (inputTokens * input + outputTokens * output) / 1e6;
}
