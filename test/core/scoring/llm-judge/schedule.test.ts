import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallFailure } from '../../../../src/core/words/llm-judge-problems';
import {
  advance,
  createSchedule,
  decideRetry,
  dueJobs,
  isWaiting,
  MAX_CONSECUTIVE_FAILURES,
  MAX_TRIES,
  readRetryAfter,
  type Schedule,
  type ScheduleEvent,
  nextDueAt,
} from '../../../../src/core/scoring/llm-judge/schedule';

const status = (code: number, retryAfter: string | null = null): CallFailure => ({
  kind: 'status',
  status: code,
  retryAfter,
  serverMessage: '',
});
const now = Date.UTC(2026, 10, 21, 4, 0, 0);

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7000],
    ['Sat, 21 Nov 2026 04:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 03:00:00 GMT', 0],
    ['Sat, 99 Nov 2026 03:00:00 GMT', null],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    [null, null],
  ])('%s', (header, wait) => {
    expect(readRetryAfter(header, now)).toBe(wait);
  });
});

describe('a failed call', () => {
  const decide = (failure: CallFailure, tries = 1, jitter = 1) =>
    decideRetry(failure, tries, now, jitter);

  test('is retried with a delay that doubles each time, with jitter', () => {
    const waits = [1, 2, 3].map((tries) => decide(status(500), tries));
    expect(waits.map((one) => one.kind === 'retry' && one.afterMs)).toEqual([1000, 2000, 4000]);
    expect(decide(status(500), 1, 0)).toEqual({ kind: 'retry', afterMs: 500, quiet: false });
    expect(decide(status(500), MAX_TRIES)).toEqual({ kind: 'give-up', stops: false });
  });

  test('waits as long as the server asks, and pauses all other calls', () => {
    expect(decide(status(429, '3'))).toEqual({ kind: 'retry', afterMs: 3000, quiet: true });
    expect(decide(status(503, '3'))).toEqual({ kind: 'retry', afterMs: 3000, quiet: true });
    expect(decide(status(429))).toEqual({ kind: 'retry', afterMs: 1000, quiet: true });
    expect(decide(status(429, '86400'))).toEqual({ kind: 'give-up', stops: true });
  });

  test.each([401, 402, 403, 404, 405])('with %i ends the run', (code) => {
    expect(decide(status(code))).toEqual({ kind: 'give-up', stops: true });
  });

  test.each<CallFailure>([status(400), status(422), { kind: 'too-large' }, { kind: 'unread' }])(
    'with %j is not retried',
    (failure) => {
      expect(decide(failure)).toEqual({ kind: 'give-up', stops: false });
    },
  );
});

const step = (schedule: Schedule, event: ScheduleEvent) => advance(schedule, event);
const send = (schedule: Schedule, most = 2, at = now) =>
  step(schedule, { kind: 'sent', jobs: dueJobs(schedule, most, at) });
const fail = (job: number, failure: CallFailure): ScheduleEvent => ({
  kind: 'failed',
  job,
  failure,
  now,
  jitter: 1,
});

describe('a run of calls', () => {
  test('sends no more at once than allowed, and ends when all are settled', () => {
    let run = send(createSchedule(3));
    expect(dueJobs(run, 2, now)).toEqual([]);
    run = send(step(run, { kind: 'succeeded', job: 1 }));
    expect(run.next).toBe(3);
    run = step(step(run, { kind: 'succeeded', job: 0 }), { kind: 'succeeded', job: 2 });
    expect(run).toMatchObject({ phase: 'done', settled: 3, slots: [] });
    expect(createSchedule(0).phase).toBe('done');
  });

  test('sends nothing while the server asks for a pause', () => {
    let run = send(createSchedule(3));
    run = step(run, fail(0, status(429, '2')));
    run = step(run, { kind: 'succeeded', job: 1 });
    expect(isWaiting(run, 0)).toBe(true);
    expect(dueJobs(run, 2, now + 1999)).toEqual([]);
    expect(nextDueAt(run, 2)).toBe(now + 2000);
    expect(dueJobs(run, 2, now + 2000)).toEqual([0, 2]);
  });

  test('sends nothing while paused, but counts responses that still arrive', () => {
    let run = step(send(createSchedule(3)), { kind: 'pause' });
    run = step(run, { kind: 'succeeded', job: 0 });
    expect([dueJobs(run, 2, now), nextDueAt(run, 2), run.settled]).toEqual([[], null, 1]);
    run = step(run, { kind: 'resume' });
    expect(dueJobs(run, 2, now)).toEqual([2]);
  });

  test('ignores events after it was canceled', () => {
    const run = step(send(createSchedule(3)), { kind: 'cancel' });
    expect(step(run, { kind: 'succeeded', job: 0 })).toBe(run);
    expect(dueJobs(run, 2, now)).toEqual([]);
  });

  test('pauses if every call would fail', () => {
    const run = step(send(createSchedule(9)), fail(0, status(401)));
    expect(run).toMatchObject({ phase: 'paused', stoppedBy: { status: 401 }, settled: 1 });
    expect(step(run, { kind: 'resume' })).toMatchObject({ phase: 'running', stoppedBy: null });
  });

  test('pauses after several failures in a row', () => {
    let run = createSchedule(20);
    for (let job = 0; job < MAX_CONSECUTIVE_FAILURES; job++) {
      expect(run.phase).toBe('running');
      run = step(send(run, 1), fail(job, { kind: 'unread' }));
    }
    expect(run).toMatchObject({ phase: 'paused', stoppedBy: { kind: 'unread' } });
  });

  test('settles every job once, whatever the server and the user do', () => {
    const failures = fc.constantFrom<CallFailure | null>(
      null,
      null,
      status(500),
      status(429, '1'),
      status(400),
      { kind: 'time-out' },
      { kind: 'unread' },
    );
    const acts = fc.array(fc.tuple(failures, fc.nat(5), fc.boolean()), { maxLength: 200 });
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 4 }), acts, (total, most, given) => {
        let run = createSchedule(total);
        let clock = now;
        const sent = new Map<number, number>();
        const settled = new Set<number>();
        const onItsWay = new Set<number>();
        for (const [failure, which, pauses] of [...given, ...endless(total)]) {
          if (run.phase === 'done') break;
          if (pauses) run = step(run, { kind: 'pause' });
          if (run.phase === 'paused') {
            expect(dueJobs(run, most, clock)).toEqual([]);
            run = step(run, { kind: 'resume' });
          }
          const due = dueJobs(run, most, clock);
          for (const job of due) {
            expect(settled.has(job)).toBe(false);
            expect(onItsWay.has(job)).toBe(false);
            sent.set(job, (sent.get(job) ?? 0) + 1);
            onItsWay.add(job);
          }
          run = step(run, { kind: 'sent', jobs: due });
          expect(onItsWay.size).toBeLessThanOrEqual(most);
          const job = [...onItsWay][which % Math.max(1, onItsWay.size)];
          if (job === undefined) {
            clock = nextDueAt(run, most) ?? clock;
            continue;
          }
          onItsWay.delete(job);
          run = failure
            ? step(run, { kind: 'failed', job, failure, now: clock, jitter: 0 })
            : step(run, { kind: 'succeeded', job });
          if (!isWaiting(run, job)) settled.add(job);
        }
        expect([run.phase, run.settled, settled.size]).toEqual(['done', total, total]);
        expect([...sent.values()].every((tries) => tries <= MAX_TRIES)).toBe(true);
      }),
    );
  });
});

/** Enough successful responses to complete any run. */
function endless(total: number): [null, number, boolean][] {
  return Array.from({ length: 4 * total + 20 }, () => [null, 0, false]);
}
