import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseUrl, openLastingBrowser, readDownload } from './browser';
import { countStored, dropFiles, exampleFiles, readFiles } from './page';

let context: BrowserContext;

beforeEach(async () => {
  context = await openLastingBrowser();
});

afterEach(() => context.close());

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

const rows = Array.from({ length: 40_000 }, (_, row) => `q${row},an answer that takes room`);
const large = { name: 'large.csv', text: ['id,prediction', ...rows].join('\n') };

async function allowBytes(page: Page, quotaSize: number): Promise<void> {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(baseUrl());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** A page with a storage quota of 1 MB and five open files, of which one does not fit. */
async function openFull() {
  const [page = await context.newPage()] = context.pages();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(baseUrl());
  await page.getByRole('main').waitFor();
  await allowBytes(page, 1_000_000);
  await dropFiles(page, [...readFiles(exampleFiles), large]);
  const banner = page
    .getByRole('alert')
    .filter({ hasText: 'storage is too full for large.csv; everything else is stored' });
  await banner.waitFor();
  await expect.poll(() => files(page).count()).toBe(5);
  return { page, banner, errors };
}

const lost = (page: Page) => page.getByText('Not stored with this project: large.csv');

test('with 1 MB of storage, the page lists the files that are not stored, also after a reload', async () => {
  const { page, errors } = await openFull();
  for (let reload = 0; reload < 3; reload++) {
    await page.reload();
    await lost(page).waitFor();
    await expect.poll(() => files(page).count()).toBe(4);
  }
  await page.getByRole('button', { name: 'Continue without them' }).click();
  await lost(page).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => files(page).count()).toBe(4);
  expect(await lost(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a file that did not fit is stored once there is space', async () => {
  const { page, banner, errors } = await openFull();
  await allowBytes(page, 100_000_000);
  await dropFiles(page, [{ name: 'small.csv', text: 'id,prediction\nq01,none\n' }]);
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => countStored(page)).toEqual([6]);
  await page.reload();
  await expect.poll(() => files(page).count()).toBe(6);
  expect(await lost(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('with 1 MB of storage, the project is saved as a file that opens elsewhere', async () => {
  const { page, banner, errors } = await openFull();
  const waiting = page.waitForEvent('download');
  await banner.getByRole('button', { name: 'Save project' }).click();
  const download = await waiting;
  const bytes = await readDownload(download);
  expect(download.suggestedFilename()).toMatch(/\.assay$/);

  const elsewhere = await openLastingBrowser();
  const other = await elsewhere.newPage();
  await other.goto(baseUrl());
  await other.getByRole('main').waitFor();
  await dropFiles(other, [{ name: download.suggestedFilename(), bytes }]);
  await expect.poll(() => files(other).count()).toBe(5);
  await other.getByText('40,000 rows').waitFor();
  await other.reload();
  await expect.poll(() => files(other).count()).toBe(5);
  expect(await lost(other).count()).toBe(0);
  await elsewhere.close();
  expect(errors).toEqual([]);
});
