import { proxy, transfer, wrap } from 'comlink';
import type { LabelFile } from '../core/output/csv/label-file';
import type { ReadOptions } from '../core/read-options';
import { type AssayApi, type Opened, WorkerStoppedError } from './protocol';
import workerUrl from './worker?worker&url';

/** Every call of the protocol as a promise. */
export type WorkerCalls = {
  readonly [Name in keyof AssayApi]: (
    ...args: Parameters<AssayApi[Name]>
  ) => Promise<Awaited<ReturnType<AssayApi[Name]>>>;
};

/**
 * The page's side of the protocol: the same calls, with files instead of bytes. A call rejects with
 * `WorkerStoppedError` when the worker was ended before it answered. By then a new worker has started,
 * and it opens all files again before it answers anything else.
 */
export interface Client extends Omit<WorkerCalls, 'open' | 'readLabels' | 'holdsJudge'> {
  /** Reads a file. A file already open under this id is replaced. */
  readonly open: (id: string, file: File, options: ReadOptions) => Promise<Opened>;
  readonly readLabels: (file: File) => Promise<LabelFile>;
  readonly holdsJudge: (file: File) => Promise<boolean>;
  /** Called after the worker crashed. Its last results are gone. */
  readonly onCrash: (listener: () => void) => void;
}

/** A file and its import options: what a new worker needs to open it again. */
interface Openable {
  readonly file: File;
  readonly options: ReadOptions;
}

/** A call that brings neither an answer nor progress for this long ends the worker. */
const SILENCE_TIMEOUT_MS = 120_000;

/** A worker that is still busy this long after a cancel is ended. */
const CANCEL_TIMEOUT_MS = 2_000;

/**
 * Starts the worker and keeps one running: a worker that crashes or stays silent is replaced.
 * Calls without a rule of their own are forwarded by name, so a new call needs nothing here.
 */
export function createClient(start = startWorker, silenceMs = SILENCE_TIMEOUT_MS): Client {
  const files = new Map<string, Openable>();
  const pending = new Set<(reason: WorkerStoppedError) => void>();
  let lastSign = 0;
  let { worker, remote } = begin();
  let reopened: Promise<unknown> = Promise.resolve();
  let stopReopening: () => void = () => undefined;
  let onCrash: () => void = () => undefined;

  function begin() {
    const started = start();
    started.addEventListener('error', () => {
      // An error that arrives after its worker was replaced must not end the next worker.
      if (started === worker) restart('The scoring worker stopped.', true);
    });
    return { worker: started, remote: connect(started) };
  }

  function restart(why: string, hasCrashed = false) {
    worker.terminate();
    ({ worker, remote } = begin());
    stopReopening();
    reopened = Promise.race([
      openAll(remote, files),
      new Promise<void>((resolve) => {
        stopReopening = resolve;
      }),
    ]);
    for (const reject of pending) reject(new WorkerStoppedError(why, hasCrashed));
    pending.clear();
    if (hasCrashed) onCrash();
  }

  /** The worker may be replaced while files are being opened in it; the newest one counts. */
  async function whenReopened(): Promise<void> {
    for (let awaited: unknown = null; awaited !== reopened;) {
      awaited = reopened;
      await reopened;
    }
  }

  async function call<T>(send: (remote: WorkerCalls) => Promise<T>): Promise<T> {
    await whenReopened();
    lastSign = performance.now();
    const guard = setInterval(() => {
      if (performance.now() - lastSign > silenceMs) restart('The scoring worker gave no answer.');
    }, silenceMs / 4);
    return new Promise<T>((resolve, reject) => {
      pending.add(reject);
      void send(remote)
        .then(resolve, reject)
        .finally(() => {
          pending.delete(reject);
          lastSign = performance.now();
        });
    }).finally(() => {
      clearInterval(guard);
    });
  }

  /** Functions cannot be copied to a worker. All of them report progress, which is a sign of life. */
  function sendable(argument: unknown): unknown {
    if (typeof argument !== 'function') return argument;
    const onProgress = argument as (...args: readonly unknown[]) => void;
    return proxy((...args: readonly unknown[]) => {
      lastSign = performance.now();
      onProgress(...args);
    });
  }

  const own = {
    open: async (id: string, file: File, options: ReadOptions) => {
      const opened = await call((present) => openIn(present, id, { file, options }));
      if (opened.kind === 'read' || opened.kind === 'judge') files.set(id, { file, options });
      else files.delete(id);
      return opened;
    },
    close: (id: string) => {
      files.delete(id);
      return call((present) => present.close(id));
    },
    cancel: async () => {
      const hasStopped = await Promise.race([
        remote.cancel().then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, CANCEL_TIMEOUT_MS, false)),
      ]);
      if (!hasStopped) restart('The scoring worker was busy and was started again.');
    },
    readLabels: (file: File) =>
      call(async (present) => present.readLabels(file.name, await bytesOf(file))),
    holdsJudge: (file: File) =>
      call(async (present) => present.holdsJudge(file.name, await bytesOf(file))),
    onCrash: (listener: () => void) => {
      onCrash = listener;
    },
  };

  const forwarded =
    (name: keyof WorkerCalls) =>
    (...args: readonly unknown[]) =>
      call((present) => {
        const remoteCall = present[name] as (...sent: readonly unknown[]) => Promise<unknown>;
        return remoteCall(...args.map(sendable));
      });
  return new Proxy(own as Client, {
    get: (target, name: keyof Client) =>
      name in own ? target[name] : forwarded(name as keyof WorkerCalls),
  });
}

/**
 * A worker inherits the page's content policy only when it begins from a blob, so this blob imports
 * the real script.
 */
function startWorker(): Worker {
  const address = new URL(workerUrl, document.baseURI).href;
  const source = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module' });
}

/** Comlink's own `Remote` type splits unions of results; these are the same calls, typed as a whole. */
function connect(worker: Worker): WorkerCalls {
  return wrap(worker) as unknown as WorkerCalls;
}

/** One after another, so that the worker has them in the order in which they were first opened. */
async function openAll(remote: WorkerCalls, files: ReadonlyMap<string, Openable>): Promise<void> {
  for (const [id, openable] of files) await openIn(remote, id, openable);
}

async function openIn(
  remote: WorkerCalls,
  id: string,
  { file, options }: Openable,
): Promise<Opened> {
  return remote.open(id, file.name, await bytesOf(file), options);
}

/** The bytes of a file, moved rather than copied to the worker. */
async function bytesOf(file: File): Promise<ArrayBuffer> {
  const bytes = await file.arrayBuffer();
  return transfer(bytes, [bytes]);
}
