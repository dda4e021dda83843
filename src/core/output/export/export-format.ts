import type { Labels } from '../../analysis/agreement/labels';
import type { Evaluation } from '../../evaluate';
import type { Judge } from '../../scoring/judge/scoring-judge';
import type { LlmJudgements } from '../../scoring/llm-judge/judgement';
import type { Metric } from '../../scoring/metric';
import type { Dataset, Mapping, SourceInfo } from '../../model';
import type { Settings } from '../../settings';
import { writeCsv } from './csv-text';
import { type ExportOptions, USUAL_OPTIONS } from './export-options';
import type { ExportTable } from './export-table';
import type { Writing } from './writing';

/** Everything an export may draw on. */
export interface ExportInput {
  readonly version: string;
  readonly settings: Settings;
  readonly mapping: Mapping;
  readonly inputs: readonly SourceInfo[];
  readonly dataset: Dataset;
  readonly evaluation: Evaluation;
  readonly metrics: readonly Metric[];
  /** What people said on the page or in label files; label columns stand in the data set. */
  readonly labels: Labels;
  /** The learned judges that scored, in the order of their judgements. */
  readonly judges: readonly Judge[];
  /** What a language model said, which one, and how it was asked; `null` where none was. */
  readonly llmJudgements: LlmJudgements | null;
}

/** Whom a file is for; a page gathers files by it. */
export type ExportUse = 'reader' | 'paper' | 'spreadsheet' | 'assay';

/** What some files are made of alone, and not every result has. */
export type ExportNeed = 'given-labels' | 'language-model';

/** What the page shows of an export format; plain data. */
export interface ExportDescription {
  readonly id: string;
  /** Its name where nothing was chosen. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly label: string;
  /** What the file holds, in a sentence. */
  readonly summary: string;
  readonly use: ExportUse;
  /** The options that it heeds. */
  readonly takes: readonly (keyof ExportOptions)[];
  /** Whether there is nothing to write until scorer profiles were scored. */
  readonly needsProfiles: boolean;
  /** What there must be of the kind, else there is nothing to write; left out where any result will do. */
  readonly needs?: ExportNeed;
}

/** A file format of the results, used alike by page and terminal. */
export interface ExportFormat extends ExportDescription {
  /**
   * Writes the file, the same bytes for the same input; `null` where there is nothing of the kind.
   * Without options it is written as usual.
   */
  readonly write: (input: ExportInput, options?: ExportOptions) => Writing | null;
}

/** What is particular to a table; the rest every CSV has in common. */
type CsvParts = Pick<ExportFormat, 'id' | 'fileName' | 'label' | 'summary' | 'needsProfiles'> & {
  readonly takes?: ExportFormat['takes'];
  readonly needs?: ExportNeed;
  readonly table: (input: ExportInput, options: ExportOptions) => ExportTable | null;
};

/** A format that is one table, written as CSV of either kind. */
export function defineCsv({ takes = [], table, ...parts }: CsvParts): ExportFormat {
  return {
    ...parts,
    mediaType: 'text/csv',
    use: 'spreadsheet',
    takes: ['csv', ...takes],
    write: (input, options = USUAL_OPTIONS) => {
      const made = table(input, options);
      return made && writeCsv(made, options.csv);
    },
  };
}

export function describeExport(format: ExportFormat): ExportDescription {
  const { id, fileName, mediaType, label, summary, use, takes, needsProfiles, needs } = format;
  const base = { id, fileName, mediaType, label, summary, use, takes, needsProfiles };
  return needs === undefined ? base : { ...base, needs };
}
