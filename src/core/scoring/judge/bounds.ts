import { readYesNo } from '../../answers/yes-no';
import { isAbstention } from '../tiers/abstain';
import { kindShownBy, readAnswer } from '../tiers/reading';
import type { Pair } from './features/pair';

/** Between which probabilities a pair is held, whatever its weights say. */
export interface Bound {
  readonly id: string;
  /** In words, as a reason. */
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly holds: (pair: Pair) => boolean;
}

/**
 * What is so by definition and must not depend on training; the first that holds counts. How often people
 * agree is measured in docs/judge.md; why there are bounds at all: docs/decisions/learned-judge.md.
 */
const BOUNDS: readonly Bound[] = [
  {
    id: 'same-text',
    text: 'it is a reference, but for its writing',
    least: 0.99,
    most: 1,
    holds: ({ acceptance }) => acceptance?.tier === 'strict' || acceptance?.tier === 'normalised',
  },
  {
    id: 'empty-answer',
    text: 'it says nothing',
    least: 0,
    most: 0.01,
    holds: ({ candidate, acceptance }) => candidate.words.length === 0 && acceptance === null,
  },
  {
    id: 'same-value',
    text: 'it is the number or list of the reference and nothing else',
    least: 0.9,
    most: 1,
    holds: ({ comparison: { prediction }, acceptance, referenceAnswer }) => {
      const kind = kindShownBy(referenceAnswer);
      const isValue = kind === 'number' || kind === 'list';
      return acceptance?.tier === 'typed' && isValue && kindShownBy(prediction) === kind;
    },
  },
  {
    id: 'other-verdict',
    text: 'one says yes, the other no',
    least: 0,
    most: 0.1,
    holds: ({ comparison: { kind, prediction }, referenceAnswer }) => {
      if (kind !== 'boolean') return false;
      const [own, other] = [readYesNo(referenceAnswer.raw), readYesNo(prediction.raw)];
      return own !== null && other !== null && own !== other;
    },
  },
  {
    id: 'declines-alone',
    text: 'one gives an answer, the other none',
    least: 0,
    most: 0.05,
    holds: ({ comparison, referenceAnswer, acceptance }) => {
      const { prediction } = comparison;
      if (acceptance !== null) return false;
      // “The report sets no target” may say the same as “not disclosed”.
      const [own, other] = [referenceAnswer, prediction].map((answer) => ({
        declines: isAbstention(comparison, answer),
        denies: readAnswer(answer).negated,
      }));
      if (!own || !other || own.declines === other.declines) return false;
      return own.declines ? !other.denies : !own.denies;
    },
  },
];

/** The first bound that holds of a pair, or `null`. */
export function findBound(pair: Pair): Bound | null {
  return BOUNDS.find(({ holds }) => holds(pair)) ?? null;
}
