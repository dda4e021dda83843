import type { Agreement } from './measure';
import type { SweepPoint } from './sweep';

/** A metric against people, over one run or all. */
export interface MetricAgreement extends Agreement {
  readonly metric: string;
  /** Position of the run; `null` for all runs together. */
  readonly run: number | null;
  readonly threshold: number;
  /** The threshold of the highest κ on these very labels: it flatters the metric. */
  readonly best: SweepPoint | null;
  /** Labelled answers that the metric gave no score. */
  readonly leftOut: number;
}
