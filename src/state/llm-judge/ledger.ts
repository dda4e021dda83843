import { readCaseKey } from '../../core/scoring/llm-judge/judged-case';
import type { LlmJudgement, LlmJudgements } from '../../core/scoring/llm-judge/judgement';
import { type LlmJudgeOptions, payloadKey } from '../../core/scoring/llm-judge/payload';
import { PROMPT_VERSION } from '../../core/scoring/llm-judge/prompt';
import type { Problem } from '../../core/model';
import type { Endpoint } from './form';
import type { LlmJudgePlan, PlannedCase } from './model';

/**
 * Which answers were judged, by one model in one wording. Another model or wording begins anew: a column
 * of scores has one judge. Answers that were asked about and have no verdict are kept as unscored.
 */
export function createLedger(known: Map<string, Extract<LlmJudgement, { kind: 'judged' }>>) {
  let judge = '';
  let cases = new Map<string, PlannedCase>();
  let failures = new Map<string, LlmJudgement>();
  let counts = { calls: 0, failedCalls: 0 };

  const forget = () => {
    judge = '';
    cases = new Map();
    failures = new Map();
    counts = { calls: 0, failedCalls: 0 };
  };

  return {
    forget,
    begin: ({ endpoint, options, cases: chosen }: LlmJudgePlan) => {
      const next = judgeKey(endpoint.address, options);
      if (next !== judge) forget();
      judge = next;
      for (const one of chosen) cases.set(one.key, one);
    },
    /** Takes verdicts that were given before, to which more of the same judge may come. */
    take: ({ address, account, cases: taken }: LlmJudgements) => {
      const next = judgeKey(address, account);
      if (next !== judge) forget();
      judge = next;
      const { calls, failedCalls } = counts;
      counts = { calls: calls + account.calls, failedCalls: failedCalls + account.failedCalls };
      for (const [key, judgement] of taken) {
        const callKey = payloadKey(address, readCaseKey(key), account);
        cases.set(key, { key, callKey });
        if (judgement.kind === 'judged') known.set(callKey, judgement);
        else failures.set(callKey, judgement);
      }
    },
    failedCall: (
      callKey: string,
      { problem, raw }: { readonly problem: Problem; readonly raw: string },
    ) => {
      counts = { ...counts, failedCalls: counts.failedCalls + 1 };
      const { code, message } = problem;
      failures.set(callKey, { kind: 'unscored', code, why: message, raw });
    },
    sentCall: () => {
      counts = { ...counts, calls: counts.calls + 1 };
    },
    /** The verdicts so far; `null` where there is nothing to tell. */
    write: ({ address, host }: Endpoint, options: LlmJudgeOptions): LlmJudgements | null => {
      const found = [...cases.values()].flatMap(({ key, callKey }) => {
        const judgement = known.get(callKey) ?? failures.get(callKey);
        return judgement ? [[key, judgement] as const] : [];
      });
      if (found.length === 0) return null;
      const unscoredBy: Record<string, number> = {};
      for (const [, one] of found) {
        if (one.kind === 'unscored') unscoredBy[one.code] = (unscoredBy[one.code] ?? 0) + 1;
      }
      const unscored = Object.values(unscoredBy).reduce((sum, count) => sum + count, 0);
      const judged = found.length - unscored;
      const prompt = PROMPT_VERSION;
      const account = { ...options, host, prompt, ...counts };
      return { address, account: { ...account, judged, unscored, unscoredBy }, cases: found };
    },
  };
}

/** Who judges and in which words, without regard to the order in which that is written. */
function judgeKey(address: string, options: LlmJudgeOptions): string {
  const nothing = { question: '', references: [], candidate: '', document: '', answerType: '' };
  return payloadKey(address, nothing, options);
}
