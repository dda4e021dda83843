import type { PairComparison } from '../../../core/analysis/compare-runs';
import {
  concludePair,
  type Conclusion,
  describeDetectable,
  describePair,
  describeTooFew,
} from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import type { Uncertainty } from '../../../core/analysis/uncertainty';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatMean, plural } from '../../../core/words/numbers';

/** More runs than this are counted, not named. */
const MAX_NAMED_RUNS = 3;

/**
 * What the tests of one metric allow to conclude: of two runs the verdict; of more, which runs the best
 * is better than, and why not than the others. Empty where nothing was compared.
 */
export function describeConclusion(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
): string {
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  const [only] = pairs;
  if (!only) return '';
  if (pairs.length === 1) return describePair(only, runs, metric);
  const leaders = findLeaders(runs, metric);
  const [best] = leaders;
  if (best === undefined) return '';
  const own = pairs.filter(({ a, b }) => a === best || b === best);
  const those = (...conclusions: readonly Conclusion[]) =>
    own.filter((pair) => conclusions.includes(concludePair(pair, metric, runs)));
  const beaten = those('a-better', 'b-better');
  const tied = those('no-difference');
  const inconclusive = those('inconclusive');
  const untestable = those('untestable');
  const name = runs[best] ? runName(runs[best]) : '';
  const differenceFrom = (some: readonly PairComparison[]) =>
    some.length === own.length
      ? 'the differences from the other runs are'
      : `the ${some.length === 1 ? 'difference' : 'differences'} from ${nameOthers(some, best, runs)} ${some.length === 1 ? 'is' : 'are'}`;
  const basis = describeBasis(own);
  const about = metric.label.charAt(0).toLowerCase() + metric.label.slice(1);
  if (beaten.length === own.length) {
    return `${name} is better in ${about} than every other run (${basis}).`;
  }
  if (leaders.length === runs.length) {
    return `All ${plural(runs.length, 'run')} have the same ${about} on ${basis}.`;
  }
  const size = describeDetectable(tied, metric);
  const detectable =
    size === ''
      ? ''
      : ` (minimum detectable difference at 80% power, before adjustment for multiple comparisons: ${size})`;
  const clauses = [
    tied.length === 0
      ? ''
      : tied.length === own.length
        ? `on ${basis}, no difference from another run is significant${detectable}`
        : `on ${basis}, there is no significant difference from ${nameOthers(tied, best, runs)}${detectable}`,
    inconclusive.length === 0
      ? ''
      : `${differenceFrom(inconclusive)} inconclusive: significant only before adjustment for multiple comparisons`,
    untestable.length === 0
      ? ''
      : `${differenceFrom(untestable)} not testable: ${describeTooFew(untestable)}`,
  ];
  const start = beaten.length
    ? `${name} is better in ${about} than ${nameOthers(beaten, best, runs)}`
    : leaders.length > 1
      ? `${nameLeaders(leaders, runs)} share the best ${about}`
      : `${name} has the best ${about}`;
  return `${[start, ...clauses.filter((clause) => clause !== '')].join('; ')}.`;
}

function nameLeaders(leaders: readonly number[], runs: readonly RunReport[]): string {
  if (leaders.length > MAX_NAMED_RUNS) return plural(leaders.length, 'run');
  return listWords(leaders.flatMap((run) => (runs[run] ? [runName(runs[run])] : [])));
}

function nameOthers(
  pairs: readonly PairComparison[],
  best: number,
  runs: readonly RunReport[],
): string {
  if (pairs.length > MAX_NAMED_RUNS) return plural(pairs.length, 'other run');
  return listWords(
    pairs.map(({ a, b }) => {
      const other = runs[a === best ? b : a];
      return other ? runName(other) : '';
    }),
  );
}

/** Over how many questions and documents; the least of them where pairs differ. */
function describeBasis(pairs: readonly PairComparison[]): string {
  const questions = Math.min(...pairs.map(({ n }) => n));
  const documents = pairs.flatMap(({ clusters }) => clusters ?? []);
  const inDocuments =
    documents.length > 0 ? ` in ${plural(Math.min(...documents), 'document')}` : '';
  return `${plural(questions, 'question')}${inDocuments}`;
}

/**
 * The runs with the best mean of a metric. Means that are written alike are a tie: a reader could
 * not see why one of them should be ahead. None where no run has a mean, or there is only one run.
 */
export function findLeaders(
  runs: readonly RunReport[],
  metric: MetricDescription,
): readonly number[] {
  if (runs.length < 2) return [];
  const means = runs.map(({ metrics }) => metrics[metric.id]?.mean ?? null);
  const present = means.filter((mean) => mean !== null);
  if (present.length === 0) return [];
  const best = metric.better === 'higher' ? Math.max(...present) : Math.min(...present);
  const written = formatMean(metric, best);
  return means.flatMap((mean, index) =>
    mean !== null && formatMean(metric, mean) === written ? [index] : [],
  );
}
