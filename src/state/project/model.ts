import type { Labels } from '../../core/analysis/agreement/labels';
import type { Mapping, Role } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import type { Settings } from '../../core/settings';
import type { Link } from '../view';
import type { SaveStatus } from '../autosave/device';

/** Everything that the user decides; undo reverts any of it. */
export interface Choices {
  /** Roles that the user set; others are proposed. */
  readonly roles: Readonly<Record<string, Role>>;
  /** The mapping as the user changed it; `null` while the proposal is used. */
  readonly ownMapping: Mapping | null;
  readonly settings: Settings;
  /** How files are read, by id, if chosen. */
  readonly readOptions: Readonly<Record<string, ReadOptions>>;
  /** Data sets that were recognized wrongly. */
  readonly declinedPresets: readonly string[];
  /** Human labels, given here or in label files. */
  readonly labels: Labels;
}

/** A file of some work, under the id that the choices name it by. */
export interface ProjectFile {
  readonly id: string;
  readonly file: File;
  /** `null` where it was not read. */
  readonly sha256: string | null;
}

/** A file of some work of which the bytes are not at hand. */
export interface MissingFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly sha256: string | null;
}

/** All that a person has open and has decided. Whatever follows from it is worked out anew. */
export interface Project {
  readonly files: readonly ProjectFile[];
  /** Files that belong to it and are not open: what was decided about them waits for them. */
  readonly missing: readonly MissingFile[];
  readonly choices: Choices;
  /** What a language model said of answers, as the file that holds it; `null` without any. */
  readonly verdicts: File | null;
  /** Where the person is, as the fragment of an address. */
  readonly view: string;
  /** Widths of columns, which no address holds. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Work that is kept beside the present one. */
export interface OtherProject {
  readonly id: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether another tab has it open now. */
  readonly isOpenElsewhere: boolean;
}

/** What just happened to the work as a whole, until the person has put the word away. */
export type ProjectNotice =
  | {
      readonly kind: 'restored';
      /** The saved file that it came from; `null` for the browser. */
      readonly from: string | null;
      readonly files: number;
      readonly savedAt: number;
    }
  | { readonly kind: 'closed'; readonly id: string; readonly files: number };

/** What the browser keeps of the work. */
export interface AutosaveState {
  /** Whether anything is kept on this device, as the person wants it. */
  readonly isAutosaved: boolean;
  /** What became of the last attempt to keep the present work; `null` before the first. */
  readonly saveStatus: SaveStatus | null;
  readonly otherProjects: readonly OtherProject[];
  /** Files of the present work that could not be kept; those that were dropped again among them. */
  readonly missingFiles: readonly MissingFile[];
  readonly projectNotice: ProjectNotice | null;
}

export interface AutosaveActions {
  /**
   * Brings back what this tab had open, or in a new tab what was last kept and is not open elsewhere;
   * not where the address names other files. Resolves when it is listed; reading goes on.
   */
  readonly restoreProject: (addressed: Link | null) => Promise<void>;
  /** Keeps the present work as it is now. */
  readonly autosave: () => void;
  /** Leaves the present work as it is, to be gone back to, and begins with nothing open. */
  readonly newProject: () => Promise<void>;
  /** Opens work in place of the present one, which is set aside; `from` is the file that held it, if any. */
  readonly openProject: (
    work: Project,
    from: { readonly name: string; readonly savedAt: number } | null,
  ) => Promise<void>;
  readonly openOtherProject: (id: string) => Promise<void>;
  readonly removeOtherProject: (id: string) => Promise<void>;
  readonly setAutosave: (keeps: boolean) => Promise<void>;
  /** Closes everything and erases all that this page ever kept on the device. */
  readonly eraseEverything: () => Promise<void>;
  readonly dismissProjectNotice: () => void;
  /** Goes on without the files that are missing. */
  readonly dismissMissingFiles: () => void;
}

export interface ProjectFileActions {
  /** The present work as a file. */
  readonly saveProject: () => Promise<Blob>;
  /** Opens saved work in place of the present one, which is set aside. */
  readonly openProjectFile: (file: File) => Promise<void>;
}
