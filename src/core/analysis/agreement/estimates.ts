import type { Metric } from '../../scoring/metric';
import type { Dataset, RunScores } from '../../model';
import type { Settings } from '../../settings';
import { stratify } from './draw-sample';
import { clusterAnswers, decideAt, rightOrWrong } from './labelled-answers';
import type { Draw } from './labels';
import type { Measured } from './measured';
import { estimateShare, type PartlyLabelled } from './true-accuracy';

/** What share of a run's answers people would call correct, from those that were labelled. */
export interface RunEstimate {
  /** Position of the run; `null` for all runs together. */
  readonly run: number | null;
  /** Answers that there are, and how many of them people call correct or incorrect. */
  readonly answers: number;
  readonly labelled: number;
  /** Questions without a prediction; they count as incorrect where the settings score them 0. */
  readonly missing: number;
  readonly estimate: Measured;
  /** The same helped by the metric's verdicts on all answers. */
  readonly assisted: Measured;
}

/** What the estimates are made from. */
export interface EstimateInput {
  readonly dataset: Dataset;
  readonly scores: readonly RunScores[];
  readonly metrics: readonly Metric[];
  readonly settings: Settings;
  /** For each run, a byte a question, as `collectLabels` gives them. */
  readonly verdicts: readonly Uint8Array[];
  /** How the answers were drawn that were labelled; `null` where nobody knows: as if at random. */
  readonly draw: Draw | null;
  /** Number of each question's document; `null` where each stands alone. */
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
    const accepts = decideAt(metric, values, threshold);
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
      labels.push(rightOrWrong(verdicts[run]?.[question]));
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
      estimateShare({ ...answers, strata: Int32Array.from(strata) } satisfies PartlyLabelled),
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
function scale({ value, interval }: Measured, share: number): Measured {
  return {
    value: value === null ? null : value * share,
    interval: interval && { low: interval.low * share, high: interval.high * share },
  };
}
