import type { Metric } from '../../scoring/metric';
import type { RunScores } from '../../model';
import { mean } from '../statistics/moments';
import type { CollectedLabels } from './collect';
import { LABELS } from './labels';

/** A mean over so many questions; `null` over none. */
export interface MeanOf {
  readonly mean: number | null;
  readonly n: number;
}

/** The mean of a metric in a run as published, and without the questions whose gold is disputed. */
export interface ScoreWithoutGoldErrors {
  readonly metric: string;
  readonly run: number;
  readonly published: MeanOf;
  readonly afterDisputes: MeanOf;
}

const GOLD_WRONG = 1 + LABELS.indexOf('gold-wrong');

/** Positions of the questions of which anybody said, for any run, that the gold is wrong. */
export function listGoldErrors({ annotators }: Pick<CollectedLabels, 'annotators'>): number[] {
  const found = new Set<number>();
  for (const { ofRun } of annotators) {
    for (const column of ofRun) {
      column.forEach((code, question) => {
        if (code === GOLD_WRONG) found.add(question);
      });
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Every run under every metric, with and without the questions whose gold is disputed. */
export function scoreWithoutGoldErrors(
  metrics: readonly Metric[],
  scores: readonly RunScores[],
  disputed: readonly number[],
): ScoreWithoutGoldErrors[] {
  const excluded = new Set(disputed);
  return metrics.flatMap(({ id: metric }) =>
    scores.map((ofRun, run) => {
      const values = ofRun[metric]?.values ?? new Float64Array();
      const counted = values.filter((value) => !Number.isNaN(value));
      const kept =
        excluded.size === 0
          ? counted
          : values.filter((value, question) => !Number.isNaN(value) && !excluded.has(question));
      return { metric, run, published: meanOf(counted), afterDisputes: meanOf(kept) };
    }),
  );
}

function meanOf(values: Float64Array): MeanOf {
  return { mean: mean(values), n: values.length };
}
