import { yearsOf } from '../../answers/quantity/bindings';
import { compareNumbers } from '../../answers/quantity/compare';
import { compare, negate } from '../../answers/numerals/decimal';
import type { Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { isRounded } from '../tiers/numbers';
import { findOpposites, readSides } from '../content/opposites';
import { asksForOutflow } from '../content/question';
import { readAnswer } from '../content/reading';
import { isNegation } from '../content/words';
import type { Detector } from '../rule';

/*
 * A prediction that equals the reference except for a number or a negation: “a working capital of
 * $2.6bn” instead of “a working capital of $1.6bn”. Other answers may give other details, but a
 * copy gives the same ones.
 */

/**
 * Minimum share of words, excluding figures, that a copy has in common with the reference at the
 * start and the end.
 */
const MIN_SAME = 0.85;
/** Longer texts are compared by their key points. */
const MAX_WORDS = 80;
/**
 * Minimum number of other words for a negation to change the meaning; with fewer, the negation is
 * the answer.
 */
const MIN_NEGATED_WORDS = 4;

/** The changes in a near copy of a reference; `null` for any other prediction. */
export const detectChangedCopy: Detector = (comparison, reference) => {
  const { prediction, quantitiesOf } = comparison;
  const [own, other] = [reference, prediction].map((answer) =>
    readAnswer(answer).inOrder.words.filter((word) => !/^(?:fy|cy)?\p{N}/u.test(word)),
  );
  if (!own || !other) return null;
  if (Math.max(own.length, other.length) > MAX_WORDS) return null;
  const [affirmed, given] = [own, other].map((words) => words.filter((word) => !isNegation(word)));
  if (!affirmed || !given || !areNearlyEqual(affirmed, given)) return null;
  const negations = own.length - affirmed.length - (other.length - given.length);
  if (Math.abs(negations) === 1 && affirmed.length >= MIN_NEGATED_WORDS)
    return 'it has the reference’s words with a negation added or removed';
  if (own.length === other.length && own.some((word, at) => word === 'and' && other[at] === 'or'))
    return 'it has “or” in place of “and”';
  const sidesOf = (some: readonly string[], others: readonly string[]) =>
    readSides(new Set(some.filter((word) => !others.includes(word))));
  const opposites = findOpposites(sidesOf(own, other), sidesOf(other, own));
  if (opposites) return `it has “${opposites[1]}” in place of “${opposites[0]}”`;
  const years = findChangedYear(reference.raw, prediction.raw);
  return years ?? findChangedNumber(comparison, quantitiesOf(reference), quantitiesOf(prediction));
};

/** Whether two lists of words are equal except for a short middle. */
function areNearlyEqual(own: readonly string[], other: readonly string[]): boolean {
  const longest = Math.max(own.length, other.length);
  if (longest === 0) return false;
  let start = 0;
  while (start < own.length && own[start] === other[start]) start++;
  let end = 0;
  const maxLength = Math.min(own.length, other.length) - start;
  while (end < maxLength && own[own.length - 1 - end] === other[other.length - 1 - end]) end++;
  return start + end >= MIN_SAME * longest;
}

/**
 * Finds a year that replaces a different one; years in a different order may belong to different
 * numbers.
 */
function findChangedYear(own: string, other: string): string | null {
  const [years, given] = [yearsOf(own), yearsOf(other)];
  if (years.length !== given.length || haveSameMembers(years, given)) return null;
  const at = years.findIndex((year, index) => year !== given[index]);
  return `it has ${given[at] ?? ''} in place of ${years[at] ?? ''}`;
}

function haveSameMembers(own: readonly number[], other: readonly number[]): boolean {
  return [...own].sort().join() === [...other].sort().join();
}

/**
 * Finds a number that replaces one of the reference's numbers and differs by more than the
 * tolerances.
 */
function findChangedNumber(
  comparison: Comparison,
  own: readonly Quantity[],
  other: readonly Quantity[],
): string | null {
  const isAmount = ({ bareYear, text }: Quantity) => !bareYear && /\d/.test(text);
  const [wanted, given] = [own.filter(isAmount), other.filter(isAmount)];
  if (wanted.length !== given.length) return null;
  const values = (quantities: readonly Quantity[]) => quantities.map(({ value }) => value);
  const rest = values(given);
  const isReordered = values(wanted).every((value) => {
    const at = rest.findIndex((one) => compare(one, value) === 0);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  const at = wanted.findIndex((quantity, index) => {
    const partner = given[index];
    return partner !== undefined && !isSameNumber(comparison, quantity, partner);
  });
  if (at < 0) return null;
  if (isReordered && wanted.length < MIN_EXCHANGED) {
    const isUnit = compare(wanted[at]?.value ?? ZERO, given[at]?.value ?? ZERO) === 0;
    if (!isUnit) return null;
  }
  return `it has ${given[at]?.text.trim() ?? ''} in place of ${wanted[at]?.text.trim() ?? ''}`;
}

/**
 * Minimum number of numbers for a different order to count as a contradiction; fewer may have moved
 * together with their names.
 */
const MIN_EXCHANGED = 3;
const ZERO = { coefficient: 0n, exponent: 0 };

function isSameNumber(comparison: Comparison, own: Quantity, other: Quantity): boolean {
  const { numberContext, settings } = comparison;
  const { years, labels, words, expected } = numberContext();
  const context = { years, labels, words, expected, question: [], asksYear: false };
  const numbers = { ...settings.numbers, choice: 'any' as const };
  if (asksForOutflow(comparison) && compare(own.value, negate(other.value)) === 0) return true;
  const outcome = compareNumbers(
    [{ ...own, labels: [], years: [] }],
    [{ ...other, labels: [], years: [] }],
    context,
    numbers,
  );
  if (outcome.kind !== 'compared') return outcome.kind === 'unreadable';
  return outcome.match.matched || isRounded(outcome.match);
}
