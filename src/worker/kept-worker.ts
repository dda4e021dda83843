import { transfer, wrap } from 'comlink';
import type { ReadOptions } from '../core/read-options';
import type { OnProgress, Opened, ServedApi } from './protocol';
import workerUrl from './worker?worker&url';
import { WorkerSilent } from './worker-silent';

/** Every call of the protocol as a promise, as a worker answers it. */
export type Asks = {
  readonly [Name in keyof ServedApi]: (
    ...args: Parameters<ServedApi[Name]>
  ) => Promise<Awaited<ReturnType<ServedApi[Name]>>>;
};

/** A file and how it was asked to be read: what a new worker needs to have it again. */
interface Openable {
  readonly file: File;
  readonly options: ReadOptions;
}

/** A worker that is started again when it dies or falls silent, with the same files open. */
export interface KeptWorker {
  /**
   * Asks the worker, once all files are open in it; rejects with `WorkerSilent` where it is ended before
   * it answers.
   */
  readonly watch: <T>(call: (remote: Asks) => Promise<T>) => Promise<T>;
  /** The same callback; hearing of progress is a sign of life. */
  readonly noticing: (onProgress: OnProgress) => OnProgress;
  /** Opens a file; a worker that is started later has it as well. */
  readonly open: (id: string, openable: Openable) => Promise<Opened>;
  readonly close: (id: string) => Promise<void>;
  /** Asks it to stop what it does, and ends it where it does not listen. */
  readonly cancel: () => Promise<void>;
  /** Calls when a worker ended by itself, and what was scored in it is gone. */
  readonly whenDied: (hear: () => void) => void;
}

/** A worker that is busy with one call for longer than this without progress is ended. */
const SILENCE = 120_000;

/** A worker that was asked to stop and is still busy after this is ended. */
const PATIENCE = 2_000;

/**
 * A worker inherits the page's content policy only when it begins from a blob; this one imports the
 * real script from there.
 */
function startWorker(): Worker {
  const address = new URL(workerUrl, document.baseURI).href;
  const source = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module' });
}

/** Starts the worker and keeps it alive. */
export function keepWorker(start: () => Worker = startWorker, silence = SILENCE): KeptWorker {
  const files = new Map<string, Openable>();
  const pending = new Set<(reason: WorkerSilent) => void>();
  let lastSign = 0;
  let { worker, remote } = begin();
  let reopened: Promise<unknown> = Promise.resolve();
  let giveUpReopening: () => void = () => undefined;
  let hearDeath: () => void = () => undefined;

  function begin() {
    const started = start();
    started.addEventListener('error', () => {
      restart('The scoring worker stopped.', true);
    });
    return { worker: started, remote: connect(started) };
  }

  function restart(why: string, hasDied = false) {
    worker.terminate();
    ({ worker, remote } = begin());
    giveUpReopening();
    reopened = Promise.race([
      sendAll(remote, files),
      new Promise<void>((resolve) => {
        giveUpReopening = resolve;
      }),
    ]);
    for (const reject of pending) reject(new WorkerSilent(why, hasDied));
    pending.clear();
    if (hasDied) hearDeath();
  }

  /** A worker may end while files are opened in it: the one after it counts. */
  async function whenReopened(): Promise<void> {
    for (let awaited: unknown = null; awaited !== reopened;) {
      awaited = reopened;
      await reopened;
    }
  }

  async function watch<T>(call: (remote: Asks) => Promise<T>): Promise<T> {
    await whenReopened();
    lastSign = performance.now();
    const guard = setInterval(() => {
      if (performance.now() - lastSign > silence) restart('The scoring worker gave no answer.');
    }, silence / 4);
    return new Promise<T>((resolve, reject) => {
      pending.add(reject);
      void call(remote)
        .then(resolve, reject)
        .finally(() => {
          pending.delete(reject);
          lastSign = performance.now();
        });
    }).finally(() => {
      clearInterval(guard);
    });
  }

  /** Progress is a sign of life. */
  function noticing(onProgress: OnProgress): OnProgress {
    return (done, total) => {
      lastSign = performance.now();
      onProgress(done, total);
    };
  }

  return {
    watch,
    noticing,
    open: async (id, openable) => {
      const opened = await watch((present) => sendFile(present, id, openable));
      if (opened.kind === 'read' || opened.kind === 'judge') files.set(id, openable);
      else files.delete(id);
      return opened;
    },
    close: async (id) => {
      files.delete(id);
      await watch((present) => present.close(id));
    },
    cancel: async () => {
      const obeyed = await Promise.race([
        remote.cancel().then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false)),
      ]);
      if (!obeyed) restart('The scoring worker was busy and was started again.');
    },
    whenDied: (hear) => {
      hearDeath = hear;
    },
  };
}

/** Comlink's own `Remote` type splits unions of results; these are the same calls, typed whole. */
function connect(worker: Worker): Asks {
  return wrap(worker) as unknown as Asks;
}

/** One after another, so that the worker holds them in the order in which they were opened. */
async function sendAll(remote: Asks, files: ReadonlyMap<string, Openable>): Promise<void> {
  for (const [id, openable] of files) await sendFile(remote, id, openable);
}

async function sendFile(remote: Asks, id: string, { file, options }: Openable): Promise<Opened> {
  const bytes = await file.arrayBuffer();
  return remote.open(id, file.name, transfer(bytes, [bytes]), options);
}
