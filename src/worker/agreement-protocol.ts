import type { AgreementReport, AgreementRequest } from '../core/analysis/agreement/agreement';
import type { DrawRequest } from '../core/analysis/agreement/draw-sample';
import type { LabelFile } from '../core/output/export/label-file';
import type { Labels, LabelSample } from '../core/analysis/agreement/labels';
import type { CellAnswers, ConfusionCell } from '../core/analysis/agreement/list-answers';
import type { Sweep } from '../core/analysis/agreement/sweep';

/** What the page asks of the worker about human labels. */
export interface AgreementApi {
  /** Labels that every later answer takes into account; they outlive a join. */
  takeLabels: (labels: Labels) => void;
  /** Reads a file of labels, of any format that data files may have; the bytes are taken over. */
  readLabels: (name: string, bytes: ArrayBuffer) => Promise<LabelFile>;
  drawSample: (request: DrawRequest) => LabelSample;
  /** Every metric against people; `null` when it was cancelled by another call. */
  agreement: (request: AgreementRequest) => Promise<AgreementReport | null>;
  /** Agreement of a metric over the threshold, in one run or all; a long curve is thinned. */
  sweep: (metric: string, run: number | null) => Sweep;
  /** The answers behind a cell of a confusion table, at most so many in full. */
  cellAnswers: (cell: ConfusionCell, most: number) => CellAnswers;
}
