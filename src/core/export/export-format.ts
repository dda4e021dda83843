import type { Evaluation } from '../evaluate';
import type { Metric } from '../metrics/metric';
import type { Dataset, Mapping, SourceInfo } from '../model';
import type { Settings } from '../settings';

/** Everything an export may draw on. */
export interface ExportInput {
  readonly version: string;
  readonly settings: Settings;
  readonly mapping: Mapping;
  readonly inputs: readonly SourceInfo[];
  readonly dataset: Dataset;
  readonly evaluation: Evaluation;
  readonly metrics: readonly Metric[];
}

/** A file that can be taken away: one object, used alike by page and terminal. */
export interface ExportFormat {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly label: string;
  /** What the file holds, in a sentence. */
  readonly summary: string;
  /** Whether there is nothing to write until scorer profiles were scored. */
  readonly needsProfiles: boolean;
  /** The whole text, the same bytes for the same input; `null` where there is nothing of the kind. */
  readonly write: (input: ExportInput) => string | null;
}
