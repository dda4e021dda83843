import { checkStored, type StoredProject } from './device';

/**
 * Generations written as pages closed. IndexedDB may drop the writes of a closing page; localStorage
 * writes synchronously.
 */
export interface UnloadJournal {
  /** At most one generation of each project. */
  readonly all: () => StoredProject[];
  readonly write: (project: StoredProject) => void;
  /** Removes a project's entry unless it is later than a generation. */
  readonly remove: (id: string, generation?: number) => void;
  readonly erase: () => void;
}

/** `storage` holds some 5 MB; if it is forbidden or full, nothing is written. */
export function createUnloadJournal(storage: () => Storage, name: string): UnloadJournal {
  const prefix = `${name} last words `;
  const keys = () => Object.keys(storage()).filter((key) => key.startsWith(prefix));

  const read = (key: string): StoredProject[] =>
    attempt(() => checkStored([JSON.parse(storage().getItem(key) ?? 'null')])) ?? [];

  return {
    all: () => (attempt(keys) ?? []).flatMap(read),
    write: (project) =>
      attempt(() => storage().setItem(prefix + project.session, JSON.stringify(project))),
    remove: (id, generation = Infinity) =>
      attempt(() => {
        const key = prefix + id;
        const isLater = read(key).some((one) => one.generation > generation);
        if (!isLater) storage().removeItem(key);
      }),
    erase: () =>
      attempt(() => {
        for (const key of keys()) storage().removeItem(key);
      }),
  };
}

/** The result, or `null` on an exception: a browser may forbid all storage. */
export function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
