import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { mappingOf, roleOf } from '../../../src/state/selectors';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

async function openExample() {
  const store = createAssayStore(createDirectClient(), createDirectFetcher());
  await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
  return store;
}

describe('the history', () => {
  test('undoes and redoes any choice', async () => {
    const store = await openExample();
    const { choose, undo, redo } = store.getState();
    const before = mappingOf(store.getState());
    if (!before?.gold) throw new Error('The example has a gold file.');
    await choose('missing', { settings: { ...DEFAULT_SETTINGS, missing: 'exclude' } });
    const ownMapping = { ...before, gold: { ...before.gold, document: 'sector' } };
    await choose('the mapping', { ownMapping });
    expect(mappingOf(store.getState())?.gold?.document).toBe('sector');

    await undo();
    expect(mappingOf(store.getState())).toEqual(before);
    expect(store.getState().settings.missing).toBe('exclude');
    expect(store.getState().lastStep).toEqual({ label: 'the mapping', direction: 'undone' });
    await undo();
    expect(store.getState().settings).toBe(DEFAULT_SETTINGS);
    await undo();
    await redo();
    await redo();
    expect(mappingOf(store.getState())?.gold?.document).toBe('sector');
    expect(store.getState().result?.inputs.settings.missing).toBe('exclude');
  });

  test('has no step for an unchanged title', async () => {
    const store = await openExample();
    const { result } = store.getState();
    store.getState().setTitle(' ');
    await store.getState().whenScored();
    expect(store.getState().past).toEqual([]);
    expect(store.getState().result).toBe(result);
  });

  test('restores the title of removed files', async () => {
    const store = await openExample();
    store.getState().setTitle('Pilot');
    store.getState().setNote('x'.repeat(1000), 'long');
    expect(store.getState().past.at(-1)?.label).toHaveLength(68);
    await store.getState().removeAll();
    expect(store.getState()).toMatchObject({ files: [], title: '' });
    await store.getState().undo();
    expect(store.getState()).toMatchObject({ files: { length: 2 }, title: 'Pilot' });
  });

  test('drops undone steps after another choice', async () => {
    const store = await openExample();
    const { choose, undo } = store.getState();
    await choose('missing', { settings: { ...DEFAULT_SETTINGS, missing: 'exclude' } });
    await undo();
    await choose('duplicates', { settings: { ...DEFAULT_SETTINGS, duplicates: 'last' } });
    expect(store.getState().future).toEqual([]);
  });

  test('merges changes in quick succession, such as typing', async () => {
    const store = await openExample();
    const { choose, undo } = store.getState();
    const typed = [0.1, 0.12, 0.125].map((absoluteTolerance) => ({
      ...DEFAULT_SETTINGS,
      numbers: { ...DEFAULT_SETTINGS.numbers, absoluteTolerance },
    }));
    await Promise.all(typed.map((settings) => choose('scoring: numbers', { settings })));
    expect(store.getState().past).toHaveLength(1);
    await undo();
    expect(store.getState().settings).toBe(DEFAULT_SETTINGS);
  });

  test('restores the role of a file', async () => {
    const store = await openExample();
    store.getState().setRole('strong.csv', 'unused');
    await store.getState().refresh();
    expect(roleOf(store.getState(), 'strong.csv')).toBe('unused');
    await store.getState().undo();
    expect(roleOf(store.getState(), 'strong.csv')).toBe('predictions');
    expect(store.getState().run.phase).toBe('done');
  });

  test('restores the import options of a file', async () => {
    const store = await openExample();
    const columns = () =>
      store
        .getState()
        .files.flatMap((file) => (file.status === 'read' ? [file.info.columns.length] : []));
    const before = columns();
    await store
      .getState()
      .choose('how it is read', { readOptions: { 'strong.csv': { limits: { fileBytes: 1 } } } });
    expect(store.getState().files.map(({ status }) => status)).toEqual(['read', 'refused']);
    await store.getState().undo();
    expect(columns()).toEqual(before);
    expect(store.getState().run.phase).toBe('done');
  });

  test('undoes filters, sorting and groups one by one without scoring', async () => {
    const store = await openExample();
    const { changeView, undo, redo } = store.getState();
    const { result } = store.getState();
    changeView({ query: 'f1 < 0.5' });
    changeView({ query: 'f1 < 0.5' });
    changeView({ sort: [{ column: 'f1', descending: true }] });
    changeView({ group: 'sector' });
    const labels = store.getState().past.map(({ label }) => label);
    expect(labels).toEqual(['filter f1 < 0.5', 'sorting by f1 ↓', 'groups by sector']);
    await undo();
    await undo();
    expect(store.getState().view).toEqual({ query: 'f1 < 0.5', sort: [], group: null });
    expect(store.getState()).toMatchObject({ page: 'results', tab: 'questions' });
    await undo();
    expect(store.getState().view.query).toBe('');
    await redo();
    expect(store.getState().view.query).toBe('f1 < 0.5');
    expect(store.getState().result).toBe(result);
  });

  test('keeps a filter when a later change of settings is undone', async () => {
    const store = await openExample();
    store.getState().changeView({ query: 'f1 < 0.5' });
    await store
      .getState()
      .choose('missing', { settings: { ...DEFAULT_SETTINGS, missing: 'exclude' } });
    await store.getState().undo();
    expect(store.getState().settings).toBe(DEFAULT_SETTINGS);
    expect(store.getState().view.query).toBe('f1 < 0.5');
  });

  const ids = (store: Awaited<ReturnType<typeof openExample>>) =>
    store.getState().files.map(({ id, status }) => `${id} ${status}`);
  const runs = (store: Awaited<ReturnType<typeof openExample>>) =>
    store.getState().result?.runs.map(({ model }) => model);

  test('reopens removed files with their roles and the order of runs', async () => {
    const store = createAssayStore(createDirectClient(), createDirectFetcher());
    await store.getState().addFiles(exampleFiles());
    store.getState().setRole('verbose.jsonl', 'unused');
    await store.getState().refresh();
    await store.getState().removeFile('strong.csv');
    expect(store.getState().lastStep).toEqual({ label: 'removed strong.csv', direction: 'done' });
    expect(runs(store)).toEqual(['weak']);

    await store.getState().undo();
    expect(ids(store)).toEqual([
      'gold.json read',
      'strong.csv read',
      'verbose.jsonl read',
      'weak.tsv read',
    ]);
    expect(roleOf(store.getState(), 'verbose.jsonl')).toBe('unused');
    expect(runs(store)).toEqual(['strong', 'weak']);
    await store.getState().undo();
    expect(runs(store)).toEqual(['strong', 'verbose', 'weak']);
    await store.getState().redo();
    await store.getState().redo();
    expect(runs(store)).toEqual(['weak']);
  });

  test('reopens all removed files, together with those opened since', async () => {
    const store = await openExample();
    await store
      .getState()
      .choose('missing', { settings: { ...DEFAULT_SETTINGS, missing: 'exclude' } });
    await store.getState().removeAll();
    expect(ids(store)).toEqual([]);
    expect(store.getState().settings.missing).toBe('exclude');
    await store.getState().addFiles(exampleFiles(['weak.tsv']));
    await store.getState().undo();
    expect(ids(store)).toEqual(['gold.json read', 'strong.csv read', 'weak.tsv read']);
    expect(runs(store)).toEqual(['strong', 'weak']);
    await store.getState().undo();
    expect(store.getState().settings).toBe(DEFAULT_SETTINGS);
  });
});
