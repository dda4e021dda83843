import type { Reason } from './reasons';

/** What a judge says of one candidate. */
export interface Judgement {
  /** P(correct), calibrated on judged answers; from 0 to 1. */
  readonly probability: number;
  /** Whether the probability reaches the judge's threshold. */
  readonly correct: boolean;
  /** How much each of the rules bears on it, in the order of the judge's rules; the shares add to 1. */
  readonly rule: readonly number[];
  /** How much the question is of each type, in the order of the judge's types; the shares add to 1. */
  readonly type: readonly number[];
  /** What weighed most, the heaviest first; at most five. Worked out when asked for. */
  readonly reasons: () => readonly Reason[];
}

/** The position of the largest share; ties: the first. */
export function likeliest(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares));
}
