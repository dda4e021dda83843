import { attempt } from '../../core/attempt';
import {
  validateStored,
  expiredGenerations,
  newestExpiredGeneration,
  type ProjectStorage,
  type StoredProject,
  type WriteOutcome,
} from './device';

const WORKS = 'works';
const FILES = 'files';
const TIMEOUT_MS = 3000;

/**
 * Names of the errors that browsers report when they open a damaged database. Chromium also reports
 * an `UnknownError` if the user blocks site data, but then localStorage cannot be read either.
 */
const DAMAGE_ERRORS: ReadonlySet<string> = new Set([
  'UnknownError',
  'NotReadableError',
  'DataError',
]);

/**
 * Projects in IndexedDB: each generation is a record, and the bytes of each file are one blob,
 * which the browser copies without loading it into the page.
 */
export function createIndexedDbStorage(
  factory: () => IDBFactory,
  name: string,
  journal: ReturnType<typeof createUnloadJournal>,
): ProjectStorage {
  let opened: Promise<IDBDatabase> | null = null;

  const open = () => {
    opened ??= openDatabase(factory, name, () => {
      opened = null;
    });
    return opened;
  };

  /**
   * Runs one transaction; rejects if it is aborted. It waits only for earlier transactions in the
   * same stores, so manifests do not wait for bytes.
   */
  const transact = async <T>(
    mode: IDBTransactionMode,
    stores: readonly string[],
    use: (transaction: IDBTransaction, done: (result: T) => void) => void,
  ): Promise<T | null> => {
    const transaction = (await open()).transaction([...stores], mode);
    let found: T | null = null;
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(found);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The transaction was aborted.'));
      use(transaction, (result) => {
        found = result;
      });
    });
  };

  /** Writes in one transaction, committed immediately, since the page may close at any time. */
  const change = async (
    stores: readonly string[],
    use: (transaction: IDBTransaction) => void,
  ): Promise<WriteOutcome> => {
    try {
      await transact('readwrite', stores, (transaction) => {
        use(transaction);
        transaction.commit();
      });
      return 'kept';
    } catch (error) {
      return isQuotaError(error) ? 'full' : 'unable';
    }
  };

  const withFallback = <T>(fallback: T, result: Promise<T | null>): Promise<T> =>
    result.then(
      (value) => value ?? fallback,
      () => fallback,
    );

  return {
    fault: async () => {
      try {
        const { objectStoreNames: stores } = await open();
        return stores.contains(WORKS) && stores.contains(FILES) ? null : 'damaged';
      } catch (error) {
        const name = error instanceof DOMException ? error.name : '';
        if (name === 'VersionError') return 'newer';
        return DAMAGE_ERRORS.has(name) && journal.isReadable() ? 'damaged' : null;
      }
    },

    list: async () => {
      // The journal is read first: an entry leaves the journal only once it is in the database.
      const journaled = journal.all();
      const works = await withFallback<unknown[]>(
        [],
        resolveOrNull(
          transact('readonly', [WORKS], (transaction, done) =>
            ask(transaction.objectStore(WORKS).getAll() as IDBRequest<unknown[]>, done),
          ),
          TIMEOUT_MS,
        ),
      );
      return [...validateStored(works), ...journaled];
    },

    readFiles: (keys) =>
      Promise.all(
        keys.map((key) =>
          withFallback<Blob | null>(
            null,
            transact<Blob | null>('readonly', [FILES], (transaction, done) =>
              ask(transaction.objectStore(FILES).get(key) as IDBRequest<Blob>, (found) =>
                done(found instanceof Blob ? found : null),
              ),
            ),
          ),
        ),
      ),

    write: async (work) => {
      const { session, generation } = work;
      const outcome = await change([WORKS], (transaction) => {
        const works = transaction.objectStore(WORKS);
        works.put(work);
        const superseded = newestExpiredGeneration(generation);
        if (superseded > 0) works.delete(generationsUpTo(session, superseded));
      });
      if (outcome === 'kept') journal.remove(session, generation);
      return outcome;
    },

    writeOnUnload: journal.write,

    writeFile: (key, bytes) =>
      change([FILES], (transaction) => transaction.objectStore(FILES).put(bytes, key)),

    cleanUp: async (isOpen) => {
      const journaled = journal.all();
      // In one transaction, since bytes of a project written in the meantime would seem
      // unreferenced.
      const { works, keys } = await withFallback<{
        works: readonly unknown[];
        keys: readonly string[];
      }>(
        { works: [], keys: [] },
        transact('readonly', [WORKS, FILES], (transaction, done) => {
          const everyWork = transaction.objectStore(WORKS).getAll() as IDBRequest<unknown[]>;
          const everyKey = transaction.objectStore(FILES).getAllKeys() as IDBRequest<string[]>;
          ask(everyKey, () => done({ works: everyWork.result, keys: everyKey.result }));
        }),
      );
      const all = [...validateStored(works), ...journaled];
      const drop = expiredGenerations(all, isOpen);
      const needed = new Set(all.flatMap((one) => (drop.includes(one) ? [] : one.keys)));
      const bytes = keys.filter((key) => !needed.has(key));
      if (drop.length === 0 && bytes.length === 0) return;
      for (const { session, generation } of drop) journal.remove(session, generation);
      await change([WORKS, FILES], (transaction) => {
        for (const { session, generation } of drop) {
          transaction.objectStore(WORKS).delete([session, generation]);
        }
        for (const key of bytes) transaction.objectStore(FILES).delete(key);
      });
    },

    remove: async (session) => {
      journal.remove(session);
      await change([WORKS], (transaction) =>
        transaction.objectStore(WORKS).delete(generationsUpTo(session, Infinity)),
      );
    },

    erase: async () => {
      journal.erase();
      await change([WORKS, FILES], (transaction) => {
        for (const store of [WORKS, FILES]) transaction.objectStore(store).clear();
      });
      const database = await opened?.catch(() => null);
      database?.close();
      opened = null;
      // Other tabs close the database when they are notified; until then it exists but is empty.
      attempt(() => factory().deleteDatabase(name));
    },
  };
}

function openDatabase(
  factory: () => IDBFactory,
  name: string,
  onEnd: () => void,
): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const guard = setTimeout(
      () => reject(new Error('The database could not be opened.')),
      TIMEOUT_MS,
    );
    const request = factory().open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(WORKS, { keyPath: ['session', 'generation'] });
      request.result.createObjectStore(FILES);
    };
    request.onsuccess = () => {
      clearTimeout(guard);
      const database = request.result;
      database.onclose = onEnd;
      database.onversionchange = () => {
        database.close();
        onEnd();
      };
      resolve(database);
    };
    request.onerror = () => {
      clearTimeout(guard);
      reject(request.error ?? new Error('The database could not be opened.'));
    };
  }).catch((error: unknown) => {
    onEnd();
    throw error;
  });
}

/** The result, or `null` if the promise rejects or takes longer than `milliseconds`. */
export function resolveOrNull<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  return new Promise((resolve) => {
    const guard = setTimeout(() => resolve(null), milliseconds);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(guard));
  });
}

function generationsUpTo(session: string, generation: number): IDBKeyRange {
  return IDBKeyRange.bound([session, 0], [session, generation]);
}

function ask<T>(request: IDBRequest<T>, take: (result: T) => void): void {
  request.onsuccess = () => take(request.result);
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Generations written while pages close, at most one per project: IndexedDB may drop the writes of
 * a closing page, but localStorage writes synchronously. If localStorage is blocked or full,
 * nothing is written.
 */
export function createUnloadJournal(storage: () => Storage, name: string) {
  const prefix = `${name} last words `;
  const keys = () => Object.keys(storage()).filter((key) => key.startsWith(prefix));

  const read = (key: string): StoredProject[] =>
    attempt(() => validateStored([JSON.parse(storage().getItem(key) ?? 'null')])) ?? [];

  return {
    isReadable: () => attempt(keys) !== null,
    all: () => (attempt(keys) ?? []).flatMap(read),
    write: (project: StoredProject) =>
      attempt(() => storage().setItem(prefix + project.session, JSON.stringify(project))),
    /** Removes a project's entry unless the entry is later than the given generation. */
    remove: (id: string, generation = Infinity) =>
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
