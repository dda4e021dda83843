import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import type { Verdict } from '../../../core/analysis/describe-comparison';

/** A pair as it looks from the baseline: differences are the other run less the baseline. */
export interface BaselineComparison {
  /** Position of the other run. */
  readonly run: number;
  /** The pair itself, for its tests, which know no direction. */
  readonly pair: PairComparison;
  readonly mean: number | null;
  readonly difference: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Questions on which the other run is better, worse. */
  readonly improved: number;
  readonly regressed: number;
}

/** Every other run against the baseline, in the order of the report. */
export function compareToBaseline(
  { pairs }: RunComparison,
  baseline: number,
): BaselineComparison[] {
  return pairs.flatMap((pair): BaselineComparison[] => {
    const { a, b, difference, interval } = pair;
    if (b === baseline) {
      const { meanA: mean, better: improved, worse: regressed } = pair;
      return [{ run: a, pair, mean, difference, interval, improved, regressed }];
    }
    if (a !== baseline) return [];
    return [
      {
        run: b,
        pair,
        mean: pair.meanB,
        // Not −0, which would be written with a sign.
        difference: difference === null ? null : 0 - difference,
        interval: interval && { low: -interval.high, high: -interval.low },
        improved: pair.worse,
        regressed: pair.better,
      },
    ];
  });
}

/** What the test says of the other run. */
export function outcomeOf(
  { a }: PairComparison,
  run: number,
  verdict: Verdict,
): 'better' | 'worse' | 'undecided' {
  if (verdict === 'undecided') return 'undecided';
  return (verdict === 'a-better') === (a === run) ? 'better' : 'worse';
}
