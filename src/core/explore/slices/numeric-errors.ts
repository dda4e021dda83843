import type { RunScores } from '../../model';
import { relativeError } from '../../scoring/metrics/relative-error';
import { NUMBER_ERROR } from '../view/run-fields';
import { errorAt, type VerdictColumns } from '../../scoring/tiers/verdict-columns';
import type { Distribution } from './distribution';
import { ERROR_KINDS } from '../../scoring/error-kind';
import { quantileOfSorted } from '../../analysis/statistics/moments';

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
