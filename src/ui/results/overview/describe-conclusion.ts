import type { PairComparison } from '../../../core/analysis/compare-runs';
import { describePair, verdictOf } from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import type { Uncertainty } from '../../../core/analysis/uncertainty';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatMean, plural } from '../../../core/words/numbers';

/** More runs than this are counted, not named. */
const MAX_NAMED_RUNS = 3;

/**
 * What the tests allow to be concluded under one metric: of two runs the verdict, of more what the
 * best can be said to be better than, and what so many questions cannot show. Empty where nothing was
 * compared.
 */
export function describeConclusion(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
): string {
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  const [only] = pairs;
  if (!only) return '';
  if (pairs.length === 1) return describePair(only, runs.map(runName), metric);
  const leaders = findLeaders(runs, metric);
  const [best] = leaders;
  if (best === undefined) return '';
  const own = pairs.filter(({ a, b }) => a === best || b === best);
  const [beaten, tied] = [false, true].map((isTied) =>
    own.filter((pair) => (verdictOf(pair, metric) === 'undecided') === isTied),
  );
  const name = runs[best] ? runName(runs[best]) : '';
  const others = (some: readonly PairComparison[]) => nameOthers(some, best, runs);
  const basis = describeBasis(own);
  const about = metric.label.charAt(0).toLowerCase() + metric.label.slice(1);
  if (!tied?.length) return `${name} is better in ${about} than every other run (${basis}).`;
  if (leaders.length === runs.length) {
    return `All ${plural(runs.length, 'run')} have the same ${about} on ${basis}; no difference is significant.`;
  }
  const unseen = describeUnseen(tied, metric);
  if (!beaten?.length && leaders.length > 1) {
    return `${nameLeaders(leaders, runs)} share the best ${about}; on ${basis}, no difference from another run is significant${unseen}.`;
  }
  if (!beaten?.length) {
    return `${name} has the best ${about}, but on ${basis} no difference from another run is significant${unseen}.`;
  }
  return `${name} is better in ${about} than ${others(beaten)}; on ${basis}, there is no significant difference from ${others(tied)}${unseen}.`;
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

function describeUnseen(pairs: readonly PairComparison[], metric: MetricDescription): string {
  if (pairs.some(({ canDecide }) => !canDecide)) {
    const isShared = pairs.some(({ clusters }) => clusters !== null);
    return `; there are too few ${isShared ? 'documents' : 'questions'} for any significant difference`;
  }
  const sizes = pairs.flatMap(({ detectable }) => detectable ?? []);
  if (sizes.length === 0) return '';
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) =>
    formatMean(metric, size),
  );
  const range = least === most ? most : `${least ?? ''} to ${most ?? ''}`;
  const unit = metric.display === 'share' ? ' points' : '';
  return ` (minimum detectable difference: ${range ?? ''}${unit})`;
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
