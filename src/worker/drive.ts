import type { Progress } from '../core/progress';

/** Milliseconds of work between two looks at whether it should stop. */
const SLICE = 30;

/** Tells how far work has come: units done of all. */
type TellProgress = (done: number, total: number) => void;

/** How far work is at a step; one that says nothing is a place to stop at, too. */
type Step = Progress | undefined;

/** Work under way. */
interface Underway<T> {
  /** What it came to; `null` where it was stopped, or later work took over. */
  readonly outcome: Promise<T | null>;
  /** Ends it, and nothing else: what took over from it goes on. */
  readonly stop: () => void;
}

/** Lets one piece of work run at a time, in slices, so that other calls are answered in between. */
export interface Driver {
  /** Ends what is under way, and says from then on whether nothing has taken over since. */
  readonly takeOver: () => () => boolean;
  /** Takes over and works; the first slice is done before it returns. */
  readonly start: <T>(steps: Generator<Step, T>, onProgress?: TellProgress) => Underway<T>;
  /** Takes over and works to the end; `null` where other work took over or it was canceled. */
  readonly drive: <T>(steps: Generator<Step, T>, onProgress?: TellProgress) => Promise<T | null>;
  /** Ends what is under way. */
  readonly cancel: () => void;
}

export function createDriver(): Driver {
  let latest = 0;

  const takeOver = () => {
    const mine = ++latest;
    return () => mine === latest;
  };

  const start: Driver['start'] = (steps, onProgress = () => undefined) => {
    const isLatest = takeOver();
    return {
      outcome: work(steps, onProgress, isLatest),
      stop: () => {
        if (isLatest()) takeOver();
      },
    };
  };

  return {
    takeOver,
    start,
    drive: (steps, onProgress) => start(steps, onProgress).outcome,
    cancel: () => {
      takeOver();
    },
  };
}

async function work<T>(
  steps: Generator<Step, T>,
  onProgress: TellProgress,
  isLatest: () => boolean,
): Promise<T | null> {
  let sliceEnd = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    if (step.value) onProgress(step.value.done, step.value.total);
    // A timer, not a promise: only a task lets the messages of other calls in.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isLatest()) return null;
    sliceEnd = performance.now() + SLICE;
  }
}
