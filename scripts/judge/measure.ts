import {
  accuracy,
  type Confusion,
  countCells,
  macroF1,
} from '../../src/core/analysis/agreement/measure';
import {
  groupClusters,
  numberClustersByDocument,
} from '../../src/core/analysis/statistics/clusters';
import type { Interval } from '../../src/core/analysis/statistics/interval';
import { createRandom } from '../../src/core/random';
import { percentileInterval, resampleMeans } from '../bootstrap-intervals';

/** How well verdicts agree with labels; proportions from 0 to 1, with 95% intervals. */
export interface Agreement {
  readonly pairs: number;
  readonly accuracy: number;
  readonly accuracyInterval: Interval;
  readonly macroF1: number;
  readonly macroF1Interval: Interval;
}

const SEED = 1;
const REPLICATES = 2000;

/**
 * Agreement of verdicts with labels. The intervals resample questions, since answers to the same
 * question are correlated.
 */
export function measureAgreement(
  verdicts: readonly boolean[],
  labels: readonly boolean[],
  questions: readonly string[],
): Agreement {
  const confusion = countCells(Uint8Array.from(verdicts, Number), Uint8Array.from(labels, Number));
  const clusterOf = numberClustersByDocument(questions);
  const cell = (verdict: boolean, label: boolean) =>
    groupClusters(
      verdicts.map((own, at) => Number(own === verdict && labels[at] === label)),
      clusterOf,
    );
  const cells = [cell(true, true), cell(true, false), cell(false, true), cell(false, false)];
  const means = resampleMeans(
    cells.map(({ sums }) => sums),
    cells[0]?.sizes ?? new Float64Array(),
    createRandom(SEED),
    REPLICATES,
  );
  const resampled = Array.from({ length: REPLICATES }, (_, at): Confusion => {
    const [truePositive = 0, falsePositive = 0, falseNegative = 0, trueNegative = 0] = means.map(
      (column) => column[at] ?? 0,
    );
    return { truePositive, falsePositive, falseNegative, trueNegative };
  });
  const intervalOf = (measure: (confusion: Confusion) => number | null) =>
    percentileInterval(Float64Array.from(resampled, (one) => measure(one) ?? 0));
  return {
    pairs: labels.length,
    accuracy: accuracy(confusion) ?? 0,
    accuracyInterval: intervalOf(accuracy),
    macroF1: macroF1(confusion) ?? 0,
    macroF1Interval: intervalOf(macroF1),
  };
}

/**
 * Probabilities in ten bins of equal width, each with its share of correct answers; empty bins are
 * omitted.
 */
export function reliability(
  probabilities: readonly number[],
  labels: readonly boolean[],
): {
  readonly from: number;
  readonly pairs: number;
  readonly mean: number;
  readonly right: number;
}[] {
  return Array.from({ length: 10 }, (_, bin) => {
    const own = probabilities.flatMap((probability, at) =>
      Math.min(9, Math.floor(probability * 10)) === bin ? [at] : [],
    );
    const average = (of: (at: number) => number) =>
      own.reduce((sum, at) => sum + of(at), 0) / own.length;
    return {
      from: bin / 10,
      pairs: own.length,
      mean: average((at) => probabilities[at] ?? 0),
      right: average((at) => Number(labels[at])),
    };
  }).filter(({ pairs }) => pairs > 0);
}

/**
 * Mean of (probability − label)²: 0 is best. Source: G. W. Brier, Monthly Weather Review 78 (1950).
 */
export function brierScore(probabilities: readonly number[], labels: readonly boolean[]): number {
  const squares = probabilities.map((probability, at) => (probability - Number(labels[at])) ** 2);
  return squares.reduce((a, b) => a + b, 0) / squares.length;
}
