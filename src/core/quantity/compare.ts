import type { NumberSettings } from '../settings';
import {
  compare,
  type Decimal,
  decimalFromNumber,
  magnitude,
  multiply,
  ratio,
  shift,
  subtract,
  toNumber,
} from './decimal';
import { currenciesAgree } from './lexicon';
import type { Quantity } from './parse';

/** How a percent sign on one side only was bridged. */
export type PercentReading = 'as-written' | 'reference-as-fraction';

/** Two quantities that can be compared, with their distance in the reference's unit. */
export interface QuantityMatch {
  readonly reference: Quantity;
  readonly prediction: Quantity;
  readonly reading: PercentReading;
  readonly matched: boolean;
  readonly absoluteError: number;
  /** |p − g| ÷ |g|; `null` where the reference is zero. */
  readonly relativeError: number | null;
}

/**
 * The outcome of comparing the numbers of an answer with those of a reference.
 * `unreadable`: the reference holds no quantity; `none`: the prediction holds none;
 * `not-only`: the setting wants exactly one; `incompatible`: no pair shares a currency or sign.
 */
export type NumberComparison =
  | { readonly kind: 'compared'; readonly match: QuantityMatch; readonly candidates: number }
  | { readonly kind: 'unreadable' | 'none' | 'not-only' | 'incompatible' };

/** Quantities of the question, whose values a prediction may repeat without meaning them. */
export interface NumberContext {
  readonly question: readonly Quantity[];
  /** Whether the question asks for a year. */
  readonly asksYear: boolean;
}

/**
 * Compares the quantities of one reference and one prediction as `metrics.md` defines it: the first
 * quantity of the reference that the question does not give away, against those of the prediction
 * that the settings let count; of several the nearest is taken, a match before a miss.
 */
export function compareNumbers(
  references: readonly Quantity[],
  predictions: readonly Quantity[],
  context: NumberContext,
  settings: NumberSettings,
): NumberComparison {
  const reference = setAside(references, context, false)[0];
  if (!reference) return { kind: 'unreadable' };
  const candidates = setAside(predictions, context, reference.bareYear);
  if (candidates.length === 0) return { kind: 'none' };
  if (settings.choice === 'only' && candidates.length > 1) return { kind: 'not-only' };
  const chosen =
    settings.choice === 'first'
      ? candidates.slice(0, 1)
      : settings.choice === 'last'
        ? candidates.slice(-1)
        : candidates;
  const exact = settings.exactYears && reference.bareYear && context.asksYear;
  const matches = chosen.flatMap((prediction) =>
    comparePair(reference, prediction, settings, exact),
  );
  const match = matches.reduce<QuantityMatch | null>(nearer, null);
  return match ? { kind: 'compared', match, candidates: chosen.length } : { kind: 'incompatible' };
}

/**
 * The better of two comparisons: matched before unmatched, then the smaller absolute error, then the
 * smaller relative one (two references may be equally far away); ties keep the first.
 */
export function nearer(best: QuantityMatch | null, next: QuantityMatch): QuantityMatch {
  if (!best) return next;
  if (best.matched !== next.matched) return best.matched ? best : next;
  if (best.absoluteError !== next.absoluteError) {
    return next.absoluteError < best.absoluteError ? next : best;
  }
  return (next.relativeError ?? Infinity) < (best.relativeError ?? Infinity) ? next : best;
}

/** Leaves out numbers of the question and bare years, unless nothing would be left. */
function setAside(
  quantities: readonly Quantity[],
  { question, asksYear }: NumberContext,
  referenceIsYear: boolean,
): readonly Quantity[] {
  const repeats = (quantity: Quantity) =>
    question.some((other) => compare(quantity.value, other.value) === 0);
  const kept = quantities.filter(
    (quantity) => !repeats(quantity) && (!quantity.bareYear || referenceIsYear || asksYear),
  );
  return kept.length > 0 ? kept : quantities;
}

function comparePair(
  reference: Quantity,
  prediction: Quantity,
  settings: NumberSettings,
  exact: boolean,
): QuantityMatch[] {
  if (!currenciesAgree(reference.currency, prediction.currency)) return [];
  if (reference.percent === prediction.percent || settings.percent === 'sign-only') {
    return [measure(reference, prediction, 'as-written', settings, exact)];
  }
  if (settings.percent === 'strict') return [];
  return (['as-written', 'reference-as-fraction'] as const).map((reading) =>
    measure(reference, prediction, reading, settings, exact),
  );
}

function measure(
  reference: Quantity,
  prediction: Quantity,
  reading: PercentReading,
  settings: NumberSettings,
  exact: boolean,
): QuantityMatch {
  const toReference = reading === 'as-written' ? 0 : reference.percent ? 2 : -2;
  const error = magnitude(subtract(shift(prediction.value, toReference), reference.value));
  const size = magnitude(reference.value);
  const isZero = size.coefficient === 0n;
  return {
    reference,
    prediction,
    reading,
    matched: exact ? error.coefficient === 0n : withinTolerance(error, size, settings),
    absoluteError: toNumber(error),
    relativeError: isZero ? null : ratio(error, size),
  };
}

/** Exact in decimals, so the bound itself is inside. With both tolerances off only equality matches. */
function withinTolerance(error: Decimal, size: Decimal, settings: NumberSettings): boolean {
  const { absoluteTolerance, relativeTolerance, combine } = settings;
  const verdicts: boolean[] = [];
  if (absoluteTolerance !== null) {
    verdicts.push(compare(error, decimalFromNumber(absoluteTolerance)) <= 0);
  }
  if (relativeTolerance !== null) {
    verdicts.push(compare(error, multiply(size, decimalFromNumber(relativeTolerance))) <= 0);
  }
  if (verdicts.length === 0) return error.coefficient === 0n;
  return combine === 'any' ? verdicts.includes(true) : !verdicts.includes(false);
}
