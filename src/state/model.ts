import type { Mapping, Problem, RepairId, Role, SourceInfo } from '../core/model';
import type { JudgeId, Settings } from '../core/settings';
import type { CheckedJoin, JoinOutcome } from '../worker/join-outcome';
import type { Catalog, OnProgress, PackedPublication, ScoredResults } from '../worker/protocol';
import type { About } from '../core/output/publish/readme';
import type { Link, ViewActions, ViewState } from './view';
import type { SavedReport, SharedLink } from './project/schema';
import type { DefaultHeadline } from '../core/analysis/agreement/headline';
import type { SampleRequest } from '../core/analysis/agreement/sampling';
import type { AnswerId, AnnotatorLabel, Label } from '../core/analysis/agreement/labels';
import type { Decision, GoldConflict, GoldDecision } from '../core/analysis/gold/patch';
import type { JudgeCard } from '../core/scoring/judge/judge-card';
import type { ReadAttempt, ReadOptions } from '../core/read-options';
import type { SavedMapping } from '../core/dataset/mapping/saved-mapping';
import type { Proposal } from '../core/dataset/mapping/proposal';
import type { View } from '../core/explore/view/view';
import type { Client } from '../worker/client';
import type { FetchPlan } from './files/fetch-plan';
import type { LlmJudgeSlice } from './llm-judge/model';
import type { AutosaveSlice, Choices, ProjectFile, ProjectFileActions } from './project/model';

/** The inputs of a result; it is stale when they change. */
interface RunInputs {
  readonly mapping: Mapping;
  readonly settings: Settings;
}

export type RunningStep = 'proposing' | 'joining' | 'scoring';

export type RunPhase =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'running';
      readonly step: RunningStep;
      readonly done: number;
      readonly total: number;
    }
  | { readonly phase: 'failed'; readonly problems: readonly Problem[] }
  | { readonly phase: 'canceled' }
  | { readonly phase: 'done' };

export interface RunSlice {
  readonly run: RunPhase;
  /**
   * The last successful join; `null` before the first. Warnings from the join check are added
   * between the first and the last stage of the results.
   */
  readonly joined: (Extract<JoinOutcome, { kind: 'joined' }> & CheckedJoin) | null;
  /**
   * The latest results, shown while the next scoring pass is in progress. Results for other files,
   * or of a scoring pass that was never completed, are replaced at the first stage of the next
   * pass.
   */
  readonly result: (ScoredResults & { readonly inputs: RunInputs }) | null;
  /** The headline metric if the user has not chosen one, and why the human labels support it. */
  readonly defaultHeadline: DefaultHeadline;
  /** Proposes a mapping, joins and scores; a later call supersedes an earlier one. */
  readonly refresh: () => Promise<void>;
  /** Resolves when no scoring is in progress, even if the last one failed. */
  readonly whenScored: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** Which of the user's labels and notes a published folder includes. */
export interface PublishedContent {
  /** Human labels and the gold patch, with annotators and reviewers. */
  readonly labels: boolean;
  readonly notes: boolean;
}

export interface PublishActions {
  /** Packs the page, the scored files and the choices as a folder for any static host. */
  readonly publish: (
    onProgress: OnProgress,
    includes: PublishedContent,
  ) => Promise<PackedPublication>;
  /** Opens the project that the page was published with. */
  readonly openPublishedFolder: (link: Link) => Promise<void>;
}

export interface ReportSlice {
  readonly openedReport: {
    readonly name: string;
    readonly report: SavedReport;
    /** Author, date and headline, from the published folder that contains the report. */
    readonly about?: About;
  } | null;
  /** Shows the report in a JSON string; `name` is the name of the file that contained it. */
  readonly openReport: (json: string, name: string, about?: About) => void;
  /** Applies the report's settings and mapping, as one step of the history. */
  readonly applyReport: () => Promise<void>;
  readonly dismissReport: () => void;
}

export interface OpenedLink {
  readonly link: SharedLink;
  readonly isApplied: boolean;
}

export interface LinkSlice {
  readonly openedLink: OpenedLink | null;
  /** Reads the fragment of a link, and applies it if no file is open. */
  readonly receiveLink: (fragment: string) => Promise<void>;
  /** Uses the link's settings, mapping and files; a link with files closes the project. */
  readonly applyLink: () => Promise<void>;
  readonly dismissLink: () => void;
}

export interface PreviewSlice {
  /**
   * Previewed settings and the settings that they are based on; a change to the latter ends the
   * preview.
   */
  readonly preview: { readonly from: Settings; readonly settings: Settings } | null;
  /** Previews settings; without results they are applied immediately. */
  readonly previewSettings: (settings: Settings) => void;
  readonly applyPreview: () => void;
  readonly discardPreview: () => void;
}

export interface LabelActions {
  /** Draws a new sample of answers for this annotator to label. */
  readonly startLabeling: (annotator: string, request: SampleRequest) => Promise<void>;
  readonly stopLabeling: () => void;
  /** Sets the current annotator's label. */
  readonly labelAnswer: (answer: AnswerId, label: Label, comment: string) => void;
  /** Removes the current annotator's latest label and returns its answer. */
  readonly undoLabel: () => AnswerId | null;
  readonly resolveLabel: (answer: AnswerId, annotator: string, label: Label) => void;
  /** Adds the labels of a file; notices report its content. */
  readonly addLabelFile: (file: File) => Promise<void>;
  /** Removes labels for answers that are not in the open files. */
  readonly removeLabels: (removed: readonly AnnotatorLabel[]) => void;
}

/** Decisions of the gold patch; each is a step of the history. */
export interface PatchActions {
  readonly setReviewer: (name: string) => void;
  /** Records the reviewer's decision, replacing an earlier one on the same answer. */
  readonly decideAnswer: (decision: Omit<GoldDecision, 'by' | 'date'>) => void;
  /** Removes the reviewer's latest decision and returns it. */
  readonly undoDecision: () => GoldDecision | null;
  /** Resolves a conflict by keeping the decisions that equal `kept` and removing the others. */
  readonly settleConflict: (conflict: GoldConflict, kept: Decision) => void;
  /** Merges the decisions of a patch file; a notice reports its content. */
  readonly addPatchFile: (file: File) => Promise<void>;
}

export interface JudgeActions {
  /** Adds a judge, or replaces the one with its id. */
  readonly useJudge: (card: JudgeCard) => Promise<void>;
  /** The minimum probability of a correct answer; `null` for the judge's own threshold. */
  readonly setJudgeThreshold: (id: JudgeId, threshold: number | null) => Promise<void>;
}

export type FileEntry = {
  readonly id: string;
  readonly file: File;
} & (
  | { readonly status: 'reading' }
  | {
      readonly status: 'read';
      readonly info: SourceInfo;
      readonly problems: readonly Problem[];
      /** Set while the file is read again; `info` is from the previous read. */
      readonly isReadAgain?: true;
    }
  | { readonly status: 'judge'; readonly card: JudgeCard }
  | {
      readonly status: 'refused';
      readonly problem: Problem;
      /** The options in effect; other options may make the file readable. */
      readonly attempt: ReadAttempt | null;
    }
);

export interface FileSlice {
  readonly files: readonly FileEntry[];
  /** The proposal for the open files and roles. */
  readonly proposal: Proposal | null;
  /** Problems that do not belong to an open file, such as those of a link or a settings file. */
  readonly notices: readonly Problem[];
  /** Opens each file according to its kind; data files are read, and scoring starts. */
  readonly addFiles: (files: readonly File[]) => Promise<void>;
  /** Like `addFiles`, for dropped folders; `hidden` is the number of skipped files. */
  readonly addDropped: (files: readonly File[], hidden: number) => Promise<void>;
  /** Names of waiting files that are also names of open files; the user decides. */
  readonly pendingReplacement: readonly string[] | null;
  /** The user's decision on the waiting files; `null` adds none of them. */
  readonly answerReplacement: (answer: 'replace' | 'keep-both' | null) => void;
  readonly removeFile: (id: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  /** Replaces the open files with those of a project; scoring also waits for `meanwhile`. */
  readonly reopen: (files: readonly ProjectFile[], meanwhile: Promise<void>) => Promise<void>;
  /** Opens and closes files to undo or redo a change to the open files, then starts scoring. */
  readonly restoreFiles: (change: FileChange) => Promise<void>;
  /** Rereads the files whose options differ from `before`, then starts scoring. */
  readonly applyChoices: (before: Choices) => Promise<void>;
  readonly addNotice: (problem: Problem) => void;
  readonly dismissNotice: (problem: Problem) => void;
}

export interface ChoiceActions {
  readonly setRole: (id: string, role: Role) => void;
  /** Sets the mapping; `label` names the step in the history. */
  readonly setMapping: (mapping: Mapping | null, label?: string) => void;
  readonly setReadOptions: (id: string, options: ReadOptions) => void;
  readonly declinePreset: (preset: string) => void;
  readonly applyPresetSettings: () => void;
  readonly setSettings: (settings: Settings) => void;
  /** Sets the title of the page; if empty, the name of the gold file is used. */
  readonly setTitle: (title: string) => void;
  /** Sets the note on a question; an empty string removes it. */
  readonly setNote: (id: string, text: string) => void;
  readonly decide: (file: string, label: string) => void;
  readonly repairIds: (file: string, repairs: readonly RepairId[]) => void;
}

/** An open file under its id. */
export type ListedFile = Pick<FileEntry, 'id' | 'file'>;

/** The open files before some were removed or replaced. */
export interface FileChange {
  readonly listed: readonly ListedFile[];
  /** The ids of the files that the change concerns. */
  readonly concerned: readonly string[];
  readonly link: Link | null;
}

/** A change: its name, and the choices, the files or the view before it. */
export type Step = { readonly label: string } & (
  { readonly choices: Choices; readonly files?: FileChange } | { readonly view: View }
);

export interface HistorySlice {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The last undo, redo or change of files, until it is announced. */
  readonly lastStep: {
    readonly label: string;
    readonly direction: 'undone' | 'redone' | 'done';
  } | null;
  /** Records a change of files before it is made. */
  readonly recordFiles: (label: string, concerned: readonly string[]) => void;
  /** The only way to change a choice. */
  readonly choose: (label: string, change: Partial<Choices>) => Promise<void>;
  /** Changes the view of the question table; does not score. */
  readonly changeView: (change: Partial<View>) => void;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly forgetLastStep: () => void;
}

export interface PasteActions {
  /** Opens a pasted table or JSON as a file; fetches pasted URLs after the user agrees. */
  readonly pasteText: (text: string) => Promise<void>;
}

/** A request to a host other than the page's own. */
export interface SentRequest {
  readonly host: string;
  readonly address: string;
}

export interface FetchSlice {
  /** A fetch that waits for the user's consent. */
  readonly pendingFetch: FetchPlan | null;
  /** `total` is `null` if the host does not send the size. */
  readonly fetching: {
    readonly name: string;
    readonly host: string;
    readonly done: number;
    readonly total: number | null;
  } | null;
  /** All requests since the page was loaded. */
  readonly sent: readonly SentRequest[];
  /** Fetches files and opens them, after the user agrees to requests to other hosts. */
  readonly openAddresses: (addresses: readonly string[]) => Promise<void>;
  /** Fetches the files of a link after the user agrees; `null` if the user declines or cancels. */
  readonly fetchFiles: (addresses: readonly string[]) => Promise<readonly File[] | null>;
  /** Replaces the open files with those of a link, and scores them. */
  readonly openLink: (link: Link) => Promise<void>;
  readonly answerFetch: (isAllowed: boolean) => void;
  readonly cancelFetch: () => void;
}

/** Calls that change the worker's state or write files. Only the store makes them. */
type StoreCall =
  | 'catalog'
  | 'open'
  | 'close'
  | 'propose'
  | 'join'
  | 'checkJoin'
  | 'evaluate'
  | 'setLabels'
  | 'setPatch'
  | 'setNotes'
  | 'defaultHeadline'
  | 'readLabels'
  | 'packProject'
  | 'unpackProject'
  | 'packPublication'
  | 'cancel';

/** The worker calls that views make directly; the store does not keep their results. */
export type ViewCalls = Omit<Client, StoreCall | 'onCrash'>;

/** Values that are set from outside with `setState`. */
export interface PageState {
  /**
   * The metrics, steps and exports that the worker offers; empty until its first response, which
   * arrives before any result.
   */
  readonly catalog: Catalog;
  /** The user's earlier mappings, latest first: column names and choices, no rows. */
  readonly savedMappings: readonly SavedMapping[];
  /** The author named in shared links and folders; empty to stay unnamed. Not stored. */
  readonly author: string;
  /** A newer version of the page, which the user may load. */
  readonly newVersion: { readonly use: () => void } | null;
}

export interface Assay
  extends
    PageState,
    Choices,
    ViewState,
    ViewActions,
    FileSlice,
    ChoiceActions,
    JudgeActions,
    LabelActions,
    PatchActions,
    HistorySlice,
    FetchSlice,
    PasteActions,
    LlmJudgeSlice,
    RunSlice,
    LinkSlice,
    PreviewSlice,
    AutosaveSlice,
    ReportSlice,
    ProjectFileActions,
    PublishActions {
  readonly ask: ViewCalls;
}

export type GetState = () => Assay;
export type SetState = (change: Partial<Assay> | ((state: Assay) => Partial<Assay>)) => void;
