import type { Stage } from '../core/evaluate';
import type { JudgeExplanation, ProfileOutcome } from '../core/explore/explain/judges';
import type { JudgeTally } from '../core/scoring/judge/tally';
import type { AgreementReport, AgreementRequest } from '../core/analysis/agreement/agreement';
import type { DefaultHeadline } from '../core/analysis/agreement/headline';
import type { SampleRequest } from '../core/analysis/agreement/sampling';
import type { GoldCompletion } from '../core/analysis/gold/gold-scores';
import type { GoldPatch } from '../core/analysis/gold/patch';
import type { ReviewQueue } from '../core/analysis/gold/review-queue';
import type { LabelFile } from '../core/output/csv/label-file';
import type { Labels, LabelSample } from '../core/analysis/agreement/labels';
import type { CellAnswers, ConfusionCell } from '../core/analysis/agreement/labeled-answers';
import type { ThresholdSweep } from '../core/analysis/agreement/thresholds';
import type { Distribution, NumericErrors } from '../core/explore/distributions';
import type { ThresholdPoint } from '../core/analysis/no-answer-values';
import type { GroundingSummary } from '../core/analysis/grounding';
import type { EvidenceReport } from '../core/explore/evidence';
import type { SliceColumns, Slices } from '../core/explore/slices';
import type { Explanation } from '../core/explore/explain/explain';
import type { PageHead } from '../core/output/publish/published-page';
import type { ShownQuestion, ShownRuns, SideBySideRow } from '../core/explore/explain/side-by-side';
import type { ExportDescription, ExportOptions } from '../core/output/export/export-format';
import type { LlmJudgments } from '../core/scoring/llm-judge/judgment';
import type { RepairWithEvidence } from '../core/dataset/join/repair-evidence';
import type { JudgeCard } from '../core/scoring/judge/judge-card';
import type { MetricDescription } from '../core/scoring/metric';
import type { Proposal } from '../core/dataset/mapping/proposal';
import type { AnswerKind, Mapping, Note, Problem, Role, Score, SourceInfo } from '../core/model';
import type { RunReport } from '../core/analysis/run-report';
import type { JoinCount, AuditRow, CheckedJoin, JoinOutcome } from './join-outcome';
import type { ReadAttempt, ReadOptions } from '../core/read-options';
import type { RunComparison } from '../core/analysis/compare-runs';
import type { MetricChanges } from '../core/analysis/changed-questions';
import type { Matrix, ProfileDifferences } from '../core/analysis/matrix';
import type { OutcomePatterns } from '../core/analysis/outcome-patterns';
import type { PairQuestions } from '../core/analysis/pair-questions';
import type { Vocabulary } from '../core/explore/query/query';
import type { Uncertainty } from '../core/analysis/uncertainty';
import type { Settings } from '../core/settings';
import type { Refusal } from '../read/format';
import type { RejectedAnswer, RejectionReport } from '../core/scoring/acceptance/rejection-report';
import type { RejectionReason } from '../core/scoring/tiers/tier';
import type { OrderedQuestions } from '../core/explore/view/order';
import type { Cell } from '../core/explore/view/question-table';
import type { View } from '../core/explore/view/view';
import type { ProfileDescription } from '../core/scoring/profiles/profile';

/**
 * Every call from the page to the worker; the worker's handler and the page's client derive from
 * it. Unless stated otherwise, an asynchronous call resolves to `null` if it is canceled or
 * superseded by a later call of the same group.
 */
export interface AssayApi
  extends
    InputApi,
    ScoringApi,
    OverviewApi,
    ComparisonApi,
    QuestionsApi,
    PreviewApi,
    JudgeApi,
    AgreementApi,
    PatchApi,
    ReviewApi,
    ExportApi,
    ProjectApi {
  /** Descriptions of all metrics, published scorers and export formats. */
  catalog: () => Catalog;
  /** Cancels the work in progress. */
  cancel: () => void;
}

/** The worker crashed or did not respond, and was replaced. */
export class WorkerStoppedError extends Error {
  override readonly name = 'WorkerStoppedError';

  /** `hasCrashed`: the worker ended unexpectedly; the call may succeed in the next worker. */
  constructor(
    message: string,
    readonly hasCrashed = false,
  ) {
    super(message);
  }
}

export type OnProgress = (done: number, total: number) => void;

/**
 * Receives progress, and the results of each stage except the last as soon as they are computed.
 */
export type OnScoring = (done: number, total: number, partial?: ScoredResults) => void;

/** Descriptions of core's registries, so that the page need not load their code. */
export interface Catalog {
  readonly metrics: readonly MetricDescription[];
  readonly profiles: readonly ProfileDescription[];
  readonly exports: readonly ExportDescription[];
}

export interface InputApi {
  /** Reads a file, replacing the one with this id. The bytes are transferred. */
  open: (
    id: string,
    name: string,
    bytes: ArrayBuffer,
    options: ReadOptions,
  ) => Promise<OpenOutcome>;
  close: (id: string) => void;
  /** Proposes a mapping; `declined` are the ids of presets that the user rejected. */
  propose: (
    roles: Readonly<Record<string, Role>>,
    declined: readonly string[],
    onProgress: OnProgress,
  ) => Promise<Proposal | null>;
  /**
   * Id repairs that would match more predictions; none is applied. A search in progress is canceled
   * only by a later one.
   */
  suggestRepairs: (mapping: Mapping) => Promise<readonly RepairWithEvidence[] | null>;
  /** Rows `from` (0-based) to `from + count` of a file, as read. */
  preview: (id: string, from: number, count: number) => readonly (readonly string[])[];
  join: (mapping: Mapping, settings: Settings, onProgress: OnProgress) => Promise<JoinOutcome>;
  /**
   * Tests whether the predictions of each run belong to their questions. A separate call that runs
   * alongside scoring, so that the first scores do not wait for it; exports need its result.
   */
  checkJoin: () => Promise<CheckedJoin | null>;
  /** The rows behind a count of the join report, at most `limit`. */
  audit: (count: JoinCount, limit: number) => readonly AuditRow[];
}

export interface ScoringApi {
  /** Scores all runs of the last join, with the verdicts of an LLM judge if given. */
  evaluate: (
    settings: Settings,
    onProgress: OnScoring,
    llmJudgments?: LlmJudgments | null,
  ) => Promise<ScoredResults | null>;
  /** The runs under every published scorer. */
  matrix: (onProgress: OnProgress) => Promise<Matrix | null>;
}

/** Charts of the overview. */
export interface OverviewApi {
  /** The columns of the gold file by which questions can be sliced. */
  sliceColumns: () => SliceColumns;
  /** A metric by the values of a column; also `null` if the column is not offered for slices. */
  slices: (column: string, metric: string) => Promise<Slices | null>;
  /** Histogram of each run's scores; `null` unless the metric is a proportion. */
  distribution: (metric: string) => Distribution | null;
  /** Numeric errors of each run by size; `null` if no question asks for a number. */
  numericErrors: () => NumericErrors | null;
  /**
   * Answers and evidence of every run under a metric, by the values of a column if one is given;
   * `null` if the data set names no evidence or no retrieved pages.
   */
  evidence: (metric: string, column: string | null) => EvidenceReport | null;
  /**
   * For each run, how many of the figures in its answers are in its contexts, derivable or neither,
   * and how many of its numeric answers in each state are correct under a metric; `null` without
   * contexts.
   */
  grounding: (metric: string) => Promise<readonly (GroundingSummary | null)[] | null>;
  /** Exact match and F1 by no-answer threshold; empty without no-answer probabilities. */
  curve: (run: number) => readonly ThresholdPoint[];
}

export interface ComparisonApi {
  /** Every pair of runs under one metric. */
  compare: (metric: string) => Promise<RunComparison | null>;
  /** The questions behind the comparison of two runs, at most `limit` of each kind. */
  pairQuestions: (metric: string, first: number, second: number, limit: number) => PairQuestions;
  /**
   * The number of questions with each combination of correct and incorrect runs; `null` for a
   * metric without bounds.
   */
  patterns: (metric: string) => OutcomePatterns | null;
  /** The questions on which two runs differ under a published scorer, at most `limit`. */
  differences: (
    profile: string,
    first: number,
    second: number,
    limit: number,
  ) => Promise<ProfileDifferences | null>;
}

/** The question table and single answers. */
export interface QuestionsApi {
  /** Sets the user's notes for all later calls. */
  setNotes: (notes: readonly Note[]) => void;
  /** The columns that a query can contain, and their values. */
  vocabulary: () => Vocabulary;
  /**
   * The questions of a view, in display order; the headline metric determines the counts of the
   * filters.
   */
  order: (run: number, view: View, headline?: string) => OrderedQuestions;
  /** Rows of the question table for one run; `columns` are names as used in queries. */
  cells: (
    run: number,
    columns: readonly string[],
    questions: readonly number[],
  ) => readonly TableRow[];
  /** The index of the question with this id; `null` if there is none. */
  find: (id: string) => number | null;
  rows: (run: number, questions: readonly number[]) => readonly QuestionRow[];
  /** The answers of some runs with their score under a metric, marked against the reference. */
  sideBySide: (questions: readonly number[], shown: ShownRuns) => readonly SideBySideRow[];
  /** The first `limit` answers of a run that a strict scorer rejects for this reason. */
  rejectedQuestions: (
    run: number,
    kind: RejectionReason,
    limit: number,
  ) => readonly RejectedAnswer[];
  explain: (question: number, run: number) => Explanation;
  /** The same answer under every published scorer; empty without a prediction. */
  explainProfiles: (question: number, run: number) => readonly ProfileOutcome[];
}

/** Previews settings without applying them. */
export interface PreviewApi {
  /** The questions whose scores would change, at most `limit` for each run and metric. */
  previewChanges: (
    settings: Settings,
    limit: number,
    onProgress: OnProgress,
  ) => Promise<readonly MetricChanges[] | null>;
  stopPreview: () => void;
  explainUnder: (settings: Settings, question: number, run: number) => Explanation;
}

export interface JudgeApi {
  /** Each judge's verdict on an answer, with its reasons; empty without a prediction or a judge. */
  explainJudges: (question: number, run: number) => readonly JudgeExplanation[];
  /** Every judge's verdicts on every run, counted by probability, rule and question type. */
  tallyJudges: () => readonly JudgeTally[];
}

export interface AgreementApi {
  /** Sets the labels for all later calls. They are kept after a new join. */
  setLabels: (labels: Labels) => void;
  /** Reads a label file of any data format. The bytes are transferred. */
  readLabels: (name: string, bytes: ArrayBuffer) => Promise<LabelFile>;
  drawSample: (request: SampleRequest) => LabelSample;
  /** Agreement of every metric with human labels. */
  agreement: (request: AgreementRequest) => Promise<AgreementReport | null>;
  /** The headline metric that is used until the user chooses one; it depends on the labels. */
  defaultHeadline: () => DefaultHeadline;
  /** Agreement of a metric by threshold, for one run or all (`null`); long curves are thinned. */
  sweep: (metric: string, run: number | null) => ThresholdSweep;
  /** The answers in a cell of a confusion matrix, at most `limit` in full. */
  cellAnswers: (cell: ConfusionCell, limit: number) => CellAnswers;
}

/** The gold patch of a project. */
export interface PatchApi {
  /** Sets the patch for all later calls and exports. It is kept after a new join. */
  setPatch: (patch: GoldPatch) => void;
  /** The scores as published and with the completed gold; `null` without decisions. */
  goldCompletion: () => Promise<GoldCompletion | null>;
  /**
   * The gold file with the accepted answers of the patch, in its own format; `bytes` are those of
   * the gold file, which may be compressed.
   */
  writeCompletedGold: (bytes: ArrayBuffer) => Promise<CompletedGoldFile>;
}

export interface CompletedGoldFile extends ExportedFile {
  /** Number of accepted answers that the file contains. */
  readonly added: number;
  readonly left: number;
}

/**
 * The clusters of answers that the answer correctness metric rejects, in order of expected gain.
 * The gain is estimated by the first judge of the settings, or else by the bundled one.
 */
export interface ReviewApi {
  /** At most `limit` clusters, with their questions. */
  reviewClusters: (limit: number) => Promise<ReviewQueue | null>;
  /** All clusters as `review.csv`. */
  writeReview: (csv?: ExportOptions['csv']) => Promise<ExportedFile | null>;
}

export interface ExportApi {
  /**
   * Writes a file; also `null` if the results have no data for it. `stopExport` cancels the export
   * with the same `ticket`.
   */
  export: (
    format: string,
    choices?: Partial<ExportChoices>,
    onProgress?: OnProgress,
    ticket?: string,
  ) => Promise<ExportedFile | null>;
  stopExport: (ticket: string) => void;
}

export interface ProjectApi {
  packProject: (manifest: string, files: readonly PackedFile[]) => Promise<Blob>;
  unpackProject: (file: Blob, name: string) => Promise<UnpackedProject>;
  packPublication: (publication: Publication, onProgress: OnProgress) => Promise<PackedPublication>;
}

/** An entry of a zip. Blobs are passed without copying their bytes. */
export interface PackedFile {
  readonly path: string;
  readonly file: Blob;
}

export type UnpackedProject =
  | { readonly kind: 'unpacked'; readonly manifest: string; readonly files: readonly PackedFile[] }
  | Refusal;

/** A folder to publish. */
export interface Publication extends PageHead {
  /** The page's files as served by its host, including the file list and the service worker. */
  readonly page: readonly PackedFile[];
  /** The other files, such as the project's data. */
  readonly data: readonly PackedFile[];
}

export type PackedPublication = { readonly kind: 'packed'; readonly file: Blob } | Refusal;

export type OpenOutcome =
  | { readonly kind: 'read'; readonly info: SourceInfo; readonly problems: readonly Problem[] }
  | {
      /** An archive; its files are opened by separate calls. */
      readonly kind: 'unpacked';
      readonly files: readonly { readonly name: string; readonly bytes: ArrayBuffer }[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'judge'; readonly card: JudgeCard }
  /**
   * `attempt`: the detected import options; other ones may make the file readable. `null` if only a
   * higher limit would help.
   */
  | (Refusal & { readonly attempt: ReadAttempt | null });

/** The results computed so far, for the page. */
export interface ScoredResults {
  readonly stage: Stage;
  readonly runs: readonly RunReport[];
  /** The answers that each tier accepts; `null` unless `answer_correct` was scored. */
  readonly rejections: RejectionReport | null;
  readonly uncertainty: Uncertainty;
  readonly furtherMetrics: readonly MetricDescription[];
  /** Problems with the chosen judges. */
  readonly problems: readonly Problem[];
}

/** A row of the question table, with a cell per requested column; `null` for unknown columns. */
export interface TableRow {
  readonly question: number;
  readonly id: string;
  readonly cells: readonly Cell[];
}

/** A question with the answer and the scores of one run. */
export interface QuestionRow extends ShownQuestion {
  readonly document: string;
  readonly kind: AnswerKind;
  readonly prediction: string | null;
  readonly scores: Readonly<Record<string, Score>>;
}

export interface ExportedFile {
  readonly fileName: string;
  /** Blobs are passed by reference, so that the page does not copy large files. */
  readonly content: Blob;
}

export interface ExportChoices extends Omit<ExportOptions, 'questions'> {
  /** Only the questions of this view for this run; `null` for all. */
  readonly filter: { readonly run: number; readonly view: View } | null;
}
