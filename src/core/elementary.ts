/*
 * Exponential and logarithm, computed with only the four basic arithmetic operations. The
 * ECMAScript standard leaves the precision of `Math.exp` and `Math.log` to the engine, and browsers
 * differ in the last digit; the same input must give the same bytes.
 */

/** ln 2 in two parts; the first has few enough digits that its multiples are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

const TWO_32 = 0x1_0000_0000;

/** Number of terms after which the series below no longer changes a double. */
const LOGARITHM_TERMS = 13;
const EXPONENTIAL_TERMS = 16;

/** ln x, to about 15 digits; −∞ for 0, NaN for negative x. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN;
  if (x === Infinity) return x;
  let mantissa = x;
  let exponent = 0;
  const scale = (factor: number, by: number) => {
    mantissa *= factor;
    exponent += by;
  };
  while (mantissa >= TWO_32) scale(1 / TWO_32, 32);
  while (mantissa < 1 / TWO_32) scale(TWO_32, -32);
  while (mantissa > Math.SQRT2) scale(0.5, 1);
  while (mantissa < Math.SQRT1_2) scale(2, -1);
  const near = atanh((mantissa - 1) / (mantissa + 1));
  return exponent * LN2_HIGH + (2 * near + exponent * LN2_LOW);
}

/** ln (1 + x) for x > −1; also accurate for small x. */
export function log1p(x: number): number {
  return Math.abs(x) < 0.25 ? 2 * atanh(x / (2 + x)) : log(1 + x);
}

/** e to the power of x, to about 15 digits; 0 or infinity outside the range of doubles. */
export function exp(x: number): number {
  if (x < -745.2) return 0;
  if (x > 709.8) return Infinity;
  const doublings = Math.round(x / Math.LN2);
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  let sum = 1;
  for (let n = EXPONENTIAL_TERMS; n > 0; n--) sum = 1 + (rest / n) * sum;
  for (let left = doublings; left > 0; left--) sum *= 2;
  for (let left = doublings; left < 0; left++) sum /= 2;
  return sum;
}

/** artanh t = t + t³/3 + t⁵/5 + … for |t| ≤ 0.172. */
function atanh(t: number): number {
  const square = t * t;
  let sum = 0;
  for (let n = LOGARITHM_TERMS; n >= 0; n--) sum = 1 / (2 * n + 1) + square * sum;
  return t * sum;
}
