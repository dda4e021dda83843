/** The worker gave no sign of life, or died, and was started again. */
export class WorkerSilent extends Error {
  override readonly name = 'WorkerSilent';

  /** `hasDied`: it ended by itself, so that the same call may well succeed in the next one. */
  constructor(
    message: string,
    readonly hasDied = false,
  ) {
    super(message);
  }
}
