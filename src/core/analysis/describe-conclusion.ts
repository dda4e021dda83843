import type { PairComparison } from './compare-runs';
import {
  conclusionOf,
  type Conclusion,
  countQuestions,
  describeUntestable,
  nameInSentence,
} from './describe-comparison';
import { orderRuns } from './run-order';
import type { RunReport } from './run-report';
import type { Uncertainty } from './uncertainty';
import { runName } from '../model';
import type { MetricDescription } from '../scoring/metric';
import { listWords } from '../words/lists';
import { formatMean, formOf, plural } from '../words/numbers';

/** If there are more runs than this, they are counted, not named. */
const MAX_NAMED_RUNS = 2;

/**
 * The result under one metric in a sentence of at most 25 words: the best run, and which other runs
 * it differs from significantly, as far as that can be tested. With one run, its mean.
 */
export function describeConclusion(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
  visible: readonly number[] = orderRuns(runs, metric),
): string {
  const about = nameInSentence(metric);
  const [only = 0] = visible;
  const first = runs[only];
  // The metric is computed in a later stage.
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
  const verb = formOf(leaders.length, 'has', 'share');
  const superlative = metric.better === 'higher' ? 'highest' : 'lowest';
  const lead = `${nameRuns(leaders, runs, 'run')} ${verb} the ${superlative} ${about} (${meanAt(best)})`;
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  const others = visible
    .filter((run) => !leaders.includes(run))
    .map((run) => ({
      run,
      pairs: pairs.filter(({ a, b }) => leaders.includes(a === run ? b : b === run ? a : run)),
    }))
    .filter((other) => other.pairs.length > 0);
  const clause = (outcome: Outcome, describe: (some: typeof others) => string) => {
    const some = others.filter((other) => outcomeOf(other.pairs, metric, runs) === outcome);
    return some.length === 0 ? [] : [describe(some)];
  };
  const name = (some: typeof others, each: 'every' | 'any' = 'every') => {
    if (some.length === others.length) {
      return others.length === 1 ? 'the other run' : `${each} other run`;
    }
    const positions = some.map(({ run }) => run);
    return nameRuns(positions, runs, 'other run');
  };
  const clauses = [
    ...clause('worse', (some) => `significantly better than ${name(some)}`),
    ...clause('no-difference', (some) => `no significant difference from ${name(some, 'any')}`),
    ...clause('inconclusive', (some) => `inconclusive difference from ${name(some)}`),
    ...clause('untestable', (some) => {
      if (some.length < others.length) return `${name(some)} not testable`;
      const untestable = some.flatMap((other) => other.pairs);
      return `differences are not testable: ${describeUntestable(untestable, metric)}`;
    }),
  ];
  return `${[lead, ...clauses].join('; ')}.`;
}

type Outcome = 'worse' | Exclude<Conclusion, 'a-better' | 'b-better'>;

/** The outcome of comparing a run with all leaders: inconclusive if the comparisons disagree. */
function outcomeOf(
  pairs: readonly PairComparison[],
  metric: MetricDescription,
  runs: readonly RunReport[],
): Outcome {
  const outcomes = new Set(
    pairs.map((pair): Outcome => {
      const conclusion = conclusionOf(pair, metric, runs);
      return conclusion === 'a-better' || conclusion === 'b-better' ? 'worse' : conclusion;
    }),
  );
  const [outcome = 'untestable'] = outcomes;
  return outcomes.size === 1 ? outcome : 'inconclusive';
}

/** The names of these runs, or their number if there are too many. */
function nameRuns(positions: readonly number[], runs: readonly RunReport[], what: string): string {
  if (positions.length > MAX_NAMED_RUNS) return plural(positions.length, what);
  return listWords(positions.map((run) => runName(runs[run])));
}

/**
 * The runs with the best mean of a metric. Means that print the same are a tie, since a reader
 * could not see why one of them leads. Empty if no run has a mean, or there is only one run.
 */
export function findLeaders(
  runs: readonly RunReport[],
  metric: MetricDescription,
  visible: readonly number[] = orderRuns(runs, metric),
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
