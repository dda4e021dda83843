import { describe, expect, test } from 'vitest';
import { createAssayStore } from '../support/create-store';
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

const STAGES = ['counts, running', 'tokens, running', 'scores, running', 'complete, done'];

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

  test('include the join check after the first stage and before the last', async () => {
    const { store } = createStore();
    const seen = new Set<string>();
    store.subscribe(({ result, joined }) => {
      if (result) seen.add(`${result.stage}, ${joined?.problems[0]?.code ?? 'no problem'}`);
    });
    const names = Array.from('abcdefghijkl', (letter) => `${letter}wind ${letter}sun`);
    const gold = names.map((name, row) => `q${row},What is project ${row}?,${name}`);
    const shifted = names.map((_, row) => `q${row},${names[(row + 1) % names.length] ?? ''}`);
    await store
      .getState()
      .addFiles([
        new File([['id,question,answer', ...gold].join('\n')], 'gold.csv'),
        new File([['id,prediction', ...shifted].join('\n')], 'shifted.csv'),
      ]);
    expect([...seen].slice(0, 2)).toEqual(['counts, no problem', 'tokens, no problem']);
    expect([...seen].filter((one) => one.startsWith('complete'))).toEqual([
      'complete, doubtful-join',
    ]);
    expect(store.getState().joined?.joinChecks).toMatchObject([{ verdict: 'doubtful' }]);

    // When the settings change, the join is checked before the scores change.
    seen.clear();
    const { settings, choose } = store.getState();
    await choose('missing', { settings: { ...settings, missing: 'exclude' } });
    expect([...seen]).toEqual(['complete, doubtful-join']);
  });

  test('disappear when scoring is canceled between two stages', async () => {
    const { store, shown } = createStore();
    const canceled = new Promise<void>((resolve) => {
      store.subscribe(({ result, run, cancel }) => {
        if (result?.stage === 'tokens' && run.phase === 'running') void cancel().then(resolve);
      });
    });
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    await canceled;
    expect(shown).toEqual(['counts, running', 'tokens, running']);
    expect(store.getState().result).toBeNull();
    expect(store.getState().run.phase).toBe('canceled');
  });

  test('are complete after a crash between two stages', async () => {
    const client = createDirectClient();
    let crashes = 0;
    const { store, shown } = createStore({
      ...client,
      evaluate: (settings, onProgress, judgments) =>
        new Promise((resolve, reject) => {
          void client
            .evaluate(
              settings,
              (done, total, partial) => {
                onProgress(done, total, partial);
                if (partial && crashes++ === 0) reject(new WorkerStoppedError('stopped', true));
              },
              judgments,
            )
            .then(resolve, reject);
        }),
    });
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    expect(shown.at(-1)).toBe('complete, done');
    expect(store.getState().run.phase).toBe('done');
  });
});
