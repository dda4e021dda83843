import { expect, test, vi } from 'vitest';
import { createAutosaver } from '../../../src/state/autosave/autosaver';
import type { SaveStatus } from '../../../src/state/autosave/device';
import { initialChoices } from '../../../src/state/choices/choices';
import type { Project } from '../../../src/state/project/model';
import { createMemoryStorage } from '../../support/memory-device';

const fileOf = (name: string, length: number) => ({
  id: name,
  file: new File(['x'.repeat(length)], name),
  sha256: null,
});

const project: Project = {
  files: [fileOf('small.csv', 10), fileOf('large.csv', 1000)],
  missing: [],
  choices: initialChoices,
  verdicts: null,
  view: '',
  widths: {},
};

function openSaver() {
  const storage = createMemoryStorage();
  const told: SaveStatus[] = [];
  const saver = createAutosaver('a', storage, new WeakMap(), (status) => told.push(status));
  const save = () => {
    saver.schedule(project);
    return saver.flush();
  };
  return { storage, saver, save, lastStatus: () => told.at(-1) };
}

test('a project that was not stored is written again even if nothing has changed', async () => {
  const { storage, save } = openSaver();
  storage.isFull = true;
  expect(await save()).toBe(false);
  storage.isFull = false;
  expect(await save()).toBe(true);
  expect(storage.works).toHaveLength(1);
  expect(storage.works[0]?.keys).toHaveLength(2);
});

test('a project that the storage refuses is not written again until something changes', async () => {
  const storage = createMemoryStorage();
  storage.isFull = true;
  let reports = 0;
  const saver = createAutosaver('a', storage, new WeakMap(), () => {
    reports++;
    // Showing the error changes the page's state.
    saver.schedule(project);
  });
  saver.schedule(project);
  await saver.flush();
  await new Promise((later) => setTimeout(later, 300));
  expect(reports).toBe(1);
  storage.isFull = false;
  saver.schedule({ ...project, view: 'tab=compare' });
  await vi.waitFor(() => {
    expect(storage.works).toHaveLength(1);
  });
});

test('a project without files is removed, and stored again when files are added', async () => {
  const { storage, saver, save } = openSaver();
  await save();
  saver.schedule({ ...project, files: [] });
  await saver.flush();
  expect(storage.works).toEqual([]);
  saver.schedule(project);
  await vi.waitFor(() => {
    expect(storage.works).toHaveLength(1);
  });
});

test('a stored project is not written again', async () => {
  const { storage, saver, save } = openSaver();
  await save();
  await save();
  saver.retry(project);
  await saver.flush();
  expect(storage.works.at(-1)?.generation).toBe(1);
});

test('a file that does not fit is reported and is not listed as stored; a retry stores it', async () => {
  const { storage, saver, save, lastStatus } = openSaver();
  storage.room = 100;
  await save();
  expect(lastStatus()?.withoutSpace).toEqual(['large.csv']);
  expect(storage.works.at(-1)?.keys).toHaveLength(1);
  storage.room = Infinity;
  saver.retry(project);
  await saver.flush();
  expect(lastStatus()).toEqual({ outcome: 'kept', withoutSpace: [], unreadable: [] });
  expect(storage.works.at(-1)?.keys).toHaveLength(2);
  expect([...storage.files.values()].map(({ size }) => size).sort()).toEqual([10, 1000]);
});
