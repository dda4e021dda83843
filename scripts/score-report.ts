import type { MetricDescription } from '../src/core/scoring/metric';
import { runName } from '../src/core/model';
import type { MetricSummary, RunReport } from '../src/core/analysis/run-report';
import { PROFILES } from '../src/core/scoring/profiles';
import { buildMatrix } from '../src/core/analysis/matrix';
import type { Uncertainty } from '../src/core/analysis/uncertainty';
import { describeMethod, describePair } from '../src/core/analysis/describe-comparison';
import type { RejectionReport } from '../src/core/scoring/tiers/rejection-report';
import { REJECTION_REASONS, REJECTION_LABELS, TIERS } from '../src/core/scoring/tiers/tier';
import { alignColumns } from './align-columns';
import { formatMean, NOT_APPLICABLE, plural } from '../src/core/words/numbers';

/* Results as `npm run score` prints them, in words and columns. */

/** The join audit and the means, a line a run. */
export function describeRuns(
  runs: readonly RunReport[],
  known: readonly MetricDescription[],
): string[] {
  const metrics = known.filter(({ id }) => runs.some((run) => id in run.metrics));
  const counted = ['questions', 'matched', 'missing', 'extra', 'duplicate', 'unscored', 'wrapped'];
  const rows = runs.map(({ model, run, counts, metrics: summaries }) => [
    runName({ model, run }),
    ...counted.map((key) => String(counts[key as keyof typeof counts])),
    ...metrics.map((metric) => showMean(metric, summaries[metric.id])),
  ]);
  return alignColumns([['run', ...counted, ...metrics.map(({ id }) => id)], ...rows]);
}

/** What a scorer says of a whole run beside its mean. */
export function describeRunValues(runs: readonly RunReport[]): string[] {
  const lines = runs.flatMap(({ model, run, runValues }) =>
    Object.entries(runValues).map(([metric, values]) => {
      const shown = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(4)}`);
      return `${runName({ model, run })}, ${metric}: ${shown.join(', ')}`;
    }),
  );
  return lines.length > 0 ? [...lines, ''] : [];
}

/** What a strict scorer throws away: the share accepted up to each tier, and the kinds of gap. */
export function describeGaps(gaps: RejectionReport | null): string[] {
  if (!gaps) return [];
  const shares = gaps.runs.map(({ run, headline }) => [
    run,
    ...TIERS.map((tier) => formatMean({ display: 'share' }, headline[tier])),
  ]);
  const kinds = gaps.runs.map(({ run, byReason: byGap }) => {
    const found = REJECTION_REASONS.filter((kind) => byGap[kind].questions > 0);
    const counts = found.map(
      (kind) => `${byGap[kind].questions} ${REJECTION_LABELS[kind].toLowerCase()}`,
    );
    return `${run}: ${counts.length > 0 ? counts.join(', ') : 'none'}`;
  });
  return [
    ...alignColumns([['accepted up to', ...TIERS], ...shares]),
    '',
    'Correct answers that a strict scorer rejects:',
    ...kinds,
    '',
  ];
}

/** How the intervals were found, and what can be said of every pair of runs, metric by metric. */
export function describeUncertainty(
  { method, comparisons }: Uncertainty,
  runs: readonly RunReport[],
  known: readonly MetricDescription[],
): string[] {
  const { documents, resamples, seed } = method;
  const unit =
    documents === null ? 'questions independent' : `${plural(documents, 'document')} as clusters`;
  const names = runs.map(runName);
  const lines = comparisons.flatMap((comparison) => {
    const metric = known.find(({ id }) => id === comparison.metric);
    if (!metric) return [];
    const sentences = comparison.pairs.map((pair) => describePair(pair, names, metric));
    return ['', ...sentences, describeMethod(comparison)];
  });
  const intervals = `In brackets: 95% intervals, ${plural(resamples, 'resample')}, ${unit}, seed ${seed}.`;
  return [intervals, ...lines, ''];
}

/** Every pair of runs in a sentence, where scorer profiles were asked for. */
export function describeMatrix(runs: readonly RunReport[]): string[] {
  const matrix = buildMatrix(runs, PROFILES);
  return matrix ? [...matrix.pairs.map(({ sentence }) => sentence), ''] : [];
}

function showMean(metric: MetricDescription, summary: MetricSummary | undefined): string {
  const { mean = null, n = 0, interval } = summary ?? {};
  if (mean === null) return NOT_APPLICABLE;
  const show = (value: number) => formatMean(metric, value);
  const range = interval ? ` [${show(interval.low)}, ${show(interval.high)}]` : '';
  return `${show(mean)}${range} (${n})`;
}
