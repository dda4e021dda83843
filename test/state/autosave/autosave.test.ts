import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { mappingOf } from '../../../src/state/selectors';
import { exampleFiles } from '../../support/example-files';
import { createBrowser } from '../../support/memory-device';
import { type Browser, eventually, namesOf, openPage } from './open-page';

const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' } as const;

/** The ids of everything stored, once `count` files are stored. */
const whenKept = (browser: Browser, count: number) =>
  eventually(() => {
    expect(browser.storage.works.at(-1)?.keys).toHaveLength(count);
  });

test('files, roles, settings, mapping, import options and view are restored', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.store.getState().addFiles(exampleFiles());
  first.store.getState().setSettings(settings);
  first.store.getState().setReadOptions('weak.tsv', { headerRow: 1 });
  first.store.getState().declinePreset('squad');
  first.store.getState().setMapping(mappingOf(first.store.getState()));
  first.store.getState().setRole('weak.tsv', 'unused');
  first.store.getState().go('results', 'questions');
  first.store.getState().changeView({ query: 'f1 < 0.5' });
  first.store.getState().changeLayout({ widths: { f1: 120 } });
  await eventually(() => {
    expect(first.store.getState().run.phase).toBe('done');
    expect(browser.storage.works.at(-1)?.manifest).toContain('["f1",120]');
  });

  const second = await openPage(browser, first.leave());
  await eventually(() => {
    expect(second.store.getState().run.phase).toBe('done');
  });
  const [before, after] = [first.store.getState(), second.store.getState()];
  expect(namesOf(second)).toEqual(namesOf(first));
  for (const key of [
    'roles',
    'settings',
    'ownMapping',
    'readOptions',
    'declinedPresets',
  ] as const) {
    expect(after[key]).toEqual(before[key]);
  }
  for (const key of ['page', 'tab', 'view', 'layout', 'result'] as const) {
    expect(after[key]).toEqual(before[key]);
  }
  expect(after.projectNotice).toMatchObject({ kind: 'restored', from: null, files: 4 });
});

test('the bytes of a file are written once, regardless of choices and reloads', async () => {
  const browser = createBrowser();
  const bytes = exampleFiles().reduce((sum, { size }) => sum + size, 0);
  let page = await openPage(browser);
  await page.store.getState().addFiles(exampleFiles());
  await whenKept(browser, 4);
  for (const missing of ['exclude', 'zero', 'exclude'] as const) {
    page.store.getState().setSettings({ ...DEFAULT_SETTINGS, missing });
    await eventually(() => {
      expect(browser.storage.works.at(-1)?.manifest).toContain(`"missing":"${missing}"`);
    });
    page = await openPage(browser, page.leave());
    await eventually(() => {
      expect(page.store.getState().run.phase).toBe('done');
    });
  }
  expect(browser.storage.written).toBe(bytes);
  expect(new Set(browser.storage.works.map(({ session }) => session)).size).toBe(1);
});

test('a damaged generation is replaced by the previous one; if all are damaged, the page says so and starts empty', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.store.getState().addFiles(exampleFiles());
  await whenKept(browser, 4);
  first.store.getState().setSettings(settings);
  await eventually(() => {
    expect(browser.storage.works).toHaveLength(2);
    expect(browser.storage.works.at(-1)?.manifest).toContain('exclude');
  });
  const session = first.leave();
  const { works } = browser.storage;
  works[1] = { ...works[1]!, manifest: works[1]!.manifest.slice(0, -10) };
  const copy = structuredClone(works);

  const second = await openPage(browser, session);
  expect(second.store.getState().notices.map(({ code }) => code)).toEqual(['earlier-generation']);
  expect(namesOf(second)).toHaveLength(4);
  second.leave();

  works.splice(0, works.length, ...copy.map((work) => ({ ...work, manifest: '{"assay":7}' })));
  const third = await openPage(browser, session);
  expect(third.store.getState().notices.map(({ code }) => code)).toEqual(['damaged-work']);
  expect(namesOf(third)).toEqual([]);
});

test('a second tab starts empty, and neither tab changes the other’s project', async () => {
  const browser = createBrowser();
  const [gold, strong, , weak] = exampleFiles();
  const first = await openPage(browser);
  await first.store.getState().addFiles([gold!, strong!]);
  await whenKept(browser, 2);
  const second = await openPage(browser);
  expect(namesOf(second)).toEqual([]);
  expect(second.store.getState().otherProjects).toMatchObject([{ isOpenElsewhere: true }]);
  await second.store.getState().addFiles([weak!]);
  await whenKept(browser, 1);

  const [again, other] = [
    await openPage(browser, first.leave()),
    await openPage(browser, second.leave()),
  ];
  expect(namesOf(again)).toEqual(['gold.json', 'strong.csv']);
  expect(namesOf(other)).toEqual(['weak.tsv']);
});

test('a new tab restores the last project that is not open elsewhere', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.store.getState().addFiles(exampleFiles());
  await whenKept(browser, 4);
  first.leave();
  expect(namesOf(await openPage(browser))).toHaveLength(4);
});

test('files that do not fit are reported, and the rest is stored', async () => {
  const browser = createBrowser();
  const small = exampleFiles();
  browser.storage.room = 100_000;
  const first = await openPage(browser);
  const large = new File(['id,prediction\n', 'q,long\n'.repeat(20_000)], 'large.csv');
  await first.store.getState().addFiles([...small, large]);
  await eventually(() => {
    expect(first.store.getState().saveStatus).toEqual({
      outcome: 'kept',
      withoutSpace: ['large.csv'],
      unreadable: [],
    });
  });
  expect(namesOf(first)).toHaveLength(5);

  const second = await openPage(browser, first.leave());
  expect(namesOf(second)).toHaveLength(4);
  expect(second.store.getState().missingFiles).toMatchObject([{ name: 'large.csv' }]);
});

test('a replaced project is closed and can be reopened', async () => {
  const browser = createBrowser();
  const { store } = await openPage(browser);
  await store.getState().addFiles(exampleFiles());
  store.getState().setSettings(settings);
  await store.getState().newProject();
  expect(store.getState()).toMatchObject({ files: [], settings: DEFAULT_SETTINGS });
  const { projectNotice } = store.getState();
  if (projectNotice?.kind !== 'closed') throw new Error('No project was closed.');
  await store.getState().addFiles(exampleFiles().slice(0, 1));

  await store.getState().openOtherProject(projectNotice.id);
  expect(store.getState().files).toHaveLength(4);
  expect(store.getState().settings).toEqual(settings);
  expect(store.getState().otherProjects).toMatchObject([{ files: ['gold.json'] }]);
});

test('without storage nothing is stored, but a closed project can still be reopened', async () => {
  const browser = createBrowser();
  const { store } = await openPage(browser);
  await store.getState().addFiles(exampleFiles());
  await whenKept(browser, 4);
  await store.getState().setAutosave(false);
  expect(browser.storage.works).toEqual([]);
  expect(browser.storage.files.size).toBe(0);
  store.getState().setSettings(settings);
  await store.getState().newProject();
  expect(store.getState().otherProjects).toHaveLength(1);
  await store.getState().openOtherProject(store.getState().otherProjects[0]!.id);
  expect(store.getState().files).toHaveLength(4);
  expect(browser.storage.works).toEqual([]);

  await store.getState().setAutosave(true);
  await whenKept(browser, 4);
  expect(browser.storage.files.size).toBe(4);
});

test('erasing removes everything, stores nothing, and notifies the other tabs', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.store.getState().addFiles(exampleFiles());
  const second = await openPage(browser);
  await second.store.getState().addFiles(exampleFiles().slice(0, 2));
  await whenKept(browser, 2);
  await first.store.getState().eraseEverything();
  expect(first.store.getState().files).toEqual([]);
  second.store.getState().setSettings(settings);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(browser.storage.works).toEqual([]);
  expect(browser.storage.files.size).toBe(0);
  expect(second.store.getState().notices.at(-1)?.code).toBe('erased-elsewhere');
  expect(namesOf(second)).toHaveLength(2);
});

test('removing all files removes their stored copies', async () => {
  const browser = createBrowser();
  const { store } = await openPage(browser);
  await store.getState().addFiles(exampleFiles());
  await whenKept(browser, 4);
  await store.getState().removeAll();
  await eventually(() => {
    expect(browser.storage.works).toEqual([]);
    expect(browser.storage.files.size).toBe(0);
  });
});

test('a project that does not fit is stored once there is space', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  browser.storage.isFull = true;
  await first.store.getState().addFiles(exampleFiles());
  await eventually(() => {
    expect(first.state().saveStatus?.outcome).toBe('full');
  });
  // Another tab removes the bytes, since no stored project refers to them.
  await browser.storage.cleanUp(() => true);
  browser.storage.isFull = false;
  first.state().retryAutosave();
  await eventually(() => {
    expect(first.state().saveStatus?.outcome).toBe('kept');
  });
  expect(namesOf(await openPage(browser, first.leave()))).toHaveLength(4);
});

test('a project that cannot be stored under its new id is kept under its old one', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.store.getState().addFiles(exampleFiles());
  await whenKept(browser, 4);
  const former = first.leave();
  browser.storage.isFull = true;
  const second = await openPage(browser, former);
  await eventually(() => {
    expect(second.state().saveStatus?.outcome).toBe('full');
    expect(second.state().run.phase).toBe('done');
  });
  second.leave();
  browser.storage.isFull = false;
  expect(namesOf(await openPage(browser, former))).toHaveLength(4);
});
