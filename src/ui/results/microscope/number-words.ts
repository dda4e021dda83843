import type { NumberView, QuantityView } from '../../../core/explain/explain';
import type { NumberSettings } from '../../../core/settings';
import { formatClosely, formatPlain, formatQuantity } from '../../parts/format';

export type ComparedNumbers = Extract<NumberView, { kind: 'compared' }>;

/** Where the numbers of a comparison stand on a line, in the reference's unit. */
export interface NumberPlaces {
  readonly reference: number;
  readonly prediction: number;
  /** Half the width of the tolerance window; 0 where only the same number matches. */
  readonly reach: number;
}

/** Places of a comparison under the settings that it was made with. */
export function placeNumbers(comparison: ComparedNumbers, settings: NumberSettings): NumberPlaces {
  const { reference, prediction, acrossPercent } = comparison;
  const factor = !acrossPercent ? 1 : reference.percent ? 100 : 0.01;
  const reach = needsSameYear(comparison, settings) ? 0 : reachOf(reference.value, settings);
  return {
    reference: reference.value,
    prediction: prediction.value * factor,
    reach,
  };
}

/** A miss within reach: a year that was asked for, which nothing but itself matches. */
function needsSameYear(
  { matched, absoluteError, reference }: ComparedNumbers,
  settings: NumberSettings,
): boolean {
  return !matched && absoluteError <= reachOf(reference.value, settings);
}

function reachOf(reference: number, settings: NumberSettings): number {
  const { absoluteTolerance, relativeTolerance, combine } = settings;
  const reaches = [
    ...(absoluteTolerance === null ? [] : [absoluteTolerance]),
    ...(relativeTolerance === null ? [] : [relativeTolerance * Math.abs(reference)]),
  ];
  if (reaches.length === 0) return 0;
  return combine === 'any' ? Math.max(...reaches) : Math.min(...reaches);
}

/** The error that would match, in words: `0.01 or 1 %`. */
export function describeTolerance(comparison: ComparedNumbers, settings: NumberSettings): string {
  if (needsSameYear(comparison, settings)) return 'none: a year that is asked for must be met';
  const { absoluteTolerance, relativeTolerance, combine } = settings;
  const parts = [
    ...(absoluteTolerance === null ? [] : [formatPlain(absoluteTolerance)]),
    ...(relativeTolerance === null ? [] : [formatShareOfHundred(relativeTolerance)]),
  ];
  if (parts.length === 0) return 'none: both tolerances are off';
  return parts.join(combine === 'any' ? ' or ' : ' and ');
}

/** The heading of the comparison: its outcome. */
export function nameOutcome(comparison: NumberView, settings: NumberSettings): string {
  if (comparison.kind !== 'compared') return OUTCOMES[comparison.kind].title;
  const { matched, absoluteError } = comparison;
  if (absoluteError === 0) return 'The numbers are the same';
  if (matched) return 'The number is inside the tolerance';
  return placeNumbers(comparison, settings).reach > 0
    ? 'The number is outside the tolerance'
    : 'The numbers differ, and only the same one counts';
}

/** What there is to say beyond the figures. */
export function describeOutcome(comparison: NumberView): string | null {
  if (comparison.kind !== 'compared') return OUTCOMES[comparison.kind].words;
  if (!comparison.acrossPercent) return null;
  return comparison.reference.percent
    ? 'The prediction has no percent sign and was read as a fraction of one.'
    : 'The prediction has a percent sign and was read as a fraction of one.';
}

/** The error in the reference's unit, and as a share of the reference. */
export function describeError({ absoluteError, relativeError }: ComparedNumbers): string {
  const share = relativeError === null ? '' : ` (${formatShareOfHundred(relativeError)})`;
  return `${formatClosely(absoluteError)}${share}`;
}

/** What was read: the number in full, with its unit as far as it was read. */
export function describeQuantity({ value, percent, currency, scale }: QuantityView): string {
  const unit = percent ? ' %' : currency === null ? '' : ` ${currency}`;
  const scaled = scale === 0 ? '' : `, scale word × 10${superscript(scale)}`;
  return `${formatQuantity(value)}${unit}${scaled}`;
}

const OUTCOMES: Readonly<
  Record<Exclude<NumberView['kind'], 'compared'>, { title: string; words: string }>
> = {
  none: {
    title: 'No number in the prediction',
    words: 'There is nothing to compare, which counts as a miss.',
  },
  unreadable: {
    title: 'No number in the reference',
    words:
      'The question is taken for a numeric one and its reference holds no number, so it is unscored.',
  },
  'not-only': {
    title: 'Several numbers in the prediction',
    words: 'The settings want exactly one, so none counts.',
  },
  incompatible: {
    title: 'No number of the same unit',
    words: 'No number of the prediction shares the currency or percent sign of the reference.',
  },
};

function formatShareOfHundred(share: number): string {
  return `${formatPlain(100 * share)} %`;
}

function superscript(power: number): string {
  return String(power).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
}
