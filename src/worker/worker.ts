import { METRICS } from '../core/scoring/metrics';
import { serveCalls } from './channel';
import { createHandler } from './handle';

/** The model is a separate chunk, since the page's policy forbids fetching. */
const loadShipped = async () => (await import('./judges/assay-judge.json?raw')).default;

serveCalls(createHandler(METRICS, loadShipped), self);
