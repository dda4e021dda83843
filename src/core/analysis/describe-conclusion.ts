import type { PairComparison } from './compare-runs';
import {
  conclusionOf,
  type Conclusion,
  countQuestions,
  describeUntestable,
  nameInSentence,
} from './describe-comparison';
import type { RunReport } from './run-report';
import type { Uncertainty } from './uncertainty';
import { runName } from '../model';
import type { MetricDescription } from '../scoring/metric';
import { listWords } from '../words/lists';
import { formatMean, plural } from '../words/numbers';

/** If there are more runs than this, they are counted, not named. */
const MAX_NAMED_RUNS = 2;

/**
 * The result under one metric in a sentence of at most 25 words: the best run, and from which others it
 * differs significantly, as far as that can be tested. With one run, its mean.
 */
export function describeConclusion(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
  visible: readonly number[] = [...runs.keys()],
): string {
  const about = nameInSentence(metric);
  const [only = 0] = visible;
  const first = runs[only];
  // The metric belongs to a later stage.
  if (first && !first.metrics[metric.id]) return `Computing ${about}…`;
  const meanAt = (run: number) => formatMean(metric, runs[run]?.metrics[metric.id]?.mean ?? null);
  if (visible.length === 1 && first) {
    const { n = 0 } = first.metrics[metric.id] ?? {};
    return `${runName(first)}: ${about} ${meanAt(only)} over ${countQuestions(n, metric)}.`;
  }
  const leaders = findLeaders(runs, metric, visible);
  const [best] = leaders;
  if (best === undefined) return '';
  if (leaders.length === visible.length) {
    return `All ${plural(visible.length, 'run')} have the same ${about} (${meanAt(best)}).`;
  }
  const verb = leaders.length === 1 ? 'has' : 'share';
  const superlative = metric.better === 'higher' ? 'highest' : 'lowest';
  const lead = `${nameRuns(leaders, runs, 'run')} ${verb} the ${superlative} ${about} (${meanAt(best)})`;
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  const own = pairs.filter(
    ({ a, b }) => (a === best || b === best) && visible.includes(a) && visible.includes(b),
  );
  const runsWith = (...conclusions: readonly Conclusion[]) =>
    own.filter((pair) => conclusions.includes(conclusionOf(pair, metric, runs)));
  const worseRuns = runsWith('a-better', 'b-better');
  const alike = runsWith('no-difference');
  const inconclusive = runsWith('inconclusive');
  const untestable = runsWith('untestable');
  const name = (some: readonly PairComparison[], each: 'every' | 'any' = 'every') => {
    if (some.length === own.length) return own.length === 1 ? 'the other run' : `${each} other run`;
    const others = some.map(({ a, b }) => (a === best ? b : a));
    return nameRuns(others, runs, 'other run');
  };
  const clauses = [
    worseRuns.length > 0 ? `significantly better than ${name(worseRuns)}` : '',
    alike.length > 0 ? `no significant difference from ${name(alike, 'any')}` : '',
    inconclusive.length > 0 ? `inconclusive difference from ${name(inconclusive)}` : '',
    untestable.length === 0
      ? ''
      : untestable.length === own.length
        ? `differences are not testable: ${describeUntestable(untestable, metric)}`
        : `${name(untestable)} not testable`,
  ].filter((clause) => clause !== '');
  return `${[lead, ...clauses].join('; ')}.`;
}

/** The names of these runs, or their number. */
function nameRuns(positions: readonly number[], runs: readonly RunReport[], what: string): string {
  if (positions.length > MAX_NAMED_RUNS) return plural(positions.length, what);
  return listWords(positions.map((run) => runName(runs[run])));
}

/**
 * The runs with the best mean of a metric. Means that print the same are a tie, since a reader could
 * not see why one of them leads. Empty if no run has a mean, or there is only one run.
 */
export function findLeaders(
  runs: readonly RunReport[],
  metric: MetricDescription,
  visible: readonly number[] = [...runs.keys()],
): readonly number[] {
  if (visible.length < 2) return [];
  const means = runs.map(({ metrics }, run) =>
    visible.includes(run) ? (metrics[metric.id]?.mean ?? null) : null,
  );
  const present = means.filter((mean) => mean !== null);
  if (present.length === 0) return [];
  const best = metric.better === 'higher' ? Math.max(...present) : Math.min(...present);
  const written = formatMean(metric, best);
  return means.flatMap((mean, index) =>
    mean !== null && formatMean(metric, mean) === written ? [index] : [],
  );
}
