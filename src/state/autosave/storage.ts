import * as v from 'valibot';
import type { StoredProject } from './generations';

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

/** What was found in a storage, as work; a part that is damaged is empty, so that the manifest is refused. */
export function checkStored(found: readonly unknown[]): StoredProject[] {
  return found.flatMap((one) => {
    const checked = v.safeParse(storedSchema, one);
    return checked.success ? [checked.output] : [];
  });
}
