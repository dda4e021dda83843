import { compare } from '../../answers/numerals/decimal';
import { labelsIn } from '../../answers/quantity/labels';
import { kindOf, type Quantity, withoutYears } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { yearsIn, stemsOf, clauseAround } from '../content/words';
import type { Detector, NumberDetector } from '../rule';

/*
 * Predictions with several numbers, in which the number that matches the reference is not the one
 * given as the answer.
 */

/** Words that introduce something that a number excludes. */
const exclusion =
  /(?<!\p{L})(?:except(?: for)?|excluding|without|other than|apart from|everything but) (?<rest>[^,;.()]{3,60})/iu;

/** Detects a choice between numbers: “2,400 or 2,040 GWh”. */
export function detectOtherOption(
  given: Quantity,
  { prediction, quantitiesOf, question }: Comparison,
): string | null {
  if (/ or /iu.test(question)) return null;
  const all = quantitiesOf(prediction);
  const at = all.findIndex(({ start }) => start === given.start);
  const isOther = (left: Quantity | undefined, right: Quantity | undefined) =>
    left !== undefined &&
    right !== undefined &&
    kindOf(left) === kindOf(right) &&
    left.unit?.symbol === right.unit?.symbol &&
    compare(left.value, right.value) !== 0 &&
    /^[^\p{L}\d]* or [^\p{L}\d]*$/iu.test(prediction.raw.slice(left.end, right.start));
  return isOther(all[at - 1], all[at]) || isOther(all[at], all[at + 1])
    ? 'it leaves open which of two numbers is correct'
    : null;
}

const goal =
  /(?<!\p{L})(?:targets?|goals?|objectives?|budget(?:ed)?|forecast(?:ed)?|planned|guidance)(?!\p{L})/iu;
const actual =
  /(?<!\p{L})(?:actual(?:ly)?|achieved|reached|realized|realised|so far|in fact)(?!\p{L})/iu;
/** Words before a planned number: “It plans to open 12 stores.” */
const planned =
  /(?<!\p{L})(?:plan(?:s|ned|ning)? to|intends? to|aims? to|hopes? to|expects? to|(?:is|are) (?:going|set|due) to|will)(?!\p{L})/iu;
const asksPast = /(?<!\p{L})(?:did|was|were)(?!\p{L})/iu;
const clauseEnd = /[;.](?=\s|$)|,(?!\d)|(?<!\p{L})(?:but|while|whereas|and)(?!\p{L})/iu;

/**
 * Detects a target or plan instead of the actual value: “The target is 75 million; the actual value
 * was 57 million” where the question does not ask for a target.
 */
export const detectGoal: NumberDetector = ({ question, prediction }, { raw }, given) => {
  const known = `${question} ${raw}`;
  if (goal.test(known) || planned.test(known)) return null;
  const [before, after] = clauseAround(prediction.raw, given, clauseEnd);
  const own = before + after;
  if (asksPast.test(question) && planned.test(before)) return 'its number is only planned';
  return goal.test(own) && actual.test(prediction.raw) && !actual.test(own)
    ? 'its number is a goal, not the actual value'
    : null;
};

/**
 * Detects a number that excludes the subject of the question: “22.6% is everything except real
 * estate” where it asks about real estate.
 */
export const detectExclusion: Detector = ({ question, prediction }, { raw }) => {
  const found = exclusion.exec(prediction.raw);
  if (!found || exclusion.test(`${question} ${raw}`)) return null;
  const asked = new Set(stemsOf(question));
  const rest = stemsOf(found.groups?.rest ?? '');
  const kept = new Set(stemsOf(prediction.raw.replace(found[0], ' ')));
  return rest.length > 0 && rest.every((stem) => asked.has(stem) && !kept.has(stem))
    ? 'it excludes what the question asks about'
    : null;
};

/**
 * Detects a number for only part of a total that the prediction also gives: “12 sites excluding
 * joint ventures; 15 in total”.
 */
export const detectPartOnly: NumberDetector = (
  { question, prediction, quantitiesOf },
  reference,
  given,
) => {
  if (exclusion.test(`${question} ${reference.raw}`)) return null;
  const [after = ''] = prediction.raw.slice(given.end).split(clauseEnd);
  if (!exclusion.test(after)) return null;
  const isWhole = ({ start, end, value }: Quantity) =>
    compare(value, given.value) !== 0 &&
    /(?<!\p{L})(?:in total|overall|altogether|including|total)(?!\p{L})/iu.test(
      prediction.raw.slice(Math.max(0, start - 20), end + 20),
    );
  return quantitiesOf(prediction).some(isWhole) ? 'it is only part of the total' : null;
};

/** Detects a step of a calculation; its result is the last number: “12% / 2,500 = 6%”. */
export function detectIntermediate(
  { prediction: { raw }, prediction, quantitiesOf }: Comparison,
  given: Quantity,
): string | null {
  const at = raw.lastIndexOf('=');
  if (at < given.end || /[;(\n]/.test(raw.slice(given.end, at))) return null;
  const results = quantitiesOf(prediction).filter(({ start }) => start > at);
  const isSame = ({ value }: Quantity) => compare(value, given.value) === 0;
  const isOther = results.some((one) => kindOf(one) === kindOf(given)) && !results.some(isSame);
  return isOther ? 'it is only a step in the calculation' : null;
}

const inOrder = /(?<!\p{L})(?:respectively|jeweils|respectivement|respectivamente)(?!\p{L})/iu;

/**
 * Detects a number in a different position from the name that the question asks for: “Scope 2 and
 * Scope 1 were 5 and 8 kt, respectively”, where 5 belongs to Scope 2.
 */
export function detectOtherInOrder(
  { question, prediction, quantitiesOf }: Comparison,
  given: Quantity,
): string | null {
  if (!inOrder.test(prediction.raw)) return null;
  const amounts = withoutYears(quantitiesOf(prediction));
  const labelsOf = (text: string) => labelsIn(text, question);
  for (const namesOf of [labelsOf, yearsIn]) {
    const [asked, second] = new Set(namesOf(question));
    const family = asked?.replace(/[^ ]*$/u, '') ?? '';
    const names = namesOf(prediction.raw).filter((name) => name.startsWith(family));
    if (asked === undefined || second !== undefined || names.length !== amounts.length) continue;
    const wanted = amounts[names.indexOf(asked)];
    if (wanted && compare(wanted.value, given.value) !== 0)
      return `its number is not listed in the same position as ${asked}`;
  }
  return null;
}
