import type {
  ComparedNumbers,
  IntervalView,
  NumberCandidate,
  NumberView,
  QuantityView,
} from '../../../core/explore/explain/numbers';
import type { NumberSettings } from '../../../core/settings';
import { formatPrecisely, formatNumber, formatQuantity } from '../../../core/words/numbers';

/** The tolerance in words: `0.01 or 1%`. */
export function describeTolerance(
  { exactYear }: ComparedNumbers,
  { absoluteTolerance, relativeTolerance, combine }: NumberSettings,
): string {
  if (exactYear) return 'none: the year must match exactly';
  if (combine === 'digits') return 'half a unit in the reference’s last digit';
  const parts = [
    ...(absoluteTolerance === null ? [] : [formatNumber(absoluteTolerance)]),
    ...(relativeTolerance === null ? [] : [formatShareOfHundred(relativeTolerance)]),
  ];
  if (parts.length === 0) return 'none: both tolerances are off';
  return parts.join(combine === 'any' ? ' or ' : ' and ');
}

/** The heading of the comparison: its outcome. */
export function nameOutcome(comparison: NumberView): string {
  if (comparison.kind !== 'compared') return OUTCOMES[comparison.kind].title;
  const { byEnds, rule, window } = comparison;
  if (byEnds) return INTERVAL_RULES[rule] ?? RULES[rule];
  if (rule === 'outside' && window.low === window.high) {
    return 'The numbers differ (no tolerance)';
  }
  return RULES[rule];
}

/** A note on the comparison, if there is one. */
export function describeOutcome(comparison: NumberView): string | null {
  if (comparison.kind !== 'compared') return OUTCOMES[comparison.kind].words;
  if (!comparison.acrossPercent) return null;
  return comparison.expected.percent
    ? 'The prediction has no percent sign and was read as a fraction.'
    : 'The prediction has a percent sign and was read as a fraction.';
}

/** The error in the reference's unit, and as a share of the reference. */
export function describeError({ absoluteError, relativeError }: ComparedNumbers): string {
  const share = relativeError === null ? '' : ` (${formatShareOfHundred(relativeError)})`;
  return `${formatPrecisely(absoluteError)}${share}`;
}

/** The prediction in the unit of the reference; `null` if it has that unit already. */
export function describeConverted(comparison: ComparedNumbers): string | null {
  const { converted, convertedInterval, given, expected } = comparison;
  if (converted === given.value && given.unit === expected.unit) return null;
  return withUnit(describeValue(converted, convertedInterval), expected);
}

/** The parsed number in full, with its unit. */
export function describeQuantity(quantity: QuantityView): string {
  const { value, interval, scale, approximate } = quantity;
  const about = approximate && interval?.kind !== 'margin' ? 'about ' : '';
  const scaled = scale === 0 ? '' : `, scale word × 10${superscript(scale)}`;
  return `${about}${withUnit(describeValue(value, interval), quantity)}${scaled}`;
}

/** A number, or the interval that it denotes. */
export function describeValue(value: number, interval: IntervalView | null): string {
  if (!interval) return formatQuantity(value);
  if (interval.kind === 'at-least') return `at least ${formatQuantity(value)}`;
  if (interval.kind === 'at-most') return `at most ${formatQuantity(value)}`;
  const ends = [interval.low, interval.high].map((end) =>
    end === null ? '…' : formatQuantity(end),
  );
  return ends.join(' to ');
}

/** The role of a number in the comparison; `null` if it is obvious. */
export function describeState(
  { state }: NumberCandidate,
  side: 'reference' | 'prediction',
  { choice }: Pick<NumberSettings, 'choice'>,
): string | null {
  if (state !== 'position') return STATES[state];
  if (side === 'reference') return 'not compared: the first number is used';
  return `ignored: only the ${choice === 'last' ? 'last' : 'first'} number is used`;
}

function withUnit(figures: string, { percent, currency, unit }: QuantityView): string {
  const shown = unit ?? (percent ? '%' : currency);
  return shown === null ? figures : `${figures} ${shown}`;
}

const STATES: Readonly<Record<Exclude<NumberCandidate['state'], 'position'>, string | null>> = {
  compared: 'compared',
  considered: 'considered',
  negated: 'ignored: the answer negates it',
  question: 'ignored: it is in the question',
  year: 'ignored: a year',
  conclusion: 'ignored: before the conclusion',
  'other-subject': 'ignored: it belongs to another year or to another name such as “Scope 2”',
};

const RULES: Readonly<Record<ComparedNumbers['rule'], string>> = {
  equal: 'The numbers are equal',
  inside: 'The number is within the interval',
  tolerance: 'The number is within tolerance',
  outside: 'The number is outside tolerance',
  'exact-year': 'The years differ',
  interval: 'The intervals are of different kinds',
};

const INTERVAL_RULES: Partial<typeof RULES> = {
  equal: 'The intervals are equal',
  inside: 'The intervals are equal',
  tolerance: 'The interval bounds are within tolerance',
  outside: 'The interval bounds differ',
};

const OUTCOMES: Readonly<
  Record<Exclude<NumberView['kind'], 'compared'>, { title: string; words: string }>
> = {
  none: {
    title: 'No number in the prediction',
    words: 'There is nothing to compare, so numeric match is 0.',
  },
  unreadable: {
    title: 'No number in the reference',
    words: 'The question is numeric but its reference has no number, so it is unscored.',
  },
  'not-only': {
    title: 'Several numbers in the prediction',
    words: 'The settings require exactly one number, so no number is used.',
  },
  incompatible: {
    title: 'No number with the same unit',
    words: 'No number in the prediction has the reference’s unit, currency or percent sign.',
  },
};

function formatShareOfHundred(share: number): string {
  return `${formatNumber(100 * share)}%`;
}

function superscript(power: number): string {
  return String(power).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
}
