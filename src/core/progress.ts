/** Rows that are gone through between two places to stop: a few milliseconds of work. */
export const BATCH_SIZE = 1024;

/** How far long work has come, in whatever it counts: pairs of question and run, rows of files. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The result of work that is done in steps, with nothing in between. */
export function runToEnd<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Goes through values, with a place to stop after every stretch. */
export function* visitInBatches<T>(
  values: Iterable<T>,
  visit: (value: T) => void,
): Generator<undefined, void> {
  let visited = 0;
  for (const value of values) {
    if (++visited % BATCH_SIZE === 0) yield;
    visit(value);
  }
}

/** The same with what comes of each value, in their order. */
export function* mapInBatches<T, R>(
  values: Iterable<T>,
  change: (value: T) => R,
): Generator<undefined, R[]> {
  const changed: R[] = [];
  yield* visitInBatches(values, (value) => changed.push(change(value)));
  return changed;
}

/** Adds up the rows that steps say were gone through; where they say none there is still a place to stop. */
export function* trackProgress<T>(
  steps: Generator<number | undefined, T>,
  counter: { done: number; readonly total: number },
): Generator<Progress, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    counter.done += step.value ?? 0;
    yield { ...counter };
  }
}
