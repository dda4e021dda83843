import { formatDecimals } from '../words/numbers';
import type { RunScores } from '../model';
import { relativeError } from '../scoring/metrics/numeric';
import { NUMBER_ERROR } from './view/fields';
import { errorAt, type VerdictColumns } from '../scoring/acceptance/verdict-columns';
import { ERROR_KINDS } from '../scoring/error-kind';
import { quantileOfSorted } from '../analysis/statistics/moments';

import type { Metric } from '../scoring/metric';
import { printField } from './query/print';

export interface NumericErrors {
  /** The distribution over the numeric questions, without kinds of error that no run has. */
  readonly distribution: Distribution;
  /**
   * Median relative error of each run, over answers with a number comparable to a reference other
   * than 0. Unlike a mean of absolute errors, it does not mix units. `null` without such answers.
   */
  readonly medians: readonly (number | null)[];
}

/** The distribution of each run's answers over bins. */
export interface Distribution {
  readonly bins: readonly Bin[];
  /** One entry per run: the number of answers in each bin. */
  readonly counts: readonly (readonly number[])[];
}

/** One bar of the distribution. */
export interface Bin {
  readonly label: string;
  /** The query for these questions of the displayed run. */
  readonly query: string;
}

/** Number of bins between 0 and 1; the scores 0 and 1 have bins of their own. */
const STEPS = 10;

/**
 * The distribution of each run's scores: 0, 1 and ten bins between them. Questions without a score
 * are excluded. `null` if no score is between 0 and 1, since the mean then gives the same
 * information, and for metrics without a range of 0 to 1. Linear in the scores.
 */
export function binScores(
  scores: readonly RunScores[],
  { id, range: [lowest, highest] }: Metric,
): Distribution | null {
  if (lowest !== 0 || highest !== 1) return null;
  const counts = scores.map((ofRun) => countScores(ofRun[id]?.values ?? new Float64Array()));
  const isBinary = counts.every((own) => own.slice(1, -1).every((count) => count === 0));
  return isBinary
    ? null
    : { bins: binsOf(printField({ name: id, run: null, over: null })), counts };
}

function countScores(values: Float64Array): number[] {
  const counts = new Array<number>(STEPS + 2).fill(0);
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    const bin = binOf(value);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/**
 * The bin of a score, with the bounds of the queries, so that bins and queries give the same
 * counts.
 */
function binOf(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return STEPS + 1;
  let step = Math.floor(value * STEPS);
  if (value < step / STEPS) step--;
  else if (value >= (step + 1) / STEPS) step++;
  return step + 1;
}

function binsOf(field: string): Bin[] {
  const between = Array.from({ length: STEPS }, (_, step): Bin => {
    const [from, to] = [step / STEPS, (step + 1) / STEPS];
    const above = step === 0 ? `${field} > 0` : `${field} >= ${from}`;
    return {
      label: `${formatDecimals(from, 1)}–${formatDecimals(to, 1)}`,
      query: `${above} and ${field} < ${to}`,
    };
  });
  return [
    { label: '0', query: `${field} <= 0` },
    ...between,
    { label: '1', query: `${field} >= 1` },
  ];
}

/** Counts the kinds of numeric error; `null` without numeric questions. */
export function countErrors(
  verdicts: readonly VerdictColumns[],
  scores: readonly RunScores[],
): NumericErrors | null {
  const counts = verdicts.map((columns) => {
    const own = new Map<string, number>();
    columns.errors.forEach((_, question) => {
      const kind = errorAt(columns, question);
      if (kind) own.set(kind, (own.get(kind) ?? 0) + 1);
    });
    return own;
  });
  const kinds = ERROR_KINDS.filter((kind) => counts.some((own) => own.has(kind)));
  if (kinds.length === 0) return null;
  return {
    distribution: {
      bins: kinds.map((kind) => ({ label: kind, query: `${NUMBER_ERROR} = "${kind}"` })),
      counts: counts.map((own) => kinds.map((kind) => own.get(kind) ?? 0)),
    },
    medians: scores.map((ofRun) => medianOf(ofRun[relativeError.id]?.values)),
  };
}

function medianOf(values: Float64Array | undefined): number | null {
  const sorted = (values ?? new Float64Array()).filter((value) => !Number.isNaN(value)).sort();
  return sorted.length === 0 ? null : quantileOfSorted(sorted, 0.5);
}
