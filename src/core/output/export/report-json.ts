import type { Evaluation } from '../../evaluate';
import { externalMetrics } from '../../scoring/external-metric';
import type { Metric } from '../../scoring/metric';
import { type Dataset, type JoinCheck, runName, type RunScores } from '../../model';
import { PROFILES } from '../../scoring/profiles';
import { buildMatrix } from '../../analysis/matrix';
import { describeMethod, describePair, verdictOf } from '../../analysis/describe-comparison';
import { correctBy } from '../../analysis/agreement/thresholds';
import { type CorrectIf, summarizeEvidence } from '../../analysis/evidence';
import { patchFileOf } from '../../analysis/gold/patch';
import { hasContexts, summarizeGrounding } from '../../analysis/grounding';
import { pageMetrics } from '../../scoring/metrics/pages';
import type { RejectionReport } from '../../scoring/acceptance/rejection-report';
import { describeAgreement, describeJudges, describeScorers, labelsOf } from './provenance';
import {
  DEFAULT_OPTIONS,
  type ExportFormat,
  type ExportInput,
  type ExportOptions,
} from './export-format';
import { headlineOf } from './results-table';
import { type FileWriter, writeInOneChunk } from './writing';

/**
 * Version of the report's format, increased with every change that older readers could misread.
 * Version 2 added agreement with human labels, and mappings that distinguish missing from empty
 * predictions.
 */
export const REPORT_SCHEMA = 'assay-report/2' as const;

/**
 * All results except question and answer text: settings, mapping, inputs with their SHA-256, runs,
 * problems.
 */
export const reportJson: ExportFormat = {
  id: 'report-json',
  fileName: 'report.json',
  mediaType: 'application/json',
  label: 'Report (JSON)',
  summary:
    'Everything except the texts of the files: means with intervals, counts, comparisons, all settings, the mapping, and the SHA-256 of every file.',
  use: 'assay',
  supportedOptions: ['headline'],
  write: writeReport,
};

function* writeReport(input: ExportInput, options: ExportOptions = DEFAULT_OPTIONS): FileWriter {
  const report = yield* buildReport(input, options);
  yield* writeInOneChunk(`${JSON.stringify(report, null, 2)}\n`);
}

/** The content of `report.json`; `docs/report.schema.json` is generated from this type. */
export type Report =
  ReturnType<typeof buildReport> extends Generator<undefined, infer Built> ? Built : never;

/** The report with keys in a fixed order; computed in steps, since agreement takes time. */
export function* buildReport(
  input: ExportInput,
  options: Pick<ExportOptions, 'headline' | 'texts'> = DEFAULT_OPTIONS,
) {
  const { version, settings, mapping, inputs, dataset, evaluation, metrics, llmJudgments } = input;
  const { completion, goldPatch } = input;
  const labels = labelsOf(input);
  const agreement = labels && (yield* describeAgreement(input, labels));
  const { metric } = headlineOf(input, options);
  const correctIf = metric && correctBy(metric);
  const evidence = describeEvidence(input, correctIf);
  const grounding = correctIf && (yield* describeGrounding(input, correctIf));
  return {
    schema: REPORT_SCHEMA,
    assay: { version },
    settings,
    mapping,
    inputs: inputs.map(({ id, sha256, rowCount, format, encoding, options }) => ({
      name: id,
      sha256,
      rows: rowCount,
      format,
      encoding,
      options,
    })),
    questions: {
      total: dataset.questions.ids.length,
      inferredKinds: dataset.questions.inferredKinds,
    },
    metrics: metrics.map(({ id, label, better, source }) => ({ id, label, better, source })),
    profiles: describeScorers(metrics),
    judges: describeJudges(input),
    llmJudge: llmJudgments?.account ?? null,
    runs: evaluation.runs.map((run, index) => ({
      ...run,
      unscored: listUnscored(dataset, evaluation.scores[index] ?? {}),
    })),
    joinCheck: dataset.joinChecks.map(describeJoinCheck),
    comparison: describeComparisons(evaluation, metrics),
    gaps: evaluation.rejections && describeRejections(dataset, evaluation.rejections),
    matrix: buildMatrix(evaluation.runs, PROFILES, externalMetrics(dataset)),
    agreement,
    problems: dataset.problems,
    ...(evidence && { evidence: evidence.runs, pageOffsets: evidence.offsets }),
    ...(grounding && { grounding }),
    ...(completion && { goldCompletion: completion }),
    ...(goldPatch && options.texts && { goldPatch: patchFileOf(goldPatch) }),
  };
}

/** Correctness and retrieved evidence of each run, and its page offset. */
function describeEvidence({ dataset, evaluation }: ExportInput, correctIf: CorrectIf | undefined) {
  if (pageMetrics(dataset).length === 0) return null;
  const { pages } = evaluation.scorer.conventions();
  return {
    runs: correctIf ? summarizeEvidence(dataset.runs, evaluation.scores, correctIf) : [],
    offsets: dataset.runs.flatMap(({ model, run, retrieved }, index) => {
      const convention = pages[index];
      if (!retrieved || !convention) return [];
      return [{ model, run, offset: convention.offset, hits: convention.hits }];
    }),
  };
}

/** For each run with contexts, how many of the figures in its answers are in those contexts. */
function* describeGrounding({ dataset, evaluation }: ExportInput, correctIf: CorrectIf) {
  if (!hasContexts(dataset)) return null;
  const summaries = yield* summarizeGrounding(dataset, evaluation, correctIf);
  return dataset.runs.flatMap(({ model, run }, at) => {
    const summary = summaries[at];
    return summary ? [{ model, run, ...summary }] : [];
  });
}

/** The join check of a run, without the mapping that would join better. */
function describeJoinCheck(check: JoinCheck) {
  const { model, run, verdict, matchedAgreement, shuffledAgreement, p } = check;
  return { model, run, verdict, matchedAgreement, shuffledAgreement, p };
}

/**
 * How the intervals were computed, and the verdict on every pair of runs under each headline
 * metric.
 */
function describeComparisons({ runs, uncertainty }: Evaluation, metrics: readonly Metric[]) {
  const names = runs.map(runName);
  return {
    intervals: uncertainty.method,
    metrics: uncertainty.comparisons.flatMap((comparison) => {
      const metric = metrics.find(({ id }) => id === comparison.metric);
      if (!metric) return [];
      return [
        {
          metric: metric.id,
          method: describeMethod(comparison),
          pairs: comparison.pairs.map(({ a, b, ...pair }) => ({
            a: names[a] ?? '',
            b: names[b] ?? '',
            ...pair,
            verdict: verdictOf({ a, b, ...pair }, metric),
            sentence: describePair({ a, b, ...pair }, runs, metric),
          })),
        },
      ];
    }),
  };
}

/** Ids of the questions that a metric could not score, by metric. */
function listUnscored({ questions: { ids } }: Dataset, scores: RunScores) {
  return Object.fromEntries(
    Object.entries(scores).flatMap(([metric, { unscored }]) => {
      const found = ids.filter((_, question) => unscored[question] === 1);
      return found.length > 0 ? [[metric, found]] : [];
    }),
  );
}

/**
 * The rejection report with ids; the reasons quote answers, so only gaps.csv includes the reasons.
 */
function describeRejections(
  { questions: { ids }, runs }: Dataset,
  { runs: ofRuns, ...rest }: RejectionReport,
) {
  return {
    runs: ofRuns.map(({ questions, byTier, headline, byReason: byGap }, index) => ({
      model: runs[index]?.model ?? '',
      run: runs[index]?.run ?? '',
      questions,
      byTier,
      headline,
      byGap: Object.fromEntries(
        Object.entries(byGap).map(([kind, gap]) => [
          kind,
          {
            questions: gap.questions,
            examples: gap.examples.map(({ question }) => ids[question] ?? ''),
          },
        ]),
      ),
    })),
    ...rest,
  };
}
