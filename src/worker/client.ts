import type { LabelFile } from '../core/output/csv/label-file';
import type { ReadOptions } from '../core/read-options';
import { connectCalls } from './channel';
import {
  type AssayApi,
  type CompletedGoldFile,
  type OpenOutcome,
  WorkerStoppedError,
} from './protocol';
import { startWorker } from './start';
import workerUrl from './worker?worker&url';

export type WorkerCalls = {
  readonly [Name in keyof AssayApi]: (
    ...args: Parameters<AssayApi[Name]>
  ) => Promise<Awaited<ReturnType<AssayApi[Name]>>>;
};

/**
 * The page's side of the protocol: the same calls, with files instead of bytes. A call rejects with
 * `WorkerStoppedError` if the worker ends before it answers. A new worker then starts, and reopens
 * all files before it answers calls.
 */
export interface Client extends Omit<WorkerCalls, 'open' | 'readLabels' | 'writeCompletedGold'> {
  /** Reads a file, replacing the one with this id. */
  readonly open: (id: string, file: File, options: ReadOptions) => Promise<OpenOutcome>;
  readonly readLabels: (file: File) => Promise<LabelFile>;
  /** Returns the completed gold file; `id` is the id of the open gold file. */
  readonly writeCompletedGold: (id: string) => Promise<CompletedGoldFile>;
  /** Called after a crash, which loses the last results. */
  readonly onCrash: (listener: () => void) => void;
  /** Sets a function that returns the stored copy of a file that has changed on disk, or `null`. */
  readonly useCopies: (copyOf: (file: File) => Promise<Blob | null>) => void;
  /** Called for each file that a new worker could not open again. */
  readonly onLost: (listener: (id: string) => void) => void;
}

/** The data that a new worker needs to reopen a file. */
interface Openable {
  readonly file: File;
  readonly options: ReadOptions;
}

/**
 * The worker is terminated if a call returns neither a result nor a progress report for this long.
 */
const SILENCE_TIMEOUT_MS = 120_000;

/** The worker is terminated if it is still busy this long after a cancellation. */
const CANCEL_TIMEOUT_MS = 2_000;

/**
 * Starts the worker, and replaces it if it crashes or does not respond. Most calls are forwarded by
 * name, so that a new call needs no code here.
 */
export function createClient(start = startScoring, silenceMs = SILENCE_TIMEOUT_MS): Client {
  const files = new Map<string, Openable>();
  const pending = new Set<(reason: WorkerStoppedError) => void>();
  let lastSign = 0;
  /** Whether the current worker ended before it answered any call. */
  let isUnloaded = false;
  let { worker, send } = begin();
  /** Resolves when a new worker has reopened all files; `null` afterward. */
  let reopened: Promise<unknown> | null = null;
  let lastBytes: Promise<unknown> = Promise.resolve();
  let stopReopening: () => void = () => undefined;
  let onCrash: () => void = () => undefined;
  let onLost: (id: string) => void = () => undefined;
  let copyOf: (file: File) => Promise<Blob | null> = () => Promise.resolve(null);

  const bytesOf = (file: File): Promise<ArrayBuffer> =>
    file.arrayBuffer().catch(async (error: unknown) => {
      const copy = await copyOf(file);
      if (!copy) throw error;
      return copy.arrayBuffer();
    });

  /** Opens files one after another, so that the worker keeps their order. */
  async function openAll(): Promise<void> {
    for (const [id, { file, options }] of files) {
      const bytes = await bytesOf(file).catch(() => null);
      if (bytes) await send('open', [id, file.name, bytes, options]);
      else {
        files.delete(id);
        onLost(id);
      }
    }
  }

  function begin() {
    const started = start();
    let hasAnswered = false;
    started.addEventListener('error', () => {
      // A late error from a previous worker must not terminate the current one.
      if (started !== worker) return;
      if (hasAnswered) restart('The scoring worker stopped.', true);
      else {
        // The worker's script is probably missing: the next call tries to start the worker again.
        isUnloaded = true;
        stop(unloaded());
      }
    });
    const recordActivity = () => {
      hasAnswered = true;
      lastSign = performance.now();
    };
    return { worker: started, send: connectCalls(started, recordActivity) };
  }

  function stop(reason: WorkerStoppedError) {
    worker.terminate();
    stopReopening();
    for (const reject of pending) reject(reason);
    pending.clear();
  }

  function renew() {
    isUnloaded = false;
    ({ worker, send } = begin());
    reopened = Promise.race([
      openAll(),
      new Promise<void>((resolve) => {
        stopReopening = resolve;
      }),
    ]);
  }

  function restart(why: string, hasCrashed = false) {
    stop(new WorkerStoppedError(why, hasCrashed));
    renew();
    if (hasCrashed) onCrash();
  }

  /** Waits until files are reopened, even if the worker is replaced in the meantime. */
  async function whenReopened(): Promise<void> {
    for (let awaited = reopened; awaited; awaited = reopened) {
      await awaited;
      if (awaited === reopened) reopened = null;
    }
  }

  async function call<Name extends keyof AssayApi>(
    name: Name,
    ...args: Parameters<AssayApi[Name]>
  ): Promise<Awaited<ReturnType<AssayApi[Name]>>> {
    if (isUnloaded) renew();
    // Usually sent immediately, before the page renders the caller's change.
    if (reopened) await whenReopened();
    // Reopening may have found that the script is still missing.
    if (isUnloaded) throw unloaded();
    lastSign = performance.now();
    const guard = setInterval(() => {
      if (performance.now() - lastSign > silenceMs) restart('The scoring worker did not respond.');
    }, silenceMs / 4);
    const answer = new Promise<unknown>((resolve, reject) => {
      pending.add(reject);
      void send(name, args)
        .then(resolve, reject)
        .finally(() => pending.delete(reject));
    }).finally(() => {
      clearInterval(guard);
    });
    return (await answer) as Awaited<ReturnType<AssayApi[Name]>>;
  }

  const own = {
    open: async (id: string, file: File, options: ReadOptions) => {
      const bytes = bytesOf(file);
      // The worker receives these calls in the order in which they were made, even if a later file
      // is read first.
      const before = lastBytes;
      lastBytes = Promise.allSettled([before, bytes]);
      await before;
      const opened = await call('open', id, file.name, await bytes, options);
      if (opened.kind === 'read' || opened.kind === 'judge') files.set(id, { file, options });
      else files.delete(id);
      return opened;
    },
    close: (id: string) => {
      files.delete(id);
      return call('close', id);
    },
    cancel: async () => {
      const hasStopped = await Promise.race([
        send('cancel', []).then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, CANCEL_TIMEOUT_MS, false)),
      ]);
      if (!hasStopped) restart('The scoring worker was busy and was restarted.');
    },
    readLabels: async (file: File) => call('readLabels', file.name, await bytesOf(file)),
    writeCompletedGold: async (id: string) => {
      const opened = files.get(id);
      if (!opened) throw new Error(`No open file has the id “${id}”.`);
      return call('writeCompletedGold', await bytesOf(opened.file));
    },
    onCrash: (listener: () => void) => {
      onCrash = listener;
    },
    useCopies: (copies: typeof copyOf) => {
      copyOf = copies;
    },
    onLost: (listener: (id: string) => void) => {
      onLost = listener;
    },
  };

  return new Proxy(own as Client, {
    get: (target, name: keyof Client) =>
      name in own
        ? target[name]
        : (...args: Parameters<AssayApi[keyof AssayApi]>) => call(name as keyof AssayApi, ...args),
  });
}

const unloaded = () => new WorkerStoppedError('Failed to load module: the scoring worker.');

const startScoring = () => startWorker(new URL(workerUrl, document.baseURI).href, 'scoring');
