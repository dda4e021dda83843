import type { Interval } from '../statistics/interval';

/** A figure with its 95 % interval; `null` where it is not defined or nothing can be said. */
export interface Measured {
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** A figure with what is odd about it. */
export interface Remarked extends Measured {
  /** Why there is no interval or no value, to be read after the figure; `null` where both are there. */
  readonly remark: string | null;
}
