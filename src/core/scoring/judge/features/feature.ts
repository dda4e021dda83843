import type { Pair } from './pair';

/**
 * Whether a higher value is evidence `for` the candidate, `against` it, or `either`. Training
 * restricts the sign of the weight accordingly (docs/decisions/learned-judge.md).
 */
type Sign = 'for' | 'against' | 'either';

/** One input of the judge. */
export interface Feature {
  readonly id: string;
  readonly sense: Sign;
  /** The reason shown to the user for a value above the mean; empty if there is no reason. */
  readonly high: string;
  /** The reason shown to the user for a value below the mean; empty if there is no reason. */
  readonly low: string;
}

/** Features that are computed together. */
export interface FeatureGroup {
  readonly features: readonly Feature[];
  /**
   * One finite number per feature, in the order of the features, most of them from 0 to 1; `true`
   * is 1, `false` is 0. Pure, linear in the lengths of the texts.
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

/** Part ÷ whole; 0 if the whole is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
