import { toNumber } from '../answers/numerals/decimal';
import { kindOf } from '../answers/quantity/equal-values';
import type { Quantity } from '../answers/quantity/quantity';

/**
 * A calculation with two numbers from a context. `ratio` and `change` are percentages if the figure
 * is a percentage; `product` is a percentage of an amount.
 */
export interface Formula {
  readonly operation: 'sum' | 'difference' | 'ratio' | 'change' | 'product';
  /**
   * The operands as written, in the order of the formula: `left` − `right`, from `left` to `right`.
   */
  readonly left: string;
  readonly right: string;
  /** The result before rounding, in the unit and scale of the derived figure. */
  readonly value: number;
}

/** A calculation whose rounded result is the figure. */
export interface Derivation {
  /** Position of the passage with both operands. */
  readonly passage: number;
  readonly sources: readonly [left: Quantity, right: Quantity];
  readonly formula: Formula;
}

/** Operands are at most this many figures apart. */
const MAX_GAP = 30;

/**
 * The maximum probability that a random number with as many digits as a figure counts as derivable.
 * Thousands of numbers can be calculated from 40 figures, so without a limit nearly every number
 * would be derivable.
 */
const MAX_CHANCE = 0.05;

/**
 * Finds two figures in one passage from which a figure can be calculated to its last digit. Pairs
 * are tried from the nearest to the farthest, until their results cover 5% of the numbers with as
 * many digits as the figure: 4 of the 90 with two digits, 45 of the 900 with three, none with one.
 * Linear in the number of figures.
 */
export function derive(
  figure: Quantity,
  passages: readonly (readonly Quantity[])[],
): Derivation | null {
  const digits = digitsOf(figure);
  const budget = Math.floor(MAX_CHANCE * 9 * 10 ** Math.min(digits - 1, 9));
  if (figure.bareYear || figure.value.coefficient === 0n || budget === 0) return null;
  const wanted = Math.abs(Number(figure.value.coefficient));
  const tried = new Set<number>();
  const amounts = passages.map((figures) =>
    figures.filter(({ bareYear }) => !bareYear).map(toAmount),
  );
  for (let gap = 1; gap <= MAX_GAP; gap++)
    for (const [passage, figures] of amounts.entries())
      for (let at = 0; at + gap < figures.length; at++) {
        const [first, second] = [figures[at], figures[at + gap]];
        if (!first || !second) continue;
        for (const { operation, left, right, value, isUnscaled } of calculate(
          first,
          second,
          figure,
        )) {
          const exponent = figure.value.exponent - (isUnscaled ? figure.scale : 0);
          // In units of the figure's last digit.
          const rounded = Math.round(Math.abs(value) / 10 ** exponent);
          if (String(rounded).length !== digits) continue;
          if (rounded === wanted) {
            const written = { left: left.text.trim(), right: right.text.trim() };
            return { passage, sources: [left, right], formula: { operation, ...written, value } };
          }
          tried.add(rounded);
          if (tried.size >= budget) return null;
        }
      }
  return null;
}

/** Number of digits of a figure, as in its coefficient. */
export function digitsOf({ value }: Quantity): number {
  return String(value.coefficient).replace(/\D/g, '').length;
}

/** A figure in a context, other than a year, with its value. */
interface Amount {
  readonly figure: Quantity;
  readonly number: number;
}

const toAmount = (figure: Quantity): Amount => ({ figure, number: toNumber(figure.value) });

interface Result {
  readonly operation: Formula['operation'];
  readonly left: Quantity;
  readonly right: Quantity;
  /** In the unit of the figure. */
  readonly value: number;
  /** Whether the operands have no scale; a table heading may give them the figure's scale. */
  readonly isUnscaled: boolean;
}

/** Calculates every number that two figures yield by the operations that suit the figure's kind. */
function calculate(
  { figure: first, number: a }: Amount,
  { figure: second, number: b }: Amount,
  figure: Quantity,
): Result[] {
  const canBeUnscaled = (operand: Quantity) => figure.scale > 0 && isBareNumber(operand);
  if (first.percent !== second.percent) {
    const [left, right] = first.percent ? [first, second] : [second, first];
    if (figure.percent || !agree(right, figure)) return [];
    const value = (first.percent ? (a / 100) * b : (b / 100) * a) * factorTo(figure, right);
    return [{ operation: 'product', left, right, value, isUnscaled: canBeUnscaled(right) }];
  }
  if (kindOf(first) !== kindOf(second) || first.unit?.symbol !== second.unit?.symbol) return [];
  const results: Result[] = [];
  if (agree(first, figure)) {
    const factor = factorTo(figure, first);
    const [left, right] = a >= b ? [first, second] : [second, first];
    const difference = { left, right, value: Math.abs(a - b) * factor };
    results.push(
      {
        ...{ operation: 'sum', left: first, right: second, value: (a + b) * factor },
        isUnscaled: canBeUnscaled(first),
      },
      { operation: 'difference', ...difference, isUnscaled: canBeUnscaled(left) },
    );
  }
  const isShare = figure.percent || isBareNumber(figure);
  if (first.percent || !isShare || a === 0 || b === 0) return results;
  const scale = figure.percent ? 100 : 1;
  for (const [left, right, x, y] of [
    [first, second, a, b],
    [second, first, b, a],
  ] as const) {
    const add = (operation: 'ratio' | 'change', value: number) =>
      results.push({ operation, left, right, value, isUnscaled: false });
    add('ratio', (x / y) * scale);
    if (figure.percent) add('change', ((y - x) / x) * 100);
  }
  return results;
}

/** Whether a figure has no unit, currency or percent sign. */
const isUnitless = ({ unit, per, currency, percent }: Quantity) =>
  !unit && !per && currency === null && !percent;

/** Whether a figure has no unit, currency, percent sign or scale. */
export const isBareNumber = (figure: Quantity) => isUnitless(figure) && figure.scale === 0;

/** Whether an operand can have the unit of the figure; a number without a unit can have any. */
function agree(operand: Quantity, figure: Quantity): boolean {
  if (isUnitless(operand) || isUnitless(figure)) return true;
  if (operand.percent && figure.unit?.dimension === 'points') return true;
  return kindOf(operand) === kindOf(figure);
}

/** The factor that converts a value of the operand to the unit of the figure. */
function factorTo({ unit: to }: Quantity, { unit: from }: Quantity): number {
  if (!from || !to || from.symbol === to.symbol) return 1;
  return (
    (toNumber(from.factor) * toNumber(to.divisor)) / (toNumber(from.divisor) * toNumber(to.factor))
  );
}
