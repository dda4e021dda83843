import { findAll } from '../../text/find-all';
import { cacheByText } from '../../text/text-cache';
import { readYesNo } from '../../answers/yes-no';
import type { PreparedAnswer } from '../../answers/prepare';
import { answersByComparison, answersFirst } from '../content/comparison-of-two';
import { confidence } from './degree';
import { hasSide, LESS, LESS_ITEMS, MORE, MORE_ITEMS, readSides } from '../content/opposites';
import { sidesOfQuestion } from '../content/question';
import { readAnswer, sidesOfAnswer } from '../content/reading';
import { keyStems, numeralsOf, readWords } from '../content/words';
import type { Detector } from '../rule';

/*
 * Wrong directions: a change, sign or case that is the opposite of the one in the question or the
 * reference.
 */

/** Longer predictions mention more than one change. */
const MAX_STATEMENT_LENGTH = 120;

/**
 * Detects the opposite direction: “They rose by 46%” where the question asks how much they fell.
 * Also detects a level instead of a change: “fell to 7%” instead of “fell by 7%”.
 */
export const detectOppositeDirection: Detector = (comparison, reference) => {
  const { prediction } = comparison;
  const [own, other] = [changeOf(reference.raw), changeOf(prediction.raw)];
  if (own && other && own.how !== other.how && own.figure === other.figure)
    return `it says “${other.how}”; the reference says “${own.how}”`;
  if (hasOppositeSign(reference, prediction)) return 'its sign indicates the opposite direction';
  if (prediction.raw.length > 2 * MAX_STATEMENT_LENGTH) return null;
  if (hasReversedNoun(reference, prediction)) return 'it gives the opposite direction';
  if (prediction.raw.length > MAX_STATEMENT_LENGTH) return null;
  if (comparison.kind === 'boolean' || readYesNo(reference.raw) !== null) return null;
  const sides = sidesOfAnswer(reference);
  const hasChange = sides.has(MORE) || sides.has(LESS);
  if (answersByComparison(comparison, reference)) return null;
  if (answersFirst(prediction.raw, reference.raw)) return null;
  const asked = sidesOfQuestion(comparison);
  const given = sidesOfAnswer(prediction);
  const isReversed = [...asked.keys()].some((side) => {
    const opposite = side ^ 1;
    if (hasChange && !SUPERLATIVES.has(side)) return false;
    return !asked.has(opposite) && given.has(opposite) && !given.has(side) && !sides.has(opposite);
  });
  return isReversed ? 'it says the opposite of what the question asks about' : null;
};

const SUPERLATIVES = new Set(readSides(new Set(['highest', 'lowest', 'best', 'worst'])).keys());

const plusFirst = /^\W{0,3}[+↑▲] ?[^\p{L}\d]{0,2}\d/u;

/**
 * Whether a sign indicates the opposite direction: “+4.5 points” instead of “decreased by 4.5
 * points”.
 */
function hasOppositeSign(reference: PreparedAnswer, { raw }: PreparedAnswer): boolean {
  const sides = sidesOfAnswer(reference);
  const isLess = sides.has(LESS) && !sides.has(MORE) && !plusFirst.test(reference.raw);
  return isLess && plusFirst.test(raw);
}

/** The direction of each content word: MORE, LESS, or NEITHER if it has both. */
const sidesByNoun = cacheByText((raw): ReadonlyMap<string, number> => {
  const directions = new Map<string, number>();
  for (const clause of raw.split(
    /[,.;:](?=\s|$)|[、，；。]|(?<!\p{L})(?:and|but|while|whereas|as|on|versus|vs)(?!\p{L})/iu,
  )) {
    const words = readWords(clause);
    const sides = readSides(new Set(words));
    const isJudged = words.some((word) => evaluative.test(word));
    const [isMore, isLess] = (words.includes('than') ? [MORE, LESS] : [MORE_ITEMS, LESS_ITEMS]).map(
      (one) => hasSide(sides, one),
    );
    if (isJudged || isMore === isLess) continue;
    const side = isMore ? MORE : LESS;
    const nouns = words.filter((word) => readSides(new Set([word])).size === 0);
    const amounts = numeralsOf(words).filter((word) => !/^(?:19|20)\d\d$/.test(word));
    for (const stem of [...keyStems(nouns), ...amounts]) {
      const before = directions.get(stem);
      directions.set(stem, before === undefined || before === side ? side : NEITHER);
    }
  }
  return directions;
});

const NEITHER = -1;

/** A ratio that improves may have fallen, so these words give no direction. */
const evaluative = /^(?:improv|worse|deteriorat|positive|negative)/u;

/**
 * Whether the same noun is said to rise in one answer and to fall in the other, and no noun has the
 * same direction in both.
 */
function hasReversedNoun(reference: PreparedAnswer, prediction: PreparedAnswer): boolean {
  if (reference.raw.length > 2 * MAX_STATEMENT_LENGTH) return false;
  if (readAnswer(reference).negated || readAnswer(prediction).negated) return false;
  const own = sidesByNoun(reference.raw);
  if (own.size === 0) return false;
  const other = sidesByNoun(prediction.raw);
  return (
    areReversed(own, other) ||
    areReversed(adjectivesByNoun(reference.raw), adjectivesByNoun(prediction.raw))
  );
}

function areReversed(
  own: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): boolean {
  let isReversed = false;
  for (const [stem, side] of own) {
    const given = other.get(stem) ?? NEITHER;
    if (side === NEITHER || given === NEITHER) continue;
    if (side === given) return false;
    isReversed ||= side === (given ^ 1);
  }
  return isReversed;
}

/** The side of the adjective before each noun: “higher prices”. */
const adjectivesByNoun = cacheByText((text): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const words = readWords(text);
  words.forEach((word, at) => {
    const next = keyStems(words.slice(at + 1, at + 2))[0];
    const [side] = readSides(new Set([word])).keys();
    if (next !== undefined && side !== undefined && readSides(new Set([next])).size === 0)
      found.set(next, found.has(next) && found.get(next) !== side ? NEITHER : side);
  });
  return found;
});

/**
 * Detects the opposite case: “A lower carbon price would …” where the question asks about a higher
 * one.
 */
export const detectOppositeCase: Detector = (comparison, { raw }) => {
  const { question, prediction } = comparison;
  const sides = sidesOfQuestion(comparison);
  if (prediction.raw.length > MAX_STATEMENT_LENGTH) return null;
  if (answersFirst(prediction.raw, raw)) return null;
  const [asked, own, given] = [question, raw, prediction.raw].map(adjectivesByNoun);
  for (const [noun, side] of given ?? []) {
    const wanted = asked?.get(noun);
    if (wanted === undefined || sides.has(side) || side !== (wanted ^ 1)) continue;
    if (!own?.has(noun)) return 'it is about the opposite of what the question asks about';
  }
  return null;
};

const changeVerb =
  /(?<!\p{L})(?:rose|risen|fell|fallen|grew|grown|increased?|decreased?|declined?|dropped|narrowed|widened|reduced|cut|improved)(?: \p{L}+){0,2} (?<how>by|to) (?:about |around |approximately )?[-−+$€£]?(?<figure>\d+(?:[.,]\d+)*)/giu;

/**
 * The word “by” or “to” of the only change in a text, with its figure; `null` if there is not
 * exactly one change.
 */
const changeOf = cacheByText((text): { readonly how: string; readonly figure: string } | null => {
  const [first, second] = findAll(changeVerb, text);
  if (!first || second) return null;
  const { how = '', figure = '' } = first.groups ?? {};
  return { how: how.toLowerCase(), figure };
});

/** Longer answers state more than a direction. */
const MAX_DIRECTION_LENGTH = 60;
const asksDirection =
  /(?<!\p{L})(?:higher or lower|lower or higher|more or less|(?:increas|decreas|ris|fall|grow|declin|improv)\p{L}* or \p{L}+|rise or fall|up or down)(?!\p{L})/iu;

/**
 * Detects the opposite direction: “Lower (high confidence)” instead of “Higher (high confidence)”.
 */
export const detectOtherDirection: Detector = ({ question, prediction }, reference) => {
  if (reference.raw.length > MAX_DIRECTION_LENGTH || prediction.raw.length > MAX_DIRECTION_LENGTH)
    return null;
  if (!asksDirection.test(question)) return null;
  const directionOf = ({ raw }: PreparedAnswer) => {
    const sides = readSides(new Set(readWords(raw.replace(confidence, ' '))));
    return sides.has(MORE) === sides.has(LESS) ? null : sides.has(MORE);
  };
  const [own, given] = [reference, prediction].map(directionOf);
  return typeof own === 'boolean' && typeof given === 'boolean' && own !== given
    ? 'it gives the opposite direction'
    : null;
};
