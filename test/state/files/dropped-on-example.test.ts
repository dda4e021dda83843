import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SHIPPED_FILE } from '../../../scripts/judge/open-shipped';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { writeSettings } from '../../../src/state/schemas/settings-schema';
import { createAssayStore } from '../../support/create-store';
import { previewedSettings } from '../../../src/state/choices/choices';
import { EXAMPLE, isExample } from '../../../src/state/view';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

async function openExample() {
  const store = createAssayStore(createDirectClient(), createDirectFetcher());
  await store.getState().addFiles(exampleFiles());
  store.getState().show({ link: EXAMPLE });
  return store;
}

const model = readFileSync(SHIPPED_FILE);

test.each([
  ['uncompressed', new File([model], 'judge.json')],
  ['compressed', new File([gzipSync(model)], 'judge.json.gz')],
])('the judge model %s is added to the example', async (_, file) => {
  const store = await openExample();
  await store.getState().addFiles([file]);
  const { files, link, settings, run } = store.getState();
  const statuses = files.map(({ status }) => status).join(' ');
  expect(statuses).toBe('read read read read judge');
  expect(isExample(link)).toBe(true);
  expect(settings.judges).toHaveLength(1);
  expect(run.phase).toBe('done');
});

test('choices are added to the example: settings are previewed, labels are applied', async () => {
  const store = await openExample();
  const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' as const };
  const labels = 'id,model,run,annotator,label,comment\nq01,strong,r1,Ada,correct,\n';
  await store.getState().addFiles([new File([writeSettings(settings)], 'settings.assay.json')]);
  await store.getState().addFiles([new File([labels], 'labels.csv')]);
  expect(store.getState().files).toHaveLength(4);
  expect(previewedSettings(store.getState())).toEqual(settings);
  expect(store.getState().labels.given).toHaveLength(1);
  expect(isExample(store.getState().link)).toBe(true);
});

test('data replaces the example, even if dropped with a judge', async () => {
  const store = await openExample();
  await store
    .getState()
    .addFiles([new File([model], 'judge.json'), ...exampleFiles(['gold.json'])]);
  expect(store.getState().files.map(({ id }) => id)).toEqual(['judge.json', 'gold.json']);
  expect(store.getState().link).toBeNull();
});

test.each([
  ['an empty file', new File([], 'empty.csv')],
  ['a file that is not text', new File([new Uint8Array([80, 1, 2, 0])], 'gold.csv')],
  ['an archive of an empty file', new File([gzipSync('')], 'empty.csv.gz')],
])('%s is rejected and leaves the example open', async (_, file) => {
  const store = await openExample();
  const { result } = store.getState();
  await store.getState().addFiles([file]);
  const { files, link, run } = store.getState();
  expect(files.map(({ status }) => status).join(' ')).toBe('read read read read refused');
  expect(isExample(link)).toBe(true);
  expect(run.phase).toBe('done');
  expect(store.getState().result?.runs).toEqual(result?.runs);
});

test('data replaces the example, even if dropped with an empty file', async () => {
  const store = await openExample();
  await store.getState().addFiles([new File([], 'empty.csv'), ...exampleFiles(['gold.json'])]);
  const { files, link } = store.getState();
  expect(files.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'empty.csv refused',
    'gold.json read',
  ]);
  expect(link).toBeNull();
});
