import { findAll } from '../../text/find-all';
import type { PreparedAnswer } from '../../answers/prepare';
import { type Change, readChange } from '../../answers/quantity/change';
import { compare } from '../../answers/numerals/decimal';
import { type Quantity, withoutYears } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { answersByComparison } from '../content/comparison-of-two';
import { LESS, MORE, readSides } from '../content/opposites';
import { cacheByText } from '../../text/text-cache';
import { readAnswer } from '../content/reading';
import { directionsOf } from '../tiers/same-change';
import { keyStems, readWords } from '../content/words';
import type { Detector } from '../rule';

/*
 * Detects wrong changes in predictions with the right words: a different trend, no change at all,
 * swapped levels, or two values swapped between their subjects.
 */

/** Longer texts describe several changes. */
const MAX_LENGTH = 160;

/**
 * The changes in a text, in text order, each as “more” or “less”; consecutive equal changes count
 * as one.
 */
const courseOf = cacheByText((text): readonly number[] => {
  const course: number[] = [];
  for (const word of readWords(text)) {
    const sides = readSides(new Set([word]));
    if (sides.has(MORE) === sides.has(LESS)) continue;
    const side = sides.has(MORE) ? MORE : LESS;
    if (course.at(-1) !== side) course.push(side);
  }
  return course;
});

const inSequence =
  /(?<!\p{L})(?:then|first|afterwards?|later|subsequently|before|thereafter|followed by|zuerst|dann|puis|ensuite|luego|después)(?!\p{L})/iu;
const steady =
  /(?<!\p{L})(?:no|any) (?:\p{L}+ )?(?:effect|impact|change|influence|difference|trend)(?!\p{L})|(?<!\p{L})(?:unchanged|flat|stable|constant|steady|neither)(?!\p{L})/iu;
const ofAll = /(?<!\p{L})(?:both|all|each|throughout)(?!\p{L})/iu;

/**
 * Detects a different trend: “Rose, then fell” instead of “fell, then rose” or “rose”;
 * “no effect” instead of “an increase”.
 */
export const detectOtherTrend: Detector = ({ prediction, quantitiesOf }, reference) => {
  const texts = [reference.raw, prediction.raw];
  if (texts.some((text) => text.length > MAX_LENGTH)) return null;
  const [own, other] = texts.map(courseOf);
  if (!own || !other || own.length === 0) return null;
  const isSteady = other.length === 0 && steady.test(prediction.raw) && !steady.test(reference.raw);
  if (isSteady && quantitiesOf(prediction).length === 0) return 'it says that nothing changes';
  if (other.length === 0) return null;
  const [ordered, given] = texts.map((text) => inSequence.test(text));
  if (ordered && given && own.length > 1 && own.length === other.length && own[0] !== other[0])
    return 'it gives the changes in a different order';
  if (given && own.length === 1 && other.length > 1) return 'it also gives a second change';
  return own.length > 1 && other.length === 1 && ofAll.test(prediction.raw)
    ? 'it gives one change instead of two'
    : null;
};

interface Part {
  readonly value: { readonly coefficient: bigint; readonly exponent: number };
  readonly stems: ReadonlySet<string>;
}

const between =
  /[;:.](?=\s|$)|,(?!\d)|\(|(?<!\p{L})(?:and|while|whereas|but|versus|vs\.?|against|compared (?:to|with))(?!\p{L})/giu;

const newClause = /;(?=\s|$)|, (?:and|while|whereas|but)(?!\p{L})/giu;

/**
 * The two parts of a text that have one number each; `null` if the text has fewer or more than two
 * numbers.
 */
function readParts(comparison: Comparison, answer: PreparedAnswer): readonly [Part, Part] | null {
  const all = comparison.quantitiesOf(answer);
  const amounts = withoutYears(all);
  const isOfYears = amounts.length === 0;
  const [first, second, third] = isOfYears ? all : amounts;
  if (!first || !second || third) return null;
  const isBetween = ({ index }: RegExpExecArray) => index >= first.end && index < second.end;
  // A comma before “and” takes precedence over “and” alone: “by 2030 in the EU and OECD, and by
  // 2040 elsewhere”.
  const cut =
    findAll(newClause, answer.raw).find(isBetween) ?? findAll(between, answer.raw).find(isBetween);
  if (!cut) return null;
  const stemsOf = (text: string, { labels }: Quantity) => {
    const words = readWords(text);
    const years = isOfYears ? [] : words.filter((word) => /^(?:fy)?(?:19|20)\d\d$/u.test(word));
    return new Set([
      ...keyStems(words).filter((stem) => readSides(new Set([stem])).size === 0),
      ...years.map((word) => word.replace('fy', '')),
      ...labels,
    ]);
  };
  const [left, right] = [
    stemsOf(answer.raw.slice(0, cut.index), first),
    stemsOf(answer.raw.slice(cut.index), second),
  ];
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    new Set([...one].filter((stem) => !other.has(stem)));
  return [
    { value: first.value, stems: only(left, right) },
    { value: second.value, stems: only(right, left) },
  ];
}

const partOfAll = /^\W*(?<part>\d+) (?:out )?of (?:the |its |all )?(?<all>\d+)(?!\d)/u;

/** Whether part and total are swapped: “340 of 112” instead of “112 of 340”. */
function isReversedPart(own: string, other: string): boolean {
  const [one, two] = [own, other].map((text) => partOfAll.exec(text)?.groups);
  return (
    one !== undefined && one.part !== one.all && one.part === two?.all && one.all === two?.part
  );
}

/**
 * Detects swapped values: “US sales fell 0.6%, international sales rose 3.0%” with the figures
 * swapped.
 */
export const detectSwappedParts: Detector = (comparison, reference) => {
  if (isReversedPart(reference.raw, comparison.prediction.raw)) return 'it swaps the two values';
  if (readAnswer(reference).words.size > MAX_LENGTH / 4) return null;
  if (answersByComparison(comparison, reference)) return null;
  const own = readParts(comparison, reference);
  const other = own && readParts(comparison, comparison.prediction);
  if (!other) return null;
  const sharing = (a: Part, b: Part) => [...a.stems].filter((stem) => b.stems.has(stem)).length;
  const isSame = (a: Part, b: Part) => compare(a.value, b.value) === 0;
  const [first, second] = own;
  if (isSame(first, second)) return null;
  const [start, end] = other;
  const isKept = isSame(first, start) && isSame(second, end);
  const isTurned = isSame(first, end) && isSame(second, start);
  if (!isKept && !isTurned) return null;
  const [one, two] = isKept ? [start, end] : [end, start];
  const straight = sharing(first, one) + sharing(second, two);
  const crossed = sharing(first, two) + sharing(second, one);
  return crossed > straight ? 'it swaps the two values' : null;
};

/** A change from one state to another: “from stable to negative”. */
const fromTo = /(?<!\p{L})from (\p{L}[\p{L} -]{1,30}?) to (\p{L}[\p{L} -]{1,30}?)(?:[.,;]|$)/iu;

/** Detects a reversed change: “From 2 to 5” instead of “It fell from 5 to 2”. */
export const detectReversedChange: Detector = ({ quantitiesOf, prediction }, reference) => {
  const [states, others] = [reference.raw, prediction.raw].map((text) =>
    fromTo
      .exec(text)
      ?.slice(1)
      .map((state) => state.toLowerCase()),
  );
  if (states && others && states[0] === others[1] && states[1] === others[0])
    return 'it swaps the start and end states';
  const own = readChange(reference.raw, quantitiesOf(reference));
  const other = own && readChange(prediction.raw, quantitiesOf(prediction));
  if (other && contradictsItself(prediction, other))
    return 'its wording contradicts its start and end values';
  const [stated, given] = [reference, prediction].map(({ raw }) => byThenTo.exec(raw)?.groups);
  if (stated?.by !== undefined && stated.by === given?.to && stated.to === given.by)
    return 'it swaps the change and the resulting level';
  const isReversed = other && isEqual(own.from, other.to) && isEqual(own.to, other.from);
  return isReversed && !isEqual(own.from, own.to) ? 'it swaps the start and end values' : null;
};

/** A change with its difference and its new level: “by 41 to 1,186”. */
const byThenTo =
  /(?<!\p{L})by \D{0,3}(?<by>\d[\d.,]*\d|\d)\D{0,20} to \D{0,3}(?<to>\d[\d.,]*\d|\d)/iu;

/** Longer predictions mention more than one change. */
const MAX_CHANGE_LENGTH = 120;
const isEqual = (a: Quantity, b: Quantity) => compare(a.value, b.value) === 0;

/** Whether the words and the levels of a prediction disagree: “rose to 1.4% from 2.1%”. */
function contradictsItself(prediction: PreparedAnswer, { from, to }: Change): boolean {
  if (prediction.raw.length > MAX_CHANGE_LENGTH) return false;
  if (from.value.coefficient < 0n || to.value.coefficient < 0n) return false;
  const order = compare(to.value, from.value);
  const sides = directionsOf(prediction);
  if (order === 0 || sides.has(MORE) === sides.has(LESS)) return false;
  return sides.has(order > 0 ? LESS : MORE);
}
