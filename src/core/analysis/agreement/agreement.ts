import type { Metric } from '../../scoring/metric';
import type { RunScores } from '../../model';
import { mean } from '../statistics/moments';
import { codeOf, type CollectedLabels } from './collect';
import type { LabelSample } from './labels';
import { documentsOf } from '../uncertainty';
import { describeBestMetric } from './conclusion';
import { countStratumChanges } from './sampling';
import { type EstimateInput, estimateRuns, type RunEstimate } from './accuracy-estimate';
import { applyThreshold, collectAnswers } from './labeled-answers';
import { type LabelSummary, summarizeLabels } from './label-summary';
import { measureAgreement } from './measure';
import {
  defaultThreshold,
  listBinaryMetrics,
  type MetricAgreement,
  sweepThresholds,
} from './thresholds';

/** A mean over n questions; `null` if there are no questions. */
interface CountedMean {
  readonly mean: number | null;
  readonly n: number;
}

/** A metric's mean in a run, with and without the questions whose gold is disputed. */
interface ScoreWithoutGoldErrors {
  readonly metric: string;
  readonly run: number;
  readonly published: CountedMean;
  readonly afterDisputes: CountedMean;
}

const GOLD_WRONG = codeOf('gold-wrong');

/** Agreement of metrics with human labels, and what the labels alone show. */
export interface AgreementReport {
  readonly labels: LabelSummary;
  /** Number of sampled answers whose stratum has changed since they were drawn. */
  readonly moved: number;
  /** Every metric or judge that decides correct or incorrect. */
  readonly metrics: readonly MetricAgreement[];
  /** The metric reported per run; another one if the requested one is missing. */
  readonly shown: string;
  /**
   * Which metric agrees best with the labels, in words; `null` if no labeled answer has a score.
   */
  readonly conclusion: string | null;
  readonly estimates: readonly RunEstimate[];
  /** Ids of the questions whose gold an annotator calls wrong. */
  readonly goldWrong: readonly string[];
  readonly afterDisputes: readonly ScoreWithoutGoldErrors[];
}

/** Which run, metric and thresholds to report. */
export interface AgreementRequest {
  /** Position of the run; `null` for all runs together. */
  readonly run: number | null;
  /** The metric that is reported per run and whose verdicts stratify the estimates. */
  readonly shown: string;
  /**
   * The lowest score that counts as correct, by metric id; metrics that are not listed use their
   * default.
   */
  readonly thresholds: Readonly<Record<string, number>>;
}

/** Scores and labels. */
export interface AgreementInput extends Omit<EstimateInput, 'verdicts' | 'draw' | 'clusterOf'> {
  readonly labels: CollectedLabels;
  readonly sample: LabelSample | null;
}

/**
 * Compares metrics with human labels, pausing after each metric and run. Without labels the values
 * are `null` and the lists empty.
 */
export function* reportAgreement(
  input: AgreementInput,
  { run, shown, thresholds }: AgreementRequest,
): Generator<undefined, AgreementReport> {
  const { dataset, scores, labels, sample, settings } = input;
  const clusterOf = documentsOf(dataset.questions.documents, settings);
  const everyRun = [...dataset.runs.keys()];
  const thresholdOf = (metric: Metric) => thresholds[metric.id] ?? defaultThreshold(metric);
  const measure = (metric: Metric, of: number | null): MetricAgreement => {
    const runs = of === null ? everyRun : [of];
    const answers = collectAnswers(metric, scores, labels.verdicts, runs, clusterOf);
    const threshold = thresholdOf(metric);
    const verdicts = applyThreshold(metric, answers.scores, threshold);
    const { best } = sweepThresholds(metric, answers);
    const agreement = measureAgreement(verdicts, answers.labels, answers.clusterOf);
    const { leftOut } = answers;
    return { metric: metric.id, run: of, threshold, best, leftOut, ...agreement };
  };

  const deciders = listBinaryMetrics(input.metrics);
  const helper = deciders.find(({ id }) => id === shown) ?? deciders[0];
  const measured: MetricAgreement[] = [];
  for (const metric of deciders) {
    const scopes = metric === helper ? new Set([run, null, ...everyRun]) : [run];
    for (const scope of scopes) {
      measured.push(measure(metric, scope));
      yield;
    }
  }
  const draw = sample?.draw ?? null;
  const estimating = { ...input, verdicts: labels.verdicts, draw, clusterOf };
  const estimates: RunEstimate[] = [];
  for (const scope of [null, ...everyRun]) {
    if (!helper) break;
    const runs = scope === null ? everyRun : [scope];
    const found = estimateRuns(estimating, runs, helper, thresholdOf(helper));
    estimates.push({ run: scope, ...found });
    yield;
  }
  const disputedGold = listGoldErrors(labels);
  const headline = input.metrics.filter((metric) => metric.headline);
  return {
    labels: summarizeLabels(dataset, labels),
    moved: sample ? countStratumChanges(sample, dataset, scores, input.metrics) : 0,
    metrics: measured,
    shown: helper?.id ?? shown,
    conclusion: describeBestMetric(
      measured.filter((one) => one.run === run),
      deciders,
    ),
    estimates,
    goldWrong: disputedGold.map((question) => dataset.questions.ids[question] ?? ''),
    afterDisputes: scoreWithoutGoldErrors(headline, scores, disputedGold),
  };
}

/** Positions of the questions whose gold an annotator calls wrong, in any run. */
function listGoldErrors({ annotators }: Pick<CollectedLabels, 'annotators'>): number[] {
  const columns = annotators.flatMap(({ ofRun }) => ofRun);
  const length = columns[0]?.length ?? 0;
  return Array.from({ length }, (_, question) => question).filter((question) =>
    columns.some((column) => column[question] === GOLD_WRONG),
  );
}

/** Means of every run and metric, with and without the questions whose gold is disputed. */
function scoreWithoutGoldErrors(
  metrics: readonly Metric[],
  scores: readonly RunScores[],
  disputed: readonly number[],
): ScoreWithoutGoldErrors[] {
  const excluded = new Set(disputed);
  return metrics.flatMap(({ id: metric }) =>
    scores.map((ofRun, run) => {
      const values = ofRun[metric]?.values ?? new Float64Array();
      const counted = values.filter((value) => !Number.isNaN(value));
      const kept = values.filter((value, at) => !Number.isNaN(value) && !excluded.has(at));
      return { metric, run, published: meanOf(counted), afterDisputes: meanOf(kept) };
    }),
  );
}

function meanOf(values: Float64Array): CountedMean {
  return { mean: mean(values), n: values.length };
}
