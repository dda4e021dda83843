import type { Distribution } from '../core/score/distribution';
import type { ThresholdPoint } from '../core/score/no-answer-values';
import type { NumericErrors } from '../core/score/numeric-errors';
import type { SliceColumns } from '../core/score/slice-columns';
import type { Slices } from '../core/score/slices';

/** What the overview asks of the last result. */
export interface OverviewApi {
  /** The columns of the gold file by which scores can be told apart. */
  sliceColumns: () => SliceColumns;
  /**
   * One metric by the values of one column; `null` for a column that is not offered, and when it was
   * cancelled by another call.
   */
  slices: (column: string, metric: string) => Promise<Slices | null>;
  /** How the scores of each run fall into bins; `null` for a metric that is no share. */
  distribution: (metric: string) => Distribution | null;
  /** How far the numbers of each run are off; `null` where no question asks for a number. */
  numericErrors: () => NumericErrors | null;
  /** Exact match and F1 over the no-answer threshold; empty where the run gives no probabilities. */
  curve: (run: number) => readonly ThresholdPoint[];
}
