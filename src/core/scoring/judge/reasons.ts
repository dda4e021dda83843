import { log } from '../../elementary';
import type { Bound } from './bounds';
import { FEATURES } from './features';
import type { LinearHead } from './linear';

/** One reason for a judgment. */
export interface Reason {
  /** The id of a feature or bound, or `words` for the wording of the question and answers. */
  readonly feature: string;
  /** For the user, such as “the number asked for is missing”. */
  readonly text: string;
  /** The contribution to the log odds of being correct: positive if it favors the candidate. */
  readonly weight: number;
}

/** Maximum number of reasons per judgment. */
export const MAX_REASONS = 5;

/**
 * The reasons with the largest weights, largest first; reasons with a weight of 0 or an empty text
 * are omitted.
 */
export function topReasons(reasons: readonly Reason[]): Reason[] {
  return reasons
    .filter(({ text, weight }) => text !== '' && weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MAX_REASONS);
}

/** The parts of a verdict. */
interface Weighed {
  /** Standardized features. */
  readonly values: Float64Array;
  readonly bound: Bound | null;
  /** The probability before the bound is applied. */
  readonly weighed: number;
}

/**
 * The largest contributions to a verdict of Assay's judge: weight × standardized value of every
 * feature whose reason has a text. A bound comes first, with the change in the log odds as its
 * weight.
 */
export function explainVerdict(
  { values, bound, weighed }: Weighed,
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
  return [...ofBound, ...topReasons(ofFeatures)].slice(0, MAX_REASONS);
}

/** A bound as a reason, if it changes the probability. */
function boundReasons({ id, text, least, most }: Bound, weighed: number): Reason[] {
  const bounded = Math.max(least, Math.min(most, weighed));
  const logOdds = (probability: number) => log(probability / (1 - probability));
  const weight = logOdds(bounded) - logOdds(weighed);
  return bounded === weighed ? [] : [{ feature: id, text, weight }];
}
