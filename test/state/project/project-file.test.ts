import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NO_LABELS } from '../../../src/core/analysis/agreement/labels';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { writeZip } from '../../../src/core/output/export/zip';
import { mappingOf } from '../../../src/state/selectors';
import { createAssayStore } from '../../support/create-store';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

const openStore = () => createAssayStore(createDirectClient(), createDirectFetcher());
const whenScored = (store: ReturnType<typeof openStore>) =>
  vi.waitFor(
    () => {
      expect(store.getState().run.phase).toBe('done');
    },
    { timeout: 20_000 },
  );

const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' } as const;

async function saveExample(): Promise<Blob> {
  const store = openStore();
  await store.getState().addFiles(exampleFiles());
  store.getState().setSettings(settings);
  store.getState().setMapping(mappingOf(store.getState()));
  store.getState().setReadOptions('weak.tsv', { headerRow: 1 });
  store.getState().setTitle('MMESGBench dev');
  store.getState().setNote('q02', 'Check page 12.');
  store.getState().go('results', 'questions');
  await whenScored(store);
  const saved = await store.getState().saveProject();
  if (!saved) throw new Error('The project was not saved.');
  return saved;
}

test('a project saved as a file opens elsewhere unchanged', async () => {
  const saved = await saveExample();
  const other = openStore();
  await other.getState().addFiles([new File([saved], 'work.assay')]);
  await whenScored(other);
  const state = other.getState();
  expect(state.files.map(({ id }) => id)).toEqual(exampleFiles().map(({ name }) => name));
  expect(state.settings).toEqual(settings);
  expect(state.readOptions).toEqual({ 'weak.tsv': { headerRow: 1 } });
  expect(state).toMatchObject({ page: 'results', tab: 'questions', notices: [] });
  expect(state.title).toBe('MMESGBench dev');
  expect(state.notes).toEqual([{ id: 'q02', text: 'Check page 12.' }]);
  expect(state.projectNotice).toMatchObject({ from: 'work.assay', files: 4 });
});

test('the ids of a note, a label and the open question may be as long as a cell can be', async () => {
  const id = 'Wort für Wort '.repeat(5000);
  const label = { id, model: 'm', run: '', annotator: '', label: 'correct', comment: id } as const;
  const store = openStore();
  await store.getState().addFiles(exampleFiles());
  await store.getState().choose('labels', { labels: { ...NO_LABELS, given: [label] } });
  store.getState().setNote(id, 'Check page 12.');
  store.getState().show({ openQuestion: id });
  const saved = await store.getState().saveProject();
  const other = openStore();
  await other.getState().addFiles([new File(saved ? [saved] : [], 'work.assay')]);
  await whenScored(other);
  expect(other.getState().notes).toEqual([{ id, text: 'Check page 12.' }]);
  expect(other.getState().labels.given).toEqual([label]);
});

test('opening a project file closes the current project', async () => {
  const saved = await saveExample();
  const store = openStore();
  await store.getState().addFiles(exampleFiles().slice(0, 1));
  await store.getState().addFiles([new File([saved], 'work.assay')]);
  expect(store.getState().files).toHaveLength(4);
  expect(store.getState().otherProjects).toMatchObject([{ files: ['gold.json'] }]);
});

test('an untrusted file is opened only if it matches the schema', async () => {
  const manifest = {
    assay: 'work',
    schema: 1,
    scorer: '0.1.0',
    savedAt: '2026-11-21T00:00:00.000Z',
    files: [],
    mapping: null,
    settings: {},
    declinedPresets: [],
    view: '',
    widths: [],
  };
  const pack = (entries: Record<string, string>) => new File([writeZip(entries)], 'foreign.assay');
  const open = async (file: File) => {
    const store = openStore();
    await store.getState().addFiles([file]);
    return store.getState();
  };
  const list = (change: object) =>
    pack({ 'assay.json': JSON.stringify({ ...manifest, ...change }) });

  expect((await open(list({}))).notices).toEqual([]);
  for (const [file, words] of [
    [list({ extra: 1 }), 'extra'],
    [list({ schema: 2 }), 'later version of Assay'],
    [list({ savedAt: 'now' }), 'savedAt'],
    [pack({ 'assay.json': '{"assay":"work","__proto__":{"x":1}}' }), '__proto__'],
    [pack({ 'other.json': '{}' }), 'assay.json'],
    [pack({ 'assay.json': JSON.stringify(manifest), 'files/1-x.csv': 'a,b' }), 'files/1-x.csv'],
    [new File(['no zip at all'], 'foreign.assay'), 'foreign.assay'],
  ] as const) {
    const { notices, files } = await open(file);
    expect(notices.map(({ message }) => message).join()).toContain(words);
    expect(files).toEqual([]);
  }
});

test('a file whose length differs from its manifest is missing', async () => {
  const saved = (bytes: number) => ({
    assay: 'work',
    schema: 1,
    scorer: '0.1.0',
    savedAt: '2026-11-21T00:00:00.000Z',
    files: [
      {
        id: 'a.csv',
        name: 'a.csv',
        bytes,
        lastModified: 0,
        sha256: null,
        place: 'files/1-a.csv',
        role: null,
        readOptions: null,
      },
    ],
    mapping: null,
    settings: {},
    declinedPresets: [],
    view: '',
    widths: [],
  });
  const open = async (bytes: number) => {
    const entries = { 'assay.json': JSON.stringify(saved(bytes)), 'files/1-a.csv': 'id,answer\n' };
    const store = openStore();
    await store.getState().addFiles([new File([writeZip(entries)], 'work.assay')]);
    return store.getState();
  };
  expect(await open(10)).toMatchObject({ files: [{ id: 'a.csv' }], missingFiles: [] });
  expect(await open(11)).toMatchObject({ files: [], missingFiles: [{ id: 'a.csv' }] });
});

test('a file with any changed byte is rejected with a message', async () => {
  const saved = new Uint8Array(await (await saveExample()).arrayBuffer());
  const store = openStore();
  await fc.assert(
    fc.asyncProperty(fc.nat(saved.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = saved.slice();
      changed[at] = (changed[at] ?? 0) ^ by;
      await store.getState().openProjectFile(new File([changed], 'work.assay'));
      for (const { code } of store.getState().notices) expect(code).not.toBe('');
    }),
    { numRuns: 40 },
  );
});
