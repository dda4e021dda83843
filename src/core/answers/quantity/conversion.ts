import { type Decimal, decimalFromNumber, multiply } from '../numerals/decimal';
import { currenciesAgree } from '../numerals/lexicon';
import type { Unit } from './units';

/**
 * Converts a prediction p to the unit of a reference g: (p + shiftPrediction) × factor is compared
 * with (g + shiftReference) × divisor. Cross-multiplied, so that no quotient is rounded.
 */
export interface Conversion {
  readonly factor: Decimal;
  readonly divisor: Decimal;
  readonly shiftPrediction: Decimal;
  readonly shiftReference: Decimal;
}

const ZERO = decimalFromNumber(0);
const ONE = decimalFromNumber(1);
/** No conversion. */
export const NO_CONVERSION: Conversion = {
  factor: ONE,
  divisor: ONE,
  shiftPrediction: ZERO,
  shiftReference: ZERO,
};

/**
 * How to convert one unit to the other; `null` if their dimensions differ. Mass converts to gas
 * mass, basis points to both percentages and percentage points. Temperatures on different scales
 * are tried as temperatures and as differences (“limit warming to 1.5 °C” is 2.7 °F).
 */
export function conversionsOf(reference: Unit, prediction: Unit): readonly Conversion[] | null {
  if (!areConvertible(reference, prediction)) return null;
  const plain: Conversion = {
    factor: multiply(prediction.factor, reference.divisor),
    divisor: multiply(prediction.divisor, reference.factor),
    shiftPrediction: ZERO,
    shiftReference: ZERO,
  };
  if (reference.symbol === prediction.symbol) return [NO_CONVERSION];
  if (reference.dimension !== 'temperature') return [plain];
  return [
    { ...plain, shiftPrediction: prediction.offset, shiftReference: reference.offset },
    plain,
  ];
}

function areConvertible(a: Unit, b: Unit): boolean {
  if (a.dimension === b.dimension) return true;
  const pair = [a.dimension, b.dimension].sort().join(' ');
  if (pair === 'co2e mass') return true;
  if (pair === 'points ratio') return a.symbol === 'bps' || b.symbol === 'bps';
  const [left, right] = [a.dimension, b.dimension].map((one) =>
    one.startsWith('money:') ? one.slice('money:'.length) : null,
  );
  return Boolean(left && right) && currenciesAgree(left ?? null, right ?? null);
}

/** The conversion of a quotient: that of its numerator divided by that of its denominator. */
export function divide(numerator: Conversion, denominator: Conversion): Conversion {
  return {
    ...numerator,
    factor: multiply(numerator.factor, denominator.divisor),
    divisor: multiply(numerator.divisor, denominator.factor),
  };
}
