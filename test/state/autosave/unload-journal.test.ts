import { expect, test } from 'vitest';
import { createUnloadJournal } from '../../../src/state/autosave/indexed-db';
import type { StoredProject } from '../../../src/state/autosave/device';

/** Storage whose entries are also properties, as in a browser. */
function createStorage(entries: Record<string, string> = {}): Storage {
  const methods: Record<string, unknown> = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      entries[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  };
  const storage = new Proxy(entries, {
    get: (_, key: string): unknown => methods[key] ?? entries[key],
  });
  return storage as unknown as Storage;
}

const said = (session: string, generation: number): StoredProject => ({
  session,
  generation,
  savedAt: 1,
  manifest: `${session}/${String(generation)}`,
  keys: ['a key'],
});

test('the journal keeps the last entry of each session', () => {
  const storage = createStorage();
  const words = createUnloadJournal(() => storage, 'assay /');
  words.write(said('one', 1));
  words.write(said('two', 4));
  words.write(said('one', 2));
  expect(words.all()).toEqual([said('one', 2), said('two', 4)]);
});

test('the journal drops an entry once its generation is stored, but not for an earlier generation', () => {
  const storage = createStorage();
  const words = createUnloadJournal(() => storage, 'assay /');
  words.write(said('one', 3));
  words.remove('one', 2);
  expect(words.all()).toEqual([said('one', 3)]);
  words.remove('one', 3);
  expect(words.all()).toEqual([]);
});

test('the journal leaves other entries and pages in other folders unchanged', () => {
  const entries: Record<string, string> = { 'assay.mappings': '[]' };
  const storage = createStorage(entries);
  const [words, others] = ['assay /', 'assay /x/'].map((name) =>
    createUnloadJournal(() => storage, name),
  );
  words?.write(said('one', 1));
  others?.write(said('two', 1));
  words?.erase();
  expect(words?.all()).toEqual([]);
  expect(others?.all()).toEqual([said('two', 1)]);
  expect(entries['assay.mappings']).toBe('[]');
});

test('the journal ignores damaged entries, and works without storage or space', () => {
  const damaged = createStorage({ 'assay / last words one': '{', 'assay / last words two': '7' });
  expect(createUnloadJournal(() => damaged, 'assay /').all()).toEqual([]);
  const forbidden = createUnloadJournal(() => {
    throw new DOMException('The user agent forbids it.', 'SecurityError');
  }, 'assay /');
  forbidden.write(said('one', 1));
  forbidden.remove('one');
  forbidden.erase();
  expect(forbidden.all()).toEqual([]);
});
