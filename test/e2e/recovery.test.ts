import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeXlsx } from '../support/write-xlsx';
import { baseUrl, openBrowser, openLastingBrowser, readDownload } from './browser';
import { countStored, dropFiles, openPage } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const notice = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });

describe('a file changed on disk after it was opened', () => {
  const gold = 'id,answer\nq1,wind\nq2,solar\n';
  const changed = 'id,answer\nq1,other\nq2,words\nq3,more\n';

  let context: BrowserContext;

  // A private window may store a reference to the file instead of a copy.
  beforeEach(async () => {
    context = await openLastingBrowser();
  });

  afterEach(() => context.close());

  /** Opens two files from disk; also returns a function that changes the first one. */
  async function openFromDisk() {
    const [page = await context.newPage()] = context.pages();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(baseUrl());
    const folder = mkdtempSync(join(tmpdir(), 'assay-files-'));
    const path = join(folder, 'gold.csv');
    const predictions = join(folder, 'run.csv');
    writeFileSync(path, gold);
    writeFileSync(predictions, 'id,prediction\nq1,wind\nq2,coal\n');
    await page.locator('input[type=file]').first().setInputFiles([path, predictions]);
    await page.getByText('matched of 2').waitFor();
    const change = () => {
      writeFileSync(path, changed);
      // Chromium compares modification times in whole seconds.
      utimesSync(path, new Date(), new Date(Date.now() + 60_000));
    };
    return { page, errors, change };
  }

  test('is published, scored by a new worker and saved from the stored copy', async () => {
    const { page, errors, change } = await openFromDisk();
    await expect.poll(() => countStored(page)).toEqual([2]);
    change();
    const [worker] = page.workers();
    const restarted = page.waitForEvent('worker');
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error('This worker fails for a test.');
      });
    });
    await restarted;
    await page.getByRole('button', { name: 'See results' }).click();
    const score = page.getByRole('row', { name: /^\W*run/ }).filter({ hasText: '50.0' });
    await score.first().waitFor();
    await page.getByRole('button', { name: 'Export & share', exact: true }).click();
    const publishing = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download assay-report.zip' }).click();
    const published = unzipSync(new Uint8Array(await readDownload(await publishing)));
    expect(new TextDecoder().decode(published['data/gold.csv'])).toBe(gold);
    await page.getByRole('button', { name: 'Close Export & share' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: /^Data/ }).click();

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save project' }).click();
    const saved = await readDownload(await waiting);
    const elsewhere = await openPage(browser);
    await dropFiles(elsewhere.page, [{ name: 'project.assay', bytes: saved }]);
    await elsewhere.page.getByText('matched of 2').waitFor();
    expect(errors).toEqual([]);
  });

  test('is reported if no copy is stored, and can be dropped again', async () => {
    const { page, errors, change } = await openFromDisk();
    await page.getByRole('switch', { name: 'Don’t store data in this browser' }).press('Space');
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    change();
    await page.getByRole('button', { name: 'Save project' }).click();
    await notice(page, /could not read gold\.csv/).waitFor();
    await dropFiles(page, [
      { name: 'gold.csv', text: changed },
      { name: 'more.csv', text: 'id,prediction\nq3,more\n' },
    ]);
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.poll(() => files(page).count()).toBe(3);
    expect(errors).toEqual([]);
  });
});

test('a script that cannot be loaded is not reported as a lack of memory', async () => {
  const { page } = await openPage(browser);
  await page.context().route(/read-workbook/, (route) => route.abort());
  const table = { columns: ['id', 'answer'], cells: [['q1'], ['wind']], rowCount: 1 };
  await dropFiles(page, [{ name: 'gold.xlsx', bytes: writeXlsx(table) }]);
  await page
    .getByText(/gold\.xlsx was not read: part of this page/)
    .first()
    .waitFor();
});

test('a scoring worker that cannot be loaded is reported, and the next call loads it', async () => {
  const { page } = await openPage(browser);
  await page.context().route(/assets\/worker-/, (route) => route.abort());
  await page.reload();
  const gold = { name: 'gold.csv', text: 'id,answer\nq1,wind\n' };
  await dropFiles(page, [gold]);
  const message = page.getByText(/gold\.csv was not read: part of this page/).first();
  await message.waitFor();
  await page.context().unroute(/assets\/worker-/);
  await page.getByRole('button', { name: /Remove gold.csv/ }).click();
  await dropFiles(page, [gold, { name: 'run.csv', text: 'id,prediction\nq1,wind\n' }]);
  await page.getByText('matched of 1').waitFor();
});

describe('a database that this version cannot read is reported, and the page works', () => {
  /** Replaces the database with one of the given version and other object stores. */
  const replaceDatabase = (page: Page, version: number) =>
    page.evaluate(async (wanted) => {
      const [stored] = await indexedDB.databases();
      const name = stored?.name ?? '';
      const deleted = indexedDB.deleteDatabase(name);
      await new Promise((resolve) => {
        deleted.onsuccess = resolve;
      });
      const opened = indexedDB.open(name, wanted);
      opened.onupgradeneeded = () => opened.result.createObjectStore('other');
      await new Promise((resolve) => {
        opened.onsuccess = resolve;
      });
      opened.result.close();
    }, version);

  test.each([
    ['a later version', 7, /later version of Assay stored data/],
    ['damaged', 1, /stored in this browser is damaged/],
  ] as const)('%s', async (_, version, words) => {
    const { page, errors } = await openPage(browser);
    // A file on the same origin, so that no page has the database open.
    await page.goto(`${baseUrl()}examples/gold.json`);
    await replaceDatabase(page, version);
    // The browser requested a favicon for that file.
    errors.length = 0;
    await page.goto(baseUrl());
    await notice(page, words).waitFor();
    await dropFiles(page, [
      { name: 'gold.csv', text: 'id,answer\nq1,wind\n' },
      { name: 'run.csv', text: 'id,prediction\nq1,wind\n' },
    ]);
    await page.getByText('matched of 1').waitFor();
    expect(errors).toEqual([]);
  });
});
