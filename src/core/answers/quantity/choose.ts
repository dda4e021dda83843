import type { NumberSettings } from '../../settings';
import { NO_EXPECTED_FORM, type NumberContext } from './expected-form';
import { compare } from './decimal';
import type { Quantity } from './quantity';
import { readingsOf } from './readings';

/**
 * Why a number of an answer is not compared: the answer says that it is not this one; the question itself
 * has it; it is a bare year and the answer is none; it precedes the concluding part; the
 * settings want the first or the last; it belongs to another year or numbered name than the question's.
 */
export type ExclusionReason =
  'negated' | 'question' | 'year' | 'conclusion' | 'position' | 'other-subject';

/** Which numbers of a reference and a prediction are compared. */
export interface NumberChoice {
  readonly reference: Quantity;
  /** Those of the reference that it could have been; the first counts. */
  readonly answers: readonly Quantity[];
  /**
   * Those of the prediction that are left once negated ones, numbers of the question and bare years
   * are set aside.
   */
  readonly candidates: readonly Quantity[];
  /** Those of the candidates that the settings let count. */
  readonly chosen: readonly Quantity[];
}

/** The choice under these settings; `null` where the reference holds no quantity. */
export function chooseNumbers(
  references: readonly Quantity[],
  predictions: readonly Quantity[],
  context: NumberContext,
  settings: NumberSettings,
): NumberChoice | null {
  const answers = answersOf(withoutNegated(references), context, settings);
  const [reference] = answers;
  if (!reference) return null;
  const against = withoutAnswer(context, reference);
  const subject = withoutOtherSubjects(
    withoutGiven(withoutNegated(predictions), against, reference.bareYear),
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

/** Why a number of the prediction is not among the chosen; `null` for one that is. */
export function exclusionReason(
  quantity: Quantity,
  { reference, candidates, chosen }: NumberChoice,
  context: NumberContext,
  { choice }: Pick<NumberSettings, 'choice'>,
): ExclusionReason | null {
  if (chosen.includes(quantity)) return null;
  if (quantity.negated) return 'negated';
  if (!candidates.includes(quantity) && !repeats(quantity, withoutAnswer(context, reference))) {
    const isBareYear = quantity.bareYear && quantity.years.length === 0;
    return isBareYear ? 'year' : 'other-subject';
  }
  if (candidates.includes(quantity)) return choice === 'conclusion' ? 'conclusion' : 'position';
  return 'question';
}

/** The same for a number of the reference; `null` for the one that counts. */
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
  return repeats(quantity, context) ? 'question' : 'year';
}

/** The numbers of an answer but for those that it denies. */
function withoutNegated(quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.filter(({ negated }) => !negated);
}

/** The numbers of an answer but for those that others are only compared with, if any is left. */
function withoutCompared(
  quantities: readonly Quantity[],
  reference: Quantity,
): readonly Quantity[] {
  if (reference.isCompared) return quantities;
  const kept = quantities.filter(({ isCompared }) => !isCompared);
  return kept.length > 0 ? kept : quantities;
}

/**
 * “22 % of managers”, not “31.5 % of employees”, where the question speaks of managers: of numbers with
 * nouns only those whose noun the question has, if any has.
 */
function withoutOtherNouns(
  quantities: readonly Quantity[],
  { words = NO_WORDS }: NumberContext,
): readonly Quantity[] {
  if (quantities.length < 2 || quantities.length > MAX_NOUNS) return quantities;
  if (!quantities.some(({ noun }) => words.has(noun))) return quantities;
  return quantities.filter(({ noun }) => noun === '' || words.has(noun));
}

/** An answer of more numbers works its own out, and their nouns say little. */
const MAX_NOUNS = 3;

const NO_WORDS: ReadonlySet<string> = new Set();

/** The numbers of the year and the numbered name that the question asks about. */
function withoutOtherSubjects(
  quantities: readonly Quantity[],
  references: readonly Quantity[],
  context: NumberContext,
): readonly Quantity[] {
  const isOther = (one: Quantity) =>
    references.every((reference) => isOtherSubject(one, reference, context));
  return quantities.some(isOther) ? quantities.filter((one) => !isOther(one)) : quantities;
}

/** Whether a number belongs to another year, or another Scope, than question and reference name. */
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

/** What the reference says too is no giveaway. */
function withoutAnswer(context: NumberContext, reference: Quantity): NumberContext {
  const question = context.question.filter((one) => compare(one.value, reference.value) !== 0);
  return { ...context, question };
}

/** The numbers by which a reference answers: those of its concluding part where that counts. */
function answersOf(
  references: readonly Quantity[],
  context: NumberContext,
  { choice }: NumberSettings,
): readonly Quantity[] {
  const concluded = references.filter(
    ({ isConclusion }) => choice !== 'conclusion' || isConclusion,
  );
  const own = concluded.filter((one) => !isGiven(one, context, false));
  return own.length > 0 ? own : concluded;
}

/** What the concluding part says in the kind of the reference; without such a part or number, all. */
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
 * The numbers of a prediction but for those that its question has and bare years. Where nothing else is
 * left, those that can be meant as the answer come back: not “the 45% target” of a question that speaks
 * of it, nor “in 2020”.
 */
function withoutGiven(
  quantities: readonly Quantity[],
  context: NumberContext,
  referenceIsYear: boolean,
): readonly Quantity[] {
  const kept = quantities.filter((one) => !isGiven(one, context, referenceIsYear));
  if (kept.length > 0) return kept;
  return quantities.filter(
    (one) => !(one.bareYear && one.isTimeReference) && !restates(one, context),
  );
}

function isGiven(quantity: Quantity, context: NumberContext, referenceIsYear: boolean): boolean {
  return repeats(quantity, context) || (quantity.bareYear && !referenceIsYear && !context.asksYear);
}

/** Whether the question has the number with the same noun. */
function restates({ value, noun }: Quantity, { question }: NumberContext): boolean {
  return (
    noun !== '' &&
    question.some((other) => other.noun === noun && compare(value, other.value) === 0)
  );
}

function repeats(quantity: Quantity, { question }: NumberContext): boolean {
  return question.some(
    (other) => compare(quantity.value, other.value) === 0 && isSameKind(quantity, other),
  );
}

/** Whether two numbers of one value may mean the same: “$72” is not the “72 oz” of the question. */
function isSameKind(a: Quantity, b: Quantity): boolean {
  const kindOf = ({ currency, percent, unit }: Quantity) =>
    currency ?? (percent ? '%' : (unit?.dimension ?? null));
  const [left, right] = [kindOf(a), kindOf(b)];
  return left === null || right === null || left === right;
}
