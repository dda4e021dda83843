/** What a person may choose about a file; a format heeds those that it names in `takes`. */
export interface ExportOptions {
  /** `long`: a row for each question and run; `wide`: a row for each question, the runs side by side. */
  readonly shape: 'long' | 'wide';
  /** `exact`: every cell as it stands; `safe`: no cell can be a formula (`spreadsheet-safe.ts`). */
  readonly csv: 'exact' | 'safe';
  /** Positions of the questions, in the order of their rows; `null`: all, as in the gold file. */
  readonly questions: readonly number[] | null;
  /**
   * Columns beside the names of question and run, as a query names them; `null`: the usual ones;
   * `to-open-again`: those from which the same scores follow.
   */
  readonly columns: readonly string[] | 'to-open-again' | null;
  /** Whether questions, references and predictions are written out. */
  readonly texts: boolean;
}

/** What is written where nothing was chosen. */
export const USUAL_OPTIONS: ExportOptions = {
  shape: 'long',
  csv: 'exact',
  questions: null,
  columns: null,
  texts: true,
};
