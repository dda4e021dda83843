import { expect, test } from 'vitest';
import { changingFile } from '../../support/changing-file';
import { exampleFiles } from '../../support/example-files';
import { createBrowser } from '../../support/memory-device';
import { eventually, namesOf, openPage } from '../autosave/open-page';

/**
 * A page whose second file was changed on disk after it was opened, with or without a stored copy.
 */
async function openChanged(isStored: boolean) {
  const browser = createBrowser();
  browser.preference.mayKeep = isStored;
  const page = await openPage(browser);
  const [gold, strong] = exampleFiles();
  const changing = await changingFile(strong!);
  await page.state().addFiles([gold!, changing.file]);
  await eventually(() => {
    expect(page.state().run.phase).toBe('done');
    if (isStored) expect(browser.storage.files.size).toBe(2);
  });
  if (isStored) {
    // The browser stores the bytes, not the file on disk.
    for (const [key, { size }] of browser.storage.files) {
      if (size === strong!.size) browser.storage.files.set(key, strong!);
    }
  }
  changing.change();
  return page;
}

const codesOf = (page: Awaited<ReturnType<typeof openChanged>>) =>
  page.state().notices.map(({ code }) => code);

test('a changed file is saved from its stored copy', async () => {
  const page = await openChanged(true);
  const saved = await page.state().saveProject();
  expect(codesOf(page)).toEqual([]);
  const elsewhere = await openPage(createBrowser());
  await elsewhere.state().addFiles([new File([saved!], 'work.assay')]);
  expect(namesOf(elsewhere)).toEqual(['gold.json', 'strong.csv']);
  expect(elsewhere.state().missingFiles).toEqual([]);
});

test('if there is no stored copy, saving reports which file cannot be read', async () => {
  const page = await openChanged(false);
  expect(await page.state().saveProject()).toBeNull();
  expect(page.state().notices).toMatchObject([{ code: 'unread-file', file: 'strong.csv' }]);
});

test('a changed file can be dropped again together with others', async () => {
  const page = await openChanged(false);
  const [, strong, verbose] = exampleFiles();
  const adding = page.state().addFiles([strong!, verbose!]);
  await eventually(() => {
    expect(page.state().pendingReplacement).toEqual(['strong.csv']);
  });
  page.state().answerReplacement('replace');
  await adding;
  expect(namesOf(page)).toEqual(['gold.json', 'strong.csv', 'verbose.jsonl']);
  expect(await page.state().saveProject()).not.toBeNull();
});

test('a dropped file that cannot be read is listed with the reason', async () => {
  const page = await openPage(createBrowser());
  const [gold, strong] = exampleFiles();
  const changing = await changingFile(strong!);
  changing.change();
  await page.state().addFiles([changing.file, gold!]);
  expect(page.state().files).toMatchObject([
    { id: 'strong.csv', status: 'refused', problem: { code: 'unread-file' } },
    { id: 'gold.json', status: 'read' },
  ]);
});
