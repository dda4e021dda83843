import { log } from '../../elementary';
import type { Bound } from './bounds';
import { FEATURES } from './features';
import type { LinearHead } from './linear';

/** One thing that weighed in a judgement. */
export interface Reason {
  /** The feature's identifier, or `words`. */
  readonly feature: string;
  /** In words, for a person: “the number asked for is missing”. */
  readonly text: string;
  /** What it adds to the log odds of being correct: above 0 it speaks for the candidate. */
  readonly weight: number;
}

/** How many reasons are told. */
export const MAX_REASONS = 5;

const WORDS = {
  for: 'its words are like those of right answers',
  against: 'its words are like those of wrong answers',
};

/** What a verdict was made of. */
interface Weighed {
  /** Features on one scale, then rules, then types. */
  readonly values: Float64Array;
  /** What the words of the texts add. */
  readonly words: number;
  /** What holds the probability, where anything does. */
  readonly bound: Bound | null;
  /** The probability by the weights alone. */
  readonly weighed: number;
}

/**
 * What weighed most against the usual pair: weight × distance from the usual value for every feature
 * that has words for it, and the words of the texts as one. The heaviest first; none of weight 0. A
 * bound comes before them: it weighs as much as it moved.
 */
export function weighReasons(
  { values, words, bound, weighed }: Weighed,
  { weights }: LinearHead,
  slope: number,
): Reason[] {
  const own = weights[0];
  const moved = (at: number) =>
    slope * (at === FEATURES.length ? words : (values[at] ?? 0) * (own?.[at] ?? 0));
  const heaviest: number[] = [];
  for (let at = 0; at <= FEATURES.length; at++) {
    const size = Math.abs(moved(at));
    if (size === 0 || textOf(at, values, words) === '') continue;
    let place = heaviest.length;
    while (place > 0 && Math.abs(moved(heaviest[place - 1] ?? 0)) < size) place--;
    if (place < MAX_REASONS) heaviest.splice(place, 0, at);
    if (heaviest.length > MAX_REASONS) heaviest.pop();
  }
  const reasons = heaviest.map((at) => ({
    feature: FEATURES[at]?.id ?? 'words',
    text: textOf(at, values, words),
    weight: moved(at),
  }));
  const held = bound ? reasonOf(bound, weighed) : null;
  return held ? [held, ...reasons].slice(0, MAX_REASONS) : reasons;
}

/** A bound as a reason, in log odds; `null` where it changes nothing. */
function reasonOf({ id, text, least, most }: Bound, weighed: number): Reason | null {
  const held = Math.max(least, Math.min(most, weighed));
  const logOdds = (probability: number) => log(probability / (1 - probability));
  return held === weighed ? null : { feature: id, text, weight: logOdds(held) - logOdds(weighed) };
}

/** What is told of a feature; behind the last one stand the words of the texts. */
function textOf(at: number, values: Float64Array, words: number): string {
  const feature = FEATURES[at];
  if (!feature) return words > 0 ? WORDS.for : WORDS.against;
  return (values[at] ?? 0) > 0 ? feature.high : feature.low;
}
