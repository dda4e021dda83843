/**
 * The data types of Assay. All are plain data: they can be cloned to a worker, saved as JSON and
 * compared by value.
 */

import type { ReadChoices, ReadOptions, RecognizedShape } from './read-options';

/**
 * A file as a table. Every cell is the text in the file, or the text that the workbook displays.
 */
export interface Table {
  readonly columns: readonly string[];
  /** One array per column, each `rowCount` long. An absent value is an empty string. */
  readonly cells: readonly (readonly string[])[];
  readonly rowCount: number;
  /**
   * For columns in which a workbook displays numbers with fewer digits than stored: the cells with
   * all stored digits, in the displayed format (`12.5%` for `13%` in `cells`). `null` for other
   * columns.
   */
  readonly exact?: readonly (readonly string[] | null)[];
}

/** The properties of a file after reading. `id` is its name, unique among the open files. */
export interface SourceInfo {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Lowercase hexadecimal SHA-256 of the original bytes. */
  readonly sha256: string;
  /** Identifier of the format in `read/read.ts`, such as `csv`. */
  readonly format: string;
  /** The recognized shape of a JSON file; `null` for other formats. */
  readonly shape: RecognizedShape | null;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly rowCount: number;
  /** The import options that the user chose. */
  readonly options: ReadOptions;
  readonly choices: ReadChoices;
}

/** A file with its rows. */
export interface Source {
  readonly info: SourceInfo;
  readonly table: Table;
}

/** `error`: an operation is impossible; `warning`: scores may be wrong; `note`: for information. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * An expected problem, with a message for the user (`problems.ts`). `row` counts records from 1,
 * without the header.
 */
export interface Problem {
  readonly code: string;
  readonly severity: Severity;
  readonly file?: string;
  readonly row?: number;
  readonly column?: string;
  readonly message: string;
}

/** The source of a row's id: one column, several joined by ` · `, or the row number. */
export type IdSource =
  | {
      readonly kind: 'columns';
      readonly columns: readonly string[];
      /** Separator between the parts of a composite id; ` · ` by default. */
      readonly separator?: string;
    }
  | { readonly kind: 'row'; readonly prefix: string; readonly from: number };

/** How a cell becomes answers: unchanged, as a JSON or Python list, or split at a separator. */
export type Split = 'none' | 'list' | 'separator';

/**
 * The columns that contain answers, in the order of the answers. If there are several, empty cells
 * are not answers.
 */
export interface AnswerSource {
  readonly columns: readonly string[];
  readonly split: Split;
  readonly separator: string;
}

/**
 * How the items of a list are interpreted if the answer type is a list: as accepted answers, or as
 * parts of one list.
 */
export type ListItems = 'answers' | 'parts';

/**
 * The columns of the gold file by their use. Names are those of `Table.columns`; `null` if the file
 * has no such column.
 */
export interface GoldMapping {
  readonly file: string;
  readonly id: IdSource;
  readonly question: string | null;
  readonly references: AnswerSource;
  readonly answerType: string | null;
  readonly document: string | null;
  /**
   * The column that marks unanswerable questions; the answers to such questions are only plausible,
   * not accepted.
   */
  readonly unanswerable?: string | null;
  /** How lists are interpreted if the answer type is a list; as one list by default. */
  readonly listItems?: ListItems;
  /**
   * The column of passages that contain the answer, such as page numbers; absent if there is none.
   */
  readonly evidence?: string | null;
}

/**
 * A way to ignore a difference between the ids of two files; described in `dataset/id-repairs.ts`.
 */
export type RepairId = 'trim' | 'unicode' | 'case' | 'number' | 'zeros' | 'prefix' | 'suffix';

/** A file that contains only no-answer probabilities. */
export interface ProbabilitySource {
  readonly file: string;
  readonly id: IdSource;
  readonly column: string;
}

/** The scale of scores that another program computed. */
export interface ScoreScale {
  readonly lowest: number;
  readonly highest: number;
  readonly better: 'higher' | 'lower';
}

/** A column of scores that another program computed, such as BERTScore. */
export interface ScoreSource extends ScoreScale {
  readonly column: string;
  /** The name of the metric; columns with the same name are the same metric. */
  readonly name: string;
}

/** How a file, or one of its answer columns, is read as predictions; one answer per cell. */
export interface PredictionMapping {
  readonly file: string;
  readonly id: IdSource;
  readonly answer: AnswerSource;
  /** Columns that name the system and the run; rows with the same values form one run. */
  readonly model: string | null;
  readonly run: string | null;
  /** The column of the system's no-answer probabilities. */
  readonly noAnswerProbability: string | null;
  /** The name of the system if no column gives one. */
  readonly name: string;
  /** The column of human labels for these answers; absent if there is none. */
  readonly humanLabel?: string | null;
  /**
   * The column that contains `missing` for a missing prediction, to distinguish it from an empty
   * one; only in files exported by Assay.
   */
  readonly state?: string | null;
  /** No-answer probabilities for these answers from another file; they override the column's. */
  readonly probabilities?: ProbabilitySource;
  readonly repairs?: readonly RepairId[];
  /** Columns of scores for these answers, computed elsewhere; absent if there are none. */
  readonly scores?: readonly ScoreSource[];
  /** The column of the passages that the system retrieved, best first. */
  readonly retrieved?: string | null;
  /** The column of the passages' scores, if the scores are not in the same cells. */
  readonly retrievalScores?: string | null;
  /**
   * The column of the text that the system read; without `retrieved`, its headers name the passages
   * (`[Page 31, score: 0.819]`).
   */
  readonly context?: string | null;
}

/** How the files are read. Unused columns are kept with questions and runs. */
export interface Mapping {
  readonly gold: GoldMapping | null;
  readonly predictions: readonly PredictionMapping[];
}

/** The ids of the files in a mapping, gold file first. */
export function filesOf({ gold, predictions }: Mapping): string[] {
  const files = predictions.flatMap(({ file, probabilities }) =>
    probabilities ? [file, probabilities.file] : [file],
  );
  return [...new Set(gold ? [gold.file, ...files] : files)];
}

/** The role of a file. */
export type Role = 'gold' | 'predictions' | 'both' | 'probabilities' | 'unused';

/**
 * How a question is scored, independent of the name of its type in the data set. `ranking`: a query
 * of a retrieval benchmark, which has ranked passages instead of an answer.
 */
export type AnswerKind = 'text' | 'number' | 'boolean' | 'list' | 'unanswerable' | 'ranking';

/** The kinds of answers, in table order. */
export const ANSWER_KINDS: readonly AnswerKind[] = [
  'text',
  'number',
  'boolean',
  'list',
  'unanswerable',
];

/**
 * Passages as columns of the same length: the evidence of a question, or the passages that a system
 * retrieved for it, best first.
 */
export interface Passages {
  /** Document of a page, or id of a passage; `''` if none is named. */
  readonly ids: readonly string[];
  /** Page numbers as written in the file; NaN for a passage without a page number. */
  readonly pages: readonly number[];
  /**
   * The relevance grades of gold passages (1 if none is given), or the system's scores for
   * retrieved ones (NaN if none is given).
   */
  readonly values: readonly number[];
}

/** A column without a role in scoring, such as a label for slices, a judgment or a remark. */
export interface ExtraColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The questions of the gold file as columns of the same length, in file order. */
export interface Questions {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly documents: readonly string[];
  /** Accepted answers; empty for an unanswerable question. */
  readonly references: readonly (readonly string[])[];
  /** The data set's own label, or the inferred kind if there is none. */
  readonly answerTypes: readonly string[];
  readonly kinds: readonly AnswerKind[];
  /** Number of questions whose kind was inferred because no label decided it. */
  readonly inferredKinds: number;
  /** Row of the gold table (from 0) of each question. */
  readonly rows: Int32Array;
  /** Other columns of the gold file, in file order, aligned with the questions. */
  readonly columns: readonly ExtraColumn[];
  /**
   * The passages that contain the answer to each question; `null` for a question without any.
   * Absent if the file has no such column.
   */
  readonly evidence?: readonly (Passages | null)[];
}

/** A row of a prediction file that could not be scored. */
export interface UnusedRow {
  readonly id: string;
  readonly file: string;
  /** Record number from 1. */
  readonly row: number;
  readonly prediction: string;
}

/** Another prediction for a question that already has one in the same run. */
export interface DuplicateRow extends UnusedRow {
  readonly question: number;
  /** Whether its text differs from the prediction that was kept. */
  readonly conflicting: boolean;
}

/** One run, aligned with the questions. */
export interface Run {
  readonly model: string;
  readonly run: string;
  /** The prediction for each question; `null` if there is none. */
  readonly predictions: readonly (string | null)[];
  /** The system's probability that each question has no answer; `null` if its file gives none. */
  readonly noAnswerProbabilities: readonly number[] | null;
  /** Human label of each prediction, as written; `null` without a label column. */
  readonly humanLabels: readonly string[] | null;
  /**
   * Other columns of the run's files that the gold file does not have, aligned with the questions.
   */
  readonly columns: readonly ExtraColumn[];
  /** One column for each of the data set's `externalMetrics`; absent if there are none. */
  readonly externalScores?: RunScores;
  /**
   * The passages retrieved for each question; `null` for a question without any. Absent if there is
   * no such column.
   */
  readonly retrieved?: readonly (Passages | null)[];
  /** The text that the system read for each question; absent without such a column. */
  readonly contexts?: readonly string[];
  readonly matched: number;
  readonly missing: number;
  readonly unmatched: readonly UnusedRow[];
  readonly duplicates: readonly DuplicateRow[];
}

/** The name of a run in sentences and legends; empty for a position without a run. */
export function runName(named: Pick<Run, 'model' | 'run'> | undefined): string {
  const { model, run } = named ?? { model: '', run: '' };
  return run === '' ? model : `${model} ${run}`;
}

/**
 * Whether predictions belong to the questions that they are joined to, judged by the words that
 * they share with their own references and with those of other questions.
 */
export interface JoinCheck {
  readonly model: string;
  readonly run: string;
  /**
   * `untestable`: too few or too similar predictions, or too little in common with any question.
   */
  readonly verdict: 'plausible' | 'doubtful' | 'untestable';
  /**
   * Mean share of a reference's words and numbers that its prediction contains, from 0 to 1, with
   * higher weights for rare ones; `null` if no prediction can be compared.
   */
  readonly matchedAgreement: number | null;
  /** The same share for predictions and references of different questions. */
  readonly shuffledAgreement: number | null;
  /** p-value of a permutation test on references and question texts. */
  readonly p: number | null;
  /** An alternative join under which the predictions agree clearly better. */
  readonly alternative: JoinAlternative | null;
}

export interface JoinAlternative {
  /** The columns or row numbers that it joins by, worded to follow “by”. */
  readonly label: string;
  /** Agreement of a sample under this join. */
  readonly agreement: number;
  readonly mapping: Mapping;
}

/** A metric whose scores come from the prediction files. */
export interface ExternalMetric extends ScoreScale {
  readonly id: string;
  readonly name: string;
}

/** Questions, runs and everything that did not match: the complete input of scoring. */
export interface Dataset {
  readonly questions: Questions;
  readonly runs: readonly Run[];
  /** Runs without a row that matches a question; they are listed with their rows, not scored. */
  readonly unjoined: readonly Run[];
  /** One per run, in the same order; empty until the join is checked. */
  readonly joinChecks: readonly JoinCheck[];
  /** The metrics whose scores are in the runs; absent if there are none. */
  readonly externalMetrics?: readonly ExternalMetric[];
  readonly problems: readonly Problem[];
}

/**
 * A score. `null`: the metric does not apply; `'unscored'`: it applies but could not be computed.
 */
export type Score = number | null | 'unscored';

/**
 * The scores of one metric and run: a number per question, NaN if the question is not scored.
 * `unscored[q] = 1` if the metric applies but could not be computed; `values[q]` is then the number
 * that counts toward the mean.
 */
export interface ScoreColumn {
  readonly values: Float64Array;
  readonly unscored: Uint8Array;
}

/** An empty column: every score is `null`. */
export function createColumn(length: number): ScoreColumn {
  return { values: new Float64Array(length).fill(NaN), unscored: new Uint8Array(length) };
}

/** Score columns by metric id. */
export type RunScores = Readonly<Record<string, ScoreColumn>>;

/** A note by the user on a question. */
export interface Note {
  /** Id of the question. */
  readonly id: string;
  readonly text: string;
}
