import type { CallFailure } from '../../words/llm-judge-problems';
import { decideRetry, type RetryPolicy } from './retry';

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
export const MOST_GIVEN_UP = 5;

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

/** The run after something happened. What comes after it was cancelled changes nothing. */
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
  const tries = schedule.slots.find((slot) => slot.job === job)?.tries ?? policy.mostTries;
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
  const stops = decision.stops || givenUpInRow >= MOST_GIVEN_UP;
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
