import { METRICS } from '../core/scoring/metrics';
import { serveCalls } from './channel';
import { createDriver } from './drive';
import { createHandler } from './handle';
import { warmUp } from './warm-up';

/** The model is a separate chunk, since the page's policy forbids fetching. */
const loadShipped = async () => (await import('./judges/assay-judge.json?raw')).default;

serveCalls(createHandler(METRICS, loadShipped), self);

/** Milliseconds for which the page draws before the warm-up starts. */
const WARM_UP_DELAY_MS = 1000;

const driver = createDriver();
const warming = setTimeout(() => void driver.drive(warmUp()), WARM_UP_DELAY_MS);
self.addEventListener('message', ({ data }: MessageEvent<{ readonly name: string }>) => {
  if (data.name === 'catalog') return;
  clearTimeout(warming);
  driver.cancel();
});
