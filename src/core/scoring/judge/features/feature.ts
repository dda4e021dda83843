import type { Pair } from './pair';

/**
 * What more of a feature may mean: it speaks `for` the candidate, `against` it, or `either` way. Weights
 * keep to it (docs/decisions/learned-judge.md).
 */
export type Sense = 'for' | 'against' | 'either';

/** One number that the judge is fed with, and what is told of it. */
export interface Feature {
  readonly id: string;
  readonly sense: Sense;
  /** In words, where the value is above the usual one; empty where that tells a person nothing. */
  readonly high: string;
  /** The same where the value is below the usual one. */
  readonly low: string;
}

/** Features that are read together. */
export interface FeatureGroup {
  readonly features: readonly Feature[];
  /** A finite number a feature, in order, most of them from 0 to 1. Pure, linear in the texts. */
  readonly read: (pair: Pair) => readonly number[];
}

/** Builds a group from rows of `[id, sense, high, low]`. */
export function defineFeatures(
  rows: readonly (readonly [id: string, sense: Sense, high: string, low: string])[],
  read: (pair: Pair) => readonly number[],
): FeatureGroup {
  return { features: rows.map(([id, sense, high, low]) => ({ id, sense, high, low })), read };
}

/** 1 for true, 0 for false. */
export function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

/** Part ÷ whole; 0 of nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
