import { log } from '../../elementary';
import type { Bound } from './bounds';
import { FEATURES } from './features';
import type { LinearHead } from './linear';

/** One piece of evidence that a judgement rests on. */
export interface Reason {
  /** The feature's identifier, `words`, or the identifier of a bound. */
  readonly feature: string;
  /** “the number asked for is missing” */
  readonly text: string;
  /** What it adds to the log odds of being correct: above 0 it speaks for the candidate. */
  readonly weight: number;
}

/** How many reasons a judgement gives. */
export const MAX_REASONS = 5;

/** The heaviest reasons, heaviest first; those without weight or text are left out. */
export function heaviestReasons(reasons: readonly Reason[]): Reason[] {
  return reasons
    .filter(({ text, weight }) => text !== '' && weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MAX_REASONS);
}

/** The words of the texts as one reason. */
export function wordsReason(weight: number): Reason {
  const kind = weight > 0 ? 'correct' : 'incorrect';
  return { feature: 'words', text: `its words are like those of ${kind} answers`, weight };
}

/** What a verdict is computed from. */
interface Weighed {
  /** Scaled features, then rules, then types. */
  readonly values: Float64Array;
  /** What the words of the texts add. */
  readonly words: number;
  readonly bound: Bound | null;
  /** The probability before the bound. */
  readonly weighed: number;
}

/**
 * The heaviest reasons of Assay's judge: weight × scaled value of every feature that has a text, and
 * the words of the texts as one. A bound comes first; it weighs as much as it moved the log odds.
 */
export function weighReasons(
  { values, words, bound, weighed }: Weighed,
  { weights }: LinearHead,
  slope: number,
): Reason[] {
  const own = weights[0];
  const ofFeatures = FEATURES.map(({ id, high, low }, at): Reason => {
    const value = values[at] ?? 0;
    return {
      feature: id,
      text: value > 0 ? high : low,
      weight: slope * (value * (own?.[at] ?? 0)),
    };
  });
  const ofBound = bound ? boundReasons(bound, weighed) : [];
  const reasons = heaviestReasons([...ofFeatures, wordsReason(slope * words)]);
  return [...ofBound, ...reasons].slice(0, MAX_REASONS);
}

/** A bound as a reason; none if it does not change the probability. */
function boundReasons({ id, text, least, most }: Bound, weighed: number): Reason[] {
  const bounded = Math.max(least, Math.min(most, weighed));
  const logOdds = (probability: number) => log(probability / (1 - probability));
  const weight = logOdds(bounded) - logOdds(weighed);
  return bounded === weighed ? [] : [{ feature: id, text, weight }];
}
