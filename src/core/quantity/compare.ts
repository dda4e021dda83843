import type { NumberSettings } from '../settings';
import { ASKED_NOTHING, type NumberContext } from './asked';
import { compare } from './decimal';
import { measurePair, type QuantityMatch } from './measure';
import type { Quantity } from './quantity';
import { readingsOf } from './readings';

export type { NumberContext } from './asked';
export type { QuantityMatch } from './measure';

/**
 * The outcome of comparing the numbers of an answer with those of a reference.
 * `unreadable`: the reference holds no quantity; `none`: the prediction holds none;
 * `not-only`: the setting wants exactly one; `incompatible`: no pair shares a currency, sign or dimension.
 */
export type NumberComparison =
  | { readonly kind: 'compared'; readonly match: QuantityMatch; readonly candidates: number }
  | { readonly kind: 'unreadable' | 'none' | 'not-only' | 'incompatible' };

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
  const reference = answerOf(references, context, settings);
  if (!reference) return { kind: 'unreadable' };
  // What the reference says too is no giveaway.
  const others = context.question.filter((one) => compare(one.value, reference.value) !== 0);
  const candidates = setAside(predictions, { ...context, question: others }, reference.bareYear);
  if (candidates.length === 0) return { kind: 'none' };
  if (settings.choice === 'only' && candidates.length > 1) return { kind: 'not-only' };
  const chosen =
    settings.choice === 'first'
      ? candidates.slice(0, 1)
      : settings.choice === 'last'
        ? candidates.slice(-1)
        : settings.choice === 'conclusion'
          ? conclusionOf(candidates, reference, context, settings)
          : candidates;
  const exact = settings.exactYears && context.asksYear && isYearLike(reference);
  const matches = chosen.flatMap((prediction) =>
    measurePair(reference, prediction, context.asked ?? ASKED_NOTHING, settings, exact),
  );
  const match = matches.reduce<QuantityMatch | null>(nearer, null);
  return match ? { kind: 'compared', match, candidates: chosen.length } : { kind: 'incompatible' };
}

/** The number by which a reference answers: its first, in its concluding part where that counts. */
function answerOf(
  references: readonly Quantity[],
  context: NumberContext,
  { choice }: NumberSettings,
): Quantity | undefined {
  const concluded = references.filter(({ concludes }) => choice !== 'conclusion' || concludes);
  return setAside(concluded, context, false)[0];
}

/** What the concluding part says in the kind of the reference; without such a part or number, all. */
function conclusionOf(
  candidates: readonly Quantity[],
  reference: Quantity,
  { asked = ASKED_NOTHING }: NumberContext,
  settings: NumberSettings,
): readonly Quantity[] {
  const concluded = candidates.filter(
    (candidate) =>
      candidate.concludes && readingsOf(reference, candidate, asked, settings).length > 0,
  );
  return concluded.length > 0 ? concluded : candidates;
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

/** A bare year, or an earlier one in four digits (“1850”), which only a question for a year tells apart. */
function isYearLike({ bareYear, text }: Quantity): boolean {
  return bareYear || /^1\d{3}$/.test(text);
}

/** Whether two numbers of one value may mean the same: “$72” is not the “72 oz” of the question. */
function isSameKind(a: Quantity, b: Quantity): boolean {
  const kindOf = ({ currency, percent, unit }: Quantity) =>
    currency ?? (percent ? '%' : (unit?.dimension ?? null));
  const [left, right] = [kindOf(a), kindOf(b)];
  return left === null || right === null || left === right;
}

/** Leaves out numbers of the question and bare years, unless nothing would be left. */
function setAside(
  quantities: readonly Quantity[],
  { question, asksYear }: NumberContext,
  referenceIsYear: boolean,
): readonly Quantity[] {
  const repeats = (quantity: Quantity) =>
    question.some(
      (other) => compare(quantity.value, other.value) === 0 && isSameKind(quantity, other),
    );
  const kept = quantities.filter(
    (quantity) => !repeats(quantity) && (!quantity.bareYear || referenceIsYear || asksYear),
  );
  return kept.length > 0 ? kept : quantities;
}
