import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { findMissing } from '../../../src/state/project/project';
import { exampleFiles } from '../../support/example-files';
import { createBrowser } from '../../support/memory-device';
import { type Browser, type Page, eventually, namesOf, openPage } from './open-page';

/* Pages that close before everything is written, and storage that fails halfway. */

const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' } as const;

const missingIn = ({ state }: Page) => findMissing(state()).map(({ name }) => name);

/** A page with two stored files and a third one that is listed but whose bytes are never stored. */
async function openHalfWritten(browser: Browser) {
  const [gold, strong, , weak] = exampleFiles();
  const page = await openPage(browser);
  await page.state().addFiles([gold!, strong!]);
  await eventually(() => {
    expect(browser.storage.files.size).toBe(2);
  });
  browser.storage.bytesMayGo = new Promise(() => undefined);
  await page.state().addFiles([weak!]);
  page.state().setRole('weak.tsv', 'unused');
  page.state().setSettings(settings);
  await eventually(() => {
    const last = browser.storage.works.at(-1)?.manifest;
    expect(last).toContain('weak.tsv');
    expect(last).toContain('"missing":"exclude"');
  });
  return { page, weak: weak! };
}

test('a page that closes before the bytes of a file are written loses only those bytes, and the next page names the file', async () => {
  const browser = createBrowser();
  const { page } = await openHalfWritten(browser);
  const next = await openPage(browser, page.leave());
  expect(namesOf(next)).toEqual(['gold.json', 'strong.csv']);
  expect(missingIn(next)).toEqual(['weak.tsv']);
  expect(next.state().settings).toEqual(settings);
});

test('a missing file is listed until it is opened again, and then its choices apply', async () => {
  const browser = createBrowser();
  const { page, weak } = await openHalfWritten(browser);
  browser.storage.bytesMayGo = Promise.resolve();
  const second = await openPage(browser, page.leave());
  await eventually(() => {
    expect(second.state().run.phase).toBe('done');
  });
  const third = await openPage(browser, second.leave());
  expect(missingIn(third)).toEqual(['weak.tsv']);
  await third.state().addFiles([weak]);
  expect(missingIn(third)).toEqual([]);
  expect(third.state().roles).toEqual({ 'weak.tsv': 'unused' });
  await eventually(() => {
    expect(browser.storage.files.size).toBe(3);
  });
  const fourth = await openPage(browser, third.leave());
  expect(namesOf(fourth)).toHaveLength(3);
  expect(missingIn(fourth)).toEqual([]);
});

test('missing files can be dismissed', async () => {
  const browser = createBrowser();
  const { page } = await openHalfWritten(browser);
  const second = await openPage(browser, page.leave());
  second.state().dismissMissingFiles();
  await eventually(() => {
    expect(browser.storage.works.at(-1)?.manifest).not.toContain('weak.tsv');
  });
  const third = await openPage(browser, second.leave());
  expect(namesOf(third)).toHaveLength(2);
  expect(missingIn(third)).toEqual([]);
});

test('a project file lists a file without bytes as missing', async () => {
  const browser = createBrowser();
  const { page } = await openHalfWritten(browser);
  const second = await openPage(browser, page.leave());
  const saved = new File([(await second.state().saveProject())!], 'work.assay');
  const elsewhere = await openPage(createBrowser());
  await elsewhere.state().addFiles([saved]);
  expect(namesOf(elsewhere)).toEqual(['gold.json', 'strong.csv']);
  expect(missingIn(elsewhere)).toEqual(['weak.tsv']);
});

test('choices made just before closing are stored, even if IndexedDB never starts writing', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.state().addFiles(exampleFiles());
  await eventually(() => {
    expect(browser.storage.files.size).toBe(4);
  });
  const write = browser.storage.write;
  browser.storage.write = () => new Promise(() => undefined);
  first.state().setSettings(settings);
  const tab = first.leave();
  browser.storage.write = write;
  const next = await openPage(browser, tab);
  expect(next.state().settings).toEqual(settings);
  expect(namesOf(next)).toHaveLength(4);
});

test('a project is restored even if the page that was loading it closes early', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.state().addFiles(exampleFiles());
  await eventually(() => {
    expect(browser.storage.files.size).toBe(4);
  });
  let tab = first.leave();
  const write = browser.storage.write;
  browser.storage.write = () => new Promise(() => undefined);
  for (let reload = 0; reload < 3; reload++) tab = (await openPage(browser, tab)).leave();
  browser.storage.write = write;
  const last = await openPage(browser, tab);
  expect(namesOf(last)).toHaveLength(4);
  await eventually(() => {
    expect(new Set(browser.storage.works.map(({ session }) => session)).size).toBe(1);
    expect(browser.storage.works[0]?.session).not.toBe(tab.at(-1));
  });
});

test('if there is no space even for the manifest, the previous generation is kept', async () => {
  const browser = createBrowser();
  const first = await openPage(browser);
  await first.state().addFiles(exampleFiles());
  await eventually(() => {
    expect(browser.storage.files.size).toBe(4);
  });
  browser.storage.isFull = true;
  const second = await openPage(browser, first.leave());
  await eventually(() => {
    expect(second.state().saveStatus?.outcome).toBe('full');
    expect(second.state().run.phase).toBe('done');
  });
  expect(namesOf(second)).toHaveLength(4);
  const third = await openPage(browser, second.leave());
  expect(namesOf(third)).toHaveLength(4);
  expect(missingIn(third)).toEqual([]);
});

test('an unreadable file is reported, and the rest is stored', async () => {
  const browser = createBrowser();
  const { writeFile } = browser.storage;
  const page = await openPage(browser);
  const [gold, strong] = exampleFiles();
  browser.storage.writeFile = (key, blob) =>
    blob === strong ? Promise.resolve('unable') : writeFile(key, blob);
  await page.state().addFiles([gold!, strong!]);
  await eventually(() => {
    expect(page.state().saveStatus).toEqual({
      outcome: 'kept',
      withoutSpace: [],
      unreadable: ['strong.csv'],
    });
  });
  const next = await openPage(browser, page.leave());
  expect(namesOf(next)).toEqual(['gold.json']);
  expect(missingIn(next)).toEqual(['strong.csv']);
});
