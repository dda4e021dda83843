import { expect, test } from 'vitest';
import { createLastWords } from '../../../src/state/session/last-words';
import type { StoredWork } from '../../../src/state/session/generations';

/** A storage of which every entry is a property, as in a browser. */
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

const said = (session: string, generation: number): StoredWork => ({
  session,
  generation,
  savedAt: 1,
  manifest: `${session}/${String(generation)}`,
  keys: ['a key'],
});

test('one word of each session is kept, the last', () => {
  const storage = createStorage();
  const words = createLastWords(() => storage, 'assay /');
  words.leave(said('one', 1));
  words.leave(said('two', 4));
  words.leave(said('one', 2));
  expect(words.all()).toEqual([said('one', 2), said('two', 4)]);
});

test('a word is forgotten once its generation is written, not when an earlier one is', () => {
  const storage = createStorage();
  const words = createLastWords(() => storage, 'assay /');
  words.leave(said('one', 3));
  words.forget('one', 2);
  expect(words.all()).toEqual([said('one', 3)]);
  words.forget('one', 3);
  expect(words.all()).toEqual([]);
});

test('pages in other folders, and other entries, are left alone', () => {
  const entries: Record<string, string> = { 'assay.mappings': '[]' };
  const storage = createStorage(entries);
  const [words, others] = ['assay /', 'assay /x/'].map((name) =>
    createLastWords(() => storage, name),
  );
  words?.leave(said('one', 1));
  others?.leave(said('two', 1));
  words?.erase();
  expect(words?.all()).toEqual([]);
  expect(others?.all()).toEqual([said('two', 1)]);
  expect(entries['assay.mappings']).toBe('[]');
});

test('what is damaged, and a storage that is full or forbidden, is no word', () => {
  const damaged = createStorage({ 'assay / last words one': '{', 'assay / last words two': '7' });
  expect(createLastWords(() => damaged, 'assay /').all()).toEqual([]);
  const forbidden = createLastWords(() => {
    throw new DOMException('The user agent forbids it.', 'SecurityError');
  }, 'assay /');
  forbidden.leave(said('one', 1));
  forbidden.forget('one');
  forbidden.erase();
  expect(forbidden.all()).toEqual([]);
});
