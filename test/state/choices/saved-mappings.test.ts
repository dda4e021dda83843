import { describe, expect, test } from 'vitest';
import { suggestedMapping } from '../../../src/state/choices/saved-mappings';
import { persistMappings } from '../../../src/state/persist';
import { mappingOf } from '../../../src/state/selectors';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

/** A window that has only the storage. */
function createWindow(kept: Record<string, string> = {}): Window {
  const localStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(kept, key);
    },
  };
  return { localStorage } as unknown as Window;
}

async function openExample(window: Window) {
  const store = createAssayStore(createDirectClient(), createDirectFetcher());
  persistMappings(store, window);
  await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
  return store;
}

async function correct(store: Awaited<ReturnType<typeof openExample>>) {
  const mapping = mappingOf(store.getState());
  if (!mapping?.gold) throw new Error('The example has a gold file.');
  const ownMapping = { ...mapping, gold: { ...mapping.gold, document: 'sector' } };
  await store.getState().choose('the mapping', { ownMapping });
}

describe('a saved mapping', () => {
  test('is offered for other files with the same columns, but not applied', async () => {
    const window = createWindow();
    await correct(await openExample(window));
    const next = await openExample(window);
    expect(mappingOf(next.getState())?.gold?.document).toBe('document');
    expect(suggestedMapping(next.getState())?.gold?.document).toBe('sector');
  });

  test('is not offered if it changes nothing, or for other columns', async () => {
    const window = createWindow();
    const store = await openExample(window);
    expect(suggestedMapping(store.getState())).toBeNull();
    await correct(store);
    expect(suggestedMapping(store.getState())).toBeNull();
    const other = createAssayStore(createDirectClient(), createDirectFetcher());
    persistMappings(other, window);
    await other.getState().addFiles([new File(['id,answer\n1,2\n'], 'gold.json')]);
    expect(suggestedMapping(other.getState())).toBeNull();
  });

  test('contains no rows', async () => {
    const kept: Record<string, string> = {};
    await correct(await openExample(createWindow(kept)));
    const text = Object.values(kept).join();
    expect(text).toContain('question_id');
    expect(text).not.toContain('Halmerwick');
  });

  test('can be removed', async () => {
    const kept: Record<string, string> = {};
    const window = createWindow(kept);
    const store = await openExample(window);
    await correct(store);
    store.setState({ savedMappings: [] });
    expect(kept).toEqual({});
    expect(suggestedMapping((await openExample(window)).getState())).toBeNull();
  });

  test('is ignored if damaged, and not saved if storage is blocked', async () => {
    const damaged = createWindow({ 'assay.mappings': '[{"mapping": 7}, null' });
    expect((await openExample(damaged)).getState().savedMappings).toEqual([]);
    const forbidden = {} as Window;
    const store = await openExample(forbidden);
    await correct(store);
    expect(store.getState().savedMappings).toHaveLength(1);
  });
});
