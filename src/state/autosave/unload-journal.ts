import { checkStored, type StoredProject } from './device';

/**
 * What pages said as they went. A database does not promise what it was asked for by a page that is gone
 * before it began; what is here is written by the time the page goes.
 */
export interface UnloadJournal {
  /** Those of all sessions, at most one of each. */
  readonly all: () => StoredProject[];
  readonly write: (work: StoredProject) => void;
  /** Forgets what a session said, but not what it said after a generation. */
  readonly remove: (session: string, generation?: number) => void;
  readonly erase: () => void;
}

/** `storage` gives some 5 MB; where it is forbidden or full, nothing is said. */
export function createUnloadJournal(storage: () => Storage, name: string): UnloadJournal {
  const prefix = `${name} last words `;
  const keys = () => Object.keys(storage()).filter((key) => key.startsWith(prefix));

  const read = (key: string): StoredProject[] =>
    attempt(() => checkStored([JSON.parse(storage().getItem(key) ?? 'null')])) ?? [];

  return {
    all: () => (attempt(keys) ?? []).flatMap(read),
    write: (work) => attempt(() => storage().setItem(prefix + work.session, JSON.stringify(work))),
    remove: (session, generation = Infinity) =>
      attempt(() => {
        const key = prefix + session;
        const isLater = read(key).some((said) => said.generation > generation);
        if (!isLater) storage().removeItem(key);
      }),
    erase: () =>
      attempt(() => {
        for (const key of keys()) storage().removeItem(key);
      }),
  };
}

/** A browser may forbid all of its storage; then nothing is kept, and nothing breaks. */
export function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
