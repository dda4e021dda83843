import * as v from 'valibot';

/*
 * What a browser keeps of some work. Each session, which is one page in one tab, writes under its own
 * id only, a new generation each time; the one before it stays until the next.
 */

/** One generation of one session. */
export interface StoredProject {
  readonly session: string;
  /** From 1; higher is later. */
  readonly generation: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The text of `writeManifest`. */
  readonly manifest: string;
  /** Keys of the bytes of its files. */
  readonly keys: readonly string[];
}

/** Generations kept of one session: should the last be damaged, the one before it is opened. */
const GENERATIONS = 2;

/** Sessions kept beside those that are open in some tab. */
const MAX_SESSIONS = 6;

/**
 * What a write came to. `full`: there is no room; `unable`: the browser does not let the page keep
 * it, or cannot read it.
 */
export type WriteOutcome = 'kept' | 'full' | 'unable';

/** What became of the last attempt to keep the present work. */
export interface SaveStatus {
  readonly outcome: WriteOutcome;
  /** Names of the files for which there was no room. */
  readonly withoutRoom: readonly string[];
  /** Names of the files that could not be read again to be kept. */
  readonly unreadable: readonly string[];
}

/** Where work is kept. Nothing here rejects: a browser that keeps nothing has nothing. */
export interface ProjectStorage {
  /** Every generation of every session. */
  readonly list: () => Promise<readonly StoredProject[]>;
  /** The bytes under each key; `null` where they are gone. */
  readonly readFiles: (keys: readonly string[]) => Promise<readonly (Blob | null)[]>;
  /** Writes a generation, all or nothing, then drops what it supersedes; never waits for bytes on their way. */
  readonly write: (work: StoredProject) => Promise<WriteOutcome>;
  /** Writes a generation at once, since the page may be gone before `write` begins. */
  readonly writeOnUnload: (work: StoredProject) => void;
  /** Writes the bytes that generations name by this key, all or nothing. */
  readonly writeFile: (key: string, bytes: Blob) => Promise<WriteOutcome>;
  /** Drops what is dispensable, and the bytes that nothing needs. */
  readonly tidy: (isOpen: (session: string) => boolean) => Promise<void>;
  readonly remove: (session: string) => Promise<void>;
  readonly erase: () => Promise<void>;
}

const storedSchema = v.object({
  session: v.string(),
  generation: v.number(),
  savedAt: v.fallback(v.number(), 0),
  manifest: v.fallback(v.string(), ''),
  keys: v.fallback(v.array(v.string()), []),
});

/** What other tabs are told. */
export type TabMessage = 'erased' | 'keeping' | 'not keeping';

/** The browser as far as keeping work is concerned, and the tab in it. */
export interface Device {
  readonly storage: ProjectStorage;
  /**
   * The sessions of this tab before the page was loaded again, the latest first: several where a page
   * went before it had taken over the work of the one before. Empty in a new tab.
   */
  readonly previousSessions: readonly string[];
  /** Makes a session this tab's own for as long as the page is there. */
  readonly claim: (session: string) => void;
  /** Makes these the sessions that a reload comes back to: the first of them that has work. */
  readonly restoreOnReload: (sessions: readonly string[]) => void;
  /** Whether no other page has the session; waits a little for one that is on its way out. */
  readonly isFree: (session: string) => Promise<boolean>;
  /** The sessions that some page has; `null` where the browser cannot tell. */
  readonly openSessions: () => Promise<ReadonlySet<string> | null>;
  readonly mayStore: () => boolean;
  readonly setMayStore: (mayKeep: boolean) => void;
  /** Erases what is kept beside the work: this tab's session, the copy of the page for use offline. */
  readonly eraseRest: () => Promise<void>;
  readonly broadcast: (told: TabMessage) => void;
  readonly onBroadcast: (hear: (told: TabMessage) => void) => void;
  /** Calls when the page may be about to go. */
  readonly beforeUnload: (call: () => void) => void;
}

/** A browser that keeps nothing, as in a test or a terminal. */
export const noDevice: Device = {
  storage: {
    list: () => Promise.resolve([]),
    readFiles: (keys) => Promise.resolve(keys.map(() => null)),
    write: () => Promise.resolve('unable'),
    writeOnUnload: () => undefined,
    writeFile: () => Promise.resolve('unable'),
    tidy: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  },
  previousSessions: [],
  claim: () => undefined,
  restoreOnReload: () => undefined,
  isFree: () => Promise.resolve(true),
  openSessions: () => Promise.resolve(null),
  mayStore: () => true,
  setMayStore: () => undefined,
  eraseRest: () => Promise.resolve(),
  broadcast: () => undefined,
  onBroadcast: () => undefined,
  beforeUnload: () => undefined,
};

/** What was found in a storage, as work; a part that is damaged is empty, so that the manifest is refused. */
export function checkStored(found: readonly unknown[]): StoredProject[] {
  return found.flatMap((one) => {
    const checked = v.safeParse(storedSchema, one);
    return checked.success ? [checked.output] : [];
  });
}

/** The generations of a session, latest first. */
export function generationsOf(works: readonly StoredProject[], session: string): StoredProject[] {
  return works
    .filter((work) => work.session === session)
    .sort((a, b) => b.generation - a.generation);
}

/** The last generation of every session, the session saved last first. */
export function latestOfEach(works: readonly StoredProject[]): StoredProject[] {
  const latest = new Map<string, StoredProject>();
  for (const work of works) {
    const other = latest.get(work.session);
    if (!other || other.generation < work.generation) latest.set(work.session, work);
  }
  return [...latest.values()].sort((a, b) => b.savedAt - a.savedAt);
}

/** The last generation that nobody needs once another of its session was written. */
export function lastSuperseded(written: number): number {
  return written - GENERATIONS;
}

/** What may go: superseded generations, and the oldest sessions beyond `MAX_SESSIONS` that no tab has open. */
export function expired(
  works: readonly StoredProject[],
  isOpen: (session: string) => boolean,
): StoredProject[] {
  const latest = latestOfEach(works);
  const closed = latest.filter(({ session }) => !isOpen(session));
  const tooOld = new Set(closed.slice(MAX_SESSIONS).map(({ session }) => session));
  const last = new Map(latest.map(({ session, generation }) => [session, generation]));
  return works.filter(
    ({ session, generation }) =>
      tooOld.has(session) || generation <= lastSuperseded(last.get(session) ?? generation),
  );
}

/** The keys, of all those that are stored, that no work needs. */
export function unreferenced(stored: readonly string[], works: readonly StoredProject[]): string[] {
  const needed = new Set(works.flatMap(({ keys }) => keys));
  return stored.filter((key) => !needed.has(key));
}
