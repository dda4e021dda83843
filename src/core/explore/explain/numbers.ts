import { type Decimal, toNumber } from '../../answers/numerals/decimal';
import { unitOf } from '../../answers/quantity/print';
import type { Interval, Quantity } from '../../answers/quantity/quantity';

import {
  halfOfLastDigit,
  inReferenceUnit,
  type MatchRule,
  type QuantityMatch,
} from '../../answers/quantity/measure';
import type { NumberSettings } from '../../settings';
import { formatSignificant } from '../../words/numbers';
import type { Comparison } from '../../scoring/comparison';
import {
  compareNumbers,
  needsExactYear,
  type NumberComparison,
} from '../../answers/quantity/compare';
import type { NumberContext } from '../../answers/quantity/expected-form';
import {
  type ExclusionReason,
  chooseNumbers,
  createExclusionReason,
  createReferenceExclusionReason,
} from '../../answers/quantity/choose';
import { contextForReference } from '../../scoring/tiers/numbers';

/** A parsed quantity, for display. */
export interface QuantityView {
  readonly text: string;
  readonly value: number;
  readonly percent: boolean;
  readonly currency: string | null;
  /** Power of ten of its scale word. */
  readonly scale: number;
  /** Its printed unit, with the denominator (`tCO2e/MWh`); `null` without one. */
  readonly unit: string | null;
  /** Its interval, unless it is a single value. */
  readonly interval: IntervalView | null;
  /** Whether the wording makes it approximate. */
  readonly approximate: boolean;
}

/** An interval; an open end is `null`. */
export interface IntervalView {
  readonly kind: Interval['kind'];
  readonly low: number | null;
  readonly high: number | null;
}

const RULES: Readonly<Record<QuantityMatch['rule'], (settings: NumberSettings) => string>> = {
  equal: () => 'equal',
  inside: () => 'inside the reference’s interval',
  tolerance: (settings) => `within the tolerance${describeTolerance(settings)}`,
  outside: (settings) => `outside the tolerance${describeTolerance(settings)}`,
  'exact-year': () => 'a requested year must match exactly',
  interval: () => 'a different kind of interval',
};

type Tolerances = Pick<NumberSettings, 'absoluteTolerance' | 'relativeTolerance' | 'combine'>;

/**
 * The values that match, in the unit of the reference, including both ends; an open end is `null`.
 */
type NumberWindow = Pick<IntervalView, 'low' | 'high'>;

/** A number of an answer and its use in the comparison. */
export interface NumberCandidate {
  readonly quantity: QuantityView;
  /** `considered`: compared, but another number is nearer; otherwise why it was excluded. */
  readonly state: 'compared' | 'considered' | ExclusionReason;
}

/** The comparison of numbers, for display. */
export type NumberView = ComparedNumbers | UncomparedNumbers;

interface ReadNumbers {
  /** Position of the reference that contains these numbers. */
  readonly reference: number;
  readonly references: readonly NumberCandidate[];
  readonly predictions: readonly NumberCandidate[];
}

/** Why no two numbers were compared: see `NumberComparison`. */
export interface UncomparedNumbers extends ReadNumbers {
  readonly kind: Exclude<NumberComparison['kind'], 'compared'>;
}

/** Two numbers; errors, window and converted value are in the unit of the reference. */
export interface ComparedNumbers extends ReadNumbers {
  readonly kind: 'compared';
  readonly expected: QuantityView;
  readonly given: QuantityView;
  /** The prediction in the unit and scale of the reference. */
  readonly converted: number;
  /** The same for its interval. */
  readonly convertedInterval: IntervalView | null;
  /** The unit of the reference; empty without one. */
  readonly unit: string;
  /** Whether one side has a percent sign and the other was interpreted as a fraction. */
  readonly acrossPercent: boolean;
  readonly matched: boolean;
  readonly rule: MatchRule;
  /** Conversions, assumptions and the rule that decided, in short clauses. */
  readonly because: readonly string[];
  /** Whether both are intervals, which match only if their ends do. */
  readonly byEnds: boolean;
  /** Whether the question asks for a year, which must match exactly. */
  readonly exactYear: boolean;
  readonly window: NumberWindow;
  readonly absoluteError: number;
  /** `null` for a reference of 0. */
  readonly relativeError: number | null;
}

/**
 * Explains the comparison of numbers: for a numeric question, the one that its metrics used, over
 * all references; otherwise, the comparison with the reference at `subject`, as in the type-aware
 * tier.
 */
export function explainNumbers(comparison: Comparison, subject: number): NumberView {
  const { quantitiesOf, numberContext, references, prediction, settings } = comparison;
  const isNumeric = comparison.kind === 'number';
  const contextOf = (index: number): NumberContext => {
    const own = references[index];
    return isNumeric || !own ? numberContext() : contextForReference(comparison, own);
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
  const referenceReason =
    choice && createReferenceExclusionReason(choice, context, settings.numbers);
  const reason = choice && createExclusionReason(choice, context, settings.numbers);
  const read: ReadNumbers = {
    reference,
    references: numbersOf(reference).map((quantity) => ({
      quantity: describeQuantity(quantity),
      state: referenceReason?.(quantity) ?? 'compared',
    })),
    predictions: predicted.map((quantity) => ({
      quantity: describeQuantity(quantity),
      state: quantity === compared ? 'compared' : (reason?.(quantity) ?? 'considered'),
    })),
  };
  if (outcome.kind !== 'compared') return { kind: outcome.kind, ...read };
  const exactYear = needsExactYear(outcome.match.reference, context, settings.numbers);
  return { kind: 'compared', ...read, ...describeMatch(outcome.match, exactYear, comparison) };
}

function describeMatch(
  match: QuantityMatch,
  exactYear: boolean,
  { settings: { numbers } }: Comparison,
): Omit<ComparedNumbers, 'kind' | keyof ReadNumbers> {
  const { reference, prediction, reading: how } = match;
  const convert = (value: Quantity['value']) => inReferenceUnit(value, how.conversion);
  const expected = describeQuantity(reference);
  return {
    expected,
    given: describeQuantity(prediction),
    converted: convert(prediction.value),
    convertedInterval: prediction.interval && describeInterval(prediction.interval, convert),
    unit: unitOf(reference),
    acrossPercent: match.percentReading !== 'as-written',
    matched: match.matched,
    rule: match.rule,
    because: explainMatch(match, numbers),
    byEnds: expected.interval !== null && (prediction.interval?.kind ?? 'margin') !== 'margin',
    exactYear,
    window: toleranceWindow(
      expected.interval ?? { low: toNumber(reference.value), high: toNumber(reference.value) },
      exactYear ? null : tolerancesOf(reference, numbers),
    ),
    absoluteError: match.absoluteError,
    relativeError: match.relativeError,
  };
}

function tolerancesOf(reference: Quantity, settings: NumberSettings): Tolerances {
  if (settings.combine !== 'digits') return settings;
  const absoluteTolerance = toNumber(halfOfLastDigit(reference));
  return { absoluteTolerance, relativeTolerance: null, combine: 'any' };
}

/** A value or interval widened by the tolerances, if there are any. */
export function toleranceWindow(
  { low, high }: NumberWindow,
  settings: Tolerances | null,
): NumberWindow {
  if (!settings) return { low, high };
  return {
    low: low === null ? null : low - reachOf(low, settings),
    high: high === null ? null : high + reachOf(high, settings),
  };
}

function reachOf(end: number, settings: Tolerances): number {
  const { absoluteTolerance, relativeTolerance, combine } = settings;
  const reaches = [
    ...(absoluteTolerance === null ? [] : [absoluteTolerance]),
    ...(relativeTolerance === null ? [] : [relativeTolerance * Math.abs(end)]),
  ];
  if (reaches.length === 0) return 0;
  return combine === 'any' ? Math.max(...reaches) : Math.min(...reaches);
}

/**
 * Why two numbers do or do not match: conversions, assumed scale, missing unit, the deciding rule.
 */
function explainMatch(match: QuantityMatch, settings: NumberSettings): string[] {
  const { reference, prediction, reading: how, rule } = match;
  const clauses: string[] = [];
  if (how.converted) {
    clauses.push(`converted from ${unitOf(prediction)} to ${unitOf(reference)}`);
  }
  if (how.scaled !== 'none') {
    clauses.push(`the ${how.scaled} is read in the scale that the question asks for`);
  }
  if (how.percent !== 'as-written') clauses.push('a fraction read as a percentage');
  if (how.interpretation === 'decrease') clauses.push('the wording makes the number negative');
  if (how.interpretation === 'millions') clauses.push('“m” is read as millions');
  if (how.interpretation === 'pounds') clauses.push('“pounds” is read as a unit of mass');
  if (how.interpretation === 'cents') clauses.push('a number without a unit is read as cents');
  if (how.unitMissing !== 'none') {
    const named = unitOf(how.unitMissing === 'reference' ? prediction : reference);
    clauses.push(`the ${how.unitMissing} has no unit${named === '' ? '' : ` (${named})`}`);
  }
  clauses.push(RULES[rule](settings));
  return clauses;
}

function describeTolerance(settings: Tolerances): string {
  const { absoluteTolerance, relativeTolerance, combine } = settings;
  if (combine === 'digits') return ' (half a unit in the reference’s last digit)';
  const parts = [
    ...(absoluteTolerance === null ? [] : [String(absoluteTolerance)]),
    ...(relativeTolerance === null ? [] : [`${formatSignificant(relativeTolerance * 100, 12)}%`]),
  ];
  const joined = parts.join(combine === 'any' ? ' or ' : ' and ');
  return joined === '' ? '' : ` (${joined})`;
}

function describeQuantity(quantity: Quantity): QuantityView {
  const { text, value, percent, currency, scale, unit, per, interval, approximate } = quantity;
  return {
    text: text.trim(),
    value: toNumber(value),
    percent,
    currency,
    scale,
    unit: unit || per ? unitOf(quantity) : null,
    interval: interval && describeInterval(interval, toNumber),
    approximate,
  };
}

/** The view of an interval, with `read` applied to its ends. */
function describeInterval(
  { kind, low, high }: Interval,
  read: (end: Decimal) => number,
): IntervalView {
  return { kind, low: low && read(low), high: high && read(high) };
}
