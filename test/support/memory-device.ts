import {
  type Device,
  expiredGenerations,
  newestExpiredGeneration,
  type ProjectStorage,
  type StoredProject,
  type TabMessage,
} from '../../src/state/autosave/device';

/** In-memory storage whose contents a test can read and which the test can make fail. */
export interface MemoryStorage extends Omit<ProjectStorage, 'write' | 'writeFile'> {
  write: ProjectStorage['write'];
  writeFile: ProjectStorage['writeFile'];
  readonly works: StoredProject[];
  readonly files: Map<string, Blob>;
  /** Maximum total size of files in bytes. */
  room: number;
  /** Whether there is no space even for the manifest. */
  isFull: boolean;
  /** Writes of file bytes wait for this promise. */
  bytesMayGo: Promise<void>;
  /** The number of bytes written so far. */
  written: number;
}

export function createMemoryStorage(): MemoryStorage {
  const works: StoredProject[] = [];
  const files = new Map<string, Blob>();
  const drop = (isDropped: (work: StoredProject) => boolean) => {
    works.splice(0, works.length, ...works.filter((work) => !isDropped(work)));
  };
  const storage: MemoryStorage = {
    works,
    files,
    room: Infinity,
    isFull: false,
    bytesMayGo: Promise.resolve(),
    written: 0,
    fault: () => Promise.resolve(null),
    list: () => Promise.resolve([...works]),
    readFiles: (keys) => Promise.resolve(keys.map((key) => files.get(key) ?? null)),
    writeFile: async (key, blob) => {
      await storage.bytesMayGo;
      const sizes = [...files.values(), blob].map(({ size }) => size);
      if (sizes.reduce((sum, size) => sum + size, 0) > storage.room) return 'full';
      files.set(key, blob);
      storage.written += blob.size;
      return 'kept';
    },
    write: (work) => {
      if (storage.isFull) return Promise.resolve('full');
      works.push(work);
      drop(
        ({ session, generation }) =>
          session === work.session && generation <= newestExpiredGeneration(work.generation),
      );
      return Promise.resolve('kept');
    },
    writeOnUnload: (work) => {
      works.push(work);
    },
    cleanUp: (isOpen) => {
      const gone = expiredGenerations(works, isOpen);
      drop((work) => gone.includes(work));
      const needed = new Set(works.flatMap(({ keys }) => keys));
      for (const key of [...files.keys()]) if (!needed.has(key)) files.delete(key);
      return Promise.resolve();
    },
    remove: (removed) => {
      drop(({ session }) => session === removed);
      return Promise.resolve();
    },
    erase: () => {
      works.length = 0;
      files.clear();
      return Promise.resolve();
    },
  };
  return storage;
}

/** A simulated browser in which tabs are opened, reloaded and closed. */
export function createBrowser(storage: MemoryStorage = createMemoryStorage()) {
  const open = new Set<string>();
  const tabs = new Map<object, (told: TabMessage) => void>();
  const preference = { mayKeep: true };
  return {
    storage,
    preference,
    /**
     * Opens a page in a new tab, or with the session state that `leave` returned when it closed an
     * earlier page.
     */
    openTab: (previousSessions: readonly string[] = []) => {
      const tab = {};
      const claimed: string[] = [];
      const leaving: (() => void)[] = [];
      let next: readonly string[] = [];
      const device: Device = {
        storage,
        previousProjects: previousSessions,
        claim: (session) => {
          claimed.push(session);
          open.add(session);
        },
        restoreOnReload: (sessions) => {
          next = sessions;
        },
        isClosed: (one) => Promise.resolve(!open.has(one)),
        openProjects: () => Promise.resolve(open),
        mayStore: () => preference.mayKeep,
        setMayStore: (mayKeep) => {
          preference.mayKeep = mayKeep;
        },
        eraseRest: () => Promise.resolve(),
        broadcast: (told) => {
          for (const [other, hear] of tabs) if (other !== tab) hear(told);
        },
        onBroadcast: (hear) => tabs.set(tab, hear),
        beforeUnload: (call) => leaving.push(call),
      };
      const leave = () => {
        for (const call of leaving) call();
        for (const session of claimed) open.delete(session);
        tabs.delete(tab);
        return next;
      };
      return { device, leave };
    },
  };
}
