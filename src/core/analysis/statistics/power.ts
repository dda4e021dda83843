import { normalQuantile } from './distributions';

/** The error levels that are usual in planning a two-sided test: α = 5 %, power 80 %. */
export const DEFAULT_LEVELS = { significance: 0.05, power: 0.8 } as const;

/**
 * The smallest true difference that a test finds with the usual power, (z_{1−α/2} + z_{power}) · SE.
 * Source: E. Miller, Adding Error Bars to Evals (2024), section 5.
 */
export function minimumDetectableEffect(standardError: number): number {
  const { significance, power } = DEFAULT_LEVELS;
  return (normalQuantile(1 - significance / 2) + normalQuantile(power)) * standardError;
}
