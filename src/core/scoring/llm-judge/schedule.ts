import type { CallFailure } from '../../words/llm-judge-problems';

/** How often and how patiently a failed call is sent again. */
interface RetryPolicy {
  /** How often a call is sent at most. */
  readonly maxTries: number;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly firstWaitMs: number;
  /** Milliseconds that are waited at most without being asked to. */
  readonly maxWaitMs: number;
  /** Milliseconds that are waited at most where the server asks for it; beyond, the run pauses. */
  readonly maxRetryAfterMs: number;
}

/** The policy of the page. */
export const RETRY_POLICY: RetryPolicy = {
  maxTries: 4,
  firstWaitMs: 1000,
  maxWaitMs: 30_000,
  maxRetryAfterMs: 300_000,
};

/** What becomes of a call that failed. */
type RetryDecision =
  | {
      readonly kind: 'retry';
      readonly afterMs: number;
      /** Whether no other call should be sent before either: the server asked for quiet. */
      readonly quiet: boolean;
    }
  /** `stops`: every other call would fare alike, so the run should pause. */
  | { readonly kind: 'give-up'; readonly stops: boolean };

/** Statuses that pass: too early, too many, a server in trouble. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 529]);

/** Statuses that meet every call alike: no right, no money, no such address or model. */
const PERMANENT: ReadonlySet<number> = new Set([401, 402, 403, 404, 405]);

/** A call that was begun: on its way, or waiting to be sent again. */
interface Slot {
  readonly job: number;
  /** How often it was sent. */
  readonly tries: number;
  /** When it is sent again, in milliseconds since 1970; `null` while it is on its way. */
  readonly until: number | null;
}

/** Where a run of calls stands. Plain data; jobs are the positions of its calls, from 0. */
export interface Schedule {
  readonly phase: 'running' | 'paused' | 'cancelled' | 'done';
  readonly total: number;
  /** The first job that was never sent. */
  readonly next: number;
  /** No more than may be on their way at once: what waits keeps its place. */
  readonly slots: readonly Slot[];
  /** No call is sent before, in milliseconds since 1970. */
  readonly quietUntil: number;
  readonly settled: number;
  /** Jobs that were given up since one last went well. */
  readonly givenUpInRow: number;
  /** Why it paused by itself; `null` where a person paused it, or nobody did. */
  readonly stoppedBy: CallFailure | null;
}

/** What happens to a run of calls; `now` is in milliseconds, jobs are positions. */
export type ScheduleEvent =
  | { readonly kind: 'sent'; readonly jobs: readonly number[] }
  | { readonly kind: 'went-well'; readonly job: number }
  | {
      readonly kind: 'failed';
      readonly job: number;
      readonly failure: CallFailure;
      readonly now: number;
      /** From 0 to 1. */
      readonly jitter: number;
    }
  | { readonly kind: 'pause' | 'resume' | 'cancel' };

/** So many jobs given up in a row pause a run: the next ones would cost and fare alike. */
export const MAX_GIVEN_UP = 5;

/** A run of so many calls, none sent yet. */
export function createSchedule(total: number): Schedule {
  return {
    phase: total === 0 ? 'done' : 'running',
    total,
    next: 0,
    slots: [],
    quietUntil: 0,
    settled: 0,
    givenUpInRow: 0,
    stoppedBy: null,
  };
}

/** The jobs to send now, so that no more than `most` are begun at once. */
export function dueJobs(schedule: Schedule, most: number, now: number): readonly number[] {
  const { phase, slots, next, total, quietUntil } = schedule;
  if (phase !== 'running' || now < quietUntil) return [];
  const again = slots.filter(({ until }) => until !== null && until <= now);
  const fresh = Math.max(0, Math.min(most - slots.length, total - next));
  return [...again.map(({ job }) => job), ...Array.from({ length: fresh }, (_, at) => next + at)];
}

/** When to look again, in milliseconds since 1970; `null` where only an answer or a person moves it on. */
export function wakesAt(schedule: Schedule, most: number): number | null {
  const { phase, slots, next, total, quietUntil } = schedule;
  if (phase !== 'running') return null;
  const waits = slots.flatMap(({ until }) => (until === null ? [] : [until]));
  const hasFresh = next < total && slots.length < most;
  const times = [...waits, ...(hasFresh ? [quietUntil] : [])];
  return times.length === 0 ? null : Math.max(quietUntil, Math.min(...times));
}

/** The run after something happened. What comes after it was canceled changes nothing. */
export function advance(schedule: Schedule, event: ScheduleEvent, policy: RetryPolicy): Schedule {
  if (schedule.phase === 'cancelled' || schedule.phase === 'done') return schedule;
  switch (event.kind) {
    case 'sent':
      return markSent(schedule, event.jobs);
    case 'went-well':
      return finish({ ...settle(schedule, event.job), givenUpInRow: 0 });
    case 'failed':
      return fail(schedule, event, policy);
    case 'pause':
      return { ...schedule, phase: 'paused' };
    case 'resume':
      return { ...schedule, phase: 'running', givenUpInRow: 0, stoppedBy: null };
    case 'cancel':
      return { ...schedule, phase: 'cancelled', slots: [] };
  }
}

/** Whether a call that failed will be sent again, so that nothing is said of it yet. */
export function isWaiting({ slots }: Schedule, job: number): boolean {
  return slots.some((slot) => slot.job === job);
}

function markSent(schedule: Schedule, jobs: readonly number[]): Schedule {
  const again = schedule.slots.map((slot) =>
    jobs.includes(slot.job) ? { ...slot, tries: slot.tries + 1, until: null } : slot,
  );
  const fresh = jobs.filter((job) => job >= schedule.next);
  return {
    ...schedule,
    next: schedule.next + fresh.length,
    slots: [...again, ...fresh.map((job) => ({ job, tries: 1, until: null }))],
  };
}

function fail(
  schedule: Schedule,
  { job, failure, now, jitter }: Extract<ScheduleEvent, { kind: 'failed' }>,
  policy: RetryPolicy,
): Schedule {
  const tries = schedule.slots.find((slot) => slot.job === job)?.tries ?? policy.maxTries;
  const decision = decideRetry(failure, tries, policy, now, jitter);
  if (decision.kind === 'retry') {
    const until = now + decision.afterMs;
    return {
      ...schedule,
      slots: schedule.slots.map((slot) => (slot.job === job ? { ...slot, until } : slot)),
      quietUntil: decision.quiet ? Math.max(schedule.quietUntil, until) : schedule.quietUntil,
    };
  }
  const settled = settle(schedule, job);
  const givenUpInRow = settled.givenUpInRow + 1;
  const stops = decision.stops || givenUpInRow >= MAX_GIVEN_UP;
  return finish({
    ...settled,
    givenUpInRow,
    ...(stops && { phase: 'paused', stoppedBy: failure }),
  });
}

function settle(schedule: Schedule, job: number): Schedule {
  const slots = schedule.slots.filter((slot) => slot.job !== job);
  return { ...schedule, slots, settled: schedule.settled + schedule.slots.length - slots.length };
}

function finish(schedule: Schedule): Schedule {
  return schedule.settled === schedule.total ? { ...schedule, phase: 'done' } : schedule;
}

/**
 * What to do after a call failed for the `tries`-th time (from 1). `now` is in milliseconds since 1970;
 * `jitter`, from 0 to 1, spreads the waits so that calls that failed together do not come back together.
 */
export function decideRetry(
  failure: CallFailure,
  tries: number,
  policy: RetryPolicy,
  now: number,
  jitter: number,
): RetryDecision {
  const asked = failure.kind === 'status' ? readRetryAfter(failure.retryAfter, now) : null;
  const passes = failure.kind === 'status' ? TRANSIENT.has(failure.status) : isTransient(failure);
  const stops =
    failure.kind === 'handed-on' || (failure.kind === 'status' && PERMANENT.has(failure.status));
  if (passes && asked !== null && asked > policy.maxRetryAfterMs)
    return { kind: 'give-up', stops: true };
  if (!passes || tries >= policy.maxTries) return { kind: 'give-up', stops };
  if (asked !== null) return { kind: 'retry', afterMs: asked, quiet: true };
  const most = Math.min(policy.maxWaitMs, policy.firstWaitMs * 2 ** (tries - 1));
  const afterMs = Math.round(most * (0.5 + jitter / 2));
  return { kind: 'retry', afterMs, quiet: failure.kind === 'status' && failure.status === 429 };
}

function isTransient({ kind }: CallFailure): boolean {
  return kind === 'time-out' || kind === 'no-answer';
}

/**
 * Milliseconds that a header `Retry-After` asks for: whole seconds or a date; `null` where it is neither.
 * Source: RFC 9110, 10.2.3.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
