import type { Metric } from '../scoring/metric';
import type { PairComparison, RunComparison } from './compare-runs';
import { DEFAULT_LEVELS } from './statistics/paired-tests';
import { describeP, formatCount, formatMean, plural } from '../words/numbers';

/** Level below which an adjusted p counts as a difference. */
export const SIGNIFICANCE = DEFAULT_LEVELS.significance;

/** The outcome of the test of one pair. */
export type Verdict = 'a-better' | 'b-better' | 'undecided';

/** By the permutation test, p adjusted by Holm. */
export function verdictOf(
  { difference, pHolm }: PairComparison,
  { better }: Pick<Metric, 'better'>,
): Verdict {
  if (pHolm >= SIGNIFICANCE || difference === null || difference === 0) return 'undecided';
  return difference > 0 === (better === 'higher') ? 'a-better' : 'b-better';
}

/**
 * A pair in a sentence that a paper can quote: “A is better than B by 3.1 points (95 % CI 0.4 to 5.9,
 * p = 0.020, 330 questions in 33 documents)”, or “No significant difference in … between A and B (p = 0.41, …)” with the
 * minimum detectable difference at 80 % power.
 * @param names of all runs, by their position
 */
export function describePair(
  pair: PairComparison,
  names: readonly string[],
  metric: Pick<Metric, 'better' | 'display' | 'label'>,
): string {
  const [a = '', b = ''] = [names[pair.a], names[pair.b]];
  const size = amount(metric);
  const questions = plural(pair.n, 'question');
  const basis =
    pair.clusters === null ? questions : `${questions} in ${plural(pair.clusters, 'document')}`;
  if (pair.n === 0)
    return `${a} and ${b} have no question in common that ${metric.label} applies to.`;
  if (pair.same === pair.n) {
    const where = pair.n === 1 ? 'the only question' : `all of the ${basis}`;
    return `${a} and ${b} score the same on ${where}.`;
  }
  const verdict = verdictOf(pair, metric);
  if (verdict === 'undecided') {
    const start = `No significant difference in ${metric.label} between ${a} and ${b}`;
    const found = `(${describeP(pair.pHolm)}, ${basis})`;
    if (!pair.canDecide) {
      const [count, units] =
        pair.clusters === null
          ? [pair.n, questions]
          : [pair.clusters, plural(pair.clusters, 'document')];
      return `${start}: ${units} ${count === 1 ? 'is' : 'are'} too few to show any difference ${found}.`;
    }
    const detectable =
      pair.detectable === null
        ? ''
        : `; the minimum detectable difference is ${size(pair.detectable)}`;
    return `${start} ${found}${detectable}.`;
  }
  const isA = verdict === 'a-better';
  const difference = pair.difference ?? 0;
  return `${isA ? a : b} is better than ${isA ? b : a} in ${metric.label} by ${size(Math.abs(difference))} (${range(pair, metric)}${describeP(pair.pHolm)}, ${basis}).`;
}

/** The interval of the size of the difference, as the sentence counts it: positive for the better run. */
function range({ interval, difference }: PairComparison, metric: Shown): string {
  if (!interval) return '';
  const { low, high } = interval;
  const [least, most] = (difference ?? 0) > 0 ? [low, high] : [-high, -low];
  return `95 % CI ${formatMean(metric, least)} to ${formatMean(metric, most)}, `;
}

/**
 * The pairs without a significant difference in one sentence: their number, the smallest adjusted p
 * and the minimum detectable difference. Empty if every pair differs significantly.
 */
export function describeUndecided(
  { pairs }: Pick<RunComparison, 'pairs'>,
  metric: Pick<Metric, 'better' | 'display' | 'label'>,
): string {
  const undecided = pairs.filter((pair) => verdictOf(pair, metric) === 'undecided');
  if (undecided.length === 0) return '';
  const sizes = undecided.flatMap(({ detectable }) => detectable ?? []);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) =>
    formatMean(metric, size),
  );
  const range = least === most ? least : `${least ?? ''} to ${most ?? ''}`;
  const detectable =
    sizes.length > 0 && undecided.every(({ canDecide }) => canDecide)
      ? `; the minimum detectable difference is ${range ?? ''}${unitOf(metric)}`
      : '';
  const p = describeP(Math.min(...undecided.map(({ pHolm }) => pHolm))).replace('=', '≥');
  const count = formatCount(undecided.length);
  const verb = undecided.length === 1 ? 'does' : 'do';
  return `${count} of ${plural(pairs.length, 'pair')} ${verb} not differ significantly in ${metric.label} (${p} for each)${detectable}.`;
}

/** The methods behind a comparison, for the note under its table. */
export function describeMethod({ pairs, seed }: RunComparison): string {
  const clustered = pairs.some(({ clusters }) => clusters !== null);
  const tests = new Set(pairs.map(({ permutation }) => permutation.method));
  const ways = [
    tests.has('exact') ? 'all sign patterns' : '',
    tests.has('sampled') ? '10,000 random sign patterns' : '',
    tests.has('normal') ? 'the normal approximation' : '',
  ].filter((way) => way !== '');
  const unit = clustered ? ', whole documents flipped and resampled together' : '';
  return `Paired permutation test (${ways.join(' or ')}), Holm’s adjustment over ${plural(pairs.length, 'pair')}; intervals by expanded percentile bootstrap with 10,000 resamples, beyond 500 units by Student’s t${unit}; seed ${seed}.`;
}

type Shown = Pick<Metric, 'display'>;

function amount(metric: Shown): (value: number) => string {
  return (value) => formatMean(metric, value) + unitOf(metric);
}

function unitOf({ display }: Shown): string {
  return display === 'share' ? ' points' : '';
}
