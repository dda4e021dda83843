import { type DateReading, sameDate } from '../../answers/date';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, QuestionSide } from '../comparison';
import type { Quantity } from '../../answers/quantity/quantity';
import { nameStemsOf } from './names';
import { answeringNumbers, isNumberMatched } from './numbers';
import { readQuestion } from './question';
import { isDecrease, namesSameSide } from './opposites';
import { holdsInParts, namesOf, readAnswer, sidesNamedBy } from './reading';
import { figuresOf, isPeriod, keyStemOf, readWords, stem } from './words';

/** A key point: something the reference says and its question does not. */
export interface Point {
  readonly text: string;
  readonly kind: 'word' | 'figure';
  readonly weight: number;
  /** Whether the prediction contains it. */
  readonly met: boolean;
}

/** Which key points of a reference a prediction contains. */
export interface Evidence {
  readonly points: readonly Point[];
  /** The reference adds no word to the question, so all its words count. */
  readonly fromQuestion: boolean;
}

/** A name or a number weighs as much as two other words. */
const NAME_WEIGHT = 2;
const FIGURE_WEIGHT = 2;

/** A key point with the way to find it in a prediction. */
type Sought = Omit<Point, 'met'> &
  (
    | { readonly by: 'date'; readonly date: DateReading }
    | { readonly by: 'quantity'; readonly quantity: Quantity }
    | { readonly by: 'token' | 'stem'; readonly form: string }
  );

/** The most numbers of a reference that are compared with tolerances; further ones must appear literally. */
const MAX_MEASURED = 50;

/** The key points of one reference, the same for every prediction. */
interface Searched {
  readonly sought: readonly Sought[];
  readonly fromQuestion: boolean;
}

/**
 * The key words, numbers and dates of a reference that its question does not contain (if there
 * are none, all key words), each looked up in the prediction: words by their stems, numbers within the
 * tolerances, dates as days, the numbers of names (`Scope 1`) literally. Months and
 * parts of years (`Q3`) are figures too. Worked out once for each reference of a comparison.
 */
export function gatherEvidence(comparison: Comparison, reference: PreparedAnswer): Evidence {
  const known = comparison.remember(createGathered);
  const before = known.get(reference);
  if (before) return before;
  const { sought, fromQuestion } = comparison.rememberQuestion(createSearch)(reference);
  const points = sought.map((one): Point => ({
    text: one.text,
    kind: one.kind,
    weight: one.weight,
    met: isFound(comparison, one),
  }));
  const evidence = { points, fromQuestion };
  known.set(reference, evidence);
  return evidence;
}

const createGathered = () => new Map<PreparedAnswer, Evidence>();

function isFound(comparison: Comparison, one: Sought): boolean {
  const { prediction } = comparison;
  const { dates, words, stems } = readAnswer(prediction);
  if (one.by === 'date') return dates.some((other) => sameDate(one.date, other));
  if (one.by === 'quantity') return isNumberMatched(comparison, one.quantity);
  if (one.by === 'token') return words.has(one.form);
  return (
    stems.has(one.form) ||
    holdsInParts(prediction, one.form) ||
    (one.form === stem('zero') && comparison.quantitiesOf(prediction).some(isZero)) ||
    (prediction.raw.length <= MAX_STATEMENT && namesSameSide(one.form, sidesNamedBy(prediction))) ||
    (isDecrease(one.form) && comparison.quantitiesOf(prediction).some(isNegative))
  );
}

/** A longer prediction speaks of more than one rise or fall. */
const MAX_STATEMENT = 300;

const isZero = ({ value }: Quantity) => value.coefficient === 0n;
const isNegative = ({ value }: Quantity) => value.coefficient < 0n;

/** The key points of each reference, computed once for all runs. */
function createSearch(side: QuestionSide): (reference: PreparedAnswer) => Searched {
  const known = new Map<PreparedAnswer, Searched>();
  return (reference) => {
    const before = known.get(reference);
    if (before) return before;
    const made = listSought(side, reference);
    known.set(reference, made);
    return made;
  };
}

function listSought(comparison: QuestionSide, reference: PreparedAnswer): Searched {
  const asked = comparison.rememberQuestion(readQuestion);
  const dates = readAnswer(reference).dates;
  const within = new Set(dates.flatMap(({ start, end }) => rangeOf(start, end)));
  const isAside = findAsides(reference.raw);
  const figures: Sought[] = [
    ...dates.map((date) => ({ ...figure(date.text), by: 'date' as const, date })),
    ...answeringNumbers(comparison, reference)
      .filter(({ start }) => !within.has(start) && !isAside(start))
      .map((quantity, index) => seekNumber(quantity, index < MAX_MEASURED)),
  ];
  const full = textBeside(comparison, reference, dates);
  const beside = full.length <= MAX_NAME ? withoutAsides(full) : full;
  const isWhole = beside === reference.raw;
  const words = isWhole ? readAnswer(reference).inOrder.words : readWords(beside);
  const { years = [] } = comparison.numberContext();
  for (const token of new Set(figuresOf(words))) {
    if (!asked.words.has(token) && !years.includes(Number(token)))
      figures.push({ ...figure(token), by: 'token', form: token });
  }
  const names = isWhole ? namesOf(reference) : nameStemsOf(beside);
  const own = wordsByStem(words);
  const novel = [...own.keys()].filter((stem) => !asked.has(stem));
  const fromQuestion = novel.length === 0 && figures.length === 0;
  const meant = (fromQuestion ? [...own.keys()] : novel).map((stem): Sought => {
    const text = own.get(stem) ?? stem;
    return {
      text,
      kind: isPeriod(text, names.has(stem)) ? 'figure' : 'word',
      weight: names.has(stem) ? NAME_WEIGHT : 1,
      by: 'stem',
      form: stem,
    };
  });
  return { sought: [...meant, ...figures], fromQuestion };
}

/** Of a name its parentheses are another name or a description; in a longer text they are part of it. */
const MAX_NAME = 80;

const aside = /\([^()]{1,120}\)/gu;

/** A text without its parentheses, which explain; the whole text where it says nothing else. */
function withoutAsides(text: string): string {
  const rest = text.replace(aside, ' ');
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

/** Whether an offset is within parentheses, in a text that has words outside of them. */
function findAsides(text: string): (offset: number) => boolean {
  if (withoutAsides(text) === text) return () => false;
  const spans = [...text.matchAll(aside)].map(({ index, 0: own }) => [index, index + own.length]);
  return (offset) => spans.some(([start = 0, end = 0]) => offset > start && offset < end);
}

function seekNumber(quantity: Quantity, isMeasured: boolean): Sought {
  const [form] = isMeasured ? [] : figuresOf(readWords(quantity.text));
  return form === undefined
    ? { ...figure(quantity.text), by: 'quantity', quantity }
    : { ...figure(quantity.text), by: 'token', form };
}

/** Every offset from `start` to before `end`. */
function rangeOf(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

/** The first word of each stem, for display. */
function wordsByStem(words: readonly string[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const word of words) {
    const stem = keyStemOf(word);
    if (stem !== null && !first.has(stem)) first.set(stem, word);
  }
  return first;
}

function figure(text: string): Omit<Point, 'met'> {
  return { text: text.trim(), kind: 'figure', weight: FIGURE_WEIGHT };
}

/** The reference without its quantities and dates. */
function textBeside(
  { quantitiesOf }: QuestionSide,
  reference: PreparedAnswer,
  dates: readonly DateReading[],
): string {
  const spans = [...quantitiesOf(reference).filter(({ text }) => /\d/.test(text)), ...dates];
  spans.sort((a, b) => a.start - b.start);
  let text = '';
  let end = 0;
  for (const span of spans) {
    if (span.start > end) text += `${reference.raw.slice(end, span.start)} `;
    end = Math.max(end, span.end);
  }
  return text + reference.raw.slice(end);
}
