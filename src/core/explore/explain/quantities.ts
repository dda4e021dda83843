import { type Decimal, toNumber } from '../../answers/quantity/decimal';
import { unitOf } from '../../answers/quantity/print';
import type { Interval, Quantity } from '../../answers/quantity/quantity';

/** A quantity as it was read, ready to show. */
export interface QuantityView {
  /** As it stands in the answer. */
  readonly text: string;
  readonly value: number;
  readonly percent: boolean;
  readonly currency: string | null;
  /** Power of ten of its scale word. */
  readonly scale: number;
  /** Its unit as it is printed, with what it is counted by (`tCO2e/MWh`); `null` without one. */
  readonly unit: string | null;
  /** What it stands for when it is more than a point. */
  readonly interval: IntervalView | null;
  /** Whether it is said to be about so much. */
  readonly approximate: boolean;
}

/** An interval in figures; an open end is `null`. */
export interface IntervalView {
  readonly kind: Interval['kind'];
  readonly low: number | null;
  readonly high: number | null;
}

/** The view of a quantity; its figures are the nearest doubles. */
export function viewQuantity(quantity: Quantity): QuantityView {
  const { text, value, percent, currency, scale, unit, per, interval, approximate } = quantity;
  return {
    text: text.trim(),
    value: toNumber(value),
    percent,
    currency,
    scale,
    unit: unit || per ? unitOf(quantity) : null,
    interval: interval && viewInterval(interval, toNumber),
    approximate,
  };
}

/** The view of an interval, its ends through `read`. */
export function viewInterval(
  { kind, low, high }: Interval,
  read: (end: Decimal) => number,
): IntervalView {
  return { kind, low: low && read(low), high: high && read(high) };
}
