import type { Metric } from '../../scoring/metric';
import { runName } from '../../model';
import type { RunReport } from '../../analysis/run-report';
import type { RunComparison } from '../../analysis/compare-runs';
import { SIGNIFICANCE, verdictOf } from '../../analysis/verdict-sentence';
import { PRESET_LABELS, presetOf, type Settings } from '../../settings';
import { changedSettings } from './changed-settings';
import { nameJudges } from './describe-judges';
import type { ExportInput } from './export-format';
import { formatMean } from '../../words/numbers';
import { plural } from '../../words/plurals';

/** The headline table of a paper, before it is written in any markup. */
export interface ResultsTable {
  readonly metrics: readonly Metric[];
  readonly rows: readonly ResultsRow[];
  /** What the table shows and how it was found, in sentences. */
  readonly caption: readonly string[];
}

/** One run. */
export interface ResultsRow {
  readonly run: string;
  /** One a metric. */
  readonly cells: readonly ResultsCell[];
}

/** One run under one metric, in figures as they are printed. */
export interface ResultsCell {
  /** The mean as it is shown; `null` where the metric applies to no question. */
  readonly mean: string | null;
  readonly interval: { readonly low: string; readonly high: string } | null;
  /** Whether no run is written with a better mean. */
  readonly isBest: boolean;
  /** Whether the run is told apart from the best one. */
  readonly isWorse: boolean;
}

/** The runs under the headline metrics that were scored. */
export function buildResultsTable(input: ExportInput): ResultsTable {
  const { evaluation, metrics } = input;
  const { runs, uncertainty } = evaluation;
  const headline = metrics.filter(({ headline: isShown }) => isShown);
  const columns = headline.map((metric) => {
    const comparison = uncertainty.comparisons.find((one) => one.metric === metric.id);
    return columnOf(metric, runs, comparison);
  });
  return {
    metrics: headline,
    rows: runs.map((run, index) => ({
      run: runName(run),
      cells: columns.flatMap((column) => column[index] ?? []),
    })),
    caption: describeTable(input, headline),
  };
}

function columnOf(
  metric: Metric,
  runs: readonly RunReport[],
  comparison: RunComparison | undefined,
): ResultsCell[] {
  const means = runs.map(({ metrics }) => metrics[metric.id]?.mean ?? null);
  const present = means.filter((mean) => mean !== null);
  const best = metric.better === 'higher' ? Math.max(...present) : Math.min(...present);
  const leader = means.indexOf(best);
  const written = formatMean(metric, best);
  return runs.map(({ metrics }, index) => {
    const { mean = null, interval = null } = metrics[metric.id] ?? {};
    return {
      mean: mean === null ? null : formatMean(metric, mean),
      interval: interval && {
        low: formatMean(metric, interval.low),
        high: formatMean(metric, interval.high),
      },
      isBest: runs.length > 1 && mean !== null && formatMean(metric, mean) === written,
      isWorse: isBeaten(metric, comparison, leader, index),
    };
  });
}

function isBeaten(
  metric: Metric,
  comparison: RunComparison | undefined,
  leader: number,
  run: number,
): boolean {
  const pair = comparison?.pairs.find(
    ({ a, b }) => (a === leader && b === run) || (a === run && b === leader),
  );
  return (
    pair !== undefined && verdictOf(pair, metric) === (pair.a === leader ? 'a-better' : 'b-better')
  );
}

function describeTable(input: ExportInput, metrics: readonly Metric[]): string[] {
  const { version, settings, inputs, dataset, evaluation } = input;
  const { method, comparisons } = evaluation.uncertainty;
  const [gold] = inputs;
  const questions = plural(dataset.questions.ids.length, 'question');
  const where = method.documents === null ? '' : ` on ${plural(method.documents, 'document')}`;
  const resampled = method.documents === null ? '' : ', whole documents resampled';
  const shares = metrics.some(({ display }) => display === 'share') ? ', in points of 100' : '';
  return [
    `Means over ${questions}${where}${shares}, with ${100 * method.level} % intervals${resampled} (seed ${method.seed}).`,
    ...(comparisons.length === 0
      ? []
      : [
          `Best in bold; a dagger marks runs that differ from the best (paired permutation test, Holm’s adjustment, p < ${SIGNIFICANCE}).`,
        ]),
    `A question without a prediction ${settings.missing === 'zero' ? 'counts 0' : 'is left out'}.`,
    ...nameJudges(input),
    `Scored with Assay ${version}, normalisation ${nameNormalisation(settings.normalisation)}, ${nameOthers(settings)}${gold ? `; gold file SHA-256 ${gold.sha256.slice(0, 12)}` : ''}.`,
  ];
}

function nameNormalisation(steps: readonly string[]): string {
  const preset = presetOf(steps);
  return preset ? `“${PRESET_LABELS[preset]}”` : `by ${steps.join(', ')}`;
}

function nameOthers(settings: Settings): string {
  const changed = changedSettings(settings, ['normalisation', 'missing', 'judges']);
  return changed.length === 0
    ? 'other settings as they are by default'
    : `and of other settings not by default: ${changed.join(', ')}`;
}
