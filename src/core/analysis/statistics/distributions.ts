import { incompleteBeta, invertIncreasing, upperGamma } from './special-functions';

/** P(Z ≤ z) of the standard normal distribution, to about 15 digits. */
export function normalCdf(z: number): number {
  const tail = upperGamma(0.5, (z * z) / 2) / 2;
  return z > 0 ? 1 - tail : tail;
}

/** The z below which a standard normal variable lies with probability p, 0 < p < 1. */
export function normalQuantile(p: number): number {
  return invertIncreasing(normalCdf, p, -40, 40);
}

/** P(T ≤ t) of Student's t with so many degrees of freedom. Source: Abramowitz & Stegun 26.7.1. */
function studentCdf(t: number, degrees: number): number {
  const tail = incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** The t below which Student's t lies with probability p, 0 < p < 1. */
export function studentQuantile(p: number, degrees: number): number {
  return invertIncreasing((t) => studentCdf(t, degrees), p, -1e9, 1e9);
}

/** P(X ≤ k) for n throws of a fair coin. Source: Abramowitz & Stegun 26.5.24. */
export function binomialCdf(k: number, n: number): number {
  return k >= n ? 1 : incompleteBeta(0.5, n - k, k + 1);
}
