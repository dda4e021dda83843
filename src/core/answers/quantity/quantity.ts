import type { Decimal } from '../numerals/decimal';
import type { Unit } from './units';

/**
 * The interval that a number stands for, unless it is a single value. Open ends are `null`; the
 * ends are included.
 */
export interface Interval {
  /** `margin`: a value with a ± margin. */
  readonly kind: 'range' | 'at-least' | 'at-most' | 'margin';
  readonly low: Decimal | null;
  readonly high: Decimal | null;
}

/** A number as a reader would understand it in running text. */
export interface Quantity {
  /**
   * The value with its sign and scale word; a percentage as written (12.8% is 12.8). For a range,
   * its lower end; for a bound, the stated number.
   */
  readonly value: Decimal;
  readonly percent: boolean;
  /** ISO 4217 code, or the ambiguous sign `$` or `¥`; `null` without currency. */
  readonly currency: string | null;
  /**
   * The unit after the number (`t`, `MWh`, `tCO2e`) with its prefix; `null` if there is no unit.
   */
  readonly unit: Unit | null;
  /** The denominator: `MWh` in `tCO2e/MWh`, a million dollars in “per million USD”. */
  readonly per: Unit | null;
  /** Power of ten of its scale word; −2 for cents; 0 if it has neither. */
  readonly scale: number;
  /** Whether it is a whole number from 1900 to 2100 and nothing shows that it is an amount. */
  readonly bareYear: boolean;
  /** The interval that the number stands for; `null` for a single value. */
  readonly interval: Interval | null;
  /** Whether words or signs before it mean “about”. */
  readonly approximate: boolean;
  /** Whether it is in the concluding part (“Therefore, …”), or the answer has no such part. */
  readonly isConclusion: boolean;
  /** Whether it is described as a decrease: “a decrease of 5%”, “a loss of $3m”. */
  readonly isDecrease: boolean;
  /** Whether the words before it negate it: “not 50% but 30%”. */
  readonly negated: boolean;
  /** Whether it is mentioned only for comparison: 910 in “1,020, compared with 910 in 2022”. */
  readonly isCompared: boolean;
  /**
   * The noun that it counts or qualifies, in lower case and singular (“the 45% target”), or `''`.
   */
  readonly noun: string;
  /** The number's years: 2022 in “60% in 2022”. */
  readonly years: readonly number[];
  /** The numbered names that the number belongs to: `scope 1` in “Scope 1: 120 t”. */
  readonly labels: readonly string[];
  /** Whether it is a point in time: “in 2020”, “by 2030”. */
  readonly isTimeReference: boolean;
  /** The quantity as written, with sign, scale and unit; `start` and `end` are its offsets. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The kind of quantity, based on currency, percent sign and unit; amounts of CO2e count as mass.
 */
export function kindOf({ currency, percent, unit, bareYear }: Quantity): string {
  if (currency !== null) return 'money';
  if (percent) return '%';
  if (bareYear) return 'year';
  return unit?.dimension === 'co2e' ? 'mass' : (unit?.dimension ?? 'bare');
}

/** The quantities that are not bare years. */
export function withoutYears(quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.filter(({ bareYear }) => !bareYear);
}

/** A quantity that is still being parsed; words around it set its properties in place. */
export type QuantityDraft = { -readonly [Key in keyof Quantity]: Quantity[Key] };
