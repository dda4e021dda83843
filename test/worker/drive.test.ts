import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDriver } from '../../src/worker/drive';

/** Longer than a slice, so that the driver pauses after every step. */
const PAUSE = 40;

/** Counts the steps it was let do. */
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

// Only the clock: a slice lasts as long on a busy machine, and pauses are real tasks.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the driver', () => {
  test('gives what the work came to and tells how far it is at every pause', async () => {
    const told: number[][] = [];
    const { steps } = countSteps(3);
    const outcome = await createDriver().drive(steps, (...progress) => told.push(progress));
    expect(outcome).toBe('finished');
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  test('does short work at once, without a pause', () => {
    const { steps, done } = countSteps(5, 0);
    void createDriver().drive(steps);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  test('lets other messages in between two slices', async () => {
    const { steps, done } = countSteps(3);
    let doneAtMessage = -1;
    setTimeout(() => {
      doneAtMessage = done.length;
    });
    await createDriver().drive(steps);
    expect(doneAtMessage).toBe(1);
  });

  test('ends work that was canceled before its next step', async () => {
    const driver = createDriver();
    const { steps, done } = countSteps(3);
    const outcome = driver.drive(steps);
    driver.cancel();
    expect(await outcome).toBeNull();
    expect(done).toEqual([1]);
  });

  test('ends work from which other work took over, and finishes that', async () => {
    const driver = createDriver();
    const first = driver.drive(countSteps(3).steps);
    const second = driver.drive(countSteps(3).steps);
    expect(await Promise.all([first, second])).toEqual([null, 'finished']);
  });

  test('stops the work it was asked to stop', async () => {
    const search = createDriver().start(countSteps(3).steps);
    search.stop();
    expect(await search.outcome).toBeNull();
  });

  test('does not stop what took over from the work it was asked to stop', async () => {
    const driver = createDriver();
    const search = driver.start(countSteps(3).steps);
    const next = driver.drive(countSteps(3).steps);
    search.stop();
    expect(await search.outcome).toBeNull();
    expect(await next).toBe('finished');
  });

  test('says whether anything has taken over since', () => {
    const driver = createDriver();
    const isLatest = driver.takeOver();
    expect(isLatest()).toBe(true);
    driver.cancel();
    expect(isLatest()).toBe(false);
  });

  test('hands on what the work throws', async () => {
    function* fail(): Generator<undefined, string> {
      yield undefined;
      throw new Error('a bug');
    }
    await expect(createDriver().drive(fail())).rejects.toThrow('a bug');
  });
});
