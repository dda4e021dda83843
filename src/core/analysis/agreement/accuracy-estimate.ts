import { normalCdf, studentQuantile } from '../statistics/distributions';
import { LEVEL, tailProbability, wilsonInterval } from '../statistics/interval';
import type { Estimate } from './measure';

import type { Metric } from '../../scoring/metric';
import type { Dataset, RunScores } from '../../model';
import type { Settings } from '../../settings';
import { STRATA, stratify } from './sampling';
import { clusterAnswers, applyThreshold, binaryLabel } from './labeled-answers';
import type { SamplingMethod } from './labels';

/** A run's answers, some of them labeled. Each array has one entry per answer. */
interface PartlyLabeled {
  /** 1 for correct, 0 for incorrect, NaN without a label. */
  readonly labels: Float64Array;
  /**
   * Stratum of each answer, numbered from 0. Within a stratum, the labeled answers are a random
   * sample.
   */
  readonly strata: Int32Array;
  /** Cluster of each answer, by document or question; `null` if each answer is its own cluster. */
  readonly clusterOf: Int32Array | null;
}

interface StratumCounts {
  size: number;
  labelled: number;
  right: number;
}

/** Estimated share of a run's answers that annotators would call correct. */
export interface RunEstimate {
  /** Position of the run; `null` for all runs together. */
  readonly run: number | null;
  /** Number of answers. */
  readonly answers: number;
  readonly labelled: number;
  /** Number of answers decided in a review; absent if there was no review. */
  readonly reviewed?: number;
  /** Questions without a prediction; they count as incorrect if the settings score them 0. */
  readonly missing: number;
  readonly estimate: Estimate;
  /** The same estimate, stratified by the metric's verdicts on all answers. */
  readonly assisted: Estimate;
}

export interface EstimateInput {
  readonly dataset: Dataset;
  readonly scores: readonly RunScores[];
  readonly metrics: readonly Metric[];
  readonly settings: Settings;
  /** One array per run, one byte per question, from `collectLabels`. */
  readonly verdicts: readonly Uint8Array[];
  /** How the labeled answers were sampled; `null` if unknown, which is treated as random. */
  readonly draw: SamplingMethod | null;
  /**
   * Answers decided in a review of rejected answers: 1 for correct, 0 for wrong, NaN for the
   * others; one array per run, one entry per question. They are not a random sample, so they form a
   * separate stratum in which every answer is labeled. Absent if there was no review.
   */
  readonly reviewed?: readonly Float64Array[];
  /** Document of each question; `null` if each question is its own cluster. */
  readonly clusterOf: Int32Array | null;
}

/** The stratum of reviewed answers; its number follows those in `sampling.ts`. */
const REVIEWED = STRATA.length;

/** Estimates the share of correct answers for these runs. */
export function estimateRuns(
  input: EstimateInput,
  runs: readonly number[],
  metric: Metric,
  threshold: number,
): Omit<RunEstimate, 'run'> {
  const { dataset, scores, metrics, settings, verdicts, draw, clusterOf, reviewed } = input;
  const labels: number[] = [];
  const drawn: number[] = [];
  const helped: number[] = [];
  const questions: number[] = [];
  let [missing, decided] = [0, 0];
  for (const run of runs) {
    const values = scores[run]?.[metric.id]?.values ?? new Float64Array();
    const accepts = applyThreshold(metric, values, threshold);
    const predictions = dataset.runs[run]?.predictions ?? [];
    const strata =
      draw === 'disagreement' ? stratify(metrics, scores[run] ?? {}, predictions.length) : null;
    predictions.forEach((prediction, question) => {
      if (prediction === null) {
        missing++;
        return;
      }
      const decision = reviewed?.[run]?.[question] ?? NaN;
      const isReviewed = !Number.isNaN(decision);
      const isScored = !Number.isNaN(values[question] ?? NaN);
      const stratum = isReviewed ? REVIEWED : (strata?.[question] ?? 0);
      if (isReviewed) decided++;
      questions.push(question);
      labels.push(isReviewed ? decision : binaryLabel(verdicts[run]?.[question]));
      drawn.push(stratum);
      helped.push(3 * stratum + (isReviewed ? 0 : isScored ? (accepts[question] ?? 0) : 2));
    });
  }
  const answers = {
    labels: Float64Array.from(labels),
    clusterOf: clusterAnswers(Int32Array.from(questions), clusterOf, runs.length > 1),
  };
  const share =
    settings.missing === 'zero' ? labels.length / Math.max(1, labels.length + missing) : 1;
  const estimate = (strata: readonly number[]) =>
    scale(
      estimateShare({ ...answers, strata: Int32Array.from(strata) } satisfies PartlyLabeled),
      share,
    );
  return {
    answers: labels.length,
    labelled: labels.filter((label) => !Number.isNaN(label)).length - decided,
    ...(decided > 0 && { reviewed: decided }),
    missing,
    estimate: estimate(drawn),
    assisted: estimate(helped),
  };
}

/**
 * Converts a share of the answers to a share of all questions, counting unanswered questions as
 * incorrect.
 */
function scale({ value, interval }: Estimate, share: number): Estimate {
  return {
    value: value === null ? null : value * share,
    interval: interval && { low: interval.low * share, high: interval.high * share },
  };
}

/**
 * The share of answers that annotators would call correct, Σ W·p over the strata: W is the
 * stratum's share of the answers, and p is the share of its labeled answers that are correct. The
 * interval is Wilson's at the effective sample size p (1 − p) / v, which, for one stratum without
 * clusters, is the number of labels. The variance v is Σ W²·p(1 − p)/n + Σ W·(p − Σ W·p)²/N, with
 * half a success and half a failure added to each p, since a few labels that agree do not make a
 * stratum certain; for clusters, v is the variance of the linearized estimate if that is larger,
 * and the quantile is that of Student's t. Stratifying by a metric's verdicts narrows the interval
 * and adds no bias, whatever mistakes the metric makes. `null` if a stratum has no label; no
 * interval for fewer than two labels or clusters. Source: W. G. Cochran, Sampling Techniques
 * (1977), sections 5.3, 5A.9 and 12.2; K.-Y. Liang & S. L. Zeger, Biometrika 73 (1986); N. Dean &
 * M. Pagano, J. Surv. Stat. Methodol. 3 (2015) for Wilson's interval at an effective size; A. N.
 * Angelopoulos et al., Science 382 (2023), whose estimator, in its best linear form, equals this
 * one for strata defined by a binary verdict.
 */
export function estimateShare({ labels, strata, clusterOf }: PartlyLabeled): Estimate {
  const counts = countStrata(labels, strata);
  const present = counts.filter(({ size }) => size > 0);
  const total = labels.length;
  const weight = ({ size }: StratumCounts) => size / total;
  const shareOf = ({ right, labelled }: StratumCounts) => right / labelled;
  if (total === 0 || present.some(({ labelled }) => labelled === 0)) {
    return { value: null, interval: null };
  }
  const value = present.reduce((all, one) => all + weight(one) * shareOf(one), 0);
  const labelled = present.reduce((all, one) => all + one.labelled, 0);
  if (labelled < 2) return { value, interval: null };

  const softened = ({ right, labelled: n }: StratumCounts) => (right + 0.5) / (n + 1);
  let [center, variance] = [0, 0];
  for (const one of present) {
    const soft = softened(one);
    center += weight(one) * soft;
    variance += (weight(one) ** 2 * soft * (1 - soft)) / one.labelled;
    variance += (weight(one) * (shareOf(one) - value) ** 2) / total;
  }
  const size = (center * (1 - center)) / variance;
  if (!clusterOf) return { value, interval: wilsonInterval(value * size, size) };

  const contribution = (answer: number) => {
    const own = counts[strata[answer] ?? 0];
    const label = labels[answer] ?? NaN;
    if (!own) return 0;
    const between = (shareOf(own) - value) / total;
    const within = (weight(own) * (label - shareOf(own))) / own.labelled;
    return Number.isNaN(label) ? between : between + within;
  };
  const clusters = sumByCluster(labels, clusterOf, contribution);
  if (clusters.count < 2) return { value, interval: null };
  const shared = (clusters.squares * clusters.count) / (clusters.count - 1);
  const effective = (center * (1 - center)) / Math.max(variance, shared);
  const t = studentQuantile(tailProbability(LEVEL), clusters.count - 1);
  const level = 1 - 2 * normalCdf(t);
  return { value, interval: wilsonInterval(value * effective, effective, level) };
}

function countStrata(labels: Float64Array, strata: Int32Array): StratumCounts[] {
  const length = strata.reduce((most, stratum) => Math.max(most, stratum + 1), 0);
  const counts = Array.from({ length }, () => ({ size: 0, labelled: 0, right: 0 }));
  strata.forEach((stratum, answer) => {
    const own = counts[stratum];
    const label = labels[answer] ?? NaN;
    if (!own) return;
    own.size++;
    if (Number.isNaN(label)) return;
    own.labelled++;
    own.right += label;
  });
  return counts;
}

/** The sum of the squared cluster sums, and the number of clusters with a label. */
function sumByCluster(
  labels: Float64Array,
  clusterOf: Int32Array,
  contribution: (answer: number) => number,
) {
  const sums = new Map<number, { sum: number; isLabeled: boolean }>();
  clusterOf.forEach((cluster, answer) => {
    const own = sums.get(cluster) ?? { sum: 0, isLabeled: false };
    own.sum += contribution(answer);
    own.isLabeled ||= !Number.isNaN(labels[answer] ?? NaN);
    sums.set(cluster, own);
  });
  const all = [...sums.values()];
  return {
    squares: all.reduce((squares, { sum }) => squares + sum * sum, 0),
    count: all.filter(({ isLabeled }) => isLabeled).length,
  };
}
