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
export const MOST_REASONS = 5;

const WORDS = {
  for: 'its words are like those of right answers',
  against: 'its words are like those of wrong answers',
};

/**
 * What weighed most against the usual pair: weight × distance from the usual value for every feature
 * that has words for it, and the words of the texts as one. The heaviest first; none of weight 0.
 */
export function weighReasons(
  values: Float64Array,
  words: number,
  { weights }: LinearHead,
  slope: number,
): Reason[] {
  const own = weights[0];
  const reasons = FEATURES.map(({ id, high, low }, at): Reason => {
    const value = values[at] ?? 0;
    return { feature: id, text: value > 0 ? high : low, weight: slope * value * (own?.[at] ?? 0) };
  });
  reasons.push({
    feature: 'words',
    text: words > 0 ? WORDS.for : WORDS.against,
    weight: slope * words,
  });
  return reasons
    .filter(({ text, weight }) => text !== '' && weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_REASONS);
}
