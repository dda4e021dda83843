import type { Progress } from '../core/progress';
import type { OnProgress } from './protocol';

/** Milliseconds of work between two pauses. */
const SLICE_MS = 30;

/** Milliseconds between two reports of progress, each of which makes the page render. */
const REPORT_MS = 200;

/** Work in steps; a step that yields no progress is just a chance to pause. */
type Steps<T> = Generator<Progress | undefined, T>;

export type StepRunner = ReturnType<typeof createStepRunner>;

/** Runs one piece of work at a time, in slices, so that other calls are answered in between. */
export function createStepRunner() {
  let latest = 0;
  /**
   * Cancels the work in progress and returns a function that checks whether no other work has
   * started since.
   */
  const takeOver = () => {
    const own = ++latest;
    return () => own === latest;
  };
  return {
    takeOver,
    /**
     * Replaces the work in progress and runs to the end; the first slice runs immediately. `null`
     * if it is canceled or replaced.
     */
    run: async <T>(steps: Steps<T>, onProgress?: OnProgress): Promise<T | null> => {
      const isLatest = takeOver();
      let sliceEnd = performance.now() + SLICE_MS;
      let nextReport = 0;
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
        const now = performance.now();
        if (now < sliceEnd) continue;
        if (step.value && now >= nextReport) {
          onProgress?.(step.value.done, step.value.total);
          nextReport = now + REPORT_MS;
        }
        await nextTask();
        if (!isLatest()) return null;
        sliceEnd = performance.now() + SLICE_MS;
      }
    },
    cancel: () => {
      takeOver();
    },
  };
}

/**
 * Lets messages of other calls arrive, which awaiting a resolved promise would not do. A timer
 * would wait 4 ms after the first few calls, which would be an eighth of the total time.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
