import { createRandom } from '../../core/random';
import { readCompletion, readServerError } from '../../core/scoring/llm-judge/completion';
import { readCaseKey } from '../../core/scoring/llm-judge/judged-case';
import {
  type LlmJudgment,
  type LlmJudgments,
  writeVerdicts,
} from '../../core/scoring/llm-judge/judgment';
import type { LlmJudgeOptions } from '../../core/scoring/llm-judge/options';
import { payloadKey } from '../../core/scoring/llm-judge/payload';
import { PROMPT_VERSION } from '../../core/scoring/llm-judge/prompt';
import {
  advance,
  createSchedule,
  dueJobs,
  isWaiting,
  type ScheduleEvent,
  nextDueAt,
} from '../../core/scoring/llm-judge/schedule';
import { type CallFailure, llmJudgeProblems } from '../../core/words/llm-judge-problems';
import type { Problem } from '../../core/model';
import type { Calls, Fetcher } from '../../frame/client';
import type { CallOutcome } from '../../frame/protocol';
import type { GetState } from '../model';
import { valueOrNotify } from '../schemas/checked-json';
import type { Endpoint, LlmJudgePlan, LlmJudgeRun, LlmJudgeSlice, SentCalls } from './model';
import { makePlan, writeBody } from './plan';
import { MAX_VERDICT_BYTES, MAX_VERDICTS, readVerdicts } from './verdict-file';

/** Maximum size of a response in bytes; a verdict with a sentence is far shorter. */
const MAX_BYTES = 1_000_000;

/** Shorter keys may occur in other text by chance. */
const MIN_KEY_LENGTH = 8;

export type LlmJudge = ReturnType<typeof createLlmJudge>;

/** Plans calls, sends them through the frame on schedule, and collects the verdicts. */
export function createLlmJudge(
  fetcher: Fetcher,
  change: (part: Partial<LlmJudgeSlice['llmJudge']>) => void,
  get: GetState,
) {
  /** Outcomes by call key. Verdicts are kept until the page closes, so that no call is repeated. */
  const outcomes = new Map<string, LlmJudgment>();
  /** The judge of the current verdicts, and the key of the call for each of its cases. */
  let judge = '';
  const cases = new Map<string, string>();
  let counts = { calls: 0, failedCalls: 0 };

  const random = createRandom(1);
  let connection: Calls | null = null;
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The API key of the current run of calls. */
  let key = '';

  const isKnown = (callKey: string) => outcomes.get(callKey)?.kind === 'judged';

  const clear = () => {
    judge = '';
    cases.clear();
    counts = { calls: 0, failedCalls: 0 };
    for (const callKey of outcomes.keys()) if (!isKnown(callKey)) outcomes.delete(callKey);
  };

  /** Starts over if the model, server or prompt changes, so that two judges are not mixed. */
  const setJudge = (address: string, options: LlmJudgeOptions) => {
    const next = payloadKey(address, NO_CASE, options);
    if (next !== judge) clear();
    judge = next;
  };

  /** Passes the verdicts so far to scoring. */
  const publish = ({ address, host }: Endpoint, options: LlmJudgeOptions, file?: File) => {
    const found = [...cases].flatMap(([caseKey, callKey]) => {
      const judgment = outcomes.get(callKey);
      return judgment ? [[caseKey, judgment] as const] : [];
    });
    const unscoredBy: Record<string, number> = {};
    for (const [, one] of found) {
      if (one.kind === 'unscored') unscoredBy[one.code] = (unscoredBy[one.code] ?? 0) + 1;
    }
    const unscored = Object.values(unscoredBy).reduce((sum, count) => sum + count, 0);
    const judged = found.length - unscored;
    const prompt = PROMPT_VERSION;
    const account = { ...options, host, prompt, ...counts, judged, unscored, unscoredBy };
    const judgments = found.length === 0 ? null : { address, account, cases: found };
    const verdicts = judgments && (file ?? new File([writeVerdicts(judgments)], VERDICTS_NAME));
    change({ judgments, verdicts });
  };

  const close = () => {
    clearTimeout(timer);
    abort.abort();
    connection?.close();
    connection = null;
  };

  const currentRun = (): LlmJudgeRun => {
    const { run } = get().llmJudge;
    if (!run) throw new Error('No run of calls was started.');
    return run;
  };

  /** Advances the schedule; when it stops, the verdicts are passed to scoring. */
  const apply = (event: ScheduleEvent, part: Partial<LlmJudgeRun> = {}) => {
    const run = currentRun();
    const schedule = advance(run.schedule, event);
    change({ run: { ...run, ...part, schedule } });
    if (schedule.phase === 'running') return;
    if (schedule.phase === 'paused') clearTimeout(timer);
    else close();
    if (schedule.phase !== run.schedule.phase) finish(run.plan);
  };

  const finish = ({ endpoint, options }: LlmJudgePlan) => {
    publish(endpoint, options);
    void get().refresh();
  };

  /** Sends the calls that are due and sets a timer for the next. */
  const sendDue = () => {
    clearTimeout(timer);
    const { concurrency } = get().llmJudge.form;
    const now = Date.now();
    const jobs = dueJobs(currentRun().schedule, concurrency, now);
    if (jobs.length > 0) apply({ kind: 'sent', jobs });
    for (const job of jobs) void send(job);
    const at = nextDueAt(currentRun().schedule, concurrency);
    if (at !== null) timer = setTimeout(sendDue, Math.max(0, at - now));
  };

  const send = async (job: number) => {
    const run = currentRun();
    const call = run.calls[job];
    if (!call || !connection) return;
    const { endpoint, options } = run.plan;
    const body = writeBody(call.one, options);
    const { signal } = abort;
    counts.calls++;
    change({
      run: { ...run, sent: run.sent + 1 },
      sent: countSent(get().llmJudge.sent, endpoint, body),
    });
    const outcome = readOutcome(await connection.send(body, signal), run.plan, key);
    if (signal.aborted) return;
    const { judgment, failed } = outcome;
    outcomes.set(call.callKey, judgment);
    const { answered, tokens: before } = currentRun();
    const tokens = addTokens(before, outcome.tokens);
    if (failed) {
      counts.failedCalls++;
      const { failure, problem } = failed;
      const jitter = random.bits() / 0x1_0000_0000;
      apply({ kind: 'failed', job, failure, now: Date.now(), jitter }, { tokens });
      const after = currentRun();
      if (!isWaiting(after.schedule, job)) {
        change({ run: { ...after, failed: [...after.failed, { call, problem }] } });
      }
    } else apply({ kind: 'succeeded', job }, { tokens, answered: answered + 1 });
    if (currentRun().schedule.phase === 'running') sendDue();
  };

  const sendPlan = (plan: LlmJudgePlan) => {
    close();
    abort = new AbortController();
    const { form } = get().llmJudge;
    key = form.key.trim();
    setJudge(plan.endpoint.address, plan.options);
    for (const [caseKey, callKey] of plan.cases) cases.set(caseKey, callKey);
    const calls = plan.calls.filter(({ callKey }) => !isKnown(callKey));
    const schedule = createSchedule(calls.length);
    const none = { answered: 0, failed: [], sent: 0, tokens: null };
    change({ plan: null, problems: [], run: { plan, calls, schedule, ...none } });
    if (calls.length === 0) {
      finish(plan);
      return;
    }
    connection = fetcher.openCalls({
      endpoint: plan.endpoint.address,
      authorization: key === '' ? null : `Bearer ${key}`,
      maxBytes: MAX_BYTES,
      timeoutMs: form.timeoutSeconds * 1000,
    });
    sendDue();
  };

  const take = ({ address, account, cases: taken }: LlmJudgments, file?: File) => {
    close();
    setJudge(address, account);
    counts.calls += account.calls;
    counts.failedCalls += account.failedCalls;
    for (const [caseKey, judgment] of taken) {
      const callKey = payloadKey(address, readCaseKey(caseKey), account);
      cases.set(caseKey, callKey);
      if (judgment.kind === 'judged' || !isKnown(callKey)) outcomes.set(callKey, judgment);
    }
    change({ run: null });
    publish({ address, host: account.host }, account, file);
  };

  return {
    plan: async () => {
      const { form } = get().llmJudge;
      const isCurrent = () => get().llmJudge.form === form;
      // Scoring again, for instance with the last verdicts, discards the rows that a plan is made
      // from.
      for (let isMade = false; !isMade && isCurrent();) {
        await get().whenScored();
        const { result } = get();
        const isScored = () => get().result === result && get().run.phase !== 'running';
        const plan = await makePlan(get(), isKnown).catch((error: unknown) => {
          if (isScored()) throw error;
          return null;
        });
        isMade = plan !== null && isScored();
        if (plan && isMade && isCurrent())
          change('calls' in plan ? { plan } : { plan: null, problems: plan });
      }
    },
    start: () => {
      const { plan } = get().llmJudge;
      if (plan === null || plan === 'making') return;
      // A plan without calls sends nothing. A plan with calls is out of date if it was made for
      // earlier results.
      if (plan.calls.length === 0 || plan.madeFor === get().result) sendPlan(plan);
      else change({ plan: null, problems: [llmJudgeProblems.otherResults()] });
    },
    pause: () => apply({ kind: 'pause' }),
    resume: () => {
      apply({ kind: 'resume' });
      sendDue();
    },
    cancel: () => apply({ kind: 'cancel' }),
    retry: () => sendPlan(currentRun().plan),
    addFile: async (file: File) => {
      const { addNotice } = get();
      if (file.size > MAX_VERDICT_BYTES) {
        addNotice(llmJudgeProblems.tooManyVerdicts(file.name, MAX_VERDICTS));
        return;
      }
      const read = valueOrNotify(readVerdicts(await file.text(), file.name), addNotice);
      if (!read) return;
      take(read);
      const { account, cases: taken } = read;
      addNotice(llmJudgeProblems.verdictsTaken(file.name, account, taken.length));
    },
    /** Reads the verdicts of a project, unless other verdicts have replaced them. */
    restore: async (file: File) => {
      const read = readVerdicts(await file.text(), file.name);
      if (get().llmJudge.verdicts !== file) return;
      const judgments = valueOrNotify(read, get().addNotice);
      if (judgments) take(judgments, file);
      else change({ verdicts: null });
    },
    forget: () => {
      close();
      clear();
      change({ judgments: null, verdicts: null, run: null });
    },
  };
}

const VERDICTS_NAME = 'verdicts.jsonl';

const NO_CASE = { question: '', references: [], candidate: '', document: '', answerType: '' };

interface ReadOutcome {
  readonly judgment: LlmJudgment;
  readonly tokens: LlmJudgeRun['tokens'];
  readonly failed: { readonly failure: CallFailure; readonly problem: Problem } | null;
}

/** Reads a response and removes the key from it, in case the server repeats it. */
function readOutcome(
  outcome: CallOutcome,
  { endpoint, options }: LlmJudgePlan,
  key: string,
): ReadOutcome {
  const fail = (failure: CallFailure, problem: Problem, raw = '', tokens: TokenCount = null) => {
    const { code, message: why } = problem;
    const judgment = { kind: 'unscored', code, why, raw } as const;
    return { judgment, tokens, failed: { failure, problem } };
  };
  if (outcome.kind !== 'answered') {
    const failure = { kind: outcome.kind === 'aborted' ? 'no-answer' : outcome.kind } as const;
    return fail(failure, llmJudgeProblems.failed(failure, endpoint.host));
  }
  const body = key.length < MIN_KEY_LENGTH ? outcome.body : outcome.body.replaceAll(key, '[key]');
  const { status, retryAfter } = outcome;
  if (status < 200 || status > 299) {
    const serverMessage = readServerError(body);
    const failure = { kind: 'status', status, retryAfter, serverMessage } as const;
    return fail(failure, llmJudgeProblems.failed(failure, endpoint.host));
  }
  const { verdict, raw, tokens } = readCompletion(body, options.answer);
  if (verdict.kind !== 'read') {
    return fail({ kind: 'unread' }, llmJudgeProblems.unread(verdict.why), raw, tokens);
  }
  const { correct, reason } = verdict;
  return { judgment: { kind: 'judged', correct, reason, raw }, tokens, failed: null };
}

type TokenCount = LlmJudgeRun['tokens'];

/** The sum of both counts, or the one that is known. */
function addTokens(before: TokenCount, more: TokenCount): TokenCount {
  if (!before || !more) return before ?? more;
  return { input: before.input + more.input, output: before.output + more.output };
}

function countSent(
  sent: readonly SentCalls[],
  { address, host }: Endpoint,
  body: string,
): readonly SentCalls[] {
  const { calls, bytes } = sent.find((one) => one.address === address) ?? { calls: 0, bytes: 0 };
  const added = new TextEncoder().encode(body).length;
  const others = sent.filter((one) => one.address !== address);
  return [...others, { address, host, calls: calls + 1, bytes: bytes + added }];
}
