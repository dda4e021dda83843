import type { NumberSettings } from '../../settings';
import { NO_EXPECTED_FORM, type NumberContext } from './expected-form';
import { compare } from './decimal';
import type { Quantity } from './quantity';
import { readingsOf } from './readings';

/**
 * Why a number is not compared: it is negated; the question contains it; it is a bare year and the
 * answer is not; it precedes the concluding part; the settings choose the first or last number; it
 * belongs to another year or numbered name than the question's.
 */
export type ExclusionReason =
  'negated' | 'question' | 'year' | 'conclusion' | 'position' | 'other-subject';

/** Which numbers of a reference and a prediction are compared. */
export interface NumberChoice {
  readonly reference: Quantity;
  /** Numbers of the reference that can be the answer; the first is compared. */
  readonly answers: readonly Quantity[];
  /** Numbers of the prediction except negated ones, those of the question, and bare years. */
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
  const contextWithoutReference = withoutAnswer(context, reference);
  const subject = withoutOtherSubjects(
    withoutQuestionNumbers(
      withoutNegated(predictions),
      contextWithoutReference,
      reference.bareYear,
    ),
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

/** Why a number of the prediction is not chosen; `null` if it is. */
export function exclusionReason(
  quantity: Quantity,
  { reference, candidates, chosen }: NumberChoice,
  context: NumberContext,
  { choice }: Pick<NumberSettings, 'choice'>,
): ExclusionReason | null {
  if (chosen.includes(quantity)) return null;
  if (quantity.negated) return 'negated';
  if (
    !candidates.includes(quantity) &&
    !isInQuestion(quantity, withoutAnswer(context, reference))
  ) {
    const isBareYear = quantity.bareYear && quantity.years.length === 0;
    return isBareYear ? 'year' : 'other-subject';
  }
  if (candidates.includes(quantity)) return choice === 'conclusion' ? 'conclusion' : 'position';
  return 'question';
}

/** Why a number of the reference is not the one compared; `null` if it is. */
export function referenceExclusionReason(
  quantity: Quantity,
  { reference, answers }: NumberChoice,
  context: NumberContext,
  { choice }: Pick<NumberSettings, 'choice'>,
): ExclusionReason | null {
  if (quantity === reference) return null;
  if (answers.includes(quantity)) return 'position';
  if (quantity.negated) return 'negated';
  if (choice === 'conclusion' && !quantity.isConclusion) return 'conclusion';
  return isInQuestion(quantity, context) ? 'question' : 'year';
}

/** The numbers that the answer does not negate. */
function withoutNegated(quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.filter(({ negated }) => !negated);
}

/** The numbers that are not only compared with, if there are any. */
function withoutCompared(
  quantities: readonly Quantity[],
  reference: Quantity,
): readonly Quantity[] {
  if (reference.isCompared) return quantities;
  const remaining = quantities.filter(({ isCompared }) => !isCompared);
  return remaining.length > 0 ? remaining : quantities;
}

/**
 * If a noun of the question goes with any number, drops numbers with other nouns: “22 % of managers”,
 * not “31.5 % of employees”, where the question is about managers.
 */
function withoutOtherNouns(
  quantities: readonly Quantity[],
  { words = NO_WORDS }: NumberContext,
): readonly Quantity[] {
  if (quantities.length < 2 || quantities.length > MAX_NOUNS) return quantities;
  if (!quantities.some(({ noun }) => words.has(noun))) return quantities;
  return quantities.filter(({ noun }) => noun === '' || words.has(noun));
}

/** An answer with more numbers shows its calculation, and their nouns say little. */
const MAX_NOUNS = 3;

const NO_WORDS: ReadonlySet<string> = new Set();

/** The numbers of the year and numbered name that the question asks about. */
function withoutOtherSubjects(
  quantities: readonly Quantity[],
  references: readonly Quantity[],
  context: NumberContext,
): readonly Quantity[] {
  const isOther = (one: Quantity) =>
    references.every((reference) => isOtherSubject(one, reference, context));
  return quantities.some(isOther) ? quantities.filter((one) => !isOther(one)) : quantities;
}

/** Whether a number belongs to a year or Scope that neither question nor reference mentions. */
function isOtherSubject(
  { years, labels }: Quantity,
  reference: Quantity,
  { years: asked = [], labels: askedLabels = [] }: NumberContext,
): boolean {
  if (years.length > 0 && asked.length > 0) {
    const known = [...asked, ...reference.years];
    if (!years.some((year) => known.includes(year))) return true;
  }
  if (labels.length === 0 || askedLabels.length === 0) return false;
  const families = new Set(askedLabels.map(familyOf));
  const own = labels.filter((label) => families.has(familyOf(label)));
  const known = [...askedLabels, ...reference.labels];
  return own.length > 0 && !own.some((label) => known.includes(label));
}

const familyOf = (label: string) => label.slice(0, label.lastIndexOf(' '));

/** Removes the reference's value from the numbers of the question, so that predictions may give it. */
function withoutAnswer(context: NumberContext, reference: Quantity): NumberContext {
  const question = context.question.filter((one) => compare(one.value, reference.value) !== 0);
  return { ...context, question };
}

/**
 * The numbers with which a reference answers: those of its concluding part if the settings choose it.
 */
function answersOf(
  references: readonly Quantity[],
  context: NumberContext,
  { choice }: NumberSettings,
): readonly Quantity[] {
  const concluded = references.filter(
    ({ isConclusion }) => choice !== 'conclusion' || isConclusion,
  );
  const own = concluded.filter((one) => !isExcluded(one, context, false));
  return own.length > 0 ? own : concluded;
}

/**
 * The numbers of the concluding part that can be compared with the reference; all candidates if there
 * are none.
 */
function conclusionOf(
  candidates: readonly Quantity[],
  reference: Quantity,
  { expected: asked = NO_EXPECTED_FORM }: NumberContext,
  settings: NumberSettings,
): readonly Quantity[] {
  const concluded = candidates.filter(
    (candidate) =>
      candidate.isConclusion && readingsOf(reference, candidate, asked, settings).length > 0,
  );
  return concluded.length > 0 ? concluded : candidates;
}

/**
 * The numbers of a prediction except those of its question and bare years. If none is left, those that
 * can be the answer are kept: not “the 45% target” if the question mentions it, nor “in 2020”.
 */
function withoutQuestionNumbers(
  quantities: readonly Quantity[],
  context: NumberContext,
  referenceIsYear: boolean,
): readonly Quantity[] {
  const remaining = quantities.filter((one) => !isExcluded(one, context, referenceIsYear));
  if (remaining.length > 0) return remaining;
  return quantities.filter(
    (one) => !(one.bareYear && one.isTimeReference) && !isInQuestionWithNoun(one, context),
  );
}

function isExcluded(quantity: Quantity, context: NumberContext, referenceIsYear: boolean): boolean {
  return (
    isInQuestion(quantity, context) || (quantity.bareYear && !referenceIsYear && !context.asksYear)
  );
}

/** Whether the question has the same number with the same noun. */
function isInQuestionWithNoun({ value, noun }: Quantity, { question }: NumberContext): boolean {
  return (
    noun !== '' &&
    question.some((other) => other.noun === noun && compare(value, other.value) === 0)
  );
}

function isInQuestion(quantity: Quantity, { question }: NumberContext): boolean {
  return question.some(
    (other) => compare(quantity.value, other.value) === 0 && isSameKind(quantity, other),
  );
}

/** Whether two equal numbers can mean the same: “$72” is not the “72 oz” of the question. */
function isSameKind(a: Quantity, b: Quantity): boolean {
  const kindOf = ({ currency, percent, unit }: Quantity) =>
    currency ?? (percent ? '%' : (unit?.dimension ?? null));
  const [left, right] = [kindOf(a), kindOf(b)];
  return left === null || right === null || left === right;
}
