import { proxy, transfer } from 'comlink';
import type { LabelFile } from '../core/output/export/label-file';
import type { ReadOptions } from '../core/read-options';
import { type Asks, keepWorker } from './kept-worker';
import type { Opened } from './protocol';

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

/** The calls, each asked of a worker that is kept alive. */
export function createClient(worker = keepWorker()): Client {
  const { watch, noticing } = worker;
  return {
    whenWorkerDied: worker.whenDied,
    open: (id, file, options) => worker.open(id, { file, options }),
    close: worker.close,
    propose: (roles, declined, onProgress) =>
      watch((remote) => remote.propose(roles, declined, proxy(noticing(onProgress)))),
    preview: (...args) => watch((remote) => remote.preview(...args)),
    join: (mapping, settings, onProgress) =>
      watch((remote) => remote.join(mapping, settings, proxy(noticing(onProgress)))),
    offerRepairs: (...args) => watch((remote) => remote.offerRepairs(...args)),
    audit: (...args) => watch((remote) => remote.audit(...args)),
    evaluate: (settings, onProgress, llmJudgements) =>
      watch((remote) => remote.evaluate(settings, proxy(noticing(onProgress)), llmJudgements)),
    matrix: (onProgress) => watch((remote) => remote.matrix(proxy(noticing(onProgress)))),
    differences: (...args) => watch((remote) => remote.differences(...args)),
    compare: (...args) => watch((remote) => remote.compare(...args)),
    pairQuestions: (...args) => watch((remote) => remote.pairQuestions(...args)),
    patterns: (...args) => watch((remote) => remote.patterns(...args)),
    sliceColumns: () => watch((remote) => remote.sliceColumns()),
    slices: (...args) => watch((remote) => remote.slices(...args)),
    distribution: (...args) => watch((remote) => remote.distribution(...args)),
    numericErrors: () => watch((remote) => remote.numericErrors()),
    vocabulary: () => watch((remote) => remote.vocabulary()),
    order: (...args) => watch((remote) => remote.order(...args)),
    cells: (...args) => watch((remote) => remote.cells(...args)),
    find: (...args) => watch((remote) => remote.find(...args)),
    rows: (...args) => watch((remote) => remote.rows(...args)),
    explain: (...args) => watch((remote) => remote.explain(...args)),
    explainJudges: (...args) => watch((remote) => remote.explainJudges(...args)),
    tallyJudges: () => watch((remote) => remote.tallyJudges()),
    explainProfiles: (...args) => watch((remote) => remote.explainProfiles(...args)),
    gapQuestions: (...args) => watch((remote) => remote.gapQuestions(...args)),
    curve: (...args) => watch((remote) => remote.curve(...args)),
    flips: (settings, most, onProgress) =>
      watch((remote) => remote.flips(settings, most, proxy(noticing(onProgress)))),
    stopFlips: () => watch((remote) => remote.stopFlips()),
    explainUnder: (...args) => watch((remote) => remote.explainUnder(...args)),
    export: (id, choices, onProgress, ticket) =>
      watch((remote) =>
        remote.export(id, choices, onProgress && proxy(noticing(onProgress)), ticket),
      ),
    stopExport: (ticket) => watch((remote) => remote.stopExport(ticket)),
    packWork: (...args) => watch((remote) => remote.packWork(...args)),
    unpackWork: (...args) => watch((remote) => remote.unpackWork(...args)),
    packPublication: (publication, onProgress) =>
      watch((remote) => remote.packPublication(publication, proxy(noticing(onProgress)))),
    takeLabels: (...args) => watch((remote) => remote.takeLabels(...args)),
    readLabels: (file) =>
      watch(async (remote) => {
        const bytes = await file.arrayBuffer();
        return remote.readLabels(file.name, transfer(bytes, [bytes]));
      }),
    holdsJudge: (file) =>
      watch(async (remote) => {
        const bytes = await file.arrayBuffer();
        return remote.holdsJudge(file.name, transfer(bytes, [bytes]));
      }),
    drawSample: (...args) => watch((remote) => remote.drawSample(...args)),
    agreement: (...args) => watch((remote) => remote.agreement(...args)),
    sweep: (...args) => watch((remote) => remote.sweep(...args)),
    cellAnswers: (...args) => watch((remote) => remote.cellAnswers(...args)),
    cancel: worker.cancel,
  };
}
