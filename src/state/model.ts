import type { Mapping, Problem, RepairId, Role, SourceInfo } from '../core/model';
import type { SavedMapping } from '../core/dataset/join/match-mapping';
import type { Proposal } from '../core/dataset/join/proposal';
import type { ReadAttempt, ReadOptions } from '../core/read-options';
import type { Settings } from '../core/settings';
import type { View } from '../core/explore/view/view';
import type { JudgeCard } from '../core/scoring/judge/judge-card';
import type { Client } from '../worker/client';
import type { StoreCall } from '../worker/protocol';
import type { CatalogState } from './catalog';
import type { Choices } from './choices-state';
import type { JudgeActions } from './judge-actions';
import type { RunActions, RunState } from './run-state';
import type { FetchPlan } from './fetch-plan';
import type { LabelActions } from './label-state';
import type { TrialActions, TrialState } from './trial-state';
import type { Link, ViewActions, ViewState } from './view-state';
import type { LinkActions, LinkState } from './links/link-state';
import type { LlmJudgeActions, LlmJudgeState } from './llm-judge-model';
import type { ReportActions, ReportState } from './report/report-state';
import type { OfflineActions, OfflineState } from './offline-state';
import type { PublishActions } from './publish/publish-state';
import type { SavedWorkActions, SessionActions, SessionState, WorkFile } from './session/model';

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
  readonly reopen: (files: readonly WorkFile[], meanwhile: Promise<void>) => Promise<void>;
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
  /** Scores by the settings that the recognised data set asks for. */
  readonly takePresetSettings: () => void;
  readonly setSettings: (settings: Settings) => void;
}

export interface DecisionActions {
  /** Takes the option of this label for the question about a file. */
  readonly decide: (file: string, label: string) => void;
  /** The repairs of a file's ids, in place of those that it has. */
  readonly repairIds: (file: string, repairs: readonly RepairId[]) => void;
}

/** Mappings that were made here before, the latest first; only column names and choices are kept. */
export interface MemoryState {
  readonly savedMappings: readonly SavedMapping[];
}

export interface MemoryActions {
  readonly keepMappings: (savedMappings: readonly SavedMapping[]) => void;
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
  readonly chooseView: (change: Partial<View>) => void;
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
  readonly askedToFetch: FetchPlan | null;
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
  MemoryState &
  HistoryState &
  FetchState &
  LlmJudgeState &
  RunState &
  LinkState &
  TrialState &
  SessionState &
  ReportState &
  OfflineState &
  ViewState;
export type Actions = FileActions &
  ChoiceActions &
  DecisionActions &
  JudgeActions &
  LabelActions &
  MemoryActions &
  HistoryActions &
  FetchActions &
  PasteActions &
  LlmJudgeActions &
  RunActions &
  LinkActions &
  TrialActions &
  SessionActions &
  ReportActions &
  SavedWorkActions &
  PublishActions &
  OfflineActions &
  ViewActions;
export type Assay = State & Actions & { readonly ask: Ask };

export type Get = () => Assay;
export type Set = (change: Partial<State> | ((state: Assay) => Partial<State>)) => void;
