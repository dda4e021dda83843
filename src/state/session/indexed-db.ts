import { dispensable, lastSuperseded, unneeded } from './generations';
import { takeStored, type WorkStorage, type WriteOutcome } from './storage';

const WORKS = 'works';
const FILES = 'files';

/** Milliseconds after which a database that does not open is done without. */
const PATIENCE = 3000;

/**
 * Keeps work in IndexedDB: its text as one record a generation, each file's bytes once as a blob,
 * which the browser copies without bringing them into the page.
 */
export function createIndexedDbStorage(factory: IDBFactory, name: string): WorkStorage {
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
      transaction.oncomplete = () => {
        resolve(found);
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The transaction was given up.'));
      };
      use(transaction, (result) => {
        found = result;
      });
    });
  };

  /** Does what it can: where nothing can be kept there is nothing to drop. */
  const attempt = async (
    stores: readonly string[],
    use: (transaction: IDBTransaction) => void,
  ): Promise<void> => {
    await transact<null>('readwrite', stores, use).catch(() => null);
  };

  const put = async (
    store: string,
    use: (store: IDBObjectStore) => void,
  ): Promise<WriteOutcome> => {
    try {
      await transact('readwrite', [store], (transaction) => {
        use(transaction.objectStore(store));
        // Not to wait for answers: the page may be gone before they come.
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
    list: () =>
      orElse<unknown[]>(
        [],
        transact('readonly', [WORKS], (transaction, done) => {
          ask(transaction.objectStore(WORKS).getAll() as IDBRequest<unknown[]>, done);
        }),
      ).then(takeStored),

    readFiles: (keys) =>
      Promise.all(
        keys.map((key) =>
          orElse<Blob | null>(
            null,
            transact<Blob | null>('readonly', [FILES], (transaction, done) => {
              ask(transaction.objectStore(FILES).get(key) as IDBRequest<Blob>, (found) => {
                done(found instanceof Blob ? found : null);
              });
            }),
          ),
        ),
      ),

    write: async (work) => {
      const { session, generation } = work;
      const outcome = await put(WORKS, (works) => works.put(work));
      if (outcome === 'kept') {
        await attempt([WORKS], (transaction) => {
          const old = generationsUpTo(session, lastSuperseded(generation));
          transaction.objectStore(WORKS).delete(old);
        });
      }
      return outcome;
    },

    keepFile: (key, bytes) => put(FILES, (files) => files.put(bytes, key)),

    tidy: (isOpen) =>
      attempt([WORKS, FILES], (transaction) => {
        const [works, files] = [transaction.objectStore(WORKS), transaction.objectStore(FILES)];
        ask(works.getAll() as IDBRequest<unknown[]>, (found) => {
          const all = takeStored(found);
          const drop = dispensable(all, isOpen);
          for (const { session, generation } of drop) works.delete([session, generation]);
          const left = all.filter((work) => !drop.includes(work));
          ask(files.getAllKeys() as IDBRequest<string[]>, (keys) => {
            for (const key of unneeded(keys, left)) files.delete(key);
          });
        });
      }),

    remove: (session) =>
      attempt([WORKS], (transaction) => {
        transaction.objectStore(WORKS).delete(generationsUpTo(session, Infinity));
      }),

    erase: async () => {
      await attempt([WORKS, FILES], (transaction) => {
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
    const guard = setTimeout(() => {
      reject(new Error('The database does not open.'));
    }, PATIENCE);
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
  request.onsuccess = () => {
    take(request.result);
  };
}

function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
