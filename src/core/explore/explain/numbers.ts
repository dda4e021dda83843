import type { Comparison } from '../../scoring/comparison';
import {
  compareNumbers,
  needsExactYear,
  type NumberComparison,
  type NumberContext,
  type QuantityMatch,
} from '../../answers/quantity/compare';
import {
  type ExclusionReason,
  chooseNumbers,
  exclusionReason,
  referenceExclusionReason,
} from '../../answers/quantity/choose';
import { toNumber } from '../../answers/quantity/decimal';
import { inReferenceUnit, type MatchRule } from '../../answers/quantity/measure';
import { unitOf } from '../../answers/quantity/print';
import type { Quantity } from '../../answers/quantity/quantity';
import { contextAgainst } from '../../scoring/tiers/numbers';
import { explainMatch } from './number-reason';
import { type IntervalView, type QuantityView, viewInterval, viewQuantity } from './quantities';
import { type NumberWindow, windowOf } from './window';

/** A number of an answer with its part in the comparison. */
export interface NumberCandidate {
  readonly quantity: QuantityView;
  /** `considered`: it counts, and another one is nearer; else why it was set aside. */
  readonly state: 'compared' | 'considered' | ExclusionReason;
}

/** The comparison of numbers, ready to show. */
export type NumberView = ComparedNumbers | UncomparedNumbers;

interface ReadNumbers {
  /** Position of the reference whose numbers these are. */
  readonly reference: number;
  readonly references: readonly NumberCandidate[];
  readonly predictions: readonly NumberCandidate[];
}

/** Why no two numbers were compared: see `NumberComparison`. */
export interface UncomparedNumbers extends ReadNumbers {
  readonly kind: Exclude<NumberComparison['kind'], 'compared'>;
}

/** Two numbers side by side; errors, window and converted value are in the unit of the reference. */
export interface ComparedNumbers extends ReadNumbers {
  readonly kind: 'compared';
  readonly expected: QuantityView;
  readonly given: QuantityView;
  /** The prediction in the unit and scale of the reference. */
  readonly converted: number;
  /** The same for what it stands for when it is more than a point. */
  readonly convertedInterval: IntervalView | null;
  /** The unit of the reference; empty without one. */
  readonly unit: string;
  /** One side has a percent sign, and the other was read as a fraction of one. */
  readonly acrossPercent: boolean;
  readonly matched: boolean;
  readonly rule: MatchRule;
  /** What was converted or supplied and which rule decided, in short clauses. */
  readonly because: readonly string[];
  /** Both are intervals, which are compared end by end: lying inside is not enough. */
  readonly byEnds: boolean;
  /** Only the year of the reference itself matches. */
  readonly exactYear: boolean;
  readonly window: NumberWindow;
  readonly absoluteError: number;
  /** `null` where the reference is zero. */
  readonly relativeError: number | null;
}

/**
 * Traces the comparison of numbers: for a numeric question the one that the metrics used, over all
 * references; for another one that of the reference at `subject`, as the typed tier makes it.
 */
export function traceNumbers(comparison: Comparison, subject: number): NumberView {
  const { quantitiesOf, numberContext, references, prediction, settings } = comparison;
  const isNumeric = comparison.kind === 'number';
  const contextOf = (index: number): NumberContext => {
    const own = references[index];
    return isNumeric || !own ? numberContext() : contextAgainst(comparison, own);
  };
  const numbersOf = (index: number) => {
    const own = references[index];
    return own ? quantitiesOf(own) : [];
  };
  const predicted = quantitiesOf(prediction);
  const outcome = isNumeric
    ? comparison.numbers()
    : compareNumbers(numbersOf(subject), predicted, contextOf(subject), settings.numbers);
  const found =
    outcome.kind === 'compared'
      ? references.findIndex((_, index) => numbersOf(index).includes(outcome.match.reference))
      : isNumeric
        ? references.findIndex((_, index) => numbersOf(index).length > 0)
        : subject;
  const reference = Math.max(0, found);
  const context = contextOf(reference);
  const choice = chooseNumbers(numbersOf(reference), predicted, context, settings.numbers);
  const compared = outcome.kind === 'compared' ? outcome.match.prediction : null;
  const read: ReadNumbers = {
    reference,
    references: numbersOf(reference).map((quantity) => ({
      quantity: viewQuantity(quantity),
      state:
        (choice && referenceExclusionReason(quantity, choice, context, settings.numbers)) ??
        'compared',
    })),
    predictions: predicted.map((quantity) => ({
      quantity: viewQuantity(quantity),
      state: choice
        ? stateOf(quantity, compared, exclusionReason(quantity, choice, context, settings.numbers))
        : 'considered',
    })),
  };
  if (outcome.kind !== 'compared') return { kind: outcome.kind, ...read };
  const exactYear = needsExactYear(outcome.match.reference, context, settings.numbers);
  return { kind: 'compared', ...read, ...viewMatch(outcome.match, exactYear, comparison) };
}

function stateOf(
  quantity: Quantity,
  compared: Quantity | null,
  aside: ExclusionReason | null,
): NumberCandidate['state'] {
  return quantity === compared ? 'compared' : (aside ?? 'considered');
}

function viewMatch(
  match: QuantityMatch,
  exactYear: boolean,
  { settings: { numbers } }: Comparison,
): Omit<ComparedNumbers, 'kind' | keyof ReadNumbers> {
  const { reference, prediction, reading: how } = match;
  const convert = (value: Quantity['value']) => inReferenceUnit(value, how.conversion);
  const expected = viewQuantity(reference);
  return {
    expected,
    given: viewQuantity(prediction),
    converted: convert(prediction.value),
    convertedInterval: prediction.interval && viewInterval(prediction.interval, convert),
    unit: unitOf(reference),
    acrossPercent: match.percentReading !== 'as-written',
    matched: match.matched,
    rule: match.rule,
    because: explainMatch(match, numbers),
    byEnds: expected.interval !== null && (prediction.interval?.kind ?? 'margin') !== 'margin',
    exactYear,
    window: windowOf(
      expected.interval ?? { low: toNumber(reference.value), high: toNumber(reference.value) },
      exactYear ? null : numbers,
    ),
    absoluteError: match.absoluteError,
    relativeError: match.relativeError,
  };
}
