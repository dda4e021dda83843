import { expose } from 'comlink';
import { METRICS } from '../core/scoring/metrics';
import { serveFile } from './export-calls';
import { createHandler } from './handle';
import type { ServedApi } from './protocol';

/** The model is a piece of script of its own: the page's policy lets nothing be fetched. */
const loadShipped = async () => (await import('./judges/assay-judge.json?raw')).default;

const handler = createHandler(METRICS, loadShipped);
const served: ServedApi = {
  ...handler,
  export: async (...args) => serveFile(await handler.export(...args)),
};

expose(served);
