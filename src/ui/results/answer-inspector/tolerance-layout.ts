import type { ComparedNumbers } from '../../../core/explore/explain/numbers';

/** From where to where something reaches on a line, in hundredths of its length. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where everything stands on the line of a comparison. */
export interface ToleranceLayout {
  /** The reference: a point, or the interval that it stands for. */
  readonly reference: Span;
  readonly window: Span;
  readonly prediction: Span;
  /** The side on which the prediction is too far away to be drawn. */
  readonly beyond: 'left' | 'right' | null;
}

/** The window takes the middle third; there is as much again on either side of it. */
const FROM = 34;
const TO = 66;
const EDGE = 4;

/** Places of a comparison, everything in the unit of the reference. */
export function layoutTolerance(comparison: ComparedNumbers): ToleranceLayout {
  const { expected, converted, convertedInterval, window } = comparison;
  const own = expected.interval ?? { low: expected.value, high: expected.value };
  const given = convertedInterval ?? { low: converted, high: converted };
  const { low, high } = scaleEnds(window, converted);
  const at = (value: number) => FROM + ((value - low) / (high - low)) * (TO - FROM);
  const span = (ends: { readonly low: number | null; readonly high: number | null }): Span => ({
    from: ends.low === null ? 0 : clamp(at(ends.low)),
    to: ends.high === null ? 100 : clamp(at(ends.high)),
  });
  const [start, end] = [given.low ?? -Infinity, given.high ?? Infinity].map(at);
  const beyond = (end ?? 0) < EDGE ? 'left' : (start ?? 0) > 100 - EDGE ? 'right' : null;
  return { reference: span(own), window: span(window), prediction: span(given), beyond };
}

/** The values at the two ends of the middle third. */
function scaleEnds({ low, high }: ComparedNumbers['window'], prediction: number) {
  if (low !== null && high !== null && low < high) return { low, high };
  const value = low ?? high ?? 0;
  const distance = Math.abs(prediction - value) || Math.abs(value) || 1;
  if (high === null) return { low: value, high: value + 2 * distance };
  if (low === null) return { low: value - 2 * distance, high: value };
  return { low: value - distance / 2, high: value + distance / 2 };
}

function clamp(place: number): number {
  return Math.min(100 - EDGE, Math.max(EDGE, place));
}
