import type { Distribution } from '../core/explore/slices/distribution';
import type { ThresholdPoint } from '../core/analysis/no-answer-values';
import type { NumericErrors } from '../core/explore/slices/numeric-errors';
import type { SliceColumns } from '../core/explore/slices/slice-columns';
import type { Slices } from '../core/explore/slices/slices';

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
