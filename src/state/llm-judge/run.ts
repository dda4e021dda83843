import type { LlmJudgements } from '../../core/scoring/llm-judge/judgement';
import {
  advance,
  createSchedule,
  dueJobs,
  isWaiting,
  RETRY_POLICY,
  type ScheduleEvent,
  wakesAt,
} from '../../core/scoring/llm-judge/schedule';
import { createRandom } from '../../core/random';
import type { Fetcher } from '../../frame/client';
import { createLedger } from './ledger';
import type { LlmJudgePlan, LlmJudgeRun, LlmJudgeState } from './model';
import { addTokens, countSent, type Judged, readOutcome } from './outcome';
import { writeBody } from './plan';
import type { Get } from '../model';

/** Most bytes of one answer: a verdict with a sentence is far shorter. */
const MAX_BYTES = 1_000_000;

type Change = (part: Partial<LlmJudgeState['llmJudge']>) => void;

/**
 * Sends the calls of a plan through the frame, as its schedule says, and hands the verdicts to scoring
 * whenever it stops. One run at a time; `known` keeps every verdict by its call.
 */
export function createLlmJudgeRun(
  fetcher: Fetcher,
  known: Map<string, Judged>,
  change: Change,
  get: Get,
) {
  const ledger = createLedger(known);
  const random = createRandom(1);
  let calls: ReturnType<Fetcher['openCalls']> | null = null;
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The key that the present run was started with. */
  let key = '';

  const needSession = (): LlmJudgeRun => {
    const { session } = get().llmJudge;
    if (!session) throw new Error('No run of calls was started.');
    return session;
  };

  /** Moves the run on, and once it no longer runs hands over what there is. */
  const apply = (event: ScheduleEvent, part: Partial<LlmJudgeRun> = {}) => {
    const session = needSession();
    const schedule = advance(session.schedule, event, RETRY_POLICY);
    change({ session: { ...session, ...part, schedule } });
    if (schedule.phase === 'running') return;
    clearTimeout(timer);
    if (schedule.phase !== 'paused') close();
    if (schedule.phase !== session.schedule.phase) handOver();
  };

  const close = () => {
    abort.abort();
    calls?.close();
    calls = null;
  };

  const handOver = () => {
    const { endpoint, options } = needSession().plan;
    change({ judgements: ledger.write(endpoint, options) });
    void get().refresh();
  };

  /** Sends what is due and sees to it that it is called again in time. */
  const pump = () => {
    clearTimeout(timer);
    const { schedule } = needSession();
    const { concurrency } = get().llmJudge.form;
    const now = Date.now();
    const due = dueJobs(schedule, concurrency, now);
    if (due.length > 0) {
      apply({ kind: 'sent', jobs: due });
      for (const job of due) void send(job);
    }
    const at = wakesAt(needSession().schedule, concurrency);
    if (at !== null) timer = setTimeout(pump, Math.max(0, at - now));
  };

  const send = async (job: number) => {
    const session = needSession();
    const call = session.calls[job];
    if (!call || !calls) return;
    const { endpoint, options } = session.plan;
    const body = writeBody(call.one, options);
    const mine = abort.signal;
    ledger.sentCall();
    change({
      session: { ...session, sent: session.sent + 1 },
      sent: countSent(get().llmJudge.sent, endpoint, body),
    });
    const outcome = await calls.send(body, mine);
    if (mine.aborted) return;
    const read = readOutcome(outcome, needSession(), key);
    const tokens = addTokens(needSession().tokens, read.tokens);
    if (read.kind === 'judged') {
      known.set(call.callKey, read.judgement);
      apply({ kind: 'went-well', job }, { tokens, answered: needSession().answered + 1 });
    } else {
      ledger.failedCall(call.callKey, read);
      const { failure, problem } = read;
      const jitter = random.bits() / 0x1_0000_0000;
      apply({ kind: 'failed', job, failure, now: Date.now(), jitter }, { tokens });
      const after = needSession();
      if (!isWaiting(after.schedule, job)) {
        change({ session: { ...after, failed: [...after.failed, { call, problem }] } });
      }
    }
    if (needSession().schedule.phase === 'running') pump();
  };

  return {
    start: (plan: LlmJudgePlan) => {
      close();
      abort = new AbortController();
      const { form } = get().llmJudge;
      key = form.key.trim();
      const left = plan.calls.filter(({ callKey }) => !known.has(callKey));
      const schedule = createSchedule(left.length);
      ledger.begin(plan);
      const counts = { answered: 0, failed: [], sent: 0, tokens: null };
      change({ plan: null, problems: [], session: { plan, calls: left, schedule, ...counts } });
      if (left.length === 0) {
        handOver();
        return;
      }
      calls = fetcher.openCalls({
        endpoint: plan.endpoint.address,
        authorization: key === '' ? null : `Bearer ${key}`,
        maxBytes: MAX_BYTES,
        timeoutMs: form.timeoutSeconds * 1000,
      });
      pump();
    },
    pause: () => apply({ kind: 'pause' }),
    resume: () => {
      apply({ kind: 'resume' });
      pump();
    },
    cancel: () => apply({ kind: 'cancel' }),
    /** Verdicts that were given before, in force at once. */
    take: (judgements: LlmJudgements) => {
      if (get().llmJudge.session) apply({ kind: 'cancel' });
      ledger.take(judgements);
      const { address, account } = judgements;
      change({ session: null, judgements: ledger.write({ address, host: account.host }, account) });
    },
    forget: () => {
      if (get().llmJudge.session) apply({ kind: 'cancel' });
      ledger.forget();
    },
  };
}
