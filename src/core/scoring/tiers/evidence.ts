import { findAll } from '../../text/find-all';
import { type DateReading, sameDate } from '../../answers/date';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, PreparedQuestion } from '../comparison';
import type { Quantity } from '../../answers/quantity/quantity';
import { nameStemsOf } from '../content/names';
import { answeringNumbers, isNumberMatched } from './numbers';
import { readQuestion } from '../content/question';
import { isDecrease, hasSameSide } from '../content/opposites';
import { containsSplitWord, namesOf, readAnswer, sidesOfAnswer } from '../content/reading';
import { includesSynonym } from '../content/synonyms';
import { numeralsOf, isPeriod, keyStemOf, readWords, stem } from '../content/words';

/* These are classes for the reason given at `CachedResult` in answers/prepare.ts. */

/** A key point: content of the reference that does not occur in its question. */
export class KeyPoint {
  /** @param found whether the prediction contains it */
  constructor(
    readonly text: string,
    readonly kind: 'word' | 'figure',
    readonly weight: number,
    readonly found: boolean,
  ) {}
}

/** Which key points of a reference a prediction contains. */
export class Evidence {
  /**
   * @param fromQuestion whether the reference adds nothing to the question, so that all its words
   * are used
   */
  constructor(
    readonly points: readonly KeyPoint[],
    readonly fromQuestion: boolean,
  ) {}
}

/** A name or a number weighs as much as two other words. */
const NAME_WEIGHT = 2;
const FIGURE_WEIGHT = 2;

/** A key point, and how to find it in a prediction. */
type PointTarget = Omit<KeyPoint, 'found'> &
  (
    | { readonly by: 'date'; readonly date: DateReading }
    | { readonly by: 'quantity'; readonly quantity: Quantity }
    | { readonly by: 'token' | 'stem'; readonly form: string }
  );

/** Maximum number of figures compared with tolerances; the others must occur literally. */
const MAX_TOLERANT_NUMBERS = 50;

/** The key points of one reference; the same for every prediction. */
class PointTargets {
  constructor(
    readonly targets: readonly PointTarget[],
    readonly fromQuestion: boolean,
  ) {}
}

/**
 * Searches the prediction for the key words, numbers and dates of a reference that are not in its
 * question (or for all key words, if the question contains everything): words by stem, numbers
 * within the tolerances, dates by day, and the numbers in names (`Scope 1`) literally. Months and
 * parts of years (`Q3`) count as figures. The result is computed once for each reference of a
 * comparison.
 */
export function gatherEvidence(comparison: Comparison, reference: PreparedAnswer): Evidence {
  const cache = comparison.remember(createEvidenceCache);
  const cached = cache.get(reference);
  if (cached) return cached;
  const { targets, fromQuestion } = comparison.rememberQuestion(createTargetCache)(reference);
  const points = targets.map(
    (one) => new KeyPoint(one.text, one.kind, one.weight, isFound(comparison, one, reference)),
  );
  const evidence = new Evidence(points, fromQuestion);
  cache.set(reference, evidence);
  return evidence;
}

class StemTarget {
  readonly by = 'stem';

  constructor(
    readonly text: string,
    readonly kind: KeyPoint['kind'],
    readonly weight: number,
    readonly form: string,
  ) {}
}

const createEvidenceCache = () => new Map<PreparedAnswer, Evidence>();

function isFound(comparison: Comparison, one: PointTarget, reference: PreparedAnswer): boolean {
  const { prediction } = comparison;
  const { dates, words, stems, negated } = readAnswer(prediction);
  if (one.by === 'date') return dates.some((other) => sameDate(one.date, other));
  if (one.by === 'quantity') return isNumberMatched(comparison, one.quantity);
  if (one.by === 'token') return words.has(one.form);
  return (
    stems.has(one.form) ||
    containsSplitWord(prediction, one.form) ||
    includesSynonym(stems, one.form) ||
    (one.form === ZERO && comparison.quantitiesOf(prediction).some(isZero)) ||
    (prediction.raw.length <= MAX_STATEMENT_LENGTH &&
      hasSameSide(
        one.form,
        sidesOfAnswer(prediction),
        negated && !readAnswer(reference).negated,
      )) ||
    (isDecrease(one.form) && comparison.quantitiesOf(prediction).some(isNegative))
  );
}

/** Longer predictions mention more than one change. */
const MAX_STATEMENT_LENGTH = 300;

const ZERO = stem('zero');
const isZero = ({ value }: Quantity) => value.coefficient === 0n;
const isNegative = ({ value }: Quantity) => value.coefficient < 0n;

/** The key points of each reference, computed once for all runs. */
function createTargetCache(side: PreparedQuestion): (reference: PreparedAnswer) => PointTargets {
  const cache = new Map<PreparedAnswer, PointTargets>();
  return (reference) => {
    const cached = cache.get(reference);
    if (cached) return cached;
    const targets = listTargets(side, reference);
    cache.set(reference, targets);
    return targets;
  };
}

function listTargets(comparison: PreparedQuestion, reference: PreparedAnswer): PointTargets {
  const asked = comparison.rememberQuestion(readQuestion);
  const dates = readAnswer(reference).dates;
  const inDates = new Set<number>();
  for (const { start, end } of dates) for (let at = start; at < end; at++) inDates.add(at);
  const isInParentheses = findParentheses(reference.raw);
  const figures: PointTarget[] = [
    ...dates.map((date) => ({ ...figure(date.text), by: 'date' as const, date })),
    ...answeringNumbers(comparison, reference)
      .filter(({ start }) => !inDates.has(start) && !isInParentheses(start))
      .map((quantity, index) => targetNumber(quantity, index < MAX_TOLERANT_NUMBERS)),
  ];
  const withoutNumbers = textWithoutNumbers(comparison, reference, dates);
  const remaining =
    withoutNumbers.length <= MAX_NAME_LENGTH ? withoutParentheses(withoutNumbers) : withoutNumbers;
  const isUnchanged = remaining === reference.raw;
  const words = isUnchanged ? readAnswer(reference).inOrder.words : readWords(remaining);
  for (const token of new Set(numeralsOf(words))) {
    if (asked.words.has(token)) continue;
    if (!comparison.numberContext().years?.includes(Number(token)))
      figures.push({ ...figure(token), by: 'token', form: token });
  }
  const names = isUnchanged ? namesOf(reference) : nameStemsOf(remaining);
  const own = wordsByStem(words);
  const novel = [...own.keys()].filter((stem) => !asked.has(stem));
  const fromQuestion = novel.length === 0 && figures.length === 0;
  const keyStems = (fromQuestion ? [...own.keys()] : novel).map((stem): PointTarget => {
    const text = own.get(stem) ?? stem;
    const isName = names.has(stem);
    const kind = isPeriod(text, isName) ? 'figure' : 'word';
    return new StemTarget(text, kind, isName ? NAME_WEIGHT : 1, stem);
  });
  // The question contains the reference, so its numbers are the key points: “1850–1989” for
  // “1850–1989 or 1990–2019?”.
  const options = fromQuestion && keyStems.length === 0 ? numeralsOf(readWords(reference.raw)) : [];
  const targets = options.map((token) => ({ ...figure(token), by: 'token' as const, form: token }));
  return new PointTargets(keyStems.concat(figures, targets), fromQuestion);
}

/** In a name, parentheses contain another name; in a longer text they are content. */
const MAX_NAME_LENGTH = 80;

const parenthesis = /\([^()]{1,120}\)/gu;

/** A text without its parenthesized parts; the full text if nothing else is left. */
function withoutParentheses(text: string): string {
  if (!text.includes('(')) return text;
  const rest = text.replace(parenthesis, ' ');
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

/**
 * Returns a function that tests whether an offset is inside parentheses; always `false` if the text
 * has no words outside them.
 */
function findParentheses(text: string): (offset: number) => boolean {
  if (withoutParentheses(text) === text) return () => false;
  const spans = findAll(parenthesis, text).map(({ index, 0: own }) => [index, index + own.length]);
  return (offset) => spans.some(([start = 0, end = 0]) => offset > start && offset < end);
}

function targetNumber(quantity: Quantity, isMeasured: boolean): PointTarget {
  const [form] = isMeasured ? [] : numeralsOf(readWords(quantity.text));
  return form === undefined
    ? { ...figure(quantity.text), by: 'quantity', quantity }
    : { ...figure(quantity.text), by: 'token', form };
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

function figure(text: string): Omit<KeyPoint, 'found'> {
  return { text: text.trim(), kind: 'figure', weight: FIGURE_WEIGHT };
}

/** The text of the reference without its quantities and dates. */
function textWithoutNumbers(
  { quantitiesOf }: PreparedQuestion,
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
