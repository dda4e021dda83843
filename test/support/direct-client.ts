import { readFileSync } from 'node:fs';
import { SHIPPED_FILE } from '../../scripts/judge/open-shipped';
import { METRICS } from '../../src/core/scoring/metrics';
import type { Client } from '../../src/worker/client';
import { serveFile } from '../../src/worker/export-file';
import { createHandler } from '../../src/worker/handle';
import type { AssayApi } from '../../src/worker/protocol';

const loadShipped = () => Promise.resolve(readFileSync(SHIPPED_FILE, 'utf8'));

/** A client that calls the handler itself, without a worker: same answers, each a task later. */
export function createDirectClient(
  handler: AssayApi = createHandler(METRICS, loadShipped),
): Client {
  const later = async <T>(answer: () => T | Promise<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve));
    return answer();
  };
  return {
    whenWorkerDied: () => undefined,
    open: async (id, file, options) => {
      const bytes = await file.arrayBuffer();
      return later(() => handler.open(id, file.name, bytes, options));
    },
    close: (id) =>
      later(() => {
        handler.close(id);
      }),
    propose: (...args) => later(() => handler.propose(...args)),
    offerRepairs: (mapping) => later(() => handler.offerRepairs(mapping)),
    preview: (id, from, count) => later(() => handler.preview(id, from, count)),
    join: (...args) => later(() => handler.join(...args)),
    audit: (figure, limit) => later(() => handler.audit(figure, limit)),
    evaluate: (...args) => later(() => handler.evaluate(...args)),
    vocabulary: () => later(() => handler.vocabulary()),
    order: (run, view) => later(() => handler.order(run, view)),
    cells: (...args) => later(() => handler.cells(...args)),
    find: (id) => later(() => handler.find(id)),
    rows: (run, questions) => later(() => handler.rows(run, questions)),
    explain: (question, run) => later(() => handler.explain(question, run)),
    tallyJudges: () => later(() => handler.tallyJudges()),
    explainJudges: (question, run) => later(() => handler.explainJudges(question, run)),
    explainProfiles: (question, run) => later(() => handler.explainProfiles(question, run)),
    gapQuestions: (...args) => later(() => handler.gapQuestions(...args)),
    matrix: (onProgress) => later(() => handler.matrix(onProgress)),
    differences: (...args) => later(() => handler.differences(...args)),
    compare: (metric) => later(() => handler.compare(metric)),
    pairQuestions: (...args) => later(() => handler.pairQuestions(...args)),
    patterns: (metric) => later(() => handler.patterns(metric)),
    flips: (...args) => later(() => handler.flips(...args)),
    stopFlips: () =>
      later(() => {
        handler.stopFlips();
      }),
    explainUnder: (...args) => later(() => handler.explainUnder(...args)),
    sliceColumns: () => later(() => handler.sliceColumns()),
    slices: (...args) => later(() => handler.slices(...args)),
    distribution: (metric) => later(() => handler.distribution(metric)),
    numericErrors: () => later(() => handler.numericErrors()),
    curve: (run) => later(() => handler.curve(run)),
    export: (...args) => later(async () => serveFile(await handler.export(...args))),
    stopExport: (ticket) =>
      later(() => {
        handler.stopExport(ticket);
      }),
    packWork: (...args) => later(() => handler.packWork(...args)),
    unpackWork: (...args) => later(() => handler.unpackWork(...args)),
    packPublication: (...args) => later(() => handler.packPublication(...args)),
    takeLabels: (labels) =>
      later(() => {
        handler.takeLabels(labels);
      }),
    readLabels: async (file) => {
      const bytes = await file.arrayBuffer();
      return later(() => handler.readLabels(file.name, bytes));
    },
    holdsJudge: async (file) => {
      const bytes = await file.arrayBuffer();
      return later(() => handler.holdsJudge(file.name, bytes));
    },
    drawSample: (request) => later(() => handler.drawSample(request)),
    agreement: (request) => later(() => handler.agreement(request)),
    sweep: (metric, run) => later(() => handler.sweep(metric, run)),
    cellAnswers: (cell, most) => later(() => handler.cellAnswers(cell, most)),
    cancel: () =>
      later(() => {
        handler.cancel();
      }),
  };
}
