import { readYesNo } from '../../answers/yes-no';
import { isAbstention } from '../content/abstain';
import { findContradiction } from '../contradictions/contradiction';
import type { KeyPoint } from '../tiers/evidence';
import { contradictsBriefly, isEnumeration } from '../tiers/paraphrase';
import { comparedKind, contentOf, kindFromForm, readAnswer } from '../content/reading';
import { stemsAndFigures } from '../content/words';
import { similarity } from './features/similarity';
import type { Pair } from './features/pair';

/** Bounds on the probability of some pairs, regardless of the weights. */
export interface Bound {
  readonly id: string;
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly appliesTo: (pair: Pair) => boolean;
}

/**
 * Rules that hold by definition, independent of training; the first that applies is used.
 * docs/judge.md reports their agreement with human labels; docs/decisions/learned-judge.md gives
 * the reasons.
 */
const BOUNDS: readonly Bound[] = [
  {
    id: 'same-text',
    text: 'equals a reference once normalized',
    least: 0.99,
    most: 1,
    appliesTo: ({ acceptance }) =>
      acceptance?.tier === 'strict' || acceptance?.tier === 'normalised',
  },
  {
    id: 'empty-answer',
    text: 'is empty',
    least: 0,
    most: 0.01,
    appliesTo: ({ candidate, acceptance }) => candidate.words.length === 0 && acceptance === null,
  },
  {
    id: 'same-value',
    text: 'gives the reference’s number or list and nothing else',
    least: 0.9,
    most: 1,
    appliesTo: ({ comparison: { prediction }, acceptance, referenceAnswer }) => {
      const kind = kindFromForm(referenceAnswer);
      const isValue = kind === 'number' || kind === 'list';
      return acceptance?.tier === 'typed' && isValue && kindFromForm(prediction) === kind;
    },
  },
  {
    id: 'declines-alone',
    text: 'one side gives an answer; the other abstains',
    least: 0,
    most: 0.05,
    appliesTo: ({ comparison, referenceAnswer, acceptance }) => {
      const { prediction } = comparison;
      if (acceptance !== null) return false;
      // “The report sets no target” may mean the same as “not disclosed”.
      const [own, other] = [referenceAnswer, prediction].map((answer) => ({
        declines: isAbstention(comparison, answer),
        denies: readAnswer(answer).negated,
      }));
      if (!own || !other || own.declines === other.declines) return false;
      if (comparison.kind === 'boolean') return true;
      return own.declines ? !other.denies : !own.denies;
    },
  },
  {
    id: 'other-verdict',
    text: 'one side says yes; the other says no',
    least: 0,
    most: 0.1,
    appliesTo: ({ comparison: { kind, prediction }, referenceAnswer }) => {
      if (kind !== 'boolean') return false;
      const [own, other] = [readYesNo(referenceAnswer.raw), readYesNo(prediction.raw)];
      return own !== null && other !== null && own !== other;
    },
  },
  {
    id: 'accepted',
    text: 'an acceptance tier accepts it, and nothing contradicts it',
    least: 0.6,
    most: 1,
    appliesTo: ({ acceptance }) => acceptance !== null,
  },
  {
    id: 'contradicted',
    text: 'contradicts the reference: a different option, swapped values, or the opposite',
    least: 0,
    most: 0.2,
    appliesTo: ({ comparison, acceptance, referenceAnswer }) =>
      acceptance === null &&
      (findContradiction(comparison, referenceAnswer) !== null ||
        contradictsBriefly(comparison, referenceAnswer)),
  },
  {
    id: 'not-accepted',
    text: 'has every key point of the reference, but no tier accepts it',
    least: 0,
    most: 0.2,
    appliesTo: ({ acceptance, evidence }) =>
      acceptance === null &&
      evidence.points.length > 0 &&
      evidence.points.every(({ found }) => found),
  },
  {
    id: 'other-list',
    text: 'does not have the same items as the reference’s list',
    least: 0,
    most: 0.3,
    appliesTo: ({ acceptance, referenceAnswer }) =>
      acceptance === null && kindFromForm(referenceAnswer) === 'list',
  },
  {
    id: 'missing-items',
    text: 'is shorter than the reference and lacks items from the reference’s list',
    least: 0,
    most: 0.3,
    appliesTo: ({ comparison: { prediction }, acceptance, referenceAnswer }) =>
      acceptance === null &&
      isEnumeration(referenceAnswer.raw) &&
      prediction.raw.length < referenceAnswer.raw.length,
  },
  {
    id: 'other-number',
    text: 'is short, and its number differs from the reference’s',
    least: 0,
    most: 0.3,
    appliesTo: ({ comparison, acceptance, referenceAnswer }) =>
      acceptance === null &&
      comparison.prediction.raw.length <= MAX_SHORT_LENGTH &&
      comparedKind(comparison, referenceAnswer) === 'number',
  },
  {
    id: 'some-figures',
    text: 'has some of the reference’s numbers, but not all',
    least: 0,
    most: 0.3,
    appliesTo: ({ acceptance, evidence }) => {
      const figures = evidence.points.filter(({ kind }) => kind === 'figure');
      const isFound = ({ found }: KeyPoint) => found;
      return acceptance === null && figures.some(isFound) && !figures.every(isFound);
    },
  },
  {
    id: 'half',
    text: 'is shorter than the reference and omits part of it',
    least: 0,
    most: 0.3,
    appliesTo: lacksJoinedPart,
  },
  {
    id: 'substituted',
    text: 'is short and replaces a word from the reference',
    least: 0,
    most: 0.3,
    appliesTo: hasSubstitute,
  },
];

/**
 * Longer answers to a question that asks for a number may express the number in words that the
 * parser does not know.
 */
const MAX_SHORT_LENGTH = 120;

const joint = /(?<!\p{L})(?:and|then|versus|vs\.?|but)(?!\p{L})|[;&]/iu;
/** Longer references have details that an answer may omit. */
const MAX_JOINED_LENGTH = 120;

/**
 * Whether a prediction lacks a part of the reference: “GRI” instead of “GRI and TCFD”, “Increased”
 * instead of “Declined then increased”.
 */
function lacksJoinedPart({ comparison, referenceAnswer, candidate, question, acceptance }: Pair) {
  const { raw } = referenceAnswer;
  if (acceptance !== null || raw.length > MAX_JOINED_LENGTH) return false;
  if (comparison.prediction.raw.length >= raw.length) return false;
  const parts = raw
    .split(joint)
    .map((part) => stemsAndFigures(part).filter((one) => !question.stemSet.has(one)));
  if (parts.length < 2 || parts.some((part) => part.length === 0)) return false;
  const given = contentOf(comparison.prediction);
  const isFound = (part: readonly string[]) => part.some((one) => given.has(one));
  return candidate.words.length > 0 && parts.some(isFound) && !parts.every(isFound);
}

/** Longer answers are descriptions, which annotators accept even if they are worded differently. */
const MAX_NAME_LENGTH = 40;
/** Words this similar may be forms or spellings of one word. */
const MIN_SIMILARITY = 0.5;

/**
 * Whether a prediction replaces a word of the reference: “Luke Skywalker” instead of “Anakin
 * Skywalker”, “March 1, 2018” instead of “30 March 2018”.
 */
function hasSubstitute({ comparison, referenceAnswer, question, acceptance }: Pair): boolean {
  if (acceptance !== null || comparison.prediction.raw.length > MAX_NAME_LENGTH) return false;
  if (comparison.references.length > 1 || referenceAnswer.raw.length > 2 * MAX_NAME_LENGTH)
    return false;
  const [own, other] = [referenceAnswer, comparison.prediction].map((answer) =>
    [...contentOf(answer)].filter((one) => !question.stemSet.has(one)),
  );
  if (!own || !other) return false;
  const missing = own.filter((one) => !other.includes(one));
  const added = other.filter((one) => !own.includes(one));
  if (missing.length === 0 || missing.length === own.length || added.length < missing.length)
    return false;
  return !missing.some((one) =>
    added.some((word) => similarity(one, word) >= MIN_SIMILARITY || one.startsWith(word.charAt(0))),
  );
}

/** The first bound that applies to a pair, or `null`. */
export function findBound(pair: Pair): Bound | null {
  return BOUNDS.find(({ appliesTo }) => appliesTo(pair)) ?? null;
}
