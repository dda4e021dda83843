import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser';
import { dropFiles, exampleFiles, readFiles } from './page';
import { type PlainServer, servePlain } from './plain-server';

let browser: Browser;
let server: PlainServer;
let context: BrowserContext;
let page: Page;
/** Every request of the browser, including those of the service worker. */
const asked: { readonly method: string; readonly url: string; readonly body: string | null }[] = [];
const errors: string[] = [];

beforeAll(async () => {
  server = await servePlain('dist', '/some/where/');
  browser = await launchBrowser();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.on('request', (request) => {
    asked.push({ method: request.method(), url: request.url(), body: request.postData() });
  });
  context.on('page', (opened) => {
    opened.on('pageerror', ({ message }) => errors.push(message));
  });
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Waits for the first results. */
const whenScored = (shown: Page) =>
  shown
    .getByRole('row', { name: /^\W*weak r1/ })
    .filter({ hasText: '15.6' })
    .first()
    .waitFor();

const NOTHING = 'nothing';

/**
 * Clicks every enabled button of this kind; each one downloads a file or explains why there is
 * none.
 */
async function saveAll(name: RegExp): Promise<string[]> {
  const saved: string[] = [];
  const buttons = page.getByRole('button', { name, disabled: false });
  for (let at = 0; at < (await buttons.count()); at++) {
    const download = page.waitForEvent('download').then((one) => one.suggestedFilename());
    download.catch(() => undefined);
    await buttons.nth(at).click();
    const before = saved.filter((name) => name === NOTHING).length;
    const nothing = page
      .getByText('Nothing to export: these results have no such rows.')
      .nth(before)
      .waitFor();
    saved.push(await Promise.race([download, nothing.then(() => NOTHING)]));
    nothing.catch(() => undefined);
  }
  return saved;
}

test('a first visit to a published page requests only the page’s own files', async () => {
  await page.goto(server.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('button', { name: 'Try the example' }).click();
  await whenScored(page);
  await page.getByRole('button', { name: /^Data/ }).click();
  await page.getByRole('button', { name: 'Remove all files' }).click();
  await dropFiles(page, readFiles(exampleFiles));
  await page.getByRole('button', { name: /^Results/ }).click();
  await whenScored(page);
  await page.getByRole('button', { name: /^Scoring/ }).click();
  await page.getByRole('switch', { name: /^Assay/ }).click();
  await page.getByRole('button', { name: /^Results/ }).click();
  await whenScored(page);

  // The Scoring page shows the same rows, so wait for the tabs of the results.
  await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await page.locator('[role="tabpanel"][aria-busy="false"]').waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Export & share', exact: true }).click();
  // Nothing can be exported before the judge has scored.
  for (const name of ['Download report.html', 'Download assay-report.zip']) {
    await page.getByRole('button', { name, disabled: false }).waitFor();
  }
  const exports = await saveAll(/^Download /);
  expect(exports).toEqual(
    expect.arrayContaining(['report.html', 'questions.csv', 'results.xlsx', 'assay-report.zip']),
  );
  await page
    .getByRole('dialog', { name: 'Export & share' })
    .getByRole('button', { name: /^Copy chart/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Save (as )?SVG/ }).waitFor();
  expect(await saveAll(/^Save (as )?(SVG|PNG)/)).toHaveLength(2);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const second = await context.newPage();
  await second.goto(link);
  await second.getByText('Shared link').waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Close Export & share' }).click();
  await whenScored(page);
  await page.getByRole('button', { name: 'Nothing uploaded' }).waitFor();

  const { files } = JSON.parse(readFileSync('dist/precache.json', 'utf8')) as { files: object };
  const own = ['', ...Object.keys(files), 'offline.js', 'precache.json'];
  const ofPage = asked.filter(({ url }) => !url.startsWith('blob:') && !url.startsWith('data:'));
  const stranger = (path: string) => !own.includes(path);
  const paths = ofPage.map(({ url }) => {
    const { origin, pathname } = new URL(url);
    return (origin + pathname).replace(server.url, '');
  });
  expect(paths.filter(stranger)).toEqual([]);
  expect(paths).toContain('fetch-same-origin.html');
  expect(new Set(ofPage.map(({ method, body }) => `${method} ${body ?? ''}`))).toEqual(
    new Set(['GET ']),
  );

  const served = server.requests.map((path) => path.replace('/some/where/', ''));
  // The service worker requests all files, to cache them.
  expect(new Set(served)).toEqual(new Set(own));
  expect([...server.manners]).toEqual(['GET 0 bytes']);
  expect(errors).toEqual([]);
});
