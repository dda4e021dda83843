import {
  checkStored,
  expired,
  lastSuperseded,
  type ProjectStorage,
  unreferenced,
  type WriteOutcome,
} from './device';
import type { UnloadJournal } from './unload-journal';

const WORKS = 'works';
const FILES = 'files';

/** Milliseconds after which a database that does not open is done without. */
const PATIENCE = 3000;

/** All that a moment's look into the stores found. */
interface Stored {
  readonly works: readonly unknown[];
  readonly keys: readonly string[];
}

/**
 * Keeps work in IndexedDB: its text as one record a generation, each file's bytes once as a blob,
 * which the browser copies without bringing them into the page.
 */
export function createIndexedDbStorage(
  factory: IDBFactory,
  name: string,
  lastWords: UnloadJournal,
): ProjectStorage {
  let opened: Promise<IDBDatabase> | null = null;

  const open = () => {
    opened ??= openDatabase(factory, name, () => {
      opened = null;
    });
    return opened;
  };

  /**
   * Does something in one transaction; rejects where nothing of it was done. It waits for those before
   * it in the same stores only, so that what was decided does not wait for bytes.
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
        reject(transaction.error ?? new Error('The transaction was given up.'));
      use(transaction, (result) => {
        found = result;
      });
    });
  };

  /** Writes in one transaction, without waiting for answers: the page may be gone before they come. */
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
      return isNoRoom(error) ? 'full' : 'unable';
    }
  };

  const orElse = <T>(otherwise: T, result: Promise<T | null>): Promise<T> =>
    result.then(
      (value) => value ?? otherwise,
      () => otherwise,
    );

  return {
    list: async () => {
      // Before the rest: what is written meanwhile is forgotten here only once it is there.
      const said = lastWords.all();
      const works = await orElse<unknown[]>(
        [],
        transact('readonly', [WORKS], (transaction, done) =>
          ask(transaction.objectStore(WORKS).getAll() as IDBRequest<unknown[]>, done),
        ),
      );
      return [...checkStored(works), ...said];
    },

    readFiles: (keys) =>
      Promise.all(
        keys.map((key) =>
          orElse<Blob | null>(
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
        const superseded = lastSuperseded(generation);
        if (superseded > 0) works.delete(generationsUpTo(session, superseded));
      });
      if (outcome === 'kept') lastWords.remove(session, generation);
      return outcome;
    },

    writeOnUnload: lastWords.write,

    writeFile: (key, bytes) =>
      change([FILES], (transaction) => transaction.objectStore(FILES).put(bytes, key)),

    tidy: async (isOpen) => {
      const said = lastWords.all();
      // Of one moment: bytes whose work is written meanwhile would else seem to be nobody's.
      const { works, keys } = await orElse<Stored>(
        { works: [], keys: [] },
        transact('readonly', [WORKS, FILES], (transaction, done) => {
          const everyWork = transaction.objectStore(WORKS).getAll() as IDBRequest<unknown[]>;
          const everyKey = transaction.objectStore(FILES).getAllKeys() as IDBRequest<string[]>;
          ask(everyKey, () => done({ works: everyWork.result, keys: everyKey.result }));
        }),
      );
      const all = [...checkStored(works), ...said];
      const drop = expired(all, isOpen);
      const bytes = unreferenced(
        keys,
        all.filter((work) => !drop.includes(work)),
      );
      if (drop.length === 0 && bytes.length === 0) return;
      for (const { session, generation } of drop) lastWords.remove(session, generation);
      await change([WORKS, FILES], (transaction) => {
        for (const { session, generation } of drop) {
          transaction.objectStore(WORKS).delete([session, generation]);
        }
        for (const key of bytes) transaction.objectStore(FILES).delete(key);
      });
    },

    remove: async (session) => {
      lastWords.remove(session);
      await change([WORKS], (transaction) =>
        transaction.objectStore(WORKS).delete(generationsUpTo(session, Infinity)),
      );
    },

    erase: async () => {
      lastWords.erase();
      await change([WORKS, FILES], (transaction) => {
        for (const store of [WORKS, FILES]) transaction.objectStore(store).clear();
      });
      const database = await opened?.catch(() => null);
      database?.close();
      opened = null;
      // Another tab gives way when it hears of it; until then the database is there, and empty.
      factory.deleteDatabase(name);
    },
  };
}

function openDatabase(factory: IDBFactory, name: string, onEnd: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const guard = setTimeout(() => reject(new Error('The database does not open.')), PATIENCE);
    const request = factory.open(name, 1);
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
      reject(request.error ?? new Error('The database does not open.'));
    };
  }).catch((error: unknown) => {
    onEnd();
    throw error;
  });
}

function generationsUpTo(session: string, generation: number): IDBKeyRange {
  return IDBKeyRange.bound([session, 0], [session, generation]);
}

function ask<T>(request: IDBRequest<T>, take: (result: T) => void): void {
  request.onsuccess = () => take(request.result);
}

function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
