import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStepRunner } from '../../src/worker/step-runner';

/** Longer than a time slice, so that the step runner pauses after every step. */
const PAUSE = 40;

/** Work that records its steps. */
function countSteps(total: number, milliseconds = PAUSE) {
  const done: number[] = [];
  function* steps(): Generator<{ done: number; total: number }, string> {
    for (let step = 1; step <= total; step++) {
      vi.advanceTimersByTime(milliseconds);
      done.push(step);
      yield { done: step, total };
    }
    return 'finished';
  }
  return { done, steps: steps() };
}

// Fake only the clock, so that time slices do not depend on the machine but pauses are still real
// tasks.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the step runner', () => {
  test('returns the result and reports progress at the first pause, then five times a second', async () => {
    const reported: number[][] = [];
    const { steps } = countSteps(12);
    const outcome = await createStepRunner().run(steps, (...progress) => reported.push(progress));
    expect(outcome).toBe('finished');
    expect(reported).toEqual([
      [1, 12],
      [6, 12],
      [11, 12],
    ]);
  });

  test('runs short work at once, without a pause', () => {
    const { steps, done } = countSteps(5, 0);
    void createStepRunner().run(steps);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  test('handles other messages between time slices', async () => {
    const { steps, done } = countSteps(3);
    let doneAtMessage = -1;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      doneAtMessage = done.length;
      port1.close();
    };
    port2.postMessage(null);
    await createStepRunner().run(steps);
    expect(doneAtMessage).toBe(1);
  });

  test('ends canceled work before its next step', async () => {
    const runner = createStepRunner();
    const { steps, done } = countSteps(3);
    const outcome = runner.run(steps);
    runner.cancel();
    expect(await outcome).toBeNull();
    expect(done).toEqual([1]);
  });

  test('ends work that newer work replaces, and finishes the newer work', async () => {
    const runner = createStepRunner();
    const first = runner.run(countSteps(3).steps);
    const second = runner.run(countSteps(3).steps);
    expect(await Promise.all([first, second])).toEqual([null, 'finished']);
  });

  test('reports whether newer work replaced it', () => {
    const runner = createStepRunner();
    const isLatest = runner.takeOver();
    expect(isLatest()).toBe(true);
    runner.cancel();
    expect(isLatest()).toBe(false);
  });

  test('rejects with the error of the work', async () => {
    function* fail(): Generator<undefined, string> {
      yield undefined;
      throw new Error('a bug');
    }
    await expect(createStepRunner().run(fail())).rejects.toThrow('a bug');
  });
});
