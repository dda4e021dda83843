import { createHint } from '../../text/hints';
import { toNumber } from '../numerals/decimal';
import { type Quantity, withoutYears } from './quantity';

/*
 * “from 24.6% to 21.6%”: a change given as its two levels, and how it compares with a change given
 * as a difference.
 */

/** The two levels of a change, in chronological order. */
export interface Change {
  readonly from: Quantity;
  readonly to: Quantity;
}

/** How many characters before a number are searched for its preposition. */
const MAX_CONTEXT = 16;
const preposition =
  /(?<!\p{L})(?<word>from|to|von|auf|de|à|a|da|van|naar) (?:(?:about|around|approximately|roughly|nearly) )?[~$€£¥]?$/iu;
const arrow = /^ ?(?:→|->|⟶) ?$/u;
const FROM = new Set(['from', 'von', 'de', 'da', 'van']);
/** Maximum length of the text between the levels: “from 5 in 2021 to 2”. */
const MAX_BETWEEN = 40;

/** Matches every text that states a change. */
const changing = /→|->|⟶|(?:from|von|de|da|van) /iu;

const mayChange = createHint('from von de da van', '>');

/** Whether a text may contain a change; a quick test that parses no quantities. */
export const mayHaveChange = (text: string) => mayChange(text) && changing.test(text);

/** The only change from one level to another in a text; `null` if there is not exactly one. */
export function readChange(text: string, quantities: readonly Quantity[]): Change | null {
  const changes: Change[] = [];
  const levels = withoutYears(quantities);
  levels.forEach((first, at) => {
    const second = levels[at + 1];
    if (first.interval?.kind === 'range' || !second) return;
    const between = text.slice(first.end, second.start);
    if (between.length > MAX_BETWEEN || /[.;](?=\s)/u.test(between)) return;
    if (arrow.test(between)) changes.push({ from: first, to: second });
    const [own, other] = [first, second].map(({ start }) =>
      preposition
        .exec(text.slice(Math.max(0, start - MAX_CONTEXT), start))
        ?.groups?.word?.toLowerCase(),
    );
    if (own === undefined || other === undefined || FROM.has(own) === FROM.has(other)) return;
    changes.push(FROM.has(own) ? { from: first, to: second } : { from: second, to: first });
  });
  return changes.length === 1 ? (changes[0] ?? null) : null;
}

/**
 * The value of a percentage or of percentage points; basis points are converted. `null` for other
 * quantities.
 */
function toPoints({ value, percent, unit }: Quantity): number | null {
  if (percent || unit?.dimension === 'points') return toNumber(value);
  return unit?.symbol === 'bps' ? toNumber(value) / 100 : null;
}

/** The uncertainty due to the rounding of both levels. */
const TOLERANCE = 0.051;

/**
 * Whether an amount equals the difference between the two levels, ignoring its sign: in percentage
 * points for percentages, otherwise in the same unit or as a percentage of the first level.
 */
export function isDifference({ from, to }: Change, amount: Quantity): boolean {
  const difference = Math.abs(toNumber(to.value) - toNumber(from.value));
  if (from.percent || to.percent) {
    const points = toPoints(amount);
    return points !== null && Math.abs(Math.abs(points) - difference) <= TOLERANCE;
  }
  if (amount.percent) {
    const [, decimals = ''] = /\d[.,](\d+)/u.exec(amount.text) ?? [];
    const share = (100 * difference) / Math.abs(toNumber(from.value));
    const unit = Math.max(0.1, 10 ** -decimals.length);
    return Math.abs(Math.abs(toNumber(amount.value)) - share) <= unit / 2 + 0.001;
  }
  const haveSameMeasure = amount.unit === to.unit && amount.currency === to.currency;
  const given = Math.abs(toNumber(amount.value));
  return haveSameMeasure && difference > 0 && Math.abs(given - difference) <= 0.005 * difference;
}
