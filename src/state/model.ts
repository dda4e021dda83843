import type { MetricDescription } from '../core/scoring/metric';
import type { Mapping, Problem, RepairId, Role, SourceInfo } from '../core/model';
import type { RunReport } from '../core/analysis/run-report';
import type { Uncertainty } from '../core/analysis/uncertainty';
import type { JudgeId, Settings } from '../core/settings';
import type { RejectionReport } from '../core/scoring/tiers/rejection-report';
import type { Joined, PackedPublication, StoreCall } from '../worker/protocol';
import type { Link, ViewActions, ViewState } from './view';
import type { SavedReport, SharedLink } from './project/schema';
import type { SampleRequest } from '../core/analysis/agreement/sampling';
import type { AnswerName, GivenLabel, Label } from '../core/analysis/agreement/labels';
import type { JudgeCard } from '../core/scoring/judge/judge-card';
import type { ReadAttempt, ReadOptions } from '../core/read-options';
import type { SavedMapping } from '../core/dataset/mapping/saved-mapping';
import type { Proposal } from '../core/dataset/mapping/proposal';
import type { View } from '../core/explore/view/view';
import type { Client } from '../worker/client';
import type { CatalogState } from './catalog';
import type { FetchPlan } from './files/fetch-plan';
import type { LlmJudgeActions, LlmJudgeState } from './llm-judge/model';
import type {
  Choices,
  ProjectFileActions,
  AutosaveActions,
  AutosaveState,
  ProjectFile,
} from './project/model';

/** The inputs that a result was made from; a result is stale when they are no longer the present ones. */
interface RunInputs {
  readonly mapping: Mapping;
  readonly settings: Settings;
}

/** Columns are looked at, rows joined, answers scored. */
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
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'done' };

export interface RunState {
  readonly run: RunPhase;
  /** The last join that went through, with its audit; `null` before the first. */
  readonly joined: Extract<Joined, { kind: 'joined' }> | null;
  /** The last finished scoring. It stays in sight while the next one runs. */
  readonly result: {
    readonly inputs: RunInputs;
    readonly runs: readonly RunReport[];
    /** What a stricter scorer throws away; `null` where no tier was tried. */
    readonly gaps: RejectionReport | null;
    readonly uncertainty: Uncertainty;
    /** The metrics of the judges, which stand in no registry. */
    readonly furtherMetrics: readonly MetricDescription[];
    /** What was odd about the judges that were asked for. */
    readonly problems: readonly Problem[];
  } | null;
}

export interface RunActions {
  /** Proposes, joins and scores what is open; a later call supersedes an earlier one. */
  readonly refresh: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

export interface PublishActions {
  /**
   * Packs the page, the files behind the results in sight and all that was decided about them as a
   * folder for any static host.
   */
  readonly publish: (
    onProgress: (done: number, total: number) => void,
  ) => Promise<PackedPublication>;
  /** Opens what is published beside the page, in place of the present work, which is set aside. */
  readonly openPublishedFolder: (link: Link) => Promise<void>;
}

/** A report that was dropped in again, beside whatever is open. */
export interface ReportState {
  readonly openedReport: { readonly name: string; readonly report: SavedReport } | null;
}

export interface ReportActions {
  /** Shows the report in this text; `name` is its file's. */
  readonly openReport: (json: string, name: string) => void;
  /** Takes over its settings and its mapping, as one step of the history. */
  readonly applyReport: () => Promise<void>;
  readonly dismissReport: () => void;
}

/*
 * A link that was opened. What it brings stands beside the present work until the person takes it;
 * the work that gives way for it is set aside.
 */

export interface LinkState {
  /** The link that was opened last, until it is put away. */
  readonly openedLink: OpenedLink | null;
}

export interface OpenedLink {
  readonly link: SharedLink;
  /** Whether its settings, mapping and files are those of the page. */
  readonly isApplied: boolean;
}

export interface LinkActions {
  /** Reads the fragment of a link; what it brings is taken at once where nothing is open. */
  readonly receiveLink: (fragment: string) => Promise<void>;
  /** Puts what the link brings in force; the present files are set aside where it brings others. */
  readonly applyLink: () => Promise<void>;
  readonly dismissLink: () => void;
}

/** A newer version of the page, which waits until a person wants it. */
export interface OfflineState {
  readonly newVersion: { readonly use: () => void } | null;
}

export interface OfflineActions {
  readonly offerVersion: (version: OfflineState['newVersion']) => void;
}

/** Settings that a person tries before they count. */
export interface PreviewState {
  /** With the settings that they were changed from: once those change, nothing is tried any more. */
  readonly preview: { readonly from: Settings; readonly settings: Settings } | null;
}

export interface PreviewActions {
  /** Tries settings; where nothing is scored there is nothing to try them on, and they count at once. */
  readonly previewSettings: (settings: Settings) => void;
  readonly applyPreview: () => void;
  readonly discardPreview: () => void;
}

export interface LabelActions {
  /** Draws answers to be labeled under this name, in place of those drawn before; labels stay. */
  readonly startLabeling: (annotator: string, request: SampleRequest) => Promise<void>;
  /** Ends the labeling of what was drawn; labels stay. */
  readonly stopLabeling: () => void;
  /** What the present annotator says of an answer; it replaces what was said of it before. */
  readonly labelAnswer: (answer: AnswerName, label: Label, comment: string) => void;
  /** Removes the latest label of the present annotator and returns whose answer it was. */
  readonly undoLabel: () => AnswerName | null;
  /** Which of two things an annotator meant. */
  readonly resolveLabel: (answer: AnswerName, annotator: string, label: Label) => void;
  /** Adds the labels of a file; what it holds and what is wrong with it is said in notices. */
  readonly addLabelFile: (file: File) => Promise<void>;
  /** Forgets labels of answers that are not here. */
  readonly removeLabels: (unwanted: readonly GivenLabel[]) => void;
}

/** The learned judges: which of them score, and where each draws the line. */
export interface JudgeActions {
  /** Has this judge score too, in place of another of the same name. */
  readonly useJudge: (card: JudgeCard) => Promise<void>;
  readonly dropJudge: (id: JudgeId) => Promise<void>;
  /** The probability from which an answer counts as correct; `null`: the judge's own. */
  readonly setJudgeThreshold: (id: JudgeId, threshold: number | null) => Promise<void>;
}

/*
 * What the page knows. Files, choices and the last run are stored; whatever follows from them is a
 * selector in `selectors.ts`.
 */

/** A file that was dropped, in whatever state it is. */
export type FileEntry = {
  readonly id: string;
  /** Kept so that it can be read again in another way. */
  readonly file: File;
} & (
  | { readonly status: 'reading' }
  | {
      readonly status: 'read';
      readonly info: SourceInfo;
      readonly problems: readonly Problem[];
      /** Set while it is read again in another way; what stands here is how it was before. */
      readonly isReadAgain?: true;
    }
  /** The model file of a judge. */
  | { readonly status: 'judge'; readonly card: JudgeCard }
  | {
      readonly status: 'refused';
      readonly problem: Problem;
      /** What could be chosen to read it all the same. */
      readonly attempt: ReadAttempt | null;
    }
);

/** The open files and what is known of them. */
export interface FileState {
  readonly files: readonly FileEntry[];
  /** What the worker proposed for the present files and roles. */
  readonly proposal: Proposal | null;
  /** Trouble with something that is not one of the files: a link, a settings file. */
  readonly notices: readonly Problem[];
}

export interface FileActions {
  /**
   * Reads files and scores as soon as nothing is left to decide. Mapping and settings files are
   * taken as such.
   */
  readonly addFiles: (files: readonly File[]) => Promise<void>;
  /** Like `addFiles`, for what a folder held; `hidden` counts what was left out of it. */
  readonly addDropped: (files: readonly File[], hidden: number) => Promise<void>;
  readonly removeFile: (id: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  /**
   * Opens files under the ids that they had, in place of those that are open; `meanwhile` is what
   * else scoring waits for.
   */
  readonly reopen: (files: readonly ProjectFile[], meanwhile: Promise<void>) => Promise<void>;
  /** Reads again what is now read in another way than `before`, and scores. */
  readonly applyChoices: (before: Choices) => Promise<void>;
  readonly addNotice: (problem: Problem) => void;
  readonly dismissNotice: (problem: Problem) => void;
}

export interface ChoiceActions {
  readonly setRole: (id: string, role: Role) => void;
  /** `label` names the choice for the history. */
  readonly setMapping: (mapping: Mapping | null, label?: string) => void;
  readonly setReadOptions: (id: string, options: ReadOptions) => void;
  readonly declinePreset: (preset: string) => void;
  /** Scores by the settings that the recognized data set asks for. */
  readonly applyPresetSettings: () => void;
  readonly setSettings: (settings: Settings) => void;
}

export interface DecisionActions {
  /** Takes the option of this label for the question about a file. */
  readonly decide: (file: string, label: string) => void;
  /** The repairs of a file's ids, in place of those that it has. */
  readonly repairIds: (file: string, repairs: readonly RepairId[]) => void;
}

/** Mappings that were made here before, the latest first; only column names and choices are kept. */
export interface SavedMappingState {
  readonly savedMappings: readonly SavedMapping[];
}

export interface SavedMappingActions {
  readonly setSavedMappings: (savedMappings: readonly SavedMapping[]) => void;
}

/**
 * What was changed, named for the person, as all was before it: the choices, or what the table of
 * questions shows.
 */
export type Step = { readonly label: string } & (
  { readonly choices: Choices } | { readonly view: View }
);

export interface HistoryState {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What was just taken back or done again, until it was said. */
  readonly lastStep: { readonly label: string; readonly direction: 'undone' | 'redone' } | null;
}

export interface HistoryActions {
  /** The one way to change a choice. */
  readonly choose: (label: string, change: Partial<Choices>) => Promise<void>;
  /** Changes what the table of questions shows; nothing is scored again. */
  readonly changeView: (change: Partial<View>) => void;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly forgetLastStep: () => void;
}

/** An address that was asked of another host than the page's own. */
export interface SentRequest {
  readonly host: string;
  readonly address: string;
}

/** Files that come from an address, and what that has told others. */
export interface FetchState {
  /** What waits for the person's word before any of it is fetched. */
  readonly pendingFetch: FetchPlan | null;
  /** The file that is on its way; `total` is `null` where its host does not say. */
  readonly fetching: {
    readonly name: string;
    readonly host: string;
    readonly done: number;
    readonly total: number | null;
  } | null;
  /** Everything that has left this page since it was loaded. */
  readonly sent: readonly SentRequest[];
}

export interface PasteActions {
  /** Opens a pasted table or JSON as a file, and asks about fetching pasted addresses. */
  readonly pasteText: (text: string) => Promise<void>;
}

export interface FetchActions {
  /** Fetches files and opens them; asks first where another host would be spoken to. */
  readonly openAddresses: (addresses: readonly string[]) => Promise<void>;
  /** Fetches files that a link names, after a question; `null` where that was refused or given up. */
  readonly fetchFiles: (addresses: readonly string[]) => Promise<readonly File[] | null>;
  /** Fetches what a link names, in place of what is open, and scores it. */
  readonly openLink: (link: Link) => Promise<void>;
  readonly answerFetch: (isAllowed: boolean) => void;
  readonly cancelFetch: () => void;
}

/** The worker calls that a view may make by itself. Nothing of their answers is stored. */
export type Ask = Omit<Client, StoreCall | 'onCrash'>;

export type State = CatalogState &
  FileState &
  Choices &
  SavedMappingState &
  HistoryState &
  FetchState &
  LlmJudgeState &
  RunState &
  LinkState &
  PreviewState &
  AutosaveState &
  ReportState &
  OfflineState &
  ViewState;
export type Actions = FileActions &
  ChoiceActions &
  DecisionActions &
  JudgeActions &
  LabelActions &
  SavedMappingActions &
  HistoryActions &
  FetchActions &
  PasteActions &
  LlmJudgeActions &
  RunActions &
  LinkActions &
  PreviewActions &
  AutosaveActions &
  ReportActions &
  ProjectFileActions &
  PublishActions &
  OfflineActions &
  ViewActions;
export type Assay = State & Actions & { readonly ask: Ask };

export type Get = () => Assay;
export type Set = (change: Partial<State> | ((state: Assay) => Partial<State>)) => void;
