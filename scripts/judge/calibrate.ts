import { fitLogistic } from './logistic-regression';

/** All but none, so that values which part the labels do not drive the slope away. */
const PENALTY = 1e-6;

/**
 * Slope and offset that make the logistic of `slope × value + offset` fit the labels best.
 * Source: J. Platt, Probabilistic Outputs for Support Vector Machines (1999), without its smoothing.
 */
export function fitCalibration(
  values: readonly number[],
  labels: readonly boolean[],
): { slope: number; offset: number } {
  const rows = values.map((value, at) => ({
    values: [value],
    tokens: new Int32Array(),
    tokenValues: new Float64Array(),
    label: labels[at] === true,
    weight: 1,
  }));
  const penalty = { values: PENALTY, tokens: 0, signs: [0] as const, tokenCount: 0 };
  const { weights, intercept } = fitLogistic(rows, penalty);
  return { slope: weights[0] ?? 1, offset: intercept };
}

/**
 * The threshold from 0.30 to 0.70 in steps of 0.02 that lies nearest to 0.5 among those whose agreement
 * with the labels is within one standard error of the best: for a calibrated probability 0.5 is right
 * unless the labels insist. Source: the one-standard-error rule of L. Breiman et al., Classification and
 * Regression Trees (1984).
 */
export function chooseThreshold(
  probabilities: readonly number[],
  labels: readonly boolean[],
): number {
  const steps = Array.from({ length: 21 }, (_, step) => Number((0.3 + step * 0.02).toFixed(2)));
  const agreed = steps.map(
    (threshold) =>
      probabilities.filter((probability, at) => probability >= threshold === labels[at]).length,
  );
  const best = Math.max(...agreed) / labels.length;
  const error = Math.sqrt((best * (1 - best)) / labels.length);
  const close = steps.filter((_, at) => (agreed[at] ?? 0) / labels.length >= best - error);
  const distance = (threshold: number) => Math.abs(threshold - 0.5);
  return close.reduce((one, next) => (distance(next) < distance(one) ? next : one));
}
