import type { PreparedAnswer } from '../../answers/prepare';
import { lacksGrade } from '../../answers/deleted-marks';
import { readRatioAnswer } from '../../answers/ratio';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../comparison';
import { isAbbreviationOf } from '../../answers/aliases';
import { assertedPart } from '../../answers/asserted';
import { compare } from '../../answers/quantity/decimal';
import { saysNotDisclosed } from '../../answers/abstention';
import { asksWhetherDisclosed, isAbstention } from './abstain';
import { type Evidence, gatherEvidence, type Point } from './evidence';
import { findOpposites } from './opposites';
import { asksForNumber, readQuestion, sidesAskedBy } from './question';
import { contentOf, kindShownBy, readAnswer, sidesNamedBy } from './reading';
import { readWords } from './words';
import type { Finding } from './tier';
import { leavesOpen, readVerdict } from './verdict';

/*
 * The thresholds were chosen on the visible half of FinanceBench and on labeled answers to Natural
 * Questions and TriviaQA together, so that neither decides alone: docs/decisions/answer-correctness.md.
 */

/** A reference with at most this many key points needs all of them. */
const FEW = 2;
/** One with at most this many needs most words and every number. */
const SOME = 5;
const SHARE_OF_SOME = 0.6;
/** A longer one needs this share. */
const SHARE_OF_MANY = 0.4;
/** A reference that repeats its question: this share of all its words, and half of the new ones. */
const SHARE_OF_ALL = 0.8;
/** With fewer words a share means nothing. */
const LEAST_WORDS = 5;

/**
 * The paraphrase tier: the prediction says what the reference says beyond its question, all of it where
 * that is little, else enough of it, and contradicts none of it. Lists and single numbers are
 * left to the type-aware tier: the words around a wrong number or an incomplete list do not make it
 * correct.
 */
export function acceptLexical(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const { prediction, kind } = comparison;
  if (isAbstention(comparison, reference) || isAbstention(comparison, prediction)) return null;
  const form = kind === 'text' ? kindShownBy(reference) : kind;
  if (form === 'number' || form === 'list' || readRatioAnswer(reference.raw)) return null;
  const evidence = gatherEvidence(comparison, reference);
  if (!suffices(comparison, reference, evidence)) return null;
  if (contradicts(comparison, reference, evidence)) return null;
  const complete = evidence.points.every(({ met }) => met);
  const longer = prediction.raw.length > reference.raw.length;
  return { gap: complete && longer ? 'verbose' : 'wording', reason: describe(evidence) };
}

function suffices(
  comparison: Comparison,
  reference: PreparedAnswer,
  { points }: Evidence,
): boolean {
  const own = readAnswer(reference);
  if (points.length === 0) return own.negated || own.words.has('none');
  if (answersBySide(comparison, reference)) return true;
  const isShort = comparison.prediction.raw.length <= MAX_ENUMERATION;
  if (isShort && isEnumeration(reference.raw)) return hasEachItem(reference, points);
  if (namesByInitials(comparison, reference)) return true;
  const figures = points.filter(({ kind }) => kind === 'figure');
  const allFigures = figures.every(({ met }) => met);
  const answersByFigure =
    comparison.rememberQuestion(asksForNumber) || figures.length === points.length;
  if (figures.length > 0 && answersByFigure) return allFigures;
  if (points.length <= SOME && !allFigures) return false;
  if (comparison.kind === 'boolean' && figures.length > 1 && !figures.some(({ met }) => met))
    return false;
  const share = weigh(points.filter(({ met }) => met)) / weigh(points);
  const least = points.length <= FEW ? 1 : points.length <= SOME ? SHARE_OF_SOME : SHARE_OF_MANY;
  if (share >= least) return true;
  return share >= 0.5 && shareOfWords(reference, comparison.prediction) >= SHARE_OF_ALL;
}

/** Of an item of several words most must be there. */
const SHARE_OF_ITEM = 0.5;

function hasEachItem(reference: PreparedAnswer, points: readonly Point[]): boolean {
  const byText = new Map(points.map((point) => [point.text, point]));
  const isMet = ({ met }: Point) => met;
  const items = itemsOf(reference.raw).map((item) =>
    readWords(item).flatMap((word) => byText.get(word) ?? []),
  );
  const within = new Set(items.flat());
  return (
    points.every((point) => point.met || within.has(point)) &&
    items.every(
      (item) => weigh(item.filter(isMet)) > SHARE_OF_ITEM * weigh(item) || item.every(isMet),
    )
  );
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,8}(?![\p{L}\p{N}])/gu;
/** Longer predictions name more than one organization. */
const MAX_INITIALS_LENGTH = 120;

/** “The EIB arranged it.” for “European Investment Bank”. */
function namesByInitials({ prediction, question }: Comparison, { raw }: PreparedAnswer): boolean {
  if (prediction.raw.length > MAX_INITIALS_LENGTH) return false;
  const found = assertedPart(prediction.raw).match(capitals) ?? [];
  return found.some((short) => !question.includes(short) && isAbbreviationOf(short, raw));
}

/** Longer predictions say more than one word of the two. */
const MAX_SIDE_LENGTH = 120;

/** “It went up.” for “It improved from 0.67 to 0.69”, where the question asks “improved or declined”. */
function answersBySide(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { prediction, quantitiesOf } = comparison;
  if (prediction.raw.length > MAX_SIDE_LENGTH || quantitiesOf(prediction).length > 0) return false;
  const asked = sidesAskedBy(comparison);
  const [own, other] = [sidesNamedBy(reference), sidesNamedBy(prediction)];
  const isNegated = readAnswer(reference).negated || readAnswer(prediction).negated;
  return [...own.keys()].some((side) => {
    const opposite = side ^ 1;
    const isChoice = asked.has(side) && asked.has(opposite);
    return isChoice && !own.has(opposite) && other.has(side) && !other.has(opposite) && !isNegated;
  });
}

/** In longer predictions an item may go by another name. */
const MAX_ENUMERATION = 200;

const itemWord = /^[\p{L}\p{N}&’'-]+$/u;
const MAX_ITEMS = 14;
const MAX_ITEM_WORDS = 4;

/** The items of a plain enumeration, a few words each between commas: “Norway, Iceland and Canada”; else none. */
export function itemsOf(text: string): readonly string[] {
  if (text.length > 160 || !/[,;]/.test(text)) return [];
  const items = text
    .trim()
    .replace(/\.$/, '')
    .split(/[,;] ?(?:and |or )?| (?:and|or|&) /u);
  const isPlain = items.every((item) => {
    const words = item.trim().split(' ');
    return words.length <= MAX_ITEM_WORDS && words.every((word) => itemWord.test(word));
  });
  return isPlain && items.length <= MAX_ITEMS ? items : [];
}

/** Whether a text is a plain enumeration, of which no item may be missing. */
export const isEnumeration = (text: string) => itemsOf(text).length > 0;

function weigh(points: readonly Point[]): number {
  return points.reduce((sum, { weight }) => sum + weight, 0);
}

/** The share of the reference's key words, numbers included, that the prediction has. */
function shareOfWords(reference: PreparedAnswer, prediction: PreparedAnswer): number {
  const own = [...contentOf(reference)];
  const other = contentOf(prediction);
  return own.length < LEAST_WORDS ? 0 : own.filter((word) => other.has(word)).length / own.length;
}

/**
 * The other verdict; a denial on one side only, where the two speak of
 * the same; in the same words another year; an opposite (`increased`, `decreased`) without its counterpart.
 */
function contradicts(
  comparison: Comparison,
  reference: PreparedAnswer,
  { fromQuestion }: Evidence,
): boolean {
  const { prediction } = comparison;
  const verdict = readYesNo(reference.raw);
  const predicted = verdict === null ? null : readVerdict(comparison, prediction);
  if (predicted !== null && verdict !== predicted) return true;
  if (verdict !== null && leavesOpen(prediction)) return true;
  const isOpen =
    saysNotDisclosed(prediction.raw) && !asksWhetherDisclosed.test(comparison.question);
  if (verdict !== null && isOpen) return true;
  const [own, other] = [readAnswer(reference), readAnswer(prediction)];
  if (own.negated !== other.negated && (fromQuestion || addsNothing(comparison, reference))) {
    return true;
  }
  if (namesOtherYear(comparison, reference) && addsNothing(comparison, reference)) return true;
  if (lacksGrade(reference.raw, prediction.raw)) return true;
  const turned = findOpposites(sidesNamedBy(reference), sidesNamedBy(prediction)) !== null;
  return turned;
}

/** Whether both name years that the question does not, and none of them is the same: 2050, 2040. */
function namesOtherYear(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { quantitiesOf, numberContext, prediction } = comparison;
  const { question } = numberContext();
  const yearsOf = (answer: PreparedAnswer) =>
    quantitiesOf(answer).filter(
      ({ bareYear, value }) => bareYear && !question.some((one) => compare(one.value, value) === 0),
    );
  const own = yearsOf(reference);
  const other = own.length === 0 ? [] : yearsOf(prediction);
  if (other.length === 0) return false;
  return !own.some((year) => other.some(({ value }) => compare(year.value, value) === 0));
}

/** Whether the prediction has no word beyond those of the reference and the question. */
function addsNothing(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { stems } = readAnswer(reference);
  const asked = comparison.rememberQuestion(readQuestion);
  return [...readAnswer(comparison.prediction).stems].every(
    (stem) => stems.has(stem) || asked.has(stem),
  );
}

function describe({ points, fromQuestion }: Evidence): string {
  if (points.length === 0) return 'both negate what the question asks';
  const missing = points.filter(({ met }) => !met).map(({ text }) => text);
  const beyond = fromQuestion ? '' : ' beyond the question';
  if (missing.length === 0) return `it has every key point of the reference${beyond}`;
  const left = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ' …' : '');
  const met = points.length - missing.length;
  return `it has ${met} of ${points.length} key points of the reference${beyond}; missing: ${left}`;
}
