import * as v from 'valibot';
import { validItems } from '../schemas/checked-json';

/*
 * Projects in the browser's storage. Each open page writes under its own id. Each change is a new
 * generation, and the previous one is kept until the next change.
 */

const storedSchema = v.object({
  session: v.string(),
  /** From 1; higher is later. */
  generation: v.number(),
  /** Milliseconds since 1970. */
  savedAt: v.fallback(v.number(), 0),
  /** The string returned by `writeManifest`. */
  manifest: v.fallback(v.string(), ''),
  keys: v.fallback(v.array(v.string()), []),
});

export type StoredProject = Readonly<v.InferOutput<typeof storedSchema>>;

/**
 * Number of generations kept per project: if the newest one is damaged, the one before it is
 * opened.
 */
const GENERATIONS = 2;

/** Number of closed projects kept. */
const MAX_CLOSED = 6;

/** `full`: no space; `unable`: the browser refuses to read or write. */
export type WriteOutcome = 'kept' | 'full' | 'unable';

export interface SaveStatus {
  readonly outcome: WriteOutcome;
  /** Names of files that did not fit. */
  readonly withoutSpace: readonly string[];
  /** Names of files that could not be read again. */
  readonly unreadable: readonly string[];
}

/** Why the stored projects cannot be read: a later version wrote them, or they are damaged. */
export type StorageFault = 'newer' | 'damaged';

/** Stored projects and the bytes of their files. No method rejects. */
export interface ProjectStorage {
  /** `null` if the stored projects can be read, or if the browser stores nothing for the page. */
  readonly fault: () => Promise<StorageFault | null>;
  readonly list: () => Promise<readonly StoredProject[]>;
  /** The bytes under each key; `null` if they are gone. */
  readonly readFiles: (keys: readonly string[]) => Promise<readonly (Blob | null)[]>;
  /** Writes a generation atomically, then removes those it supersedes; does not wait for bytes. */
  readonly write: (project: StoredProject) => Promise<WriteOutcome>;
  /** Writes synchronously, since the page may be closed before `write` begins. */
  readonly writeOnUnload: (project: StoredProject) => void;
  readonly writeFile: (key: string, bytes: Blob) => Promise<WriteOutcome>;
  /** Removes superseded generations, the oldest closed projects, and bytes that no project uses. */
  readonly cleanUp: (isOpen: (id: string) => boolean) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly erase: () => Promise<void>;
}

export type TabMessage = 'erased' | 'keeping' | 'not keeping';

/** The browser and its tab, as far as autosave uses them. */
export interface Device {
  readonly storage: ProjectStorage;
  /**
   * Ids of this tab's projects before the reload, latest first. There are several if a page was
   * closed before it had taken over the previous project. Empty in a new tab.
   */
  readonly previousProjects: readonly string[];
  /** Marks a project as open until this page is gone. */
  readonly claim: (id: string) => void;
  /** Sets the projects to restore after a reload; the first of them that is stored is restored. */
  readonly restoreOnReload: (ids: readonly string[]) => void;
  /** Whether no other page has the project open; waits briefly for a page that is closing. */
  readonly isClosed: (id: string) => Promise<boolean>;
  /** Projects open in any page; `null` if the browser cannot tell. */
  readonly openProjects: () => Promise<ReadonlySet<string> | null>;
  readonly mayStore: () => boolean;
  readonly setMayStore: (mayStore: boolean) => void;
  /** Erases everything stored except projects: the ids of this tab, the offline copy. */
  readonly eraseRest: () => Promise<void>;
  readonly broadcast: (message: TabMessage) => void;
  readonly onBroadcast: (listener: (message: TabMessage) => void) => void;
  /** Calls the listener when the page may be about to close. */
  readonly beforeUnload: (listener: () => void) => void;
}

/** Validates stored records. Damaged parts become empty, so that the manifest is rejected later. */
export function validateStored(found: readonly unknown[]): StoredProject[] {
  return validItems(storedSchema, found);
}

export function generationsOf(
  projects: readonly StoredProject[],
  session: string,
): StoredProject[] {
  return projects
    .filter((project) => project.session === session)
    .sort((a, b) => b.generation - a.generation);
}

/** The newest generation of each project, latest first. */
export function latestGenerations(projects: readonly StoredProject[]): StoredProject[] {
  const latest = new Map<string, StoredProject>();
  for (const project of projects) {
    const other = latest.get(project.session);
    if (!other || other.generation < project.generation) latest.set(project.session, project);
  }
  return [...latest.values()].sort((a, b) => b.savedAt - a.savedAt);
}

export function newestExpiredGeneration(written: number): number {
  return written - GENERATIONS;
}

/** Superseded generations, and those of the oldest closed projects beyond `MAX_CLOSED`. */
export function expiredGenerations(
  projects: readonly StoredProject[],
  isOpen: (session: string) => boolean,
): StoredProject[] {
  const latest = latestGenerations(projects);
  const closed = latest.filter(({ session }) => !isOpen(session));
  const expiredSessions = new Set(closed.slice(MAX_CLOSED).map(({ session }) => session));
  const last = new Map(latest.map(({ session, generation }) => [session, generation]));
  return projects.filter(
    ({ session, generation }) =>
      expiredSessions.has(session) ||
      generation <= newestExpiredGeneration(last.get(session) ?? generation),
  );
}
