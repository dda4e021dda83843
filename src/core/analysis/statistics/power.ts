import { normalQuantile } from './distributions';

/** Error levels of a planned test: two-sided significance and power. */
export interface TestLevels {
  readonly significance: number;
  readonly power: number;
}

/** The levels that are usual in planning: α = 5 %, power 80 %. */
export const DEFAULT_LEVELS: TestLevels = { significance: 0.05, power: 0.8 };

/**
 * The smallest true difference that a test finds with the given power, (z_{1−α/2} + z_{power}) · SE.
 * Source: E. Miller, Adding Error Bars to Evals (2024), section 5.
 */
export function minimumDetectableEffect(standardError: number, levels = DEFAULT_LEVELS): number {
  return zSum(levels) * standardError;
}

/**
 * How many questions find a true difference δ: (z_{1−α/2} + z_{power})² · σ² / δ², where σ² is the
 * variance of the paired difference of one question (ω² + σ²_A/K_A + σ²_B/K_B with K answers each).
 * Source: E. Miller, Adding Error Bars to Evals (2024), equation 9.
 */
export function questionsNeeded(delta: number, variance: number, levels = DEFAULT_LEVELS): number {
  return (zSum(levels) ** 2 * variance) / (delta * delta);
}

function zSum({ significance, power }: TestLevels): number {
  return normalQuantile(1 - significance / 2) + normalQuantile(power);
}
