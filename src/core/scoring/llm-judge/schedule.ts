import type { CallFailure } from '../../words/llm-judge-problems';

/** Maximum number of attempts per call. */
export const MAX_TRIES = 4;

/** Wait before the first retry; it doubles with every further retry. */
const FIRST_WAIT_MS = 1000;

/** Longest wait, unless the server asks for a longer one. */
const MAX_WAIT_MS = 30_000;

/** Longest wait that is accepted from the server; if it asks for a longer one, the run pauses. */
const MAX_RETRY_AFTER_MS = 300_000;

/**
 * After this many failed jobs in a row, the run pauses, since the next one would probably fail too,
 * at the same cost.
 */
export const MAX_CONSECUTIVE_FAILURES = 5;

/** HTTP status codes for which a retry may help: too early, too many requests, server errors. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 529]);

/** HTTP status codes that all calls would get: no permission, no credit, no such URL or model. */
const PERMANENT: ReadonlySet<number> = new Set([401, 402, 403, 404, 405]);

/** A call that was sent and is not settled. */
interface Slot {
  readonly job: number;
  /** Number of attempts so far. */
  readonly tries: number;
  /** Time of the next attempt in milliseconds since 1970; `null` while waiting for a response. */
  readonly until: number | null;
}

/**
 * The state of a run of calls. Plain data; jobs are identified by the position of their calls, from
 * 0.
 */
export interface Schedule {
  readonly phase: 'running' | 'paused' | 'canceled' | 'done';
  readonly total: number;
  /** The first job that was never sent. */
  readonly next: number;
  /** Calls in progress, at most `concurrency`; a call that waits for a retry keeps its slot. */
  readonly slots: readonly Slot[];
  /** No call is sent before this time, in milliseconds since 1970. */
  readonly quietUntil: number;
  readonly settled: number;
  readonly failedInRow: number;
  /** The reason for an automatic pause; `null` if the user paused the run or it is running. */
  readonly stoppedBy: CallFailure | null;
}

/** Events of a run; `now` is in milliseconds since 1970. */
export type ScheduleEvent =
  | { readonly kind: 'sent'; readonly jobs: readonly number[] }
  | { readonly kind: 'succeeded'; readonly job: number }
  | {
      readonly kind: 'failed';
      readonly job: number;
      readonly failure: CallFailure;
      readonly now: number;
      /** From 0 to 1. */
      readonly jitter: number;
    }
  | { readonly kind: 'pause' | 'resume' | 'cancel' };

export function createSchedule(total: number): Schedule {
  return {
    phase: total === 0 ? 'done' : 'running',
    total,
    next: 0,
    slots: [],
    quietUntil: 0,
    settled: 0,
    failedInRow: 0,
    stoppedBy: null,
  };
}

/** The jobs to send now, so that at most `concurrency` are in progress. */
export function dueJobs(schedule: Schedule, concurrency: number, now: number): readonly number[] {
  const { phase, slots, next, total, quietUntil } = schedule;
  if (phase !== 'running' || now < quietUntil) return [];
  const again = slots.filter(({ until }) => until !== null && until <= now);
  const fresh = Math.max(0, Math.min(concurrency - slots.length, total - next));
  return [...again.map(({ job }) => job), ...Array.from({ length: fresh }, (_, at) => next + at)];
}

/**
 * When the next job is due, in milliseconds since 1970; `null` if that depends on a response or the
 * user.
 */
export function nextDueAt(schedule: Schedule, concurrency: number): number | null {
  const { phase, slots, next, total, quietUntil } = schedule;
  if (phase !== 'running') return null;
  const waits = slots.flatMap(({ until }) => (until === null ? [] : [until]));
  const hasFresh = next < total && slots.length < concurrency;
  const times = [...waits, ...(hasFresh ? [quietUntil] : [])];
  return times.length === 0 ? null : Math.max(quietUntil, Math.min(...times));
}

/** Returns the state after an event. Events after the end change nothing. */
export function advance(schedule: Schedule, event: ScheduleEvent): Schedule {
  if (schedule.phase === 'canceled' || schedule.phase === 'done') return schedule;
  switch (event.kind) {
    case 'sent':
      return markSent(schedule, event.jobs);
    case 'succeeded':
      return finish({ ...settle(schedule, event.job), failedInRow: 0 });
    case 'failed':
      return fail(schedule, event);
    case 'pause':
      return { ...schedule, phase: 'paused' };
    case 'resume':
      return { ...schedule, phase: 'running', failedInRow: 0, stoppedBy: null };
    case 'cancel':
      return { ...schedule, phase: 'canceled', slots: [] };
  }
}

/** Whether a job waits for a response or a retry. */
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
): Schedule {
  const tries = schedule.slots.find((slot) => slot.job === job)?.tries ?? MAX_TRIES;
  const decision = decideRetry(failure, tries, now, jitter);
  if (decision.kind === 'retry') {
    const until = now + decision.afterMs;
    return {
      ...schedule,
      slots: schedule.slots.map((slot) => (slot.job === job ? { ...slot, until } : slot)),
      quietUntil: decision.quiet ? Math.max(schedule.quietUntil, until) : schedule.quietUntil,
    };
  }
  const settled = settle(schedule, job);
  const failedInRow = settled.failedInRow + 1;
  const stops = decision.stops || failedInRow >= MAX_CONSECUTIVE_FAILURES;
  return finish({
    ...settled,
    failedInRow,
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

type RetryDecision =
  | {
      readonly kind: 'retry';
      readonly afterMs: number;
      /** Whether all other calls should wait too, because the server asked for it. */
      readonly quiet: boolean;
    }
  /** `stops`: all other calls would fail as well, so the run should pause. */
  | { readonly kind: 'give-up'; readonly stops: boolean };

/**
 * Decides what to do after failed attempt number `tries` (from 1).
 * @param now in milliseconds since 1970
 * @param jitter from 0 to 1; spreads the retries of calls that failed together
 */
export function decideRetry(
  failure: CallFailure,
  tries: number,
  now: number,
  jitter: number,
): RetryDecision {
  const status = failure.kind === 'status' ? failure.status : 0;
  const asked = failure.kind === 'status' ? readRetryAfter(failure.retryAfter, now) : null;
  const isTransient =
    TRANSIENT.has(status) || failure.kind === 'time-out' || failure.kind === 'no-answer';
  if (isTransient && asked !== null && asked > MAX_RETRY_AFTER_MS)
    return { kind: 'give-up', stops: true };
  if (!isTransient || tries >= MAX_TRIES)
    return { kind: 'give-up', stops: failure.kind === 'handed-on' || PERMANENT.has(status) };
  if (asked !== null) return { kind: 'retry', afterMs: asked, quiet: true };
  const maxMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  const afterMs = Math.round(maxMs * (0.5 + jitter / 2));
  return { kind: 'retry', afterMs, quiet: status === 429 };
}

/**
 * The wait that `Retry-After` asks for, in ms; `null` without a valid one. Source: RFC 9110,
 * 10.2.3.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
