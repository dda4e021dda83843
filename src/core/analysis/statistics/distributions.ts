import { exp, log, log1p } from '../../elementary';

/** Far more terms than any series or continued fraction needs for the inputs of this project. */
const MAX_TERMS = 10_000;

const EPSILON = 1e-16;

/** Replaces a denominator of zero in a continued fraction (Lentz). */
const TINY = 1e-300;

/**
 * Coefficients of Lanczos's approximation for g = 607/128 (P. Godfrey, 2001); good to 15 digits.
 */
const LANCZOS = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746,
  -0.4919138160976202, 3.399464998481189e-5, 4.652362892704858e-5, -9.837447530487956e-5,
  0.0001580887032249125, -0.00021026444172410488, 0.00021743961811521265, -0.0001643181065367639,
  8.441822398385275e-5, -2.6190838401581408e-5, 3.6899182659531625e-6,
] as const;

/** P(Z ≤ z) of the standard normal distribution, to about 15 digits. */
export function normalCdf(z: number): number {
  const tail = upperGamma(0.5, (z * z) / 2) / 2;
  return z > 0 ? 1 - tail : tail;
}

/** The quantile z of a standard normal variable: P(Z ≤ z) = p, for 0 < p < 1. */
export function normalQuantile(p: number): number {
  return invertIncreasing(normalCdf, p, -40, 40);
}

/**
 * P(T ≤ t) of Student's t with the given degrees of freedom. Source: Abramowitz & Stegun 26.7.1.
 */
function studentCdf(t: number, degrees: number): number {
  const tail = incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** The quantile t of Student's t: P(T ≤ t) = p, for 0 < p < 1. */
export function studentQuantile(p: number, degrees: number): number {
  return invertIncreasing((t) => studentCdf(t, degrees), p, -1e9, 1e9);
}

/** P(X ≤ k) for n tosses of a fair coin. Source: Abramowitz & Stegun 26.5.24. */
export function binomialCdf(k: number, n: number): number {
  return k >= n ? 1 : incompleteBeta(0.5, n - k, k + 1);
}

/** ln Γ(x) for x > 0. Source: C. Lanczos, SIAM J. Numer. Anal. B 1 (1964). */
function logGamma(x: number): number {
  const shifted = x + 607 / 128 - 0.5;
  const sum = LANCZOS.reduce((total, c, k) => (k === 0 ? c : total + c / (x - 1 + k)), 0);
  return (x - 0.5) * log(shifted) - shifted + log(Math.sqrt(2 * Math.PI) * sum);
}

/**
 * Regularized upper incomplete gamma function Q(a, x) = Γ(a, x) / Γ(a) for a > 0 and x ≥ 0: by its
 * series for x < a + 1, by Legendre's continued fraction above.
 * Source: Abramowitz & Stegun 6.5.29 and 6.5.31.
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const factor = exp(a * log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MAX_TERMS && term > sum * EPSILON; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - factor * sum;
  }
  return (
    factor / continuedFraction(x + 1 - a, (n) => ({ over: -n * (n - a), under: x + 1 - a + 2 * n }))
  );
}

/**
 * Regularized incomplete beta function I_x(a, b) for a, b > 0 and 0 ≤ x ≤ 1.
 * Source: Abramowitz & Stegun 26.5.8, with the symmetry 26.5.2 where it converges slowly.
 */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFactor = logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log1p(-x);
  const fraction = continuedFraction(1, (n) => {
    const half = n >> 1;
    const over =
      n % 2 === 0
        ? (half * (b - half) * x) / ((a + n - 1) * (a + n))
        : (-(a + half) * (a + b + half) * x) / ((a + n - 1) * (a + n));
    return { over, under: 1 };
  });
  return exp(logFactor) / (a * fraction);
}

/** The x in an interval at which an increasing function reaches a value, by bisection. */
function invertIncreasing(
  increasing: (x: number) => number,
  value: number,
  lowest: number,
  highest: number,
): number {
  let [low, high] = [lowest, highest];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (increasing(middle) < value) low = middle;
    else high = middle;
  }
}

/**
 * b₀ + a₁/(b₁ + a₂/(b₂ + …)). Source: W. J. Lentz, Appl. Opt. 15 (1976), as modified by Thompson &
 * Barnett.
 */
function continuedFraction(
  first: number,
  level: (n: number) => { readonly over: number; readonly under: number },
): number {
  let result = first === 0 ? TINY : first;
  let c = result;
  let d = 0;
  for (let n = 1; n < MAX_TERMS; n++) {
    const { over, under } = level(n);
    d = 1 / (under + over * d || TINY);
    c = under + over / c || TINY;
    const change = c * d;
    result *= change;
    if (Math.abs(change - 1) < EPSILON) break;
  }
  return result;
}
