import { readCompletion, readRefusal } from '../../core/scoring/llm-judge/completion';
import type { LlmJudgement } from '../../core/scoring/llm-judge/judgement';
import { type CallFailure, llmJudgeProblems } from '../../core/words/llm-judge-problems';
import type { Problem } from '../../core/model';
import type { CallOutcome } from '../../frame/protocol';
import type { LlmJudgePlan, LlmJudgeRun, SentCalls } from './model';

/** A call that came to a verdict. */
export type Judged = Extract<LlmJudgement, { kind: 'judged' }>;

/** A verdict, or why there is none, with the tokens that it cost where the server says. */
type ReadOutcome = { readonly tokens: LlmJudgeRun['tokens'] } & (
  | { readonly kind: 'judged'; readonly judgement: Judged }
  | {
      readonly kind: 'failed';
      readonly failure: CallFailure;
      readonly problem: Problem;
      readonly raw: string;
    }
);

/** What came of a call, without the key where a server should give it back. */
export function readOutcome(
  outcome: CallOutcome,
  { plan: { endpoint, options } }: LlmJudgeRun,
  key: string,
): ReadOutcome {
  if (outcome.kind !== 'answered') {
    const kind = outcome.kind === 'aborted' ? 'no-answer' : outcome.kind;
    const problem = llmJudgeProblems.failed({ kind }, endpoint.host);
    return { kind: 'failed', failure: { kind }, problem, raw: '', tokens: null };
  }
  const body = key.length < MIN_KEY_LENGTH ? outcome.body : outcome.body.replaceAll(key, '[key]');
  const { status, retryAfter } = outcome;
  if (status < 200 || status > 299) {
    const failure = { kind: 'status', status, retryAfter, said: readRefusal(body) } as const;
    const problem = llmJudgeProblems.failed(failure, endpoint.host);
    return { kind: 'failed', failure, problem, raw: '', tokens: null };
  }
  const { verdict, raw, tokens } = readCompletion(body, options.answer);
  if (verdict.kind === 'read') {
    const { correct, reason } = verdict;
    return { kind: 'judged', judgement: { kind: 'judged', correct, reason, raw }, tokens };
  }
  const problem = llmJudgeProblems.unread(verdict.why);
  return { kind: 'failed', failure: { kind: 'unread' }, problem, raw, tokens };
}

/** A shorter one stands in texts by chance. */
const MIN_KEY_LENGTH = 8;

/** The tokens of both; where only one is known, that one. */
export function addTokens(
  before: LlmJudgeRun['tokens'],
  more: LlmJudgeRun['tokens'],
): LlmJudgeRun['tokens'] {
  if (!before || !more) return before ?? more;
  return { input: before.input + more.input, output: before.output + more.output };
}

/** What was sent to each address, with one call more. */
export function countSent(
  sent: readonly SentCalls[],
  { address, host }: LlmJudgePlan['endpoint'],
  body: string,
): readonly SentCalls[] {
  const bytes = new TextEncoder().encode(body).length;
  const before = sent.find((one) => one.address === address);
  if (!before) return [...sent, { address, host, calls: 1, bytes }];
  return sent.map((one) =>
    one === before ? { ...one, calls: one.calls + 1, bytes: one.bytes + bytes } : one,
  );
}
