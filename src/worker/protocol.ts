import type { Explanation } from '../core/explore/explain/explain';
import type { JudgeApi } from './judges/judge-protocol';
import type { ProfileOutcome } from '../core/explore/explain/profiles';
import type { ExportOptions } from '../core/output/export/export-options';
import type { FilePiece } from '../core/output/export/writing';
import type { LlmJudgements } from '../core/scoring/llm-judge/judgement';
import type { RepairOffer } from '../core/dataset/join/offer-repairs';
import type { JudgeCard } from '../core/scoring/judge/judge-card';
import type { MetricDescription } from '../core/scoring/metric';
import type { Proposal } from '../core/dataset/join/proposal';
import type { AnswerKind, Mapping, Problem, Role, Score, SourceInfo } from '../core/model';
import type { RunCounts, RunReport } from '../core/analysis/run-report';
import type { ReadAttempt, ReadOptions } from '../core/read-options';
import type { RunComparison } from '../core/analysis/compare-runs';
import type { MetricFlips } from '../core/analysis/flips';
import type { Matrix } from '../core/analysis/matrix';
import type { OutcomePatterns } from '../core/analysis/outcome-patterns';
import type { PairQuestions } from '../core/analysis/pair-questions';
import type { ProfileDifferences } from '../core/analysis/profile-differences';
import type { Vocabulary } from '../core/explore/query/fields';
import type { Uncertainty } from '../core/analysis/uncertainty';
import type { Settings } from '../core/settings';
import type { GapExample, GapReport } from '../core/scoring/tiers/gap-report';
import type { GapKind } from '../core/scoring/tiers/tier';
import type { Ordered } from '../core/explore/view/order';
import type { Cell } from '../core/explore/view/question-table';
import type { View } from '../core/explore/view/view';
import type { AgreementApi } from './agreement-protocol';
import type { OverviewApi } from './overview-protocol';
import type { PackedFile } from './pack-zip';
import type { PackedPublication, Publication } from './publication';
import type { OpenedWork } from './saved-work';

/** Everything the page asks of the worker. Requests, handler and client all derive from it. */
export interface AssayApi
  extends
    InputApi,
    ScoringApi,
    OverviewApi,
    ComparisonApi,
    QuestionsApi,
    TrialApi,
    JudgeApi,
    AgreementApi,
    TakeawayApi {
  /** Ends the work that is under way. */
  cancel: () => void;
}

/** What the page asks about files and how they join. */
export interface InputApi {
  /** Reads one file, again where the id is open already; the bytes are taken over. */
  open: (id: string, name: string, bytes: ArrayBuffer, options: ReadOptions) => Promise<Opened>;
  close: (id: string) => void;
  /** `declined`: presets that the person does not want; `null` when it was cancelled by another call. */
  propose: (
    roles: Readonly<Record<string, Role>>,
    declined: readonly string[],
    onProgress: OnProgress,
  ) => Promise<Proposal | null>;
  /**
   * Repairs of ids that would match more predictions; none is applied. `null` where a later search took
   * over; nothing else ends it.
   */
  offerRepairs: (mapping: Mapping) => Promise<readonly RepairOffer[] | null>;
  /** Rows of a file as they stand. */
  preview: (id: string, from: number, count: number) => readonly (readonly string[])[];
  join: (mapping: Mapping, settings: Settings, onProgress: OnProgress) => Promise<Joined>;
  /** Rows behind one figure of the join audit. */
  audit: (figure: AuditFigure, limit: number) => readonly AuditRow[];
}

/** What scores every question of every run. */
export interface ScoringApi {
  /** Scores what was joined last; the verdicts of a language model, where there are any, with it. */
  evaluate: (
    settings: Settings,
    onProgress: OnProgress,
    llmJudgements?: LlmJudgements | null,
  ) => Promise<Evaluated>;
  /** The runs under every scorer profile; `null` when it was cancelled by another call. */
  matrix: (onProgress: OnProgress) => Promise<Matrix | null>;
}

/** What the page asks about runs set against one another. */
export interface ComparisonApi {
  /** Every pair of runs under one metric; `null` when it was cancelled by another call. */
  compare: (metric: string) => Promise<RunComparison | null>;
  /** The questions behind the comparison of two runs, at most so many of each kind. */
  pairQuestions: (metric: string, first: number, second: number, most: number) => PairQuestions;
  /** Which runs are right on which questions; `null` for a metric that is no share. */
  patterns: (metric: string) => OutcomePatterns | null;
  /**
   * What the difference of two runs under one scorer is made of, at most so many questions; `null` when
   * it was cancelled by another call.
   */
  differences: (
    profile: string,
    first: number,
    second: number,
    most: number,
  ) => Promise<ProfileDifferences | null>;
}

/** What the page asks about single questions. */
export interface QuestionsApi {
  /** What a query may name: the columns of the present result and their values. */
  vocabulary: () => Vocabulary;
  order: (run: number, view: View) => Ordered;
  /** Rows of the question table while a run is looked at; columns as a query names them. */
  cells: (
    run: number,
    columns: readonly string[],
    questions: readonly number[],
  ) => readonly TableRow[];
  /** The position of the question of this id; `null` where none has it. */
  find: (id: string) => number | null;
  rows: (run: number, questions: readonly number[]) => readonly QuestionRow[];
  /** The first questions of a run with this kind of gap, at most so many, with what accepted them. */
  gapQuestions: (run: number, kind: GapKind, most: number) => readonly GapExample[];
  explain: (question: number, run: number) => Explanation;
  /** The same answer under every published scorer; empty where the run has no prediction. */
  explainProfiles: (question: number, run: number) => readonly ProfileOutcome[];
}

/** What other settings would do, without taking them. */
export interface TrialApi {
  /**
   * What other settings would do to the last result, at most so many questions for each run and metric;
   * `null` when it was cancelled by another call.
   */
  flips: (
    settings: Settings,
    most: number,
    onProgress: OnProgress,
  ) => Promise<readonly MetricFlips[] | null>;
  /** Ends the search for flips, where one is under way. */
  stopFlips: () => void;
  /** Explains one answer under other settings. */
  explainUnder: (settings: Settings, question: number, run: number) => Explanation;
}

/** What the page takes away. */
interface TakeawayApi {
  /**
   * Writes a file as usual save for what was chosen; `null` where the results hold nothing of the kind, or
   * it was stopped by its ticket, a name that the caller gives it.
   */
  export: (
    format: string,
    choices?: Partial<ExportChoices>,
    onProgress?: OnProgress,
    ticket?: string,
  ) => Promise<ExportedFile | null>;
  stopExport: (ticket: string) => void;
  /** Work as one file, and its parts again. */
  packWork: (manifest: string, files: readonly PackedFile[]) => Promise<Blob>;
  unpackWork: (file: Blob, name: string) => Promise<OpenedWork>;
  /** A folder with the page and what was scored, as one zip. */
  packPublication: (publication: Publication, onProgress: OnProgress) => Promise<PackedPublication>;
}

export type OnProgress = (done: number, total: number) => void;

export type Opened =
  | { readonly kind: 'read'; readonly info: SourceInfo; readonly problems: readonly Problem[] }
  | {
      /** It held other files, each to be opened by itself. */
      readonly kind: 'unpacked';
      readonly files: readonly { readonly name: string; readonly bytes: ArrayBuffer }[];
      readonly problems: readonly Problem[];
    }
  /** The model file of a judge. */
  | { readonly kind: 'judge'; readonly card: JudgeCard }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      /** What could be chosen to read it all the same; `null` where only a higher limit would help. */
      readonly attempt: ReadAttempt | null;
    };

export type Joined =
  | {
      readonly kind: 'joined';
      readonly questions: number;
      /** Names of the gold file's other columns, kept beside the questions. */
      readonly columns: readonly string[];
      readonly answerTypes: readonly {
        readonly label: string;
        readonly count: number;
        readonly kinds: readonly AnswerKind[];
      }[];
      readonly inferredKinds: number;
      /** The first questions as they were read, for the preview. */
      readonly sample: readonly QuestionSample[];
      readonly runs: readonly JoinedRun[];
      readonly unjoined: readonly UnjoinedRun[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
  | { readonly kind: 'cancelled' };

export interface JoinedRun {
  /** Names of the other columns of its files, kept beside its predictions. */
  readonly columns: readonly string[];
  readonly model: string;
  readonly run: string;
  readonly counts: Omit<RunCounts, 'unscored' | 'wrapped'> & {
    /** Duplicates whose text differs from the one that counts. */
    readonly conflicting: number;
  };
}

/** A run none of whose rows met a question. */
export interface UnjoinedRun {
  readonly model: string;
  readonly run: string;
  /** Where its rows stand. */
  readonly files: readonly string[];
  readonly predictions: number;
}

export interface QuestionSample {
  readonly id: string;
  readonly text: string;
  readonly references: readonly string[];
  readonly answerType: string;
  readonly kind: AnswerKind;
  readonly predictions: readonly (string | null)[];
}

export type AuditFigure = 'matched' | 'missing' | 'extra' | 'duplicate' | 'conflicting';

/** A row behind a figure of the audit. `row` counts records of `file` from 1; 0 where there is none. */
export interface AuditRow {
  readonly id: string;
  readonly run: string;
  readonly file: string;
  readonly row: number;
  readonly text: string;
}

export type Evaluated =
  | {
      readonly kind: 'done';
      readonly runs: readonly RunReport[];
      /** What each tier adds; `null` where `answer_correct` was not asked for. */
      readonly gaps: GapReport | null;
      readonly uncertainty: Uncertainty;
      /** The metrics of the judges, which stand in no registry. */
      readonly furtherMetrics: readonly MetricDescription[];
      /** What was odd about the judges that were asked for. */
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'cancelled' };

/** A row of the question table: a cell for each column that was asked for. */
export interface TableRow {
  readonly question: number;
  readonly id: string;
  /** `null` for a column that nobody has. */
  readonly cells: readonly Cell[];
}

/** A question with the answer and the scores of one run. */
export interface QuestionRow {
  readonly question: number;
  readonly id: string;
  readonly text: string;
  readonly document: string;
  readonly answerType: string;
  readonly kind: AnswerKind;
  readonly references: readonly string[];
  readonly prediction: string | null;
  readonly scores: Readonly<Record<string, Score>>;
}

/** The same calls as the page has them from a worker. */
export interface ServedApi extends Omit<AssayApi, 'export'> {
  export: (...args: Parameters<AssayApi['export']>) => Promise<ServedFile | null>;
}

/** A blob passes by reference: no text of many megabytes is copied into the page's own thread. */
export interface ServedFile {
  readonly fileName: string;
  readonly content: Blob;
}

export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: readonly FilePiece[];
}

/** What a person may choose about a file. */
export interface ExportChoices extends Omit<ExportOptions, 'questions'> {
  /** The questions that this view shows while the run is looked at; `null`: all. */
  readonly filter: { readonly run: number; readonly view: View } | null;
}
