import { type Decimal, decimalFromNumber, multiply } from './decimal';
import { currenciesAgree } from './lexicon';
import type { Unit } from './units';

/**
 * Converts a prediction p to the unit of a reference g: (p + shiftPrediction) × times is compared with
 * (g + shiftReference) × over. Cross-multiplied, so that no quotient is rounded.
 */
export interface Conversion {
  readonly times: Decimal;
  readonly over: Decimal;
  readonly shiftPrediction: Decimal;
  readonly shiftReference: Decimal;
}

const ZERO = decimalFromNumber(0);
const ONE = decimalFromNumber(1);
/** No conversion. */
export const SAME: Conversion = {
  times: ONE,
  over: ONE,
  shiftPrediction: ZERO,
  shiftReference: ZERO,
};

/**
 * How to convert one unit to the other; `null` if their dimensions differ. Mass converts to mass of
 * gases, basis points to both shares and percentage points. Temperatures on different scales are tried
 * as temperatures and as differences (“limit warming to 1.5 °C” is 2.7 °F).
 */
export function conversionsOf(reference: Unit, prediction: Unit): readonly Conversion[] | null {
  if (!areOfOneKind(reference, prediction)) return null;
  const plain: Conversion = {
    times: multiply(prediction.times, reference.over),
    over: multiply(prediction.over, reference.times),
    shiftPrediction: ZERO,
    shiftReference: ZERO,
  };
  if (reference.symbol === prediction.symbol) return [SAME];
  if (reference.dimension !== 'temperature') return [plain];
  return [
    { ...plain, shiftPrediction: prediction.offset, shiftReference: reference.offset },
    plain,
  ];
}

function areOfOneKind(a: Unit, b: Unit): boolean {
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
export function divide(above: Conversion, below: Conversion): Conversion {
  return {
    ...above,
    times: multiply(above.times, below.over),
    over: multiply(above.over, below.times),
  };
}
