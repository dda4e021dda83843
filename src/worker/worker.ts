import { METRICS } from '../core/scoring/metrics';
import { serveCalls } from './channel';
import { createStepRunner } from './step-runner';
import { createHandler } from './handle';
import { countMembers, createPool, serveRanges } from './pool';
import { startWorker } from './start';
import { warmUp } from './warm-up';

/** The name of a worker that the scoring worker has started: the same script in another role. */
const MEMBER = 'member';

/** Milliseconds reserved for the page to render before the warm-up starts. */
const WARM_UP_DELAY_MS = 1000;

/**
 * The model is a separate chunk, since the content security policy of the page forbids fetching.
 */
const loadShipped = async () => (await import('./judges/assay-judge.json?raw')).default;

if (self.name === MEMBER) {
  serveRanges(self);
  // The warm-up starts at once: the files are still being joined, so the first range comes later.
  warmUpUntilCalled(0);
} else {
  serveScoring();
  warmUpUntilCalled(WARM_UP_DELAY_MS);
}

function serveScoring(): void {
  allowOwnBlobs();
  const { hardwareConcurrency, deviceMemory } = navigator as WorkerNavigator & {
    readonly deviceMemory?: number;
  };
  const startMember = () => startWorker(import.meta.url, MEMBER);
  const pool = createPool(startMember, countMembers(hardwareConcurrency, deviceMemory));
  serveCalls(createHandler(METRICS, loadShipped, pool), self);
}

function warmUpUntilCalled(delayMs: number): void {
  const runner = createStepRunner();
  const warming = setTimeout(() => void runner.run(warmUp()), delayMs);
  self.addEventListener('message', ({ data }: MessageEvent<{ readonly name?: string }>) => {
    if (data.name === 'catalog') return;
    clearTimeout(warming);
    runner.cancel();
  });
}

/** Trusted Types apply per worker: this one also loads scripts only from its own blobs. */
function allowOwnBlobs(): void {
  const { trustedTypes } = self as {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: Record<string, (text: string) => string>,
      ) => void;
    };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (address.startsWith(`blob:${self.origin}/`)) return address;
      throw new TypeError('The worker loads no script from an address.');
    },
  });
}
