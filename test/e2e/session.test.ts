import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser } from './browser';
import { countStored, dropFiles, exampleFiles, exampleLink, openPage, readFiles } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

test('the project of a crashed tab is restored in the next one', async () => {
  const { page } = await openPage(browser);
  await dropFiles(page, readFiles(exampleFiles));
  await page.getByText('matched of 96').waitFor();
  await expect.poll(() => countStored(page)).toEqual([4]);
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const next = await page.context().newPage();
  await next.goto(baseUrl());
  await next.getByText('Your project was restored', { exact: false }).waitFor();
  await next.getByText('matched of 96').waitFor();
  await page.context().close();
});

test('nothing is lost when the worker crashes twenty times', { timeout: 300_000 }, async () => {
  const { page } = await openPage(browser, `${exampleLink}&place=results`);
  const row = page.getByRole('row', { name: /^\W*strong r1/ }).filter({ hasText: '65.6' });
  await row.first().waitFor();
  for (let death = 0; death < 20; death++) {
    const next = page.waitForEvent('worker');
    const worker = page.workers().at(-1);
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error('This worker fails for a test.');
      });
    });
    await next;
    await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    await row.first().waitFor();
  }
  await row.first().waitFor();
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByText('q01', { exact: true }).first().waitFor();
  await page.context().close();
});

describe('two tabs', () => {
  const openIn = async (context: BrowserContext, fragment = '') => {
    const page = await context.newPage();
    await page.goto(baseUrl() + fragment);
    return page;
  };

  test('have separate projects', async () => {
    const context = await browser.newContext();
    const [first, second] = [await openIn(context), await openIn(context)];
    await dropFiles(first, readFiles(exampleFiles.slice(0, 2)));
    await dropFiles(second, readFiles(exampleFiles.slice(0, 1)));
    await expect.poll(() => files(first).count()).toBe(2);
    await expect.poll(() => files(second).count()).toBe(1);
    await expect.poll(() => countStored(second)).toEqual([1, 2]);
    await Promise.all([first.reload(), second.reload()]);
    await expect.poll(() => files(first).count()).toBe(2);
    await expect.poll(() => files(second).count()).toBe(1);
    await context.close();
  });

  test('a link does not replace a stored project', async () => {
    const context = await browser.newContext();
    const page = await openIn(context);
    await dropFiles(page, readFiles(exampleFiles.slice(0, 2)));
    await expect.poll(() => files(page).count()).toBe(2);
    await expect.poll(() => countStored(page)).toEqual([2]);
    await page.goto('about:blank');
    await page.goto(`${baseUrl()}#${exampleLink}&place=data`);
    await page.getByText('Your project with 2 files was closed', { exact: false }).waitFor();
    await expect.poll(() => files(page).count()).toBe(4);
    await page.getByRole('button', { name: 'Reopen project' }).click();
    await expect.poll(() => files(page).count()).toBe(2);
    await context.close();
  });
});

/**
 * Makes the storage interfaces fail as in Chromium 156 with the setting “Don’t allow sites to save
 * data”.
 */
function blockSiteData(): void {
  const errorOf = (message: string, name = 'SecurityError') => new DOMException(message, name);
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw errorOf('Access is denied for this document.');
      },
    });
  const openDatabase = () => {
    const error = errorOf('The user denied permission to access the database.', 'UnknownError');
    const request: { onerror?: () => void } = { error } as object;
    setTimeout(() => request.onerror?.());
    return request;
  };
  Object.assign(IDBFactory.prototype, { open: openDatabase, deleteDatabase: openDatabase });
  const rejecting = (message: string, name?: string) => () =>
    Promise.reject(errorOf(message, name));
  const rejectCaches = rejecting('An attempt was made to break through the security policy.');
  for (const name of ['open', 'keys', 'has', 'delete', 'match'])
    Object.assign(CacheStorage.prototype, { [name]: rejectCaches });
  const rejectLocks = rejecting('The request was denied.');
  Object.assign(LockManager.prototype, { query: rejectLocks, request: rejectLocks });
  const rejectServiceWorkers = rejecting(
    'The user denied permission to use Service Worker.',
    'NotSupportedError',
  );
  for (const name of ['register', 'getRegistration', 'getRegistrations'])
    Object.assign(ServiceWorkerContainer.prototype, { [name]: rejectServiceWorkers });
  Object.assign(StorageManager.prototype, {
    getDirectory: rejecting('Storage directory access is denied.'),
  });
}

test('the page works and says that nothing is stored if site data is blocked', async () => {
  const { page, errors } = await openPage(browser);
  await page.addInitScript(blockSiteData);
  await page.reload();
  await dropFiles(page, readFiles(exampleFiles));
  await page.getByText('matched of 96').waitFor();
  await page.getByText('This browser stores nothing for this page', { exact: false }).waitFor();
  expect(await page.getByText('is damaged', { exact: false }).count()).toBe(0);
  await page.getByRole('button', { name: 'See results' }).click();
  await page.getByText('verbose r1 has the highest answer correctness', { exact: false }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('nothing is stored after all data is erased or with storage off', async () => {
  const { page } = await openPage(browser);
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).length,
      local: Object.keys(localStorage),
      caches: await caches.keys(),
    }));
  await dropFiles(page, readFiles(exampleFiles));
  await page.getByText('matched of 96').waitFor();
  await page.getByRole('button', { name: 'Erase all data…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all data' }).click();
  await expect.poll(() => files(page).count()).toBe(0);
  await expect.poll(left).toEqual({ databases: 0, local: [], caches: [] });

  await page.getByRole('switch', { name: 'Don’t store data in this browser' }).click();
  await dropFiles(page, readFiles(exampleFiles));
  await page.getByText('matched of 96').waitFor();
  // If storage were on, the page would have saved by the time it closes.
  await page.reload();
  await page.getByText('Nothing is stored', { exact: false }).waitFor();
  expect(await files(page).count()).toBe(0);
  expect(await left()).toMatchObject({ databases: 0, local: ['assay.keep'], caches: [] });
  await page.context().close();
});
