import { describe, expect, test } from 'vitest';
import { createAssayStore } from '../../src/state/store';
import type { Client } from '../../src/worker/client';
import { WorkerStoppedError } from '../../src/worker/protocol';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';
import { exampleFiles } from '../support/example-files';

function createStore(client: Client = createDirectClient()) {
  const store = createAssayStore(client, createDirectFetcher());
  const shown: string[] = [];
  store.subscribe(({ result, run }, before) => {
    if (result && result !== before.result) shown.push(`${result.stage}, ${run.phase}`);
  });
  return { store, shown };
}

const STAGES = ['tokens, running', 'scores, running', 'complete, done'];

describe('results', () => {
  test('are shown in stages, and again for other files', async () => {
    const { store, shown } = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    expect(shown).toEqual(STAGES);
    await store.getState().addFiles(exampleFiles(['weak.tsv']));
    expect(shown).toEqual([...STAGES, ...STAGES]);
  });

  test('stay complete while the same files are scored with other settings', async () => {
    const { store, shown } = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    const { settings, choose } = store.getState();
    await choose('missing', { settings: { ...settings, missing: 'exclude' } });
    expect(shown).toEqual([...STAGES, 'complete, done']);
  });

  test('vanish when scoring is canceled between two stages', async () => {
    const { store, shown } = createStore();
    const canceled = new Promise<void>((resolve) => {
      store.subscribe(({ result, run, cancel }) => {
        if (result?.stage === 'tokens' && run.phase === 'running') void cancel().then(resolve);
      });
    });
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    await canceled;
    expect(shown).toEqual(['tokens, running']);
    expect(store.getState().result).toBeNull();
    expect(store.getState().run.phase).toBe('cancelled');
  });

  test('are complete after a crash between two stages', async () => {
    const client = createDirectClient();
    let crashes = 0;
    const { store, shown } = createStore({
      ...client,
      evaluate: (settings, onProgress, judgements) =>
        new Promise((resolve, reject) => {
          void client
            .evaluate(
              settings,
              (done, total, partial) => {
                onProgress(done, total, partial);
                if (partial && crashes++ === 0) reject(new WorkerStoppedError('stopped', true));
              },
              judgements,
            )
            .then(resolve, reject);
        }),
    });
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    expect(shown.at(-1)).toBe('complete, done');
    expect(store.getState().run.phase).toBe('done');
  });
});
