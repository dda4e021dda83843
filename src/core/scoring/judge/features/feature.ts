import type { Pair } from './pair';

/**
 * Whether a higher value speaks `for` the candidate or `against` it, or may do `either`. Training keeps
 * the sign of a weight to it (docs/decisions/learned-judge.md).
 */
type Sign = 'for' | 'against' | 'either';

/** One number that the judge uses as input. */
export interface Feature {
  readonly id: string;
  readonly sense: Sign;
  /** What a value above the mean says of the answer; empty if that means nothing to a person. */
  readonly high: string;
  /** The same for a value below the mean. */
  readonly low: string;
}

/** Features that are computed together. */
export interface FeatureGroup {
  readonly features: readonly Feature[];
  /**
   * A finite number for each feature, in order, most of them from 0 to 1; `true` is 1, `false` is 0.
   * Pure, linear in the texts.
   */
  readonly read: (pair: Pair) => readonly (number | boolean)[];
}

type FeatureRow = readonly [id: string, sense: Sign, high?: string, low?: string];

export function defineFeatures(
  rows: readonly FeatureRow[],
  read: FeatureGroup['read'],
): FeatureGroup {
  const features = rows.map(([id, sense, high = '', low = '']) => ({ id, sense, high, low }));
  return { features, read };
}

/** Part ÷ whole; 0 of nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
