import type { NumberSettings } from '../../settings';
import { NO_EXPECTED_FORM, type NumberContext } from './expected-form';
import { chooseNumbers } from './choose';
import { measurePair, type QuantityMatch } from './measure';
import type { Quantity } from './quantity';

/**
 * The outcome of comparing the numbers of an answer with those of a reference. `unreadable`: the
 * reference has no quantity; `none`: the prediction has none; `not-only`: the settings require
 * exactly one; `incompatible`: no pair can be compared, because currencies, percent signs or
 * dimensions differ, or because a required unit is missing.
 */
export type NumberComparison =
  | { readonly kind: 'compared'; readonly match: QuantityMatch; readonly candidates: number }
  | { readonly kind: 'unreadable' | 'none' | 'not-only' | 'incompatible' };

/**
 * Compares the quantities of one reference and one prediction as `metrics.md` defines: the first
 * quantity of the reference that the question does not contain, against those of the prediction
 * that the settings choose. If the settings choose several, a match is preferred to a mismatch, and
 * among equals the nearest number is used.
 */
export function compareNumbers(
  references: readonly Quantity[],
  predictions: readonly Quantity[],
  context: NumberContext,
  settings: NumberSettings,
): NumberComparison {
  const choice = chooseNumbers(references, predictions, context, settings);
  if (!choice) return { kind: 'unreadable' };
  const { reference, candidates, chosen } = choice;
  if (candidates.length === 0) return { kind: 'none' };
  if (settings.choice === 'only' && candidates.length > 1) return { kind: 'not-only' };
  const exact = needsExactYear(reference, context, settings);
  const matches = chosen.flatMap((prediction) =>
    measurePair(reference, prediction, context.expected ?? NO_EXPECTED_FORM, settings, exact),
  );
  const match = matches.reduce<QuantityMatch | null>(betterMatch, null);
  return match ? { kind: 'compared', match, candidates: chosen.length } : { kind: 'incompatible' };
}

/**
 * The better of two comparisons: matched before unmatched, then the smaller absolute error, then
 * the smaller relative error (two references can be equally far away). Ties keep the first.
 */
export function betterMatch(best: QuantityMatch | null, next: QuantityMatch): QuantityMatch {
  if (!best) return next;
  if (best.matched !== next.matched) return best.matched ? best : next;
  if (best.absoluteError !== next.absoluteError) {
    return next.absoluteError < best.absoluteError ? next : best;
  }
  return (next.relativeError ?? Infinity) < (best.relativeError ?? Infinity) ? next : best;
}

/** Whether only the reference's exact year matches, because the question asks for a year. */
export function needsExactYear(
  reference: Quantity,
  { asksYear }: Pick<NumberContext, 'asksYear'>,
  { exactYears }: Pick<NumberSettings, 'exactYears'>,
): boolean {
  return exactYears && asksYear && isYearLike(reference);
}

/**
 * Whether a number is a bare year, or a year too early to be recognized without context, such as
 * “1850”, which is read as a year only if the question asks for a year.
 */
function isYearLike({ bareYear, text }: Quantity): boolean {
  return bareYear || /^1\d{3}$/.test(text);
}
