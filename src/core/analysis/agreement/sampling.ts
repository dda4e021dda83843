import type { Metric } from '../../scoring/metric';
import type { Dataset, RunScores } from '../../model';
import { createRandom, type Random } from '../../random';
import { sum } from '../statistics/moments';
import { applyThreshold } from './labeled-answers';
import { type SamplingMethod, answerKey, type LabelSample, MAX_SAMPLE } from './labels';
import { defaultThreshold } from './thresholds';

/** Strata of a sample: the joint verdict of the headline metrics. */
export const STRATA = ['all right', 'all wrong', 'metrics disagree'] as const;

/** How to draw a sample. */
export interface SampleRequest {
  readonly draw: SamplingMethod;
  readonly count: number;
  readonly seed: number;
}

/**
 * The stratum of each answer of a run, as a position in `STRATA`: whether all headline metrics that
 * apply accept it at their default threshold, all reject it, or they disagree. Only metrics whose
 * scores are displayed as proportions are considered.
 */
export function stratify(
  metrics: readonly Metric[],
  scores: RunScores,
  length: number,
): Uint8Array {
  const [accepted, rejected] = [new Uint8Array(length), new Uint8Array(length)];
  for (const metric of metrics) {
    const column = scores[metric.id];
    if (!metric.headline || metric.display !== 'share' || !column) continue;
    applyThreshold(metric, column.values, defaultThreshold(metric)).forEach((verdict, question) => {
      if (Number.isNaN(column.values[question] ?? NaN)) return;
      (verdict === 1 ? accepted : rejected)[question] = 1;
    });
  }
  return accepted.map((isAccepted, question) =>
    isAccepted === 0 ? 1 : 2 * (rejected[question] ?? 0),
  );
}

/**
 * Draws a shuffled sample of the answers of all runs; the same request draws the same sample.
 * `random`: all answers are equally likely. `all`: every answer, so that the labeled ones are a
 * random sample whenever the annotator stops. `disagreement`: half of the sample comes from answers
 * on which headline metrics disagree, so that even a few labels are informative; estimates weight
 * the strata accordingly. Missing predictions are never drawn.
 */
export function sampleAnswers(
  { questions, runs }: Dataset,
  scores: readonly RunScores[],
  metrics: readonly Metric[],
  { draw, count, seed }: SampleRequest,
): LabelSample {
  const answers = runs.flatMap(({ model, run, predictions }, index) => {
    const strata = stratify(metrics, scores[index] ?? {}, predictions.length);
    return predictions.flatMap((prediction, question) =>
      prediction === null
        ? []
        : [{ id: questions.ids[question] ?? '', model, run, stratum: strata[question] ?? 0 }],
    );
  });
  const random = createRandom(seed);
  shuffle(answers, random);
  const wanted = Math.min(MAX_SAMPLE, draw === 'all' ? answers.length : count);
  const drawn = draw === 'disagreement' ? takeByStratum(answers, wanted) : answers.slice(0, wanted);
  return {
    draw,
    seed,
    answers: drawn.map((one) => ({ ...one, stratum: STRATA[one.stratum] ?? '' })),
  };
}

/** Number of sampled answers whose stratum has changed since they were drawn. */
export function countStratumChanges(
  { draw, answers }: LabelSample,
  { questions, runs }: Dataset,
  scores: readonly RunScores[],
  metrics: readonly Metric[],
): number {
  if (draw !== 'disagreement') return 0;
  const now = new Map<string, string>();
  runs.forEach(({ model, run }, index) => {
    stratify(metrics, scores[index] ?? {}, questions.ids.length).forEach((stratum, question) => {
      const id = questions.ids[question] ?? '';
      now.set(answerKey({ id, model, run }), STRATA[stratum] ?? '');
    });
  });
  return answers.filter((one) => (now.get(answerKey(one)) ?? one.stratum) !== one.stratum).length;
}

/**
 * Takes half of the sample from answers on which metrics disagree and a quarter from each of the
 * other two strata; keeps the order.
 */
function takeByStratum<T extends { readonly stratum: number }>(
  answers: readonly T[],
  wanted: number,
): T[] {
  const sizes = STRATA.map((_, stratum) => answers.filter((one) => one.stratum === stratum).length);
  const quotas = allocate(sizes, wanted);
  return answers.filter(({ stratum }) => {
    const left = quotas[stratum] ?? 0;
    quotas[stratum] = left - 1;
    return left > 0;
  });
}

/**
 * Allocates a sample to the strata in the ratio 1 : 1 : 2; the others make up for a stratum that is
 * too small.
 */
function allocate(sizes: readonly number[], wanted: number): number[] {
  const quotas = sizes.map(() => 0);
  const turns = [2, 0, 2, 1];
  let left = Math.min(wanted, sum(sizes));
  for (let turn = 0; left > 0; turn++) {
    const stratum = turns[turn % turns.length] ?? 0;
    const quota = quotas[stratum] ?? 0;
    if (quota >= (sizes[stratum] ?? 0)) continue;
    quotas[stratum] = quota + 1;
    left--;
  }
  return quotas;
}

function shuffle(items: unknown[], random: Random): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [items[at], items[other]] = [items[other], items[at]];
  }
}
