import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, NORMALIZATION_PRESETS } from '../../src/core/settings';
import { writeMapping } from '../../src/state/schemas/mapping-schema';
import { writeSettings } from '../../src/state/schemas/settings-schema';
import { isStale, mappingOf, roleOf } from '../../src/state/selectors';
import { createAssayStore } from '../support/create-store';
import { previewedSettings } from '../../src/state/choices/choices';
import type { Client } from '../../src/worker/client';
import { WorkerStoppedError } from '../../src/worker/protocol';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';
import { exampleFiles } from '../support/example-files';

function createStore() {
  return createAssayStore(createDirectClient(), createDirectFetcher());
}

function meanOf(store: ReturnType<typeof createStore>, run: number, metric: string) {
  return store.getState().result?.runs[run]?.metrics[metric]?.mean;
}

describe('files', () => {
  test('are scored as soon as there are gold and predictions', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json']));
    expect(store.getState().run.phase).toBe('idle');
    await store.getState().addFiles(exampleFiles(['strong.csv']));
    expect(store.getState().run.phase).toBe('done');
    expect(meanOf(store, 0, 'exact_match')).toBe(0.65625);
    expect(roleOf(store.getState(), 'strong.csv')).toBe('predictions');
  });

  test('become runs in the order of selection, however long reading takes', async () => {
    const files = exampleFiles(['gold.json', 'strong.csv', 'weak.tsv']);
    const [, strong = new File([], '')] = files;
    const bytes = await strong.arrayBuffer();
    strong.arrayBuffer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return bytes;
    };
    const slow = createStore();
    await slow.getState().addFiles(files);
    expect(slow.getState().result?.runs.map(({ model }) => model)).toEqual(['strong', 'weak']);
  });

  test('with equal names get different ids', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv', 'strong.csv']));
    const ids = store.getState().files.map(({ id }) => id);
    expect(ids).toEqual(['gold.json', 'strong.csv', 'strong.csv (2)']);
  });

  test('that cannot be read do not block the others', async () => {
    const store = createStore();
    const empty = new File([], 'empty.csv');
    await store.getState().addFiles([empty, ...exampleFiles()]);
    expect(store.getState().files[0]?.status).toBe('refused');
    expect(store.getState().run.phase).toBe('done');
  });

  test('are closed when they are removed', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    await store.getState().removeFile('weak.tsv');
    expect(store.getState().result?.runs.map(({ model }) => model)).toEqual(['strong', 'verbose']);
    await store.getState().removeAll();
    expect(store.getState().run.phase).toBe('idle');
    expect(store.getState().result).toBeNull();
  });
});

describe('choices', () => {
  test('a changed setting scores again', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    const normalisation = NORMALIZATION_PRESETS.none;
    store.getState().setSettings({ ...DEFAULT_SETTINGS, normalisation });
    expect(isStale(store.getState())).toBe(true);
    await store.getState().refresh();
    expect(isStale(store.getState())).toBe(false);
    expect(meanOf(store, 0, 'exact_match')).toBeLessThan(0.65625);
  });

  test('dropped settings and mappings are applied', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    const before = mappingOf(store.getState());
    if (!before?.gold) throw new Error('The example has a gold file.');
    const mapping = { ...before, gold: { ...before.gold, document: null } };
    const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' as const };
    await store
      .getState()
      .addFiles([
        new File([writeMapping(mapping)], 'mapping.assay.json'),
        new File([writeSettings(settings)], 'settings.assay.json'),
      ]);
    expect(store.getState().files).toHaveLength(4);
    expect(store.getState().settings).toEqual(settings);
    expect(mappingOf(store.getState())).toEqual(mapping);
  });

  test('settings dropped alone are previewed', async () => {
    const store = createAssayStore(createDirectClient(), createDirectFetcher());
    const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' as const };
    const file = new File([writeSettings(settings)], 'settings.assay.json');
    await store.getState().addFiles([...exampleFiles(), file]);
    expect(store.getState().settings).toEqual(settings);
    expect(previewedSettings(store.getState())).toBeNull();

    const back = new File([writeSettings(DEFAULT_SETTINGS)], 'settings.assay.json');
    await store.getState().addFiles([back]);
    expect(store.getState().settings).toEqual(settings);
    expect(previewedSettings(store.getState())).toEqual(DEFAULT_SETTINGS);
    expect(store.getState().page).toBe('scoring');
  });

  test('a mapping dropped with its data is applied, whatever the order of the files', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    const before = mappingOf(store.getState());
    if (!before?.gold) throw new Error('The example has a gold file.');
    const mapping = { ...before, gold: { ...before.gold, document: 'sector' } };
    const saved = new File([writeMapping(mapping)], 'mapping.assay.json');
    const fresh = createStore();
    await fresh.getState().addFiles([saved, ...exampleFiles()]);
    expect(mappingOf(fresh.getState())).toEqual(mapping);
    expect(fresh.getState().run.phase).toBe('done');
  });

  test('a mapping for files that are not open is reported, and the page still works', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    const before = mappingOf(store.getState());
    if (!before?.gold) throw new Error('The example has a gold file.');
    const foreign = { ...before, gold: { ...before.gold, file: 'elsewhere.csv' } };
    const saved = new File([writeMapping(foreign)], 'mapping.assay.json');
    await store.getState().addFiles([saved]);
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['missing-file']);
    expect(mappingOf(store.getState())?.gold?.file).toBe('gold.json');
    expect(store.getState().run.phase).toBe('done');
  });

  test('manual corrections are kept when a file is added or removed', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    const before = mappingOf(store.getState());
    if (!before?.gold) throw new Error('The example has a gold file.');
    store.getState().setMapping({ ...before, gold: { ...before.gold, document: 'sector' } });
    await store.getState().addFiles(exampleFiles(['weak.tsv']));
    expect(mappingOf(store.getState())?.gold?.document).toBe('sector');
    expect(mappingOf(store.getState())?.predictions.map(({ file }) => file)).toEqual([
      'strong.csv',
      'weak.tsv',
    ]);
    await store.getState().removeFile('strong.csv');
    expect(mappingOf(store.getState())?.gold?.document).toBe('sector');
  });

  test('invalid settings are rejected with a notice', async () => {
    const store = createStore();
    const wrong = new File(['{"assay": "settings", "color": "red"}'], 's.json');
    await store.getState().addFiles([wrong]);
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['bad-settings']);
    expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
  });

  test('only the last file chosen as gold is gold', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    store.getState().setRole('strong.csv', 'gold');
    await store.getState().refresh();
    expect(roleOf(store.getState(), 'gold.json')).toBe('predictions');
    expect(store.getState().run).toMatchObject({
      phase: 'failed',
      problems: [{ code: 'swapped-files' }],
    });
  });
});

describe('swapped files', () => {
  test('are detected if another file is more likely to be the gold file, and are swapped by choosing its role', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    expect(store.getState().proposal?.likelierGold).toBeNull();
    store.getState().setRole('strong.csv', 'gold');
    await store.getState().refresh();
    expect(store.getState().proposal?.likelierGold).toBe('gold.json');
    store.getState().setRole('gold.json', 'gold');
    await store.getState().refresh();
    expect(roleOf(store.getState(), 'strong.csv')).toBe('predictions');
    expect(store.getState().run.phase).toBe('done');
  });
});

describe('a file with the same name as an open file', () => {
  const other = () => new File(['question_id,predicted_answer\nq01,TCFD\n'], 'strong.csv');
  const add = async (answer: 'replace' | 'keep-both' | null) => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    const adding = store.getState().addFiles([other()]);
    await expect.poll(() => store.getState().pendingReplacement).toEqual(['strong.csv']);
    store.getState().answerReplacement(answer);
    await adding;
    return store;
  };
  const rowsOf = ({ getState }: ReturnType<typeof createStore>) =>
    getState().files.map((file) => (file.status === 'read' ? file.info.rowCount : null));

  test('replaces it at the same position, which can be undone', async () => {
    const store = await add('replace');
    expect(store.getState().pendingReplacement).toBeNull();
    expect(rowsOf(store)).toEqual([32, 1, 33, 32]);
    expect(store.getState().result?.runs[0]?.counts.matched).toBe(1);
    await store.getState().undo();
    expect(rowsOf(store)).toEqual([32, 32, 33, 32]);
    expect(store.getState().result?.runs[0]?.counts.matched).toBe(32);
  });

  test('can be added alongside it, or not at all', async () => {
    expect(rowsOf(await add('keep-both'))).toEqual([32, 32, 33, 32, 1]);
    expect(rowsOf(await add(null))).toEqual([32, 32, 33, 32]);
  });

  test('changes nothing if the content is the same, and says so', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    await store.getState().addFiles(exampleFiles(['strong.csv']));
    expect(store.getState().pendingReplacement).toBeNull();
    expect(store.getState().files).toHaveLength(4);
    expect(store.getState().notices.map(({ message }) => message)).toEqual([
      'strong.csv is already open with the same content; nothing changed.',
    ]);
  });
});

describe('scoring runs', () => {
  test('have no effect if superseded', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    const first = store.getState().refresh();
    store.getState().setSettings({ ...DEFAULT_SETTINGS, normalisation: [] });
    await first;
    await store.getState().refresh();
    expect(store.getState().result?.inputs.settings.normalisation).toEqual([]);
  });

  test('keep files and choices when canceled', async () => {
    const store = createStore();
    await store.getState().addFiles(exampleFiles());
    const running = store.getState().refresh();
    await store.getState().cancel();
    await running;
    expect(store.getState().run.phase).toBe('canceled');
    expect(store.getState().files).toHaveLength(4);
  });

  test('do not start later if canceled while files are read', async () => {
    const store = createStore();
    const adding = store.getState().addFiles(exampleFiles());
    await Promise.resolve();
    await store.getState().cancel();
    await adding;
    expect(store.getState().run.phase).toBe('canceled');
    expect(store.getState().files.map(({ status }) => status)).toEqual(Array(4).fill('read'));
    await store.getState().refresh();
    expect(store.getState().run.phase).toBe('done');
  });

  test('end with an error message, not a crash, if the worker does not respond', async () => {
    const client = createDirectClient();
    const silent: Client = {
      ...client,
      evaluate: () => Promise.reject(new WorkerStoppedError('gone')),
    };
    const store = createAssayStore(silent, createDirectFetcher());
    await store.getState().addFiles(exampleFiles());
    expect(store.getState().run).toMatchObject({
      phase: 'failed',
      problems: [{ code: 'worker-silent' }],
    });
  });
});
