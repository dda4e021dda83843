import { createHint } from '../../text/hints';
import type { PreparedAnswer } from '../../answers/prepare';
import {
  type Change,
  isDifference,
  mayHaveChange,
  readChange,
} from '../../answers/quantity/change';
import { compareNumbers } from '../../answers/quantity/compare';
import { compare } from '../../answers/quantity/decimal';
import type { Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { findOpposites, LESS, MORE, readSides } from './opposites';
import { isYesNoQuestion, sidesOfQuestion } from './question';
import { readAnswer } from './reading';
import type { Finding } from './tier';

/* The same change in another form: as a difference or as two levels. */

/** Words that may mean either direction: a cost ratio improves when it falls. */
const EVALUATIVE = /^(?:improv|worsen|deteriorat)/u;

/** The directions that the words of an answer state, without words that may mean either. */
export const directionsOf = (answer: PreparedAnswer) =>
  readSides(new Set([...readAnswer(answer).words].filter((word) => !EVALUATIVE.test(word))));

/** The directions of words such as “improved” and “worsened” in an answer. */
const evaluationsOf = (answer: PreparedAnswer) =>
  readSides(new Set([...readAnswer(answer).words].filter((word) => EVALUATIVE.test(word))));

/** “It fell by 3 points” for “from 24.6% to 21.6%” and vice versa; “to 21.6% from 24.6%”. */
export function acceptSameChange(
  comparison: Comparison,
  reference: PreparedAnswer,
): Finding | null {
  const { quantitiesOf, prediction } = comparison;
  if (!mayHaveChange(reference.raw) && !mayHaveChange(prediction.raw)) return null;
  const [own, other] = [reference, prediction].map((answer) => ({
    numbers: quantitiesOf(answer).filter(({ bareYear }) => !bareYear),
    change: readChange(answer.raw, quantitiesOf(answer)),
  }));
  if (!own || !other) return null;
  if (own.change && other.change) return acceptSameLevels(own, other, reference, prediction);
  if (!own.change && !other.change) return null;
  const [levels, single] = own.change ? [own, other] : [other, own];
  const { change } = levels;
  if (!change || levels.numbers.length > 2) return null;
  const [difference, secondDifference] = single.numbers.filter(
    ({ value }) => compare(value, change.to.value) !== 0,
  );
  if (!difference || secondDifference) return null;
  const tail = (own.change ? prediction : reference).raw.slice(difference.end);
  if (tail.startsWith(' of ') || !isDifference(change, difference)) return null;
  const isRise = compare(change.to.value, change.from.value) > 0;
  const isReversed = [
    ...[reference, prediction].map(directionsOf),
    ...(isYesNoQuestion(comparison) ? [] : [sidesOfQuestion(comparison)]),
  ].some((sides) => sides.has(isRise ? LESS : MORE) && !sides.has(isRise ? MORE : LESS));
  return isReversed
    ? null
    : { rejection: 'number-format', reason: 'the difference between the two levels' };
}

/** Whether two amounts are equal; a unit or currency that only one of them has is ignored. */
export function isSameAmount(a: Quantity, b: Quantity): boolean {
  const isSame = (one: string | null, other: string | null) =>
    one === null || other === null || one === other;
  return (
    compare(a.value, b.value) === 0 &&
    a.percent === b.percent &&
    isSame(a.unit?.symbol ?? null, b.unit?.symbol ?? null) &&
    isSame(a.currency, b.currency)
  );
}

const asksForChange =
  /(?<!\p{L})(?:chang|increas|decreas|ris|rose|fall|fell|grow|grew|gain|drop|declin|improv|differ|reduc|up|down)\p{L}*/iu;
const mayAskForChange = createHint(
  `chang* increas* decreas* ris* rose* fall* fell* grow* grew* gain* drop* declin* improv* differ* reduc*
  up* down*`,
);
const asksForShare =
  /(?<!\p{L})(?:shares?|percent(?:age)?s?|proportions?|rates?|ratios?|margins?)(?!\p{L})|%/iu;

/** “0.9 percentage points” for “0.9%” where the question asks how much a share changed. */
export function acceptPoints(
  { question, prediction, quantitiesOf, settings }: Comparison,
  reference: PreparedAnswer,
): Finding | null {
  if (!mayAskForChange(question) || !asksForChange.test(question)) return null;
  if (!asksForShare.test(question)) return null;
  const amountsOf = (answer: PreparedAnswer) =>
    quantitiesOf(answer).filter(({ bareYear }) => !bareYear);
  const [own, second] = amountsOf(reference);
  const [given, other] = amountsOf(prediction);
  if (!own?.percent || given?.unit?.symbol !== 'pp' || second || other) return null;
  const inPercent = [{ ...given, unit: null, percent: true }];
  const outcome = compareNumbers(
    [own],
    inPercent,
    { question: [], asksYear: false },
    settings.numbers,
  );
  return outcome.kind === 'compared' && outcome.match.matched
    ? { rejection: 'unit', reason: 'the change of a share, in percentage points' }
    : null;
}

interface Levels {
  readonly numbers: readonly Quantity[];
  readonly change: Change | null;
}

/** Accepts the same two levels without a third number, in the order that the words state. */
function acceptSameLevels(
  own: Levels,
  other: Levels,
  reference: PreparedAnswer,
  prediction: PreparedAnswer,
): Finding | null {
  if (!own.change || !other.change || own.numbers.length > 2 || other.numbers.length > 2)
    return null;
  const { from, to } = own.change;
  if (!isSameAmount(from, other.change.from) || !isSameAmount(to, other.change.to)) return null;
  const sides = directionsOf(prediction);
  const isRise = compare(to.value, from.value) > 0;
  const isReversed =
    (sides.has(isRise ? LESS : MORE) && !sides.has(isRise ? MORE : LESS)) ||
    findOpposites(evaluationsOf(reference), evaluationsOf(prediction)) !== null;
  return isReversed ? null : { rejection: 'wording', reason: 'the same two levels' };
}
