import type { Labels } from '../../core/analysis/agreement/labels';
import type { GoldPatch } from '../../core/analysis/gold/patch';
import type { Mapping, Note, Role } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import type { Settings } from '../../core/settings';
import type { Link } from '../view';
import type { SaveStatus } from '../autosave/device';
import type { Manifest } from './schema';

/** All of the user's decisions; undo reverts any of them. */
export interface Choices {
  /** Roles that the user set; the others are proposed. */
  readonly roles: Readonly<Record<string, Role>>;
  /** The user's mapping; `null` while the proposal is used. */
  readonly ownMapping: Mapping | null;
  readonly settings: Settings;
  /** Import options that the user set, by file id. */
  readonly readOptions: Readonly<Record<string, ReadOptions>>;
  /** Detected data sets that the user rejected. */
  readonly declinedPresets: readonly string[];
  /** Human labels, given here or in label files. */
  readonly labels: Labels;
  /** Reviewers' decisions on rejected answers, made here or in patch files. */
  readonly goldPatch: GoldPatch;
  /** The title of the page; empty to use the name of the gold file. */
  readonly title: string;
  /** Notes on questions, at most one per question. */
  readonly notes: readonly Note[];
}

/** A file, and its id in the choices. */
export interface ProjectFile {
  readonly id: string;
  readonly file: File;
  /** `null` if it was not read. */
  readonly sha256: string | null;
}

export type MissingFile = Omit<Manifest['files'][number], 'place' | 'role' | 'readOptions'>;

/** The open files and all choices, which determine everything else. */
export interface Project {
  readonly files: readonly ProjectFile[];
  /** Files that are not open; choices about them apply when they are dropped again. */
  readonly missing: readonly MissingFile[];
  readonly choices: Choices;
  /** The verdicts of an LLM judge; `null` if there are none. */
  readonly verdicts: File | null;
  /** The view, as a URL fragment. */
  readonly view: string;
  /** Column widths in pixels, which are not part of the URL. */
  readonly widths: Readonly<Record<string, number>>;
}

/** A stored or closed project that is not the current one. */
export interface OtherProject {
  readonly id: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether it is open in another tab. */
  readonly isOpenElsewhere: boolean;
}

export type ProjectNotice =
  | {
      readonly kind: 'restored';
      /** The project file's name; `null` if restored from browser storage. */
      readonly from: string | null;
      readonly files: number;
      readonly savedAt: number;
    }
  | { readonly kind: 'closed'; readonly id: string; readonly files: number };

export interface AutosaveSlice {
  /** Whether the page may store data in this browser. */
  readonly isAutosaved: boolean;
  readonly saveStatus: SaveStatus | null;
  readonly otherProjects: readonly OtherProject[];
  /** Files of the project that could not be stored, including those opened again since. */
  readonly missingFiles: readonly MissingFile[];
  readonly projectNotice: ProjectNotice | null;
  /**
   * Restores the project of this tab or, in a new tab, the last project that is not open elsewhere,
   * unless the URL names other files. Resolves when its files are listed; reading them continues.
   */
  readonly restoreProject: (addressed: Link | null) => Promise<void>;
  readonly autosave: () => void;
  /** Retries storing the files that did not fit. */
  readonly retryAutosave: () => void;
  /**
   * The file, or its copy in the browser's storage if it was changed or moved on disk after it was
   * opened; `null` if neither can be read.
   */
  readonly readableCopy: (file: File) => Promise<Blob | null>;
  /** Closes the project, which can be reopened, and starts an empty one. */
  readonly newProject: () => Promise<void>;
  /** Opens a project and closes the current one, which can be reopened; `from` is its file. */
  readonly openProject: (
    project: Project,
    from: { readonly name: string; readonly savedAt: number } | null,
  ) => Promise<void>;
  readonly openOtherProject: (id: string) => Promise<void>;
  readonly removeOtherProject: (id: string) => Promise<void>;
  readonly setAutosave: (isAutosaved: boolean) => Promise<void>;
  /** Closes everything and erases all data that the page stored in this browser. */
  readonly eraseEverything: () => Promise<void>;
  readonly dismissProjectNotice: () => void;
  readonly dismissMissingFiles: () => void;
}

export interface ProjectFileActions {
  /** The project as a file; `null`, with a notice, if it cannot be saved. */
  readonly saveProject: () => Promise<Blob | null>;
  readonly openProjectFile: (file: File) => Promise<void>;
}
