import { logistic } from '../../src/core/judge/linear';

const ROUNDS = 50;

/**
 * Slope and offset that make the logistic of `slope × value + offset` fit the labels best, by Newton's
 * method. Source: J. Platt, Probabilistic Outputs for Support Vector Machines (1999), without smoothing.
 */
export function fitCalibration(
  values: readonly number[],
  labels: readonly boolean[],
): { slope: number; offset: number } {
  let [slope, offset] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [gs, go, ss, so, oo] = [0, 0, 1e-9, 0, 1e-9];
    values.forEach((value, at) => {
      const probability = logistic(slope * value + offset);
      const miss = probability - Number(labels[at]);
      const curve = probability * (1 - probability);
      gs += miss * value;
      go += miss;
      ss += curve * value * value;
      so += curve * value;
      oo += curve;
    });
    const determinant = ss * oo - so * so;
    slope -= (oo * gs - so * go) / determinant;
    offset -= (ss * go - so * gs) / determinant;
  }
  return { slope, offset };
}

/** The threshold from 0.30 to 0.70 in steps of 0.02 that agrees best with the labels; ties: the nearest to 0.5. */
export function chooseThreshold(
  probabilities: readonly number[],
  labels: readonly boolean[],
): number {
  const steps = Array.from({ length: 21 }, (_, step) => Number((0.3 + step * 0.02).toFixed(2)));
  const agreed = (threshold: number) =>
    probabilities.filter((probability, at) => probability >= threshold === labels[at]).length;
  const distance = (threshold: number) => Math.abs(threshold - 0.5);
  return steps.reduce((best, next) => {
    const [own, other] = [agreed(best), agreed(next)];
    if (own !== other) return other > own ? next : best;
    return distance(next) < distance(best) ? next : best;
  });
}
