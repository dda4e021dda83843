import { normalCdf, studentQuantile } from '../statistics/distributions';
import { LEVEL, tailProbability, wilsonInterval } from '../statistics/interval';
import type { Estimate } from './measure';

import type { Metric } from '../../scoring/metric';
import type { Dataset, RunScores } from '../../model';
import type { Settings } from '../../settings';
import { stratify } from './sampling';
import { clusterAnswers, applyThreshold, binaryLabel } from './labeled-answers';
import type { SamplingMethod } from './labels';

/** Answers of which some were labeled. All arrays have one entry an answer. */
interface PartlyLabeled {
  /** 1 where people call the answer right, 0 where they call it wrong, NaN where nobody looked. */
  readonly labels: Float64Array;
  /** Number of the stratum of each answer, from 0; labels must be a random draw within each. */
  readonly strata: Int32Array;
  /** Number of each answer's document or question; `null` if each answer is its own cluster. */
  readonly clusterOf: Int32Array | null;
}

interface StratumCounts {
  size: number;
  labelled: number;
  right: number;
}

/** What share of a run's answers people would call correct, from those that were labeled. */
export interface RunEstimate {
  /** Position of the run; `null` for all runs together. */
  readonly run: number | null;
  /** Answers that there are, and how many of them people call correct or incorrect. */
  readonly answers: number;
  readonly labelled: number;
  /** Questions without a prediction; they count as incorrect where the settings score them 0. */
  readonly missing: number;
  readonly estimate: Estimate;
  /** The same helped by the metric's verdicts on all answers. */
  readonly assisted: Estimate;
}

/** What the estimates are made from. */
export interface EstimateInput {
  readonly dataset: Dataset;
  readonly scores: readonly RunScores[];
  readonly metrics: readonly Metric[];
  readonly settings: Settings;
  /** For each run, a byte a question, as `collectLabels` gives them. */
  readonly verdicts: readonly Uint8Array[];
  /** How the answers were drawn that were labeled; `null` where nobody knows: as if at random. */
  readonly draw: SamplingMethod | null;
  /** Number of each question's document; `null` if each is its own cluster. */
  readonly clusterOf: Int32Array | null;
}

/** The estimate for some runs together. */
export function estimateRuns(
  input: EstimateInput,
  runs: readonly number[],
  metric: Metric,
  threshold: number,
): Omit<RunEstimate, 'run'> {
  const { dataset, scores, metrics, settings, verdicts, draw, clusterOf } = input;
  const labels: number[] = [];
  const drawn: number[] = [];
  const helped: number[] = [];
  const questions: number[] = [];
  let missing = 0;
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
      const isScored = !Number.isNaN(values[question] ?? NaN);
      const stratum = strata?.[question] ?? 0;
      questions.push(question);
      labels.push(binaryLabel(verdicts[run]?.[question]));
      drawn.push(stratum);
      helped.push(3 * stratum + (isScored ? (accepts[question] ?? 0) : 2));
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
    labelled: labels.filter((label) => !Number.isNaN(label)).length,
    missing,
    estimate: estimate(drawn),
    assisted: estimate(helped),
  };
}

/** The share of all questions where only some of them have an answer, and the others count as wrong. */
function scale({ value, interval }: Estimate, share: number): Estimate {
  return {
    value: value === null ? null : value * share,
    interval: interval && { low: interval.low * share, high: interval.high * share },
  };
}

/**
 * The share of all answers that people would call right, Σ W·p over the strata, where W is a stratum's
 * share of all answers and p the share of its labeled ones that are right. With one stratum, and
 * answers that stand alone, the interval is Wilson's. Else it is Wilson's at the effective sample size
 * p (1 − p) / v. The variance v is Σ W²·p(1 − p)/n + Σ W·(p − Σ W·p)²/N for answers that stand alone,
 * with half a success and half a failure added to each stratum's p, so that a stratum of few that are all
 * alike does not count as known; where answers share documents it is that of the linearised estimate
 * summed by document, if that is larger, with the quantile of t for so many documents.
 *
 * Strata that were drawn from, or the verdicts of a metric: the second uses the metric on all answers
 * to narrow what a few labels say, and is not biased by the metric's mistakes.
 *
 * `null` where a stratum has no labeled answer; no interval from fewer than two labels or clusters.
 * Source: W. G. Cochran, Sampling Techniques (1977), sections 5.3, 5A.9 and 12.2; K.-Y. Liang &
 * S. L. Zeger, Biometrika 73 (1986); for Wilson's interval at an effective size N. Dean & M. Pagano,
 * J. Surv. Stat. Methodol. 3 (2015); A. N. Angelopoulos et al., Science 382 (2023) for labels helped by
 * predictions, of which strata by a yes-or-no verdict are the best linear case.
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

/** The squares of the clusters' sums, and how many clusters hold a label. */
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
