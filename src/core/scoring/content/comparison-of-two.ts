import type { PreparedAnswer } from '../../answers/prepare';
import { readRelation, type Relation } from '../../answers/relation';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { readAnswer } from './reading';
import { stemsOf, stemsAndFigures } from './words';
import type { Detector } from '../rule';

/*
 * Comparisons of two names: “B > A” instead of “A > B”, or “B is smaller” in reply to “Which is
 * larger, A or B?”.
 */

/**
 * Detects a reversed comparison: “B > A” instead of “A > B”; “more women than men” where the
 * question asks how many fewer.
 */
export const detectReversedComparison: Detector = ({ question, prediction }, reference) => {
  const given = readRelation(prediction.raw);
  if (!given || answersFirst(prediction.raw, reference.raw)) return null;
  const wanted = readRelation(reference.raw);
  const stated =
    wanted ??
    relationInQuestion(question, reference) ??
    (readYesNo(reference.raw) === false ? null : readRelation(question));
  return stated && compareRelations(stated, given) === -1 ? 'it reverses the comparison' : null;
};

/**
 * Whether a text begins with an answer and then gives the reason: “2019, because it was lower in
 * 2018” if the reference is “2019”.
 */
export function answersFirst(text: string, own: string): boolean {
  return (
    text.startsWith(own) &&
    /^(?:,|;| \() ?(?:because|since|as)(?!\p{L})/iu.test(text.slice(own.length))
  );
}

const superlative =
  /^.{0,60}(?<!\p{L})(?:(?<most>larger|largest|higher|highest|greater|greatest|bigger|biggest|more(?=.* or )|most)|(?<least>smaller|smallest|lower|lowest|(?:less|fewer)(?=.* or )|least|fewest))(?!\p{L})/iu;

/** The comparison that follows from the question “Which is larger, A or B?” and the reference A. */
function relationInQuestion(question: string, { raw }: PreparedAnswer): Relation | null {
  const found = superlative.exec(question)?.groups;
  if (!found || /(?<!\p{L})(?:than|how)(?!\p{L})/iu.test(question)) return null;
  return { sign: found.most === undefined ? -1 : 1, left: raw, right: '' };
}

const asksToChoose = /(?<!\p{L})(?:or|compar\p{L}*|versus|vs)(?!\p{L})/iu;

/** Longer references say more than just which of the two is the answer. */
const MAX_CHOICE_LENGTH = 100;

/**
 * Whether a prediction gives the reference as a comparison: “B is smaller than A” for A, where the
 * question is “Which is larger, A or B?”.
 */
export function answersByComparison(
  { question, prediction }: Comparison,
  reference: PreparedAnswer,
): boolean {
  const raw = withoutFigures(reference.raw);
  if (!asksToChoose.test(question) || raw.length > MAX_CHOICE_LENGTH) return false;
  const stated = readRelation(raw);
  if (stated) return restates(stated, question, withoutFigures(prediction.raw));
  if (readAnswer(reference).negated || readAnswer(prediction).negated) return false;
  const asked = relationInQuestion(question, reference);
  const given = asked && readRelation(prediction.raw);
  return given ? compareRelations(asked, given) === 1 : false;
}

/** The text without figures in parentheses: “(62%)” after a name. */
const withoutFigures = (text: string) => text.replace(/ ?\([^()\p{L}]{1,20}\)/gu, '');

/** Whether a text states the same comparison, or names only the side that the question asks for. */
function restates(stated: Relation, question: string, text: string): boolean {
  const given = readRelation(text);
  if (given) return compareRelations(stated, given) === 1;
  const found = superlative.exec(question)?.groups;
  if (!found || stated.sign === 0 || text.length > MAX_CHOICE_LENGTH) return false;
  const isLeft = stated.sign === (found.most === undefined ? -1 : 1);
  const [wanted, other, own] = [
    isLeft ? stated.left : stated.right,
    isLeft ? stated.right : stated.left,
    text,
  ].map(stemsOf);
  const isOfWanted = (stem: string) => wanted?.includes(stem) && !other?.includes(stem);
  return own !== undefined && own.some(isOfWanted) && !own.some((stem) => other?.includes(stem));
}

/**
 * 1 if two comparisons agree, −1 if they contradict each other, `null` if they compare different
 * things.
 */
export function compareRelations(own: Relation, other: Relation): 1 | -1 | null {
  const sides = [own.left, own.right, other.left, other.right].map(
    (text) => new Set(stemsAndFigures(text)),
  );
  const [left = new Set(), right = new Set(), first = new Set(), second = new Set()] = sides;
  const sharedStems = (a: ReadonlySet<string>, b: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...a].filter((stem) => b.has(stem) && !not.has(stem)).length;
  const straight = [sharedStems(left, first, right), sharedStems(right, second, left)];
  const crossed = [sharedStems(left, second, right), sharedStems(right, first, left)];
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  // For each pairing of sides, uses the smaller of its two counts, so that many shared words on one
  // side do not decide the outcome.
  const margin = Math.min(...straight) - Math.min(...crossed) || sum(straight) - sum(crossed);
  if (margin === 0) return null;
  const sign = margin > 0 ? other.sign : -other.sign;
  return sign === own.sign ? 1 : -1;
}
