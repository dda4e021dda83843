import type { AnswerKind } from '../model';
import { findNumber, parseQuantities } from './quantity/parse';
import type { Quantity } from './quantity/quantity';
import { readListLiteral } from './list-literal';
import { readYesNo } from './yes-no';

/**
 * The kind that the references suggest: a verdict, a list, a quantity with few other words,
 * otherwise text.
 * @param references at least one answer that is not an abstention.
 * @param quantitiesOf the quantities of a reference, if they are parsed already.
 */
export function inferKind(
  references: readonly string[],
  quantitiesOf: (reference: string) => readonly Quantity[] = parseQuantities,
): AnswerKind {
  if (references.every((reference) => readYesNo(reference) !== null)) return 'boolean';
  if (references.every((reference) => readListLiteral(reference) !== null)) return 'list';
  if (references.every((reference) => isQuantityAlone(reference, quantitiesOf))) return 'number';
  return 'text';
}

const approximation =
  /\b(?:about|approximately|approx\.?|around|roughly|nearly|almost|over|under|more than|less than|at least|at most|up to|circa|ca\.?)\b|[~≈<>≤≥]/giu;

/** A word that is neither a currency nor part of a quantity: “of” in “profit of 5%”. */
const otherWord =
  /(?<![\p{L}\p{N}\p{Sc}])(?!(?:[Bb]etween|[Mm]inus|[Nn]egative|at|up|[Mm]ore|[Ll]ess)(?!\p{L}))(?:[a-z]{2,}|[A-Z][a-z]{3,})(?!\p{L})/u;

/** At most this many words may follow the quantity, for a unit such as “million tonnes of CO2e”. */
const MAX_UNIT_WORDS = 4;

function isQuantityAlone(
  reference: string,
  quantitiesOf: (reference: string) => readonly Quantity[],
): boolean {
  if (reference.length > 80) return false;
  // Most texts can be decided early: they have no number, or a word before it.
  const first = findNumber(reference);
  if (first < 0 || otherWord.test(withoutApproximation(reference.slice(0, first)))) return false;
  const quantities = quantitiesOf(reference);
  const [only] = quantities;
  if (quantities.length !== 1 || !only) return false;
  // “2019-20” and “02/2018” contain more than just a year.
  if (only.bareYear && !/^\d{4}$/.test(only.text)) return false;
  const before = withoutApproximation(reference.slice(0, only.start)).trim();
  const after = reference.slice(only.end).trim();
  const units = after.split(/[\s/]+/).filter((word) => word !== '');
  return before === '' && units.length <= MAX_UNIT_WORDS && !/\d{2}/.test(after);
}

function withoutApproximation(text: string): string {
  return text.replace(approximation, '');
}
