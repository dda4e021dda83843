import { collectLabels } from '../../analysis/agreement/collect';
import { chooseHeadline } from '../../analysis/agreement/headline';
import {
  DEFAULT_OPTIONS,
  type ExportFormat,
  type ExportInput,
  type ExportOptions,
} from './export-format';
import { writeInOneChunk } from './writing';
import { settingDifferences } from './compare-results';
import {
  DEFAULT_SETTINGS,
  PRESET_LABELS,
  presetOf,
  retrievalSettings,
  type Settings,
} from '../../settings';
import { isRetrieval } from '../../scoring/metrics/retrieval';
import type { Metric } from '../../scoring/metric';
import { type Dataset, runName } from '../../model';
import { orderRuns } from '../../analysis/run-order';
import type { RunReport } from '../../analysis/run-report';
import type { RunComparison } from '../../analysis/compare-runs';
import { findLeaders } from '../../analysis/describe-conclusion';
import {
  conclusionOf,
  describeIntervals,
  describeUntestable,
  findPair,
  SIGNIFICANCE,
  verdictOf,
} from '../../analysis/describe-comparison';
import type { Interval } from '../../analysis/statistics/interval';
import { describeChange, describeCompletion } from '../../analysis/gold/describe';
import type { GoldScores } from '../../analysis/gold/gold-scores';
import { listWords } from '../../words/lists';
import { describeExternalScores, describeJudgeVerdicts } from './provenance';
import { nounsOf } from '../../words/nouns';
import { ROW_ORDER } from '../../words/problems';
import { formatMean, NOT_APPLICABLE, plural } from '../../words/numbers';
import {
  type PaperCell,
  type PaperTable,
  writeLatexTable,
  writeMarkdownTable,
} from './paper-table';

/** The headline table in GitHub Flavored Markdown, with the caption below. */
export const markdown: ExportFormat = {
  id: 'markdown',
  fileName: 'results.md',
  mediaType: 'text/markdown',
  label: 'Results table (Markdown)',
  summary: 'The headline table with intervals, best in bold, and a caption with the method.',
  use: 'paper',
  supportedOptions: ['headline', 'runs'],
  write: (input, options) => writeInOneChunk(writeMarkdownTable(paperTable(input, options))),
};

/** The headline table for a paper: a `table` that needs the package booktabs and nothing else. */
export const latex: ExportFormat = {
  id: 'latex',
  fileName: 'results.tex',
  mediaType: 'application/x-tex',
  label: 'Results table (LaTeX)',
  summary:
    'The headline table for a paper: booktabs, intervals, best in bold, daggers for significant differences, a caption with method and settings.',
  use: 'paper',
  supportedOptions: ['headline', 'runs'],
  write: (input, options) => writeInOneChunk(writeLatexTable(paperTable(input, options))),
};

function paperTable(input: ExportInput, options?: ExportOptions): PaperTable {
  const { metrics, heads, rows, caption } = buildResultsTable(input, options);
  const { completion } = input;
  const [headline] = completion ? metrics : [];
  return {
    columns: [
      'Run',
      ...heads.flatMap((head, at) =>
        at === 0 && headline ? [head, `${headline.label}, completed gold`] : [head],
      ),
    ],
    rows: rows.map(({ run, index, cells }) => [
      { text: run },
      ...cells.flatMap(({ mean, ...cell }, at): PaperCell[] => {
        const published = { text: mean ?? NOT_APPLICABLE, ...cell };
        const figures = headline && completion?.runs[index]?.metrics[headline.id];
        return at === 0 && figures ? [published, completedCell(headline, figures)] : [published];
      }),
    ]),
    caption: [...caption, ...(completion ? describeCompletion(completion) : [])],
  };
}

function completedCell(metric: Metric, figures: GoldScores): PaperCell {
  const { mean, interval } = figures.completed;
  return {
    text: formatMean(metric, mean),
    interval: formatEnds(metric, interval),
    note: describeChange(metric, figures),
  };
}

function formatEnds(metric: Metric, interval: Interval | null): ResultsCell['interval'] {
  return (
    interval && { low: formatMean(metric, interval.low), high: formatMean(metric, interval.high) }
  );
}

/** The headline table, independent of its markup. */
export interface ResultsTable {
  readonly metrics: readonly Metric[];
  /**
   * The label of each metric, with the number of scored questions if not all questions of the data
   * set are scored.
   */
  readonly heads: readonly string[];
  readonly rows: readonly ResultsRow[];
  /** Sentences that describe the content of the table and how it was computed. */
  readonly caption: readonly string[];
}

/** One run. */
export interface ResultsRow {
  readonly run: string;
  /** Position of the run in the report. */
  readonly index: number;
  /** One per metric. */
  readonly cells: readonly ResultsCell[];
}

/** One run under one metric, with values as printed. */
export interface ResultsCell {
  /** The mean as printed; `null` if the metric applies to no question. */
  readonly mean: string | null;
  readonly interval: NonNullable<PaperCell['interval']> | null;
  /** Whether no run has a better printed mean, and at least one has a worse mean or no mean. */
  readonly isBest: boolean;
  /** Whether the run differs significantly from the best one. */
  readonly isWorse: boolean;
}

/**
 * The headline metric: the chosen one, otherwise the default, with the reason based on the human
 * labels.
 */
export function headlineOf(
  { metrics, dataset, evaluation: { scores }, settings, labels }: ExportInput,
  { headline }: Pick<ExportOptions, 'headline'> = DEFAULT_OPTIONS,
): { readonly metric: Metric | undefined; readonly reason: string | null } {
  const find = (id: string | null) => metrics.find((metric) => metric.id === id);
  const chosen = find(headline);
  if (chosen) return { metric: chosen, reason: null };
  const collected = collectLabels(dataset, labels.given);
  const found = chooseHeadline({ dataset, scores, metrics, settings, labels: collected });
  return { metric: find(found.metric), reason: found.reason };
}

/** The runs under the metrics that tables show, headline metric and best run first. */
export function buildResultsTable(
  input: ExportInput,
  options: ExportOptions = DEFAULT_OPTIONS,
): ResultsTable {
  const { dataset, evaluation, metrics } = input;
  const { runs, uncertainty } = evaluation;
  const { metric: first, reason } = headlineOf(input, options);
  const shown = options.runs ?? orderRuns(runs, first);
  const headline = [
    ...(first ? [first] : []),
    ...metrics.filter((metric) => metric.headline && metric !== first),
  ];
  const columns = headline.map((metric) => {
    const comparison = uncertainty.comparisons.find((one) => one.metric === metric.id);
    return columnOf(metric, runs, shown, comparison);
  });
  return {
    metrics: headline,
    heads: headline.map(({ id, label }) => {
      const counts = shown.flatMap((index) => runs[index]?.metrics[id]?.n ?? []);
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      if (least >= dataset.questions.ids.length) return label;
      return `${label} (n = ${least === most ? least : `${least}–${most}`})`;
    }),
    rows: shown.map((index) => ({
      run: runName(runs[index]),
      index,
      cells: columns.flatMap((column) => column[index] ?? []),
    })),
    caption: [
      ...describeTable(input, headline),
      ...(shown.length < runs.length ? [`${shown.length} of ${runs.length} runs shown.`] : []),
      ...(first && reason !== null ? [`Headline metric: ${first.label}; ${reason}.`] : []),
    ],
  };
}

function columnOf(
  metric: Metric,
  runs: readonly RunReport[],
  shown: readonly number[],
  comparison: RunComparison | undefined,
): ResultsCell[] {
  const leaders = findLeaders(runs, metric, shown);
  const first = orderRuns(runs, metric).find((run) => shown.includes(run));
  return runs.map(({ metrics }, index) => {
    const { mean = null, interval = null } = metrics[metric.id] ?? {};
    const pair = findPair(comparison?.pairs ?? [], first, index);
    return {
      mean: mean === null ? null : formatMean(metric, mean),
      interval: formatEnds(metric, interval),
      isBest: leaders.length < shown.length && leaders.includes(index),
      isWorse:
        pair !== undefined &&
        verdictOf(pair, metric) === (pair.a === first ? 'a-better' : 'b-better'),
    };
  });
}

function describeTable(input: ExportInput, metrics: readonly Metric[]): string[] {
  const { version, settings, inputs, dataset, evaluation } = input;
  const { method, comparisons } = evaluation.uncertainty;
  const [gold] = inputs;
  const { question } = nounsOf(isRetrieval(dataset));
  const questions = plural(dataset.questions.ids.length, ...question);
  const where = method.documents === null ? '' : ` in ${plural(method.documents, 'document')}`;
  const shares = metrics.some(({ display }) => display === 'share')
    ? ', on a scale of 0 to 100'
    : '';
  const intervals = metrics.flatMap(({ id }) =>
    evaluation.runs.map((run) => run.metrics[id]?.interval),
  );
  const found = describeIntervals(intervals, method.documents !== null);
  const by = found === '' ? '' : ` by ${found}`;
  return [
    `Means over ${questions}${where}${shares}, with ${100 * method.level}% intervals${by}, not adjusted for multiple comparisons (seed ${method.seed}).`,
    ...(comparisons.length === 0 ? [] : ['Best in bold.', ...describeDaggers(input, metrics)]),
    describeMissing(dataset, settings),
    ...describeRowOrder(dataset),
    ...describeJudgeVerdicts(input),
    ...describeExternalScores(dataset, metrics),
    `Scored with Assay ${version}, ${isRetrieval(dataset) ? '' : `normalization ${nameNormalization(settings.normalisation)}, `}${nameOthers(settings)}${gold ? `; gold file SHA-256 ${gold.sha256.slice(0, 12)}` : ''}.`,
  ];
}

/** Describes how a question without a prediction, or a query without a ranking, is scored. */
function describeMissing(dataset: Dataset, settings: Settings): string {
  const [what, counts] = isRetrieval(dataset)
    ? ['A judged query without a ranking', retrievalSettings(settings).queries === 'judged']
    : ['A question without a prediction', settings.missing === 'zero'];
  return `${what} ${counts ? 'counts as 0' : 'is excluded'}.`;
}

/** Names the files whose rows were matched by order, without ids. */
function describeRowOrder({ problems }: Dataset): string[] {
  const files = problems.filter(({ code }) => code === ROW_ORDER).flatMap(({ file = [] }) => file);
  return files.length === 0
    ? []
    : [`Predictions of ${listWords(files)} were matched by row order, not by ids.`];
}

/** Describes which differences were tested, and which tests cannot find a difference. */
function describeDaggers({ evaluation }: ExportInput, metrics: readonly Metric[]): string[] {
  const { runs, uncertainty } = evaluation;
  const untestable = uncertainty.comparisons.flatMap(({ metric: id, pairs }) => {
    const metric = metrics.find((one) => one.id === id);
    if (!metric || pairs.length === 0 || pairs.some(({ canDecide }) => canDecide)) return [];
    const those = pairs.filter((pair) => conclusionOf(pair, metric, runs) === 'untestable');
    return [{ metric, pairs: those }];
  });
  const why = describeUntestable(
    untestable.flatMap(({ pairs }) => pairs),
    metrics[0],
  );
  if (why !== '' && untestable.length === uncertainty.comparisons.length) {
    return [`Differences are not testable: ${why}.`];
  }
  const labels = listWords(untestable.map(({ metric }) => metric.label));
  return [
    `A dagger marks runs that differ significantly from the best (paired permutation test, Holm’s adjustment, p < ${SIGNIFICANCE}).`,
    ...(why === '' ? [] : [`Differences are not testable in ${labels}: ${why}.`]),
  ];
}

function nameNormalization(steps: readonly string[]): string {
  const preset = presetOf(steps);
  return preset ? `“${PRESET_LABELS[preset]}”` : `by ${steps.join(', ')}`;
}

/**
 * The other settings that differ from the defaults, as in a settings file: `numbers.percent
 * strict`.
 */
function nameOthers(settings: Settings): string {
  const changed = settingDifferences(settings, DEFAULT_SETTINGS)
    .filter(({ path }) => !/^(?:normalisation|missing|judges)(?:\.|$)/.test(path))
    .map(({ path, given }) => `${path} ${given}`);
  return changed.length === 0
    ? 'other settings at their defaults'
    : `other settings: ${changed.join(', ')}`;
}
