/** Rows processed between two points at which work can stop: a few milliseconds of work. */
export const BATCH_SIZE = 1024;

/** Progress of long work, in its own unit: question–run pairs, or rows of files. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The result of a generator, run without pauses. */
export function runToEnd<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Visits all values and can stop after every batch. */
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

/** Maps all values in order and can stop after every batch. */
export function* mapInBatches<T, R>(
  values: Iterable<T>,
  change: (value: T) => R,
): Generator<undefined, R[]> {
  const changed: R[] = [];
  yield* visitInBatches(values, (value) => changed.push(change(value)));
  return changed;
}

/**
 * Adds up the rows that steps report; a step without a number only marks a point at which work can
 * stop.
 */
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
