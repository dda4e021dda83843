import { proxy, transfer, wrap } from 'comlink';
import type { LabelFile } from '../core/agreement/label-file';
import type { OnProgress, Opened, ServedApi } from './protocol';
import type { ReadOptions } from '../core/read-options';
import workerUrl from './worker?worker&url';

/** Every call of the protocol as a promise, as a worker answers it. */
export type Asks = {
  readonly [Name in keyof ServedApi]: (
    ...args: Parameters<ServedApi[Name]>
  ) => Promise<Awaited<ReturnType<ServedApi[Name]>>>;
};

/**
 * The page's side of the protocol. A call rejects with `WorkerSilent` when the worker was ended; by
 * then a new one was started, and all files are opened in it before it answers anything else.
 */
export interface Client extends Omit<Asks, 'open' | 'readLabels' | 'holdsJudge'> {
  /** Reads a file; one that is open under the id already is read again. */
  readonly open: (id: string, file: File, options: ReadOptions) => Promise<Opened>;
  /** Calls when a worker ended by itself, and what was scored in it is gone. */
  readonly whenWorkerDied: (hear: () => void) => void;
  readonly readLabels: (file: File) => Promise<LabelFile>;
  readonly holdsJudge: (file: File) => Promise<boolean>;
}

/** A file and how it was asked to be read: what a new worker needs to have it again. */
interface Openable {
  readonly file: File;
  readonly options: ReadOptions;
}

/** The worker gave no sign of life, or died, and was started again. */
export class WorkerSilent extends Error {
  override readonly name = 'WorkerSilent';

  /** `hasDied`: it ended by itself, so that the same call may well succeed in the next one. */
  constructor(
    message: string,
    readonly hasDied = false,
  ) {
    super(message);
  }
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
export function createClient(start: () => Worker = startWorker, silence = SILENCE): Client {
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

  async function watch<T>(call: () => Promise<T>): Promise<T> {
    await whenReopened();
    lastSign = performance.now();
    const guard = setInterval(() => {
      if (performance.now() - lastSign > silence) restart('The scoring worker gave no answer.');
    }, silence / 4);
    return new Promise<T>((resolve, reject) => {
      pending.add(reject);
      void call()
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
    whenWorkerDied: (hear) => {
      hearDeath = hear;
    },
    open: async (id, file, options) => {
      const opened = await watch(() => sendFile(remote, id, { file, options }));
      if (opened.kind === 'read' || opened.kind === 'judge') files.set(id, { file, options });
      else files.delete(id);
      return opened;
    },
    close: async (id) => {
      files.delete(id);
      await watch(() => remote.close(id));
    },
    propose: (roles, declined, onProgress) =>
      watch(() => remote.propose(roles, declined, proxy(noticing(onProgress)))),
    preview: (...args) => watch(() => remote.preview(...args)),
    join: (mapping, settings, onProgress) =>
      watch(() => remote.join(mapping, settings, proxy(noticing(onProgress)))),
    offerRepairs: (...args) => watch(() => remote.offerRepairs(...args)),
    audit: (...args) => watch(() => remote.audit(...args)),
    evaluate: (settings, onProgress, llmJudgements) =>
      watch(() => remote.evaluate(settings, proxy(noticing(onProgress)), llmJudgements)),
    matrix: (onProgress) => watch(() => remote.matrix(proxy(noticing(onProgress)))),
    differences: (...args) => watch(() => remote.differences(...args)),
    compare: (...args) => watch(() => remote.compare(...args)),
    pairQuestions: (...args) => watch(() => remote.pairQuestions(...args)),
    patterns: (...args) => watch(() => remote.patterns(...args)),
    sliceColumns: () => watch(() => remote.sliceColumns()),
    slices: (...args) => watch(() => remote.slices(...args)),
    distribution: (...args) => watch(() => remote.distribution(...args)),
    numericErrors: () => watch(() => remote.numericErrors()),
    vocabulary: () => watch(() => remote.vocabulary()),
    order: (...args) => watch(() => remote.order(...args)),
    cells: (...args) => watch(() => remote.cells(...args)),
    find: (...args) => watch(() => remote.find(...args)),
    rows: (...args) => watch(() => remote.rows(...args)),
    explain: (...args) => watch(() => remote.explain(...args)),
    explainJudges: (...args) => watch(() => remote.explainJudges(...args)),
    tallyJudges: () => watch(() => remote.tallyJudges()),
    explainProfiles: (...args) => watch(() => remote.explainProfiles(...args)),
    gapQuestions: (...args) => watch(() => remote.gapQuestions(...args)),
    curve: (...args) => watch(() => remote.curve(...args)),
    flips: (settings, most, onProgress) =>
      watch(() => remote.flips(settings, most, proxy(noticing(onProgress)))),
    stopFlips: () => watch(() => remote.stopFlips()),
    explainUnder: (...args) => watch(() => remote.explainUnder(...args)),
    export: (...args) => watch(() => remote.export(...args)),
    packWork: (...args) => watch(() => remote.packWork(...args)),
    unpackWork: (...args) => watch(() => remote.unpackWork(...args)),
    packPublication: (publication, onProgress) =>
      watch(() => remote.packPublication(publication, proxy(noticing(onProgress)))),
    takeLabels: (...args) => watch(() => remote.takeLabels(...args)),
    readLabels: (file) =>
      watch(async () => {
        const bytes = await file.arrayBuffer();
        return remote.readLabels(file.name, transfer(bytes, [bytes]));
      }),
    holdsJudge: (file) =>
      watch(async () => {
        const bytes = await file.arrayBuffer();
        return remote.holdsJudge(file.name, transfer(bytes, [bytes]));
      }),
    drawSample: (...args) => watch(() => remote.drawSample(...args)),
    agreement: (...args) => watch(() => remote.agreement(...args)),
    sweep: (...args) => watch(() => remote.sweep(...args)),
    cellAnswers: (...args) => watch(() => remote.cellAnswers(...args)),
    cancel: async () => {
      const obeyed = await Promise.race([
        remote.cancel().then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false)),
      ]);
      if (!obeyed) restart('The scoring worker was busy and was started again.');
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
