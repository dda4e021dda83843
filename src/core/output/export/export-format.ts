import type { Labels } from '../../analysis/agreement/labels';
import type { GoldCompletion } from '../../analysis/gold/gold-scores';
import type { GoldPatch } from '../../analysis/gold/patch';
import type { Evaluation } from '../../evaluate';
import type { Dataset, Mapping, Note, SourceInfo } from '../../model';
import type { Judge } from '../../scoring/judge/judgment';
import type { LlmJudgments } from '../../scoring/llm-judge/judgment';
import type { Metric } from '../../scoring/metric';
import type { Settings } from '../../settings';
import type { FileWriter } from './writing';

/** The data that an export may use. */
export interface ExportInput {
  readonly version: string;
  readonly settings: Settings;
  readonly mapping: Mapping;
  readonly inputs: readonly SourceInfo[];
  readonly dataset: Dataset;
  readonly evaluation: Evaluation;
  readonly metrics: readonly Metric[];
  /** Labels given on the page or in label files; the data set contains those from label columns. */
  readonly labels: Labels;
  /** The learned judges used, in the order of their judgments. */
  readonly judges: readonly Judge[];
  /** Verdicts of a language model, with the model and prompt; `null` if none was used. */
  readonly llmJudgments: LlmJudgments | null;
  /** The effect of a gold patch; absent if there is no patch. */
  readonly completion?: GoldCompletion;
  /** The gold patch; absent without decisions. */
  readonly goldPatch?: GoldPatch;
  /** The decisions of a gold patch on the answers of each run, as in `EstimateInput`. */
  readonly reviewed?: readonly Float64Array[];
}

/** The intended use of the file; the page groups files by it. */
export type ExportAudience = 'reader' | 'paper' | 'spreadsheet' | 'assay';

/** Data that only some results have. */
export type ExportRequirement = 'given-labels' | 'any-labels' | 'language-model' | 'profiles';

/** The description of an export for the page; plain data. */
export interface ExportDescription {
  readonly id: string;
  /** File name under the default options. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly label: string;
  /** The file's content in one sentence. */
  readonly summary: string;
  readonly use: ExportAudience;
  readonly supportedOptions: readonly (keyof ExportOptions)[];
  /** Data without which there is nothing to write. */
  readonly needs?: ExportRequirement;
}

/** A file to export, for the page and the terminal. */
export interface ExportFormat extends ExportDescription {
  /** Writes the file, deterministically; `null` if there is nothing to write. */
  readonly write: (input: ExportInput, options?: ExportOptions) => FileWriter | null;
}

export function describeExport(format: ExportFormat): ExportDescription {
  const { id, fileName, mediaType, label, summary, use, supportedOptions, needs } = format;
  const base = { id, fileName, mediaType, label, summary, use, supportedOptions };
  return needs === undefined ? base : { ...base, needs };
}

/** Options of a file; each format lists the ones it supports. */
export interface ExportOptions {
  /**
   * `long`: a row for each question and run; `wide`: a row for each question, a column for each
   * run.
   */
  readonly shape: 'long' | 'wide';
  /** `exact`: cells unchanged; `safe`: no cell can be a formula (`spreadsheet-safe.ts`). */
  readonly csv: 'exact' | 'safe';
  /** Positions of the questions in the order of their rows; `null` for all, in file order. */
  readonly questions: readonly number[] | null;
  /**
   * Columns in addition to question id and run, by their names in queries; `null` for the default
   * columns; `rescorable` for all columns that affect the scores.
   */
  readonly columns: readonly string[] | 'rescorable' | null;
  /**
   * Positions of the runs, in the order in which reports and papers list them; `null` for all, best
   * first.
   */
  readonly runs: readonly number[] | null;
  /** Whether to include questions, references and predictions. */
  readonly texts: boolean;
  /**
   * Id of the metric that comes first and by which runs are ordered; `null` for the default
   * (`chooseHeadline`).
   */
  readonly headline: string | null;
  /** The notes on questions; if there are any, they add a column. */
  readonly notes: readonly Note[];
  /** The title of a page; if empty, the name of the gold file. */
  readonly title: string;
}

export const DEFAULT_OPTIONS: ExportOptions = {
  shape: 'long',
  csv: 'exact',
  questions: null,
  columns: null,
  runs: null,
  texts: true,
  headline: null,
  notes: [],
  title: '',
};

/** Suffixes that options add to a file name, in this order. */
const SUFFIXES: readonly (readonly [suffix: string, option: keyof ExportOptions])[] = [
  ['wide', 'shape'],
  ['filtered', 'questions'],
  ['without-texts', 'texts'],
  ['safe', 'csv'],
];

/** The file name, with a suffix before the extension for each option that is not the default. */
export function exportFileName(
  { fileName, supportedOptions }: Pick<ExportFormat, 'fileName' | 'supportedOptions'>,
  options: ExportOptions,
): string {
  const suffixes = SUFFIXES.filter(
    ([, option]) =>
      supportedOptions.includes(option) && options[option] !== DEFAULT_OPTIONS[option],
  ).map(([suffix]) => `.${suffix}`);
  return fileName.replace(/\.[^.]+$/, (extension) => `${suffixes.join('')}${extension}`);
}

/** A table, independent of its file format. */
export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: ExportRows;
}

/** A known number of rows. */
interface ExportRows extends Iterable<readonly ExportCell[]> {
  readonly length: number;
}

/** A string, an unrounded number, or `null` for an empty cell. */
export type ExportCell = string | number | null;

/** A known number of rows, created while the file is written. */
export function makeRows(length: number, make: () => Iterator<readonly ExportCell[]>): ExportRows {
  return { length, [Symbol.iterator]: make };
}

/** The number; an empty cell for NaN. */
export function numberCell(value: number | null | undefined): ExportCell {
  return value === null || value === undefined || Number.isNaN(value) ? null : value;
}
