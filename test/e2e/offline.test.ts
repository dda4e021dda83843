import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, readDownload } from './browser';
import { dropFiles, exampleFiles, readFiles } from './page';
import { servePlain } from './plain-server';

let browser: Browser;
/** A copy of the built page that a test can modify. */
const folder = mkdtempSync(join(tmpdir(), 'assay-'));

beforeAll(async () => {
  cpSync('dist', folder, { recursive: true });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const whenReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('the page works with the server shut down after the first visit', async () => {
  const server = await servePlain(folder, '/deep/er/');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(server.url);
  await whenReady(page);
  await server.close();

  await page.reload();
  await page.getByRole('button', { name: 'Try the example' }).click();
  await page
    .getByRole('row', { name: /^\W*strong r1/ })
    .filter({ hasText: '65.6' })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Data/ }).click();
  await page.getByRole('button', { name: 'Remove all files' }).click();
  await dropFiles(page, readFiles(exampleFiles));
  await page.getByRole('button', { name: /^Results/ }).click();
  await page
    .getByRole('row', { name: /^\W*weak r1/ })
    .filter({ hasText: '15.6' })
    .first()
    .waitFor();
  await page.goto(`${server.url}#place=results&tab=take-away`);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /questions\.csv/ })
    .first()
    .click();
  expect((await readDownload(await download)).toString()).toContain('q01');

  const outcome = await page.evaluate(() =>
    fetch('icon.svg').then(
      () => 'reached',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  expect(errors).toEqual([]);
  await context.close();
});

test('the service worker caches only the files of the page', async () => {
  const server = await servePlain(folder, '/');
  writeFileSync(join(folder, 'own.csv'), 'id,answer\nq1,42\n');
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}#gold=own.csv&place=data`);
  await page.getByRole('listitem').filter({ hasText: 'own.csv' }).first().waitFor();
  await whenReady(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caching = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(caching.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  const { files } = JSON.parse(readFileSync(join(folder, 'precache.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const made = ['offline.js', 'precache.json'];
  expect(kept.sort()).toEqual([...Object.keys(files), ...made].sort());
  expect(kept).toContain('fetch-same-origin.html');
  expect(kept.some((path) => path.startsWith('assets/assay-judge'))).toBe(true);
  expect(kept).not.toContain('own.csv');
  await page.context().close();
  await server.close();
});

test('a new version is offered and loaded only on request', async () => {
  // A separate copy, so that the test can be retried.
  const released = join(folder, 'released');
  cpSync('dist', released, { recursive: true });
  const server = await servePlain(released, '/');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await whenReady(page);

  const change = (name: string, from: string, to: string) => {
    const path = join(released, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  };
  const { version } = JSON.parse(readFileSync(join(released, 'precache.json'), 'utf8')) as {
    version: string;
  };
  change('index.html', '<html lang="en-US"', '<html lang="en-US" data-release="later"');
  change('offline.js', version, 'f'.repeat(version.length));
  const release = () => page.locator('html').getAttribute('data-release');
  await page.reload();
  const offer = page.getByText('A new version of Assay is available', { exact: false });
  await offer.waitFor();
  await page.reload();
  await offer.waitFor();
  expect(await release()).toBeNull();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(release, { timeout: 20_000 }).toBe('later');
  await context.close();
  await server.close();
});
