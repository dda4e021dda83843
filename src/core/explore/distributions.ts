import type { RunScores } from '../model';
import { relativeError } from '../scoring/metrics/numeric';
import { NUMBER_ERROR } from './view/fields';
import { errorAt, type VerdictColumns } from '../scoring/tiers/verdict-columns';
import { ERROR_KINDS } from '../scoring/error-kind';
import { quantileOfSorted } from '../analysis/statistics/moments';

import type { Metric } from '../scoring/metric';
import { printField } from './query/print';

/** How far the numbers of each run are off. */
export interface NumericErrors {
  /** Over the numeric questions; kinds that no run has are left out. */
  readonly distribution: Distribution;
  /**
   * Median relative error of each run over the answers with a number that can be compared to a
   * reference other than 0; unlike a mean of absolute errors it mixes no units. `null` without any.
   */
  readonly medians: readonly (number | null)[];
}

/** How the answers of each run fall into bins. */
export interface Distribution {
  readonly bins: readonly Bin[];
  /** One entry a run: how many answers fall into each bin. */
  readonly counts: readonly (readonly number[])[];
}

/** One bar of the distribution. */
export interface Bin {
  readonly label: string;
  /** The query that shows the questions of the run that is looked at. */
  readonly query: string;
}

/** Bins between 0 and 1, both of which have one of their own. */
const STEPS = 10;

/**
 * How often each run scores 0, 1 and in ten steps between; the questions that the metric gives no
 * number for are in none. A metric that only says right or wrong has but the two bins. `null` for one
 * whose scores do not lie from 0 to 1. Linear in the scores.
 */
export function distributeScores(
  scores: readonly RunScores[],
  { id, range: [lowest, highest] }: Metric,
): Distribution | null {
  if (lowest !== 0 || highest !== 1) return null;
  const counts = scores.map((ofRun) => countScores(ofRun[id]?.values ?? new Float64Array()));
  const bins = binsOf(printField({ name: id, run: null, over: null }));
  const isBinary = counts.every((own) => own.slice(1, -1).every((count) => count === 0));
  if (!isBinary) return { bins, counts };
  const ends = <T>(all: readonly T[]) => [...all.slice(0, 1), ...all.slice(-1)];
  return { bins: ends(bins), counts: counts.map(ends) };
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

/** Compared with the very bounds that the queries name, so that both count the same questions. */
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
    return { label: `${from.toFixed(1)}–${to.toFixed(1)}`, query: `${above} and ${field} < ${to}` };
  });
  return [
    { label: '0', query: `${field} <= 0` },
    ...between,
    { label: '1', query: `${field} >= 1` },
  ];
}

/** Counts the kinds of errors; `null` where no question asks for a number. Sorts the relative errors. */
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
