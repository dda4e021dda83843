import type { Decimal } from './decimal';
import type { Unit } from './units';

/** The interval of a number that is more than a point; open ends are `null`, the ends are included. */
export interface Interval {
  /** `margin`: a value with its ±. */
  readonly kind: 'range' | 'at-least' | 'at-most' | 'margin';
  readonly low: Decimal | null;
  readonly high: Decimal | null;
}

/** A number as a person would read it in running text. */
export interface Quantity {
  /**
   * With its sign and scale word multiplied in; a percentage as written (12.8% is 12.8). Of a range
   * the lower end, of a bound the number that is named.
   */
  readonly value: Decimal;
  readonly percent: boolean;
  /** ISO 4217 code, or the ambiguous sign `$` or `¥`; `null` without currency. */
  readonly currency: string | null;
  /** The unit behind the number (`t`, `MWh`, `tCO2e`), prefixes left in it; `null` without one. */
  readonly unit: Unit | null;
  /** What it is counted by: `MWh` of `tCO2e/MWh`, a million dollars of “per million USD”. */
  readonly per: Unit | null;
  /** Power of ten of its scale word, −2 of cents, 0 without one. */
  readonly scale: number;
  /** A whole number from 1900 to 2100 with nothing around it that makes it an amount. */
  readonly bareYear: boolean;
  /** `null` for a point. */
  readonly interval: Interval | null;
  /** Whether words or signs before it say “about”. */
  readonly approximate: boolean;
  /** Whether it stands in the part of an answer that concludes (“Therefore, …”), or there is none. */
  readonly isConclusion: boolean;
  /** Whether the words around it call it an amount of less: “a decrease of 5%”, “a loss of $3m”. */
  readonly isDecrease: boolean;
  /** Whether the words before it say that it is not meant: “not 50% but 30%”. */
  readonly negated: boolean;
  /** Whether it is only what another is compared with: “1,020, compared with 910 the year before”. */
  readonly isCompared: boolean;
  /** The noun that it counts or qualifies, in lower case without its `s` (“the 45% target”); or `''`. */
  readonly noun: string;
  /** The years it belongs to: 2022 of “60 % in 2022”. */
  readonly years: readonly number[];
  /** The numbered names it belongs to: `scope 1` of “Scope 1: 120 t”. */
  readonly labels: readonly string[];
  /** Whether it stands where times stand: “in 2020”, “by 2030”. */
  readonly isTimeReference: boolean;
  /** The quantity as it stands in the answer, sign, scale and unit included, and where it stands. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
