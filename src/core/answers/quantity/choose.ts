import type { NumberSettings } from '../../settings';
import { NO_EXPECTED_FORM, type NumberContext } from './expected-form';
import { compare } from '../numerals/decimal';
import { findEqual, hasSameKind } from './equal-values';
import type { Quantity } from './quantity';
import { readingsOf } from './readings';
import { familyOf } from './labels';

/**
 * Why a number is not compared: it is negated; the question contains it; it is a bare year and the
 * answer is not; it precedes the concluding part; the settings choose the first or last number; it
 * belongs to a different year or numbered name than the question.
 */
export type ExclusionReason =
  'negated' | 'question' | 'year' | 'conclusion' | 'position' | 'other-subject';

/** Which numbers of a reference and a prediction are compared. */
export interface NumberChoice {
  readonly reference: Quantity;
  /** Numbers of the reference that can be the answer; the first is compared. */
  readonly answers: readonly Quantity[];
  /** Numbers of the prediction except negated ones, those in the question, and bare years. */
  readonly candidates: readonly Quantity[];
  /** The candidates that the settings choose. */
  readonly chosen: readonly Quantity[];
}

/** Chooses the numbers to compare; `null` if the reference has none. */
export function chooseNumbers(
  references: readonly Quantity[],
  predictions: readonly Quantity[],
  context: NumberContext,
  settings: NumberSettings,
): NumberChoice | null {
  const answers = answersOf(withoutNegated(references), context, settings);
  const [reference] = answers;
  if (!reference) return null;
  const subject = withoutOtherSubjects(
    withoutQuestionNumbers(withoutNegated(predictions), context, reference),
    references,
    context,
  );
  const candidates = withoutOtherNouns(withoutCompared(subject, reference), context);
  const chosen =
    settings.choice === 'first'
      ? candidates.slice(0, 1)
      : settings.choice === 'last'
        ? candidates.slice(-1)
        : settings.choice === 'conclusion'
          ? conclusionOf(candidates, reference, context, settings)
          : candidates;
  return { reference, answers, candidates, chosen };
}

/** Creates a function that says why a number of the prediction is not chosen; `null` if it is. */
export function createExclusionReason(
  { reference, candidates, chosen }: NumberChoice,
  context: NumberContext,
  { choice }: Pick<NumberSettings, 'choice'>,
): (quantity: Quantity) => ExclusionReason | null {
  const isChosen = new Set(chosen);
  const isCandidate = new Set(candidates);
  return (quantity) => {
    if (isChosen.has(quantity)) return null;
    if (quantity.negated) return 'negated';
    if (isCandidate.has(quantity)) return choice === 'conclusion' ? 'conclusion' : 'position';
    if (isInQuestion(quantity, context, reference)) return 'question';
    return quantity.bareYear && quantity.years.length === 0 ? 'year' : 'other-subject';
  };
}

/** Creates a function that says why a number of the reference is not compared; `null` if it is. */
export function createReferenceExclusionReason(
  { reference, answers }: NumberChoice,
  context: NumberContext,
  { choice }: Pick<NumberSettings, 'choice'>,
): (quantity: Quantity) => ExclusionReason | null {
  const isAnswer = new Set(answers);
  return (quantity) => {
    if (quantity === reference) return null;
    if (isAnswer.has(quantity)) return 'position';
    if (quantity.negated) return 'negated';
    if (choice === 'conclusion' && !quantity.isConclusion) return 'conclusion';
    return isInQuestion(quantity, context, null) ? 'question' : 'year';
  };
}

/** The numbers that the answer does not negate. */
function withoutNegated(quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.filter(({ negated }) => !negated);
}

/** The numbers, except those mentioned only for comparison; all numbers if no others are left. */
function withoutCompared(
  quantities: readonly Quantity[],
  reference: Quantity,
): readonly Quantity[] {
  if (reference.isCompared) return quantities;
  const remaining = quantities.filter(({ isCompared }) => !isCompared);
  return remaining.length > 0 ? remaining : quantities;
}

/**
 * If any number has a noun from the question, drops numbers with other nouns: “22% of managers”,
 * not “31.5% of employees”, if the question is about managers.
 */
function withoutOtherNouns(
  quantities: readonly Quantity[],
  context: NumberContext,
): readonly Quantity[] {
  if (quantities.length < 2 || quantities.length > MAX_NOUNS) return quantities;
  const { words = NO_WORDS } = context;
  // In the question's words, “market-based” is split into “market” and “based”.
  const isAsked = ({ noun }: Quantity) => noun.split('-').every((part) => words.has(part));
  if (!quantities.some(isAsked)) return quantities;
  // “3.66 times” is a multiple, not a count.
  const isMultiple = ({ noun, value }: Quantity) => noun === 'time' && value.exponent < 0;
  return quantities.filter((one) => one.noun === '' || isMultiple(one) || isAsked(one));
}

/**
 * With more numbers than this, an answer shows its calculation, and the nouns are not informative.
 */
const MAX_NOUNS = 3;

const NO_WORDS: ReadonlySet<string> = new Set();

/** The numbers for the year and numbered name that the question asks about. */
function withoutOtherSubjects(
  quantities: readonly Quantity[],
  references: readonly Quantity[],
  { years: asked = [], labels: askedLabels = [] }: NumberContext,
): readonly Quantity[] {
  if (quantities.length === 0) return quantities;
  if (asked.length === 0 && askedLabels.length === 0) return quantities;
  const askedYears = new Set(asked);
  const askedNames = new Set(askedLabels);
  const families = new Set(askedLabels.map(familyOf));
  const subjects = distinctSubjects(references);
  const known = new Map<string, boolean>();
  /**
   * Whether a number belongs to a year or Scope that neither the question nor any reference
   * mentions.
   */
  const isOther = (one: Quantity) => {
    const key = subjectOf(one);
    const years = askedYears.size > 0 ? one.years : [];
    const labels = one.labels.filter((label) => families.has(familyOf(label)));
    let found = known.get(key);
    found ??= subjects.every((reference) => {
      const hasYear =
        years.length === 0 ||
        years.some((year) => askedYears.has(year) || reference.years.includes(year));
      const hasLabel =
        labels.length === 0 ||
        labels.some((label) => askedNames.has(label) || reference.labels.includes(label));
      return !hasYear || !hasLabel;
    });
    known.set(key, found);
    return found;
  };
  const own = quantities.filter((one) => !isOther(one));
  return own.length < quantities.length ? own : quantities;
}

/**
 * A reference with more years and numbered names than this is treated as a table; only the first
 * ones are used.
 */
const MAX_SUBJECTS = 200;

function distinctSubjects(references: readonly Quantity[]): readonly Quantity[] {
  const distinct = new Map<string, Quantity>();
  for (const reference of references) {
    const key = subjectOf(reference);
    if (distinct.size < MAX_SUBJECTS && !distinct.has(key)) distinct.set(key, reference);
  }
  return [...distinct.values()];
}

function subjectOf({ years, labels }: Quantity): string {
  return `${years.join()}|${labels.join()}`;
}

/** The numbers with which a reference answers, possibly only those of its concluding part. */
function answersOf(
  references: readonly Quantity[],
  context: NumberContext,
  { choice }: NumberSettings,
): readonly Quantity[] {
  const concluded = references.filter(
    ({ isConclusion }) => choice !== 'conclusion' || isConclusion,
  );
  const own = concluded.filter((one) => !isExcluded(one, context, null));
  return own.length > 0 ? own : concluded;
}

/**
 * The numbers of the concluding part that can be compared with the reference; all candidates if
 * there are no such numbers.
 */
function conclusionOf(
  candidates: readonly Quantity[],
  reference: Quantity,
  { expected: asked = NO_EXPECTED_FORM }: NumberContext,
  settings: NumberSettings,
): readonly Quantity[] {
  if (candidates.length < 2) return candidates;
  const concluded = candidates.filter(
    (candidate) =>
      candidate.isConclusion && readingsOf(reference, candidate, asked, settings).length > 0,
  );
  return concluded.length > 0 ? concluded : candidates;
}

/**
 * The numbers of a prediction, without bare years and the numbers that its question contains. If no
 * number is left, those that can still be the answer are kept, but not “the 45% target” if the
 * question mentions it, nor “in 2020”.
 */
function withoutQuestionNumbers(
  quantities: readonly Quantity[],
  context: NumberContext,
  reference: Quantity,
): readonly Quantity[] {
  const remaining = quantities.filter((one) => !isExcluded(one, context, reference));
  if (remaining.length > 0) return remaining;
  return quantities.filter(
    (one) =>
      !(one.bareYear && one.isTimeReference) && !isInQuestionWithNoun(one, context, reference),
  );
}

/**
 * @param reference the number in the reference: an equal number is kept even if the question
 * contains it; `null` when the reference itself is read
 */
function isExcluded(
  quantity: Quantity,
  context: NumberContext,
  reference: Quantity | null,
): boolean {
  if (isInQuestion(quantity, context, reference)) return true;
  return quantity.bareYear && !(reference?.bareYear ?? false) && !context.asksYear;
}

/** Whether the question has the same number with the same noun. */
function isInQuestionWithNoun(
  quantity: Quantity,
  { question }: NumberContext,
  reference: Quantity,
): boolean {
  if (quantity.noun === '' || isEqual(quantity, reference)) return false;
  return findEqual(question, quantity.value)?.nouns.has(quantity.noun) ?? false;
}

function isInQuestion(
  quantity: Quantity,
  { question }: NumberContext,
  reference: Quantity | null,
): boolean {
  return !isEqual(quantity, reference) && hasSameKind(question, quantity);
}

function isEqual(quantity: Quantity, reference: Quantity | null): boolean {
  return reference !== null && compare(quantity.value, reference.value) === 0;
}
