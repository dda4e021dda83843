import { createHint } from '../../text/hints';
import type { PreparedAnswer } from '../../answers/prepare';
import {
  type Change,
  isDifference,
  mayHaveChange,
  readChange,
} from '../../answers/quantity/change';
import { compareNumbers } from '../../answers/quantity/compare';
import { compare, toNumber } from '../../answers/numerals/decimal';
import { type Quantity, withoutYears } from '../../answers/quantity/quantity';
import { findOpposites, LESS, MORE, readSides } from '../content/opposites';
import { isYesNoQuestion, sidesOfQuestion } from '../content/question';
import { readAnswer, sidesOfAnswer } from '../content/reading';
import type { Accepter, Finding } from './tier';
import { readWords } from '../content/words';
import { findMatch } from './numbers';

/* The same change in another form: as a difference or as two levels. */

/** Words that may mean either direction: a cost ratio improves when it falls. */
const EVALUATIVE = /^(?:improv|worsen|deteriorat)/u;
const EVALUATIVE_WORD =
  /(?<!\p{L})(?:improv|worsen|deteriorat)\p{L}* or |(?<!\p{L})or (?:improv|worsen|deteriorat)/iu;

/** The directions that the words of an answer state, without words that may mean either. */
export const directionsOf = (answer: PreparedAnswer) =>
  readSides(new Set([...readAnswer(answer).words].filter((word) => !EVALUATIVE.test(word))));

/** The directions of words such as “improved” and “worsened” in an answer. */
const evaluationsOf = (answer: PreparedAnswer) =>
  readSides(new Set([...readAnswer(answer).words].filter((word) => EVALUATIVE.test(word))));

const levelBefore = /(?<!\p{L})to [^\p{L}\d]{0,3}$/iu;

/**
 * Accepts the same change in another form: “It fell by 3 points” for “from 24.6% to 21.6%” and vice
 * versa; also “to 21.6% from 24.6%”.
 */
export const acceptSameChange: Accepter = (comparison, reference) => {
  const { quantitiesOf, prediction } = comparison;
  if (!mayHaveChange(reference.raw) && !mayHaveChange(prediction.raw)) return null;
  const [own, other] = [reference, prediction].map((answer) => ({
    numbers: withoutYears(quantitiesOf(answer)),
    change: readChange(answer.raw, quantitiesOf(answer)),
  }));
  if (!own || !other) return null;
  if (own.change && other.change) return acceptSameLevels(own, other, reference, prediction);
  if (!own.change && !other.change) return null;
  if (own.change && statesLevels(own.change, other.numbers, prediction))
    return { rejection: 'wording', reason: 'the same start and end values' };
  const [levels, single] = own.change ? [own, other] : [other, own];
  const { change } = levels;
  if (!change) return null;
  const isLevel = (one: Quantity) => one === change.from || one === change.to;
  if (!levels.numbers.every((one) => isLevel(one) || isDifference(change, one))) return null;
  // The difference may be given twice: “Down $443 million (about 35%)”.
  const differences = single.numbers.filter(({ value }) => compare(value, change.to.value) !== 0);
  if (differences.length === 0 || differences.length > 2) return null;
  const { raw } = own.change ? prediction : reference;
  const isChange = (one: Quantity) =>
    !raw.startsWith(' of ', one.end) &&
    !(one.percent && !change.to.percent && levelBefore.test(raw.slice(0, one.start))) &&
    isDifference(change, one);
  if (!differences.every(isChange)) return null;
  const isRise = compare(change.to.value, change.from.value) > 0;
  // The clause with the difference: “It went up by 0.4x, because EBITDA shrank”
  const [clause = ''] = raw
    .slice(0, differences[0]?.end)
    .split(/[.;,](?=\s)/u)
    .slice(-1);
  const clauseSides = readSides(
    new Set(readWords(clause).filter((word) => !EVALUATIVE.test(word))),
  );
  const hasDirection = clauseSides.has(MORE) || clauseSides.has(LESS);
  const sidesOf = (answer: PreparedAnswer) =>
    answer.raw === raw && hasDirection ? clauseSides : directionsOf(answer);
  const isReversed = [
    ...[reference, prediction].map(sidesOf),
    ...(isYesNoQuestion(comparison) ? [] : [sidesOfQuestion(comparison)]),
  ].some((sides) => sides.has(isRise ? LESS : MORE) && !sides.has(isRise ? MORE : LESS));
  // If the question offers “improve” or “decline”, opposite answers do not match: “Did it improve
  // or decline?”
  const isOpposite =
    EVALUATIVE_WORD.test(comparison.question) &&
    findOpposites(sidesOfAnswer(reference), sidesOfAnswer(prediction)) !== null;
  return isReversed || isOpposite
    ? null
    : { rejection: 'number-format', reason: 'the same change, given as a difference' };
};

const beforeDifference =
  /(?<!\p{L})(?:down|up|fell|falls?|rose|rises?|fallen|risen|lower|higher|decreased|increased|declined|dropped|grew|by|of) [~$€£¥]?$/iu;
/** The words between the new and the former level: “2.7x, down from 3.1x”. */
const formerLevelLead =
  /(?<!\p{L})(?:from|compared (?:with|to)|against|versus|vs\.?|after|was|were) (?:\p{L}+ ){0,2}[~$€£¥]?$/iu;

/**
 * Whether a prediction gives the same start and end values: “2.7x, down from 3.1x” for “from 3.1x
 * to 2.7x”.
 */
function statesLevels(
  { from, to }: Change,
  [first, second, third]: readonly Quantity[],
  prediction: PreparedAnswer,
): boolean {
  if (!first || !second || third) return false;
  const between = prediction.raw.slice(first.end, second.start);
  // “down 80 kt from 100 kt” gives a difference.
  if (beforeDifference.test(prediction.raw.slice(0, first.start))) return false;
  const areLevels =
    isSameAmount(first, to) && isSameAmount(second, from) && formerLevelLead.test(between);
  const sides = directionsOf(prediction);
  const [direction, opposite] = compare(to.value, from.value) > 0 ? [MORE, LESS] : [LESS, MORE];
  return areLevels && sides.has(direction) && !sides.has(opposite);
}

const toLevel = /^ (?:points? )?(?:to|auf|à|a|naar) (?:about |around )?[~$€£¥]?$/iu;
const asksHowMuch = /(?<!\p{L})(?:by (?:how|what)|how much|chang\p{L}*)(?!\p{L})/iu;
const signBefore = /(?<sign>[+−–-]|plus|minus) ?$/iu;
const falling = /(?<!\p{L})(?:contracted|compressed|squeezed)(?!\p{L})/iu;
const ofEvaluation = /(?<!\p{L})(?:improv|worsen|deteriorat|headwind|tailwind)/iu;

/**
 * Accepts a change without the resulting level: “+120 bps” for “Increased 120 basis points to
 * 46.0%”.
 */
export const acceptChangeToLevel: Accepter = (comparison, reference) => {
  const { question, prediction, quantitiesOf } = comparison;
  const amountsOf = (answer: PreparedAnswer) => withoutYears(quantitiesOf(answer));
  const [change, level, third] = amountsOf(reference);
  if (!change || !level || third || !asksHowMuch.test(question)) return null;
  if (!toLevel.test(reference.raw.slice(change.end, level.start))) return null;
  if (readChange(reference.raw, quantitiesOf(reference))) return null;
  const [given, second] = amountsOf(prediction).filter((one) => !isSameAmount(one, level));
  if (!given || second || given.interval !== null) return null;
  if (ofEvaluation.test(prediction.raw)) return null;
  if (!findMatch(comparison, [change], [given])) return null;
  const { sign } = signBefore.exec(prediction.raw.slice(0, given.start))?.groups ?? {};
  const isNegative =
    given.value.coefficient < 0n || (sign !== undefined && !/^(?:\+|plus)$/iu.test(sign));
  const [own, other] = [reference, prediction].map(directionsOf);
  const isOpposite =
    findOpposites(own ?? new Map(), other ?? new Map()) !== null ||
    (isNegative && own?.has(MORE) === true && !other?.has(LESS)) ||
    (own?.has(MORE) === true && falling.test(prediction.raw)) ||
    (sign !== undefined && !isNegative && own?.has(LESS) === true);
  return isOpposite
    ? null
    : { rejection: 'wording', reason: 'the same change; the resulting level is missing' };
};

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

/**
 * Accepts the change in a share, given in percentage points: “0.9 percentage points” for “0.9%”
 * where the question asks how much a share changed.
 */
export const acceptPoints: Accepter = (
  { question, prediction, quantitiesOf, settings },
  reference,
) => {
  if (!mayAskForChange(question) || !asksForChange.test(question)) return null;
  if (!asksForShare.test(question)) return null;
  const amountsOf = (answer: PreparedAnswer) => withoutYears(quantitiesOf(answer));
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
    ? { rejection: 'unit', reason: 'the change in a proportion, in percentage points' }
    : null;
};

interface Levels {
  readonly numbers: readonly Quantity[];
  readonly change: Change | null;
}

/**
 * Accepts the same start and end values without a third number, provided that the wording does not
 * contradict the direction.
 */
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
  return isReversed ? null : { rejection: 'wording', reason: 'the same start and end values' };
}

const mentionsTemperatureDifference =
  /(?<!\p{L})(?:warming|rise|increase|difference|sensitivity|scenario|pathway|change|anomaly|limit)(?!\p{L})/iu;
/** Temperature differences in reports are at most this large. */
const MAX_KELVIN = 30;
const inKelvin = /\d ?K$/u;

/** Accepts the same temperature difference in kelvins: “2.5–4 K” for “2.5 °C to 4 °C”. */
export const acceptKelvin: Accepter = ({ question, quantitiesOf, prediction }, reference) => {
  if (!prediction.raw.includes('K') && !reference.raw.includes('K')) return null;
  if (!mentionsTemperatureDifference.test(`${question} ${reference.raw} ${prediction.raw}`))
    return null;
  const [own, given] = [reference, prediction].map((answer) => quantitiesOf(answer));
  const [one, two] = own?.length === 1 && given?.length === 1 ? [...own, ...given] : [];
  if (!one || !two) return null;
  const ends = [one, two].map(degreesOf);
  const isSame = ends[0] !== null && ends[0] === ends[1];
  const isMixed = inKelvin.test(one.text) !== inKelvin.test(two.text);
  return isSame && isMixed
    ? { rejection: 'unit', reason: 'the same temperature difference' }
    : null;
};

/** The bounds of a temperature difference, in degrees; `null` for larger numbers or other units. */
function degreesOf({ text, unit, interval, value }: Quantity): string | null {
  const isKelvin = inKelvin.test(text);
  if (!isKelvin && unit?.symbol !== '°C') return null;
  const values = [interval?.low ?? value, interval?.high ?? value].map(
    (one) => toNumber(one) / (isKelvin ? 1000 : 1),
  );
  return values.every((one) => Math.abs(one) <= MAX_KELVIN) ? values.join() : null;
}
