/**
 * An exact decimal number: `coefficient × 10^exponent`. Differences are computed in decimal, so
 * that 12.9 − 12.8 is exactly 0.1 and thus within a tolerance of 0.1.
 */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/**
 * Numbers with more digits than this before or after the decimal point are rejected: such numbers
 * are not quantities, and rejecting them keeps all quotients finite doubles.
 */
const MAX_DIGITS = 140;

/**
 * Reads plain digits with at most one decimal point and no sign; `shift` is added to the power of
 * ten.
 * @returns `null` for a number with too many digits.
 */
export function decimalFromDigits(digits: string, shift = 0): Decimal | null {
  const point = digits.indexOf('.');
  const fraction = point === -1 ? 0 : digits.length - point - 1;
  const exponent = shift - fraction;
  if (digits.length > MAX_DIGITS || -exponent > MAX_DIGITS) return null;
  if (digits.length + exponent > MAX_DIGITS) return null;
  return { coefficient: BigInt(digits.replace('.', '')), exponent };
}

/** The decimal that JavaScript prints for a finite number. */
export function decimalFromNumber(value: number): Decimal {
  const [mantissa = '0', power = '0'] = Math.abs(value).toString().split('e');
  const read = decimalFromDigits(mantissa, Number(power)) ?? { coefficient: 0n, exponent: 0 };
  return value < 0 ? negate(read) : read;
}

/** The exact value of −value. */
export function negate(value: Decimal): Decimal {
  return { coefficient: -value.coefficient, exponent: value.exponent };
}

/** The exact absolute value. */
export function magnitude(value: Decimal): Decimal {
  return value.coefficient < 0n ? negate(value) : value;
}

/** The value times a power of ten. */
export function shift(value: Decimal, power: number): Decimal {
  return { coefficient: value.coefficient, exponent: value.exponent + power };
}

/** The exact product a · b. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent };
}

/** The exact difference a − b. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  return { coefficient: scaled(a, exponent) - scaled(b, exponent), exponent };
}

/** Negative, zero or positive if `a` is less than, equal to or greater than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const exponent = Math.min(a.exponent, b.exponent);
  const [own, other] = [scaled(a, exponent), scaled(b, exponent)];
  return own < other ? -1 : own > other ? 1 : 0;
}

/** A string that is the same for two decimals if and only if they are equal. */
export function keyOf({ coefficient, exponent }: Decimal): string {
  if (coefficient === 0n) return '0';
  const digits = String(coefficient);
  const significant = digits.replace(/0+$/, '');
  return `${significant}e${exponent + digits.length - significant.length}`;
}

/** The quotient of two decimals as a double, computed to 25 digits; `b` is not zero. */
export function ratio(a: Decimal, b: Decimal): number {
  const longer = String(b.coefficient).length - String(a.coefficient).length;
  const digits = 25 + Math.max(0, longer);
  const quotient = (a.coefficient * 10n ** BigInt(digits)) / b.coefficient;
  return Number(`${quotient}e${a.exponent - b.exponent - digits}`);
}

/** The nearest double. */
export function toNumber(value: Decimal): number {
  return Number(`${value.coefficient}e${value.exponent}`);
}

function scaled(value: Decimal, exponent: number): bigint {
  if (value.exponent === exponent) return value.coefficient;
  return value.coefficient * 10n ** BigInt(value.exponent - exponent);
}
