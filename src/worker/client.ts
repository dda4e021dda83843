import type { LabelFile } from '../core/output/csv/label-file';
import type { ReadOptions } from '../core/read-options';
import { connectCalls, type SendCall } from './channel';
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
  let { worker, send } = begin();
  let reopened: Promise<unknown> = Promise.resolve();
  let stopReopening: () => void = () => undefined;
  let onCrash: () => void = () => undefined;

  function begin() {
    const started = start();
    started.addEventListener('error', () => {
      // An error that arrives after its worker was replaced must not end the next worker.
      if (started === worker) restart('The scoring worker stopped.', true);
    });
    const noteSign = () => {
      lastSign = performance.now();
    };
    return { worker: started, send: connectCalls(started, noteSign) };
  }

  function restart(why: string, hasCrashed = false) {
    worker.terminate();
    ({ worker, send } = begin());
    stopReopening();
    reopened = Promise.race([
      openAll(send, files),
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

  async function call<Name extends keyof AssayApi>(
    name: Name,
    ...args: Parameters<AssayApi[Name]>
  ): Promise<Awaited<ReturnType<AssayApi[Name]>>> {
    await whenReopened();
    lastSign = performance.now();
    const guard = setInterval(() => {
      if (performance.now() - lastSign > silenceMs) restart('The scoring worker gave no answer.');
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
      const opened = await call('open', id, file.name, await file.arrayBuffer(), options);
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
      if (!hasStopped) restart('The scoring worker was busy and was started again.');
    },
    readLabels: async (file: File) => call('readLabels', file.name, await file.arrayBuffer()),
    holdsJudge: async (file: File) => call('holdsJudge', file.name, await file.arrayBuffer()),
    onCrash: (listener: () => void) => {
      onCrash = listener;
    },
  };

  return new Proxy(own as Client, {
    get: (target, name: keyof Client) =>
      name in own
        ? target[name]
        : (...args: Parameters<AssayApi[keyof AssayApi]>) => call(name as keyof AssayApi, ...args),
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

/** One after another, so that the worker has them in the order in which they were first opened. */
async function openAll(send: SendCall, files: ReadonlyMap<string, Openable>): Promise<void> {
  for (const [id, { file, options }] of files) {
    await send('open', [id, file.name, await file.arrayBuffer(), options]);
  }
}
