import { readDates, sameDate } from '../../answers/date';
import type { PreparedAnswer } from '../../answers/prepare';
import { compare } from '../../answers/numerals/decimal';
import { kindOf, type Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { answeringNumbers, findMatch } from '../tiers/numbers';
import { nameStemsOf } from '../content/names';
import {
  keyStems,
  numeralsOf,
  readWords,
  stemsOf,
  stemsAndFigures,
  clauseAround,
} from '../content/words';
import type { Detector } from '../rule';

/*
 * Answers that give a different value first, although a later value equals the reference: “by 2030,
 * with an interim goal by 2025”.
 */

/** Longer predictions give explanations before the answer. */
const MAX_LENGTH = 200;

/** A value of the prediction that is of the same kind as the reference. */
interface Value {
  readonly isWanted: boolean;
  readonly start: number;
  readonly end: number;
}

const beforeFirst =
  /^\W*(?:(?:by|in|on|at|from|until|about|around|approximately|roughly|nearly|almost|over|more than|the|year|end of|fiscal year|a total of)\s+)*[^\p{L}\d]*$/iu;
/** What follows these words or signs restates, computes or sums up the answer. */
const concluding =
  /(?:[=≈→/]|(?<!\p{L})(?:i\.e|so|or|thus|hence|therefore|that is|equals?|equivalent|total|average|change|difference|increase|decrease|compared|vs|versus|than)(?!\p{L}))[^\p{L}]*$/iu;
const sideRemark =
  /[(;]|\s[–—-]\s|(?<=[^\d\s])[.:]\s|,\s(?:with|while|whereas|although|though|but|after|nach|of which|including|the (?:previous|prior|preceding)|\p{L}+ years? (?:after|before))(?!\p{L})/u;

/**
 * Detects a different value before the reference's: “1 January 2024 (early adoption from 1 January
 * 2025)” instead of “1 January 2025”.
 */
export const detectOtherValueFirst: Detector = (comparison, reference) => {
  const { raw } = comparison.prediction;
  if (raw.length > MAX_LENGTH) return null;
  const values = readValues(comparison, reference);
  if (values.length > 1 && values.every((value) => !value.isWanted || isInterim(comparison, value)))
    return values.some(({ isWanted }) => isWanted)
      ? 'it gives the reference only as an interim value'
      : null;
  if (values.length > 1 && isSuperseded(comparison, values)) return 'it gives an earlier value';
  const [first, ...later] = values;
  if (!first || first.isWanted || !beforeFirst.test(raw.slice(0, first.start))) return null;
  const wanted = later.find(({ isWanted }) => isWanted);
  const written = ({ start, end }: Value) => raw.slice(start, end);
  if (wanted && isRoundedTo(written(first), written(wanted))) return null;
  if (!wanted) return null;
  const between = raw.slice(first.end, wanted.start);
  const remark = sideRemark.exec(between);
  if (!remark || concluding.test(between)) return null;
  const { question } = comparison;
  const words = readWords(question);
  const names = new Set([
    ...nameStemsOf(`of ${question}`),
    ...numeralsOf(words),
    // If the first clause is about something else, every word of the question counts: “9% of all
    // employees are women; 12% of managers” where it asks about managers.
    ...(isAboutOther(raw.slice(first.end, first.end + remark.index), words) ? keyStems(words) : []),
  ]);
  const askedIn = (text: string) => stemsAndFigures(text).filter((word) => names.has(word));
  const main = raw.slice(first.end, first.end + remark.index);
  const askedInMain = new Set(askedIn(main));
  // The words after the first value contain numbers that the question lacks: “3.2 Mt in Scopes 1
  // and 2; Scope 1 alone was 2.1 Mt”.
  if (askedInMain.size > 0 && numeralsOf(readWords(main)).some((one) => !names.has(one)))
    return null;
  const remarkAlone = `${between.slice(remark.index)} ${raw.slice(wanted.end)}`;
  const isOfQuestion = askedIn(remarkAlone).some((word) => !askedInMain.has(word));
  return isOfQuestion ? null : `it begins with ${raw.slice(first.start, first.end).trim()}`;
};

const superseding =
  /(?<!\p{L})(?:is now|are now|now (?:runs?|lasts?|stands?|applies)|and now|currently|revised to|extended (?:to|until)|postponed (?:to|until)|moved to|brought forward to)(?: \p{L}+){0,3} [^\p{L}\d]{0,3}$/iu;
const asksFormer =
  /(?<!\p{L})(?:was|were|did|had|previous(?:ly)?|prior|before|original(?:ly)?|initial(?:ly)?|former(?:ly)?|first)(?!\p{L})/iu;

/**
 * Whether the prediction replaces the reference's value with a later one: “It was extended beyond
 * June 2025 and now runs until June 2027” instead of June 2025.
 */
function isSuperseded(
  { question, prediction: { raw } }: Comparison,
  values: readonly Value[],
): boolean {
  if (asksFormer.test(question)) return false;
  const isLatest = ({ start }: Value) => superseding.test(raw.slice(0, start));
  return values.some(isLatest) && values.every((one) => one.isWanted !== isLatest(one));
}

/** Whether the first number is the second one, rounded: “roughly 90% (89.6%)”. */
function isRoundedTo(first: string, second: string): boolean {
  if (/\p{L}{3}/u.test(first)) return false;
  const [one = '', other = ''] = [first, second].map((text) => /\d+(?:\.\d+)?/.exec(text)?.[0]);
  const [, decimals = ''] = one.split('.');
  const zeros = decimals === '' ? (/0+$/.exec(one)?.[0].length ?? 0) : 0;
  const unit = 10 ** zeros / 10 ** decimals.length;
  return one !== other && Math.abs(Number(one) - Number(other)) <= unit / 2;
}

/** Whether a clause has content that the question lacks. */
function isAboutOther(clause: string, asked: readonly string[]): boolean {
  const known = keyStems(asked);
  return stemsOf(clause).some((stem) => !known.includes(stem));
}

const interim =
  /(?<!\p{L})(?:interim|intermediate|milestone|provisional|preliminary|partial(?:ly)?)(?!\p{L})/iu;

/**
 * Whether a value belongs to an interim target: 2035 in “In 2035 the interim target applies, full
 * neutrality follows in 2045”.
 */
function isInterim({ question, prediction: { raw } }: Comparison, value: Value): boolean {
  return !interim.test(question) && interim.test(clauseAround(raw, value, clauseEnd).join(''));
}

/** A parenthesis begins a clause only if it contains a number: “2030 (the 2025 milestone …)”. */
const clauseEnd =
  /[;),](?=\s|$)|\((?=\s|[^()]*\d)|\.(?=\s|$)|(?<!\p{L})(?:and|but|while|whereas)(?!\p{L})/iu;

/**
 * The dates of a prediction if the reference is a date, otherwise its numbers of the reference's
 * kind.
 */
function readValues(comparison: Comparison, reference: PreparedAnswer): readonly Value[] {
  const { prediction, quantitiesOf, numberContext } = comparison;
  const [date, secondDate] = readDates(reference.raw);
  if (date && !secondDate)
    return readDates(prediction.raw).map((one) => ({
      isWanted: sameDate(date, one),
      start: one.start,
      end: one.end,
    }));
  const own = quantitiesOf(reference);
  const [wanted, second] = own.length === 1 ? own : answeringNumbers(comparison, reference);
  if (!wanted || second || (wanted.interval !== null && wanted.interval.kind !== 'range'))
    return [];
  const { question } = numberContext();
  const isAsked = (value: typeof wanted.value) =>
    question.some((one) => compare(one.value, value) === 0);
  // The same amount in a different unit: “2,840 acres (1,150 ha)”.
  const isSameAmount = (one: Quantity) =>
    one.unit !== null &&
    one.unit.symbol !== wanted.unit?.symbol &&
    findMatch(comparison, [wanted], [one]) !== null;
  return quantitiesOf(prediction)
    .filter((one) => kindOf(one) === kindOf(wanted) && !isAsked(one.value))
    .map((one) => ({
      isWanted: compare(one.value, wanted.value) === 0 || isSameAmount(one),
      start: one.start,
      end: one.end,
    }));
}
