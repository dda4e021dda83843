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
