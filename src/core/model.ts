/**
 * The nouns of Assay. Everything here is plain data: it can be cloned to a worker, written as JSON
 * and compared by value.
 */

import type { ReadChoices, ReadOptions, RecognizedShape } from './read-options';

/** A file read into columns. Every cell is the text that stood in the file, or that its workbook displays. */
export interface Table {
  readonly columns: readonly string[];
  /** One array a column, each `rowCount` long. An absent value is the empty text. */
  readonly cells: readonly (readonly string[])[];
  readonly rowCount: number;
  /**
   * Columns with the stored value of each number that a workbook displays with fewer digits, in the form
   * of the display (`12.5%` where `cells` has `13%`), aligned with `cells`; `null` for other columns.
   */
  readonly exact?: readonly (readonly string[] | null)[];
}

/** What is known of a file once it was read. `id` is its name, made unique among the open files. */
export interface SourceInfo {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Lower-case hexadecimal SHA-256 of the bytes as they came. */
  readonly sha256: string;
  /** Identifier of the format in `read/read.ts`, for example `csv`. */
  readonly format: string;
  /** What the values of a JSON file were recognized as; `null` in other formats. */
  readonly shape: RecognizedShape | null;
  readonly encoding: string;
  readonly columns: readonly string[];
  readonly rowCount: number;
  /** What a person chose about its reading. */
  readonly options: ReadOptions;
  readonly choices: ReadChoices;
}

/** A file with its rows. */
export interface Source {
  readonly info: SourceInfo;
  readonly table: Table;
}

/** `error`: something cannot be done; `warning`: figures may be wrong; `note`: good to know. */
export type Severity = 'error' | 'warning' | 'note';

/** Expected trouble, worded for a person in `problems.ts`. `row` counts records from 1, the header left out. */
export interface Problem {
  readonly code: string;
  readonly severity: Severity;
  readonly file?: string;
  readonly row?: number;
  readonly column?: string;
  readonly message: string;
}

/** Where the id of a row comes from: one column, several joined by ` · `, or the row's own number. */
export type IdSource =
  | {
      readonly kind: 'columns';
      readonly columns: readonly string[];
      /** What stands between the parts of a composite id; ` · ` where it is left out. */
      readonly separator?: string;
    }
  | { readonly kind: 'row'; readonly prefix: string; readonly from: number };

/** How one cell becomes answers: as it stands, as a JSON or Python list, or split at a separator. */
export type Split = 'none' | 'list' | 'separator';

/** The columns that hold answers, in order. Empty cells are no answers where there are several columns. */
export interface AnswerSource {
  readonly columns: readonly string[];
  readonly split: Split;
  readonly separator: string;
}

/** What the items of a list are where the answer type is a list: accepted answers, or parts of one list. */
export type ListItems = 'answers' | 'parts';

/** How the gold file is read. Column names are those of `Table.columns`; `null` means the file has none. */
export interface GoldMapping {
  readonly file: string;
  readonly id: IdSource;
  readonly question: string | null;
  readonly references: AnswerSource;
  readonly answerType: string | null;
  readonly document: string | null;
  /** The column that marks questions without an answer; what stands as their answer is only plausible. */
  readonly unanswerable?: string | null;
  /** How lists are read where the answer type is a list; as one list where it is left out. */
  readonly listItems?: ListItems;
}

/** A way to overlook a difference between the ids of two files; `join/repairs.ts` says what each does. */
export type RepairId = 'trim' | 'unicode' | 'case' | 'number' | 'zeros' | 'prefix' | 'suffix';

/** A file that holds nothing but probabilities that questions have no answer. */
export interface ProbabilitySource {
  readonly file: string;
  readonly id: IdSource;
  readonly column: string;
}

/** How one file, or one answer column of it, is read as predictions. The first answer of a cell counts. */
export interface PredictionMapping {
  readonly file: string;
  readonly id: IdSource;
  readonly answer: AnswerSource;
  /** Columns that name the system and the run; rows that share both are one run. */
  readonly model: string | null;
  readonly run: string | null;
  /** The column of the system's probabilities that a question has no answer. */
  readonly noAnswerProbability: string | null;
  /** The name of the system where no column gives one. */
  readonly name: string;
  /** The column in which people judged these answers; none where it is left out. */
  readonly humanLabel?: string | null;
  /**
   * The column that says `missing` where there is no prediction, unlike an empty one; as Assay's
   * own files have it.
   */
  readonly state?: string | null;
  /** Another file's probabilities for these answers; they win over the column's. */
  readonly probabilities?: ProbabilitySource;
  readonly repairs?: readonly RepairId[];
}

/** How the files are read. Columns with no use here are kept beside questions and runs. */
export interface Mapping {
  readonly gold: GoldMapping | null;
  readonly predictions: readonly PredictionMapping[];
}

/** What a file is taken for. */
export type Role = 'gold' | 'predictions' | 'both' | 'probabilities' | 'unused';

/** How a question is scored, whatever its data set calls it. */
export type AnswerKind = 'text' | 'number' | 'boolean' | 'list' | 'unanswerable';

/** All of them, in the order of tables. */
export const ANSWER_KINDS: readonly AnswerKind[] = [
  'text',
  'number',
  'boolean',
  'list',
  'unanswerable',
];

/** A column that is neither asked nor scored: a label for slices, a judgement, a remark. */
export interface ExtraColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The questions of the gold file as columns, all of one length and in file order. */
export interface Questions {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly documents: readonly string[];
  /** Accepted answers; an empty list marks a question that cannot be answered. */
  readonly references: readonly (readonly string[])[];
  /** The data set's own label; where it has none, the inferred kind. */
  readonly answerTypes: readonly string[];
  readonly kinds: readonly AnswerKind[];
  /** How many kinds were inferred from the references because no label decided them. */
  readonly inferredKinds: number;
  /** Row of the gold table (from 0) that each question was read from. */
  readonly rows: Int32Array;
  /** The gold file's other columns, in its order, aligned with the questions. */
  readonly columns: readonly ExtraColumn[];
}

/** A row of a prediction file that could not be scored as it stands. */
export interface UnusedRow {
  readonly id: string;
  readonly file: string;
  /** Record number from 1. */
  readonly row: number;
  readonly prediction: string;
}

/** A further prediction for a question that already has one in the same run. */
export interface DuplicateRow extends UnusedRow {
  readonly question: number;
  /** Whether its text differs from the one that was kept. */
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
  /** What people said of each prediction, as it stands; `null` if no column holds it. */
  readonly humanLabels: readonly string[] | null;
  /** Other columns of the run's files that the gold file lacks, aligned with the questions. */
  readonly columns: readonly ExtraColumn[];
  readonly matched: number;
  readonly missing: number;
  readonly unmatched: readonly UnusedRow[];
  readonly duplicates: readonly DuplicateRow[];
}

/** How a run is called in sentences and legends. */
export function runName({ model, run }: Pick<Run, 'model' | 'run'>): string {
  return run === '' ? model : `${model} ${run}`;
}

/**
 * Whether predictions belong to the questions that they are joined to, by how much they have in
 * common with their own references and with those of other questions.
 */
export interface JoinCheck {
  readonly model: string;
  readonly run: string;
  /** `untestable`: too few or too similar predictions, or too little in common with any question. */
  readonly verdict: 'plausible' | 'doubtful' | 'untestable';
  /**
   * Mean share of the words and numbers of a reference that the prediction has, from 0 to 1, rare ones
   * weighing more; `null` without a prediction to compare.
   */
  readonly matchedAgreement: number | null;
  /** The same for predictions and references of different questions. */
  readonly shuffledAgreement: number | null;
  /** p of a permutation test on references and question texts. */
  readonly p: number | null;
  /** A join under which the predictions agree clearly better. */
  readonly alternative: JoinAlternative | null;
}

export interface JoinAlternative {
  /** By what it joins, as in “by …”. */
  readonly label: string;
  /** The agreement of a sample under it. */
  readonly agreement: number;
  readonly mapping: Mapping;
}

/** Questions, runs and what did not fit: everything scoring needs. */
export interface Dataset {
  readonly questions: Questions;
  readonly runs: readonly Run[];
  /** Runs none of whose rows has the id of a question: listed with their rows, not scored. */
  readonly unjoined: readonly Run[];
  /** One for each run, in their order. */
  readonly joinChecks: readonly JoinCheck[];
  readonly problems: readonly Problem[];
}

/** One score. `null`: the metric does not apply; `'unscored'`: it applies and could not be computed. */
export type Score = number | null | 'unscored';

/**
 * One metric over one run: a number a question, NaN where it does not count, and `unscored[q] = 1`
 * where the metric applies and could not be computed; the number is then what that counts as.
 */
export interface ScoreColumn {
  readonly values: Float64Array;
  readonly unscored: Uint8Array;
}

/** Score columns by metric id. */
export type RunScores = Readonly<Record<string, ScoreColumn>>;
