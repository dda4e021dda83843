import type { AgreementReport } from '../src/core/analysis/agreement/agreement';
import {
  describeThreshold,
  describeVerdicts,
  formatKappa,
  rankMetrics,
} from '../src/core/analysis/agreement/conclusion';
import type { AnnotatedEstimate } from '../src/core/analysis/agreement/measure';
import { EVIDENCE_OUTCOMES } from '../src/core/analysis/evidence';
import { FIGURE_STATES, type GroundingSummary } from '../src/core/analysis/grounding';
import {
  describeIntervals,
  describeMethod,
  describePair,
} from '../src/core/analysis/describe-comparison';
import { buildMatrix } from '../src/core/analysis/matrix';
import type { MetricSummary, RunReport } from '../src/core/analysis/run-report';
import type { Uncertainty } from '../src/core/analysis/uncertainty';
import { isExternalMetric } from '../src/core/dataset/join/external-scores';
import type { EvidenceReport } from '../src/core/explore/evidence';
import { type JoinCheck, runName } from '../src/core/model';
import type { MetricDescription } from '../src/core/scoring/metric';
import { PROFILES } from '../src/core/scoring/profiles';
import type { RejectionReport } from '../src/core/scoring/acceptance/rejection-report';
import {
  OUTCOMES,
  REJECTION_LABELS,
  REJECTION_REASONS,
  TIER_WORDS,
  TIERS,
} from '../src/core/scoring/tiers/tier';
import { listWords } from '../src/core/words/lists';
import { nounsOf } from '../src/core/words/nouns';
import { formatMean, formatPoints, NOT_APPLICABLE, plural, SHARE } from '../src/core/words/numbers';
import { describeChange, describeCompletion } from '../src/core/analysis/gold/describe';
import type { GoldCompletion } from '../src/core/analysis/gold/gold-scores';

/* The printed output of `npm run score`. */

/** The counts of the join, a line for each run. */
export function describeCounts(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
): string[] {
  const counted = ['questions', 'matched', 'missing', 'extra', 'duplicate', 'unscored', 'wrapped'];
  const rows = runs.map(({ model, run, counts }) => [
    runName({ model, run }),
    ...counted.map((key) => String(counts[key as keyof typeof counts])),
  ]);
  const { question } = nounsOf(
    scoredBy(runs, metrics).some(({ appliesTo }) => appliesTo.includes('ranking')),
  );
  const heads = counted.map((key) => (key === 'questions' ? question[1] : key));
  return alignColumns([['run', ...heads], ...rows]);
}

/**
 * The means, with a line for each run: of all scored metrics if the user chose the metrics;
 * otherwise of those that tables show, followed by the names of the other metrics.
 */
export function describeMeans(
  runs: readonly RunReport[],
  [headline, ...others]: readonly MetricDescription[],
  areChosen: boolean,
): string[] {
  if (!headline) return [];
  const scored = [headline, ...scoredBy(runs, others)];
  const shown = scored.filter((metric) => areChosen || metric === headline || metric.headline);
  const rows = runs.map(({ model, run, metrics }) => [
    runName({ model, run }),
    ...shown.map((metric) => showMean(metric, metrics[metric.id])),
  ]);
  const rest = scored.filter((metric) => !shown.includes(metric)).map(({ id }) => id);
  return [
    '',
    ...alignColumns([['run', ...shown.map(({ id }) => id)], ...rows]),
    ...(rest.length > 0 ? [`Also scored, see summary.csv: ${listWords(rest)}.`] : []),
  ];
}

function scoredBy(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
): readonly MetricDescription[] {
  return metrics.filter(({ id }) => runs.some((run) => id in run.metrics));
}

/** Correct, wrong and declined answers of every run; empty without answer correctness. */
export function describeOutcomes(runs: readonly RunReport[]): string[] {
  const heads = [...OUTCOMES, 'over-refusals', 'false answers'];
  const rows = runs.flatMap(({ model, run, outcomes }) => {
    if (!outcomes) return [];
    const { overRefusals, falseAnswers } = outcomes;
    const counts = [...OUTCOMES.map((outcome) => outcomes[outcome]), overRefusals, falseAnswers];
    return [[runName({ model, run }), ...counts.map(String)]];
  });
  return rows.length === 0 ? [] : ['', ...alignColumns([['run', ...heads], ...rows])];
}

/**
 * Counts of each run's correct and wrong answers, split by whether a gold page was retrieved; empty
 * without evidence.
 */
export function describeEvidence(
  report: EvidenceReport | null,
  runs: readonly RunReport[],
  [metric]: readonly MetricDescription[],
): string[] {
  if (!report || !metric || report.runs.length === 0) return [];
  const rows = report.runs.flatMap(({ index, counts }) => {
    const run = runs[index];
    const cells = [counts.questions, ...EVIDENCE_OUTCOMES.map((outcome) => counts[outcome])];
    return run ? [[runName(run), ...cells.map(String)]] : [];
  });
  const heads = [
    'questions with evidence',
    ...['correct, retrieved', 'correct, not', 'wrong, retrieved', 'wrong, not'],
  ];
  const sentences = report.runs.map(({ sentence }) => sentence);
  return [...alignColumns([[metric.id, ...heads], ...rows]), ...sentences, ''];
}

/** Whether the figures in each run's answers appear in its contexts; empty without contexts. */
export function describeGrounding(
  summaries: readonly (GroundingSummary | null)[] | null,
  runs: readonly RunReport[],
): string[] {
  const share = (value: number | null) =>
    value === null ? NOT_APPLICABLE : formatMean(SHARE, value);
  const rows = (summaries ?? []).flatMap((summary, at) => {
    const run = runs[at];
    if (!summary || !run) return [];
    const { figures, correctIfFound, correctIfNotFound } = summary;
    const counts = FIGURE_STATES.map((state) => String(figures[state]));
    return [[runName(run), ...counts, share(correctIfFound), share(correctIfNotFound)]];
  });
  const heads = ['in the context', 'derivable', 'not there', 'correct if there', 'correct if not'];
  return rows.length === 0 ? [] : [...alignColumns([['figures', ...heads], ...rows]), ''];
}

/** Each run under the headline metric, with the published and with the completed gold. */
export function describeCompletedRuns(
  completion: GoldCompletion,
  [metric]: readonly MetricDescription[],
): string[] {
  if (!metric) return [];
  const rows = completion.runs.flatMap(({ metrics, ...run }) => {
    const figures = metrics[metric.id];
    if (!figures) return [];
    const { published, completed } = figures;
    const change = describeChange(metric, figures);
    return [[runName(run), showMean(metric, published), showMean(metric, completed), change]];
  });
  const head = [metric.id, 'published gold', 'completed gold', 'change'];
  return [...alignColumns([head, ...rows]), ...describeCompletion(completion), ''];
}

/** Runs that may be joined to the wrong questions; empty if there are none. */
export function describeJoinChecks(checks: readonly JoinCheck[]): string[] {
  const doubtful = checks.filter(({ verdict }) => verdict === 'doubtful');
  return doubtful.length === 0
    ? []
    : [
        '',
        `These scores may be wrong because of doubtful joins: ${listWords(doubtful.map(runName))}.`,
      ];
}

/** Values of a run that are not means. */
export function describeRunValues(runs: readonly RunReport[]): string[] {
  const lines = runs.flatMap(({ model, run, runValues }) =>
    Object.entries(runValues).map(([metric, values]) => {
      const shown = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(4)}`);
      return `${runName({ model, run })}, ${metric}: ${shown.join(', ')}`;
    }),
  );
  return lines.length > 0 ? [...lines, ''] : [];
}

/** The share of answers accepted up to each tier, and the rejection reasons of a strict scorer. */
export function describeRejections(report: RejectionReport | null): string[] {
  if (!report) return [];
  const shares = report.runs.map(({ run, headline }) => [
    run,
    ...TIERS.map((tier) => formatMean(SHARE, headline[tier])),
  ]);
  const reasons = report.runs.map(({ run, byReason }) => {
    const found = REJECTION_REASONS.filter((reason) => byReason[reason].questions > 0);
    const counts = found.map(
      (reason) => `${byReason[reason].questions} ${REJECTION_LABELS[reason].toLowerCase()}`,
    );
    return `${run}: ${counts.length > 0 ? counts.join(', ') : 'none'}`;
  });
  const labels = TIERS.map((tier) => TIER_WORDS[tier].label.toLowerCase());
  return [
    ...alignColumns([['accepted up to', ...labels], ...shares]),
    '',
    'Correct answers that a strict scorer rejects:',
    ...reasons,
    '',
  ];
}

/**
 * The method of the intervals, and the comparison of every pair of runs, metric by metric in the
 * given order.
 */
export function describeUncertainty(
  { method, comparisons }: Uncertainty,
  runs: readonly RunReport[],
  known: readonly MetricDescription[],
): string[] {
  const { documents, seed } = method;
  const unit =
    documents === null ? 'questions independent' : `${plural(documents, 'document')} as clusters`;
  const means = runs.flatMap(({ metrics }) => Object.values(metrics));
  const found = describeIntervals(
    means.map(({ interval }) => interval),
    documents !== null,
  );
  const described = known.flatMap((metric) => {
    const comparison = comparisons.find((one) => one.metric === metric.id);
    if (!comparison) return [];
    const sentences = comparison.pairs.map((pair) => describePair(pair, runs, metric));
    return [{ sentences, method: describeMethod(comparison) }];
  });
  const lines = described.flatMap(({ sentences, method }, at) => [
    '',
    ...sentences,
    ...(method === described[at + 1]?.method ? [] : [method]),
  ]);
  const intervals = `In brackets: 95% intervals by ${found}, not adjusted for multiple comparisons; ${unit}, seed ${seed}.`;
  return [intervals, ...lines, ''];
}

/** Every pair of runs in a sentence, if scorer profiles were chosen. */
export function describeMatrix(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
): string[] {
  const external = metrics.filter(({ id }) => isExternalMetric(id));
  const matrix = buildMatrix(runs, PROFILES, external);
  return matrix ? [...matrix.pairs.map(({ sentence }) => sentence), ''] : [];
}

function showMean(metric: MetricDescription, summary: MetricSummary | undefined): string {
  const { mean = null, n = 0, interval } = summary ?? {};
  if (mean === null) return NOT_APPLICABLE;
  const show = (value: number) => formatMean(metric, value);
  const range = interval ? ` [${show(interval.low)}, ${show(interval.high)}]` : '';
  return `${show(mean)}${range} (${n})`;
}

/** Rows as lines with aligned columns: the first left-aligned, all others right-aligned. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/**
 * Agreement of every metric with human labels, best first, as on the page; empty without labels.
 */
export function describeAgreementTable(
  { labels, metrics, conclusion }: AgreementReport,
  known: readonly MetricDescription[],
): string[] {
  if (labels.annotators.length === 0) return [];
  const together = metrics.filter(({ run, n }) => run === null && n > 0);
  const rows = rankMetrics(together).map((row) => {
    const metric = known.find(({ id }) => id === row.metric);
    return [
      row.metric,
      metric ? describeThreshold(metric, row.threshold) : '',
      `${row.n}${row.leftOut > 0 ? ` (+ ${row.leftOut} n/a)` : ''}`,
      showFigure(row.accuracy, formatPoints),
      showFigure(row.macroF1, formatPoints),
      showFigure(row.kappa, formatKappa),
    ];
  });
  const head = [
    'agreement with human labels',
    'correct if',
    'answers',
    'accuracy',
    'macro F1',
    'κ',
  ];
  const { count } = labels.strays;
  return [
    ...(rows.length > 0 ? alignColumns([head, ...rows]) : []),
    ...(count > 0
      ? [
          `${plural(count, 'label belongs', 'labels belong')} to a question or run that is not open.`,
        ]
      : []),
    `${conclusion === null ? '' : `${conclusion} `}${describeVerdicts(labels.verdicts)}`,
    '',
  ];
}

function showFigure(
  { value, interval, remark }: AnnotatedEstimate,
  show: (value: number) => string,
) {
  const range = interval ? `[${show(interval.low)}, ${show(interval.high)}]` : (remark ?? '');
  return value === null ? range : `${show(value)} ${range}`;
}
