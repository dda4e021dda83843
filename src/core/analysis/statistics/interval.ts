/** A range of values, both ends inside. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The level of every interval that is shown: 95 %. */
export const LEVEL = 0.95;

/** Probability left out at each end. */
export function tailOf(level: number): number {
  return (1 - level) / 2;
}
