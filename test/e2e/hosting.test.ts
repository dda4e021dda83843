import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { serveForeign } from './foreign-server';
import { servePlain } from './plain-server';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test('the example works on a plain host that sends the content security policy as a header', async () => {
  const server = await servePlain('dist', '/', true);
  const foreign = await serveForeign({ 'gold.csv': 'id,answer\nq1,42\n' });
  const page = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const response = await page.goto(server.url);
  const headers = response?.headers() ?? {};
  const meta = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(headers['content-security-policy']).toBe(`${meta ?? ''}; frame-ancestors 'none'`);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');

  await page.getByRole('button', { name: 'Try the example' }).click();
  await page
    .getByRole('row', { name: /^\W*strong r1/ })
    .filter({ hasText: '65.6' })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Data/ }).click();
  await page.getByLabel('File URL').fill(`${foreign.url}gold.csv`);
  await page.getByRole('button', { name: 'Fetch from URL…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fetch', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'gold.csv' }).first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
  await Promise.all([server.close(), foreign.close()]);
});

test('a page opened from disk explains what to do', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(pathToFileURL('dist/index.html').href);
  const words = page.getByText('Assay could not start.', { exact: false });
  await words.waitFor();
  expect(await words.textContent()).toContain('python3 -m http.server');
  await page.context().close();
});

test('the message about a failed start stays hidden if the page starts', async () => {
  const server = await servePlain('dist', '/some/where/');
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Try the example' }).waitFor();
  expect(await page.getByText('Assay could not start.').count()).toBe(0);
  await page.context().close();
  await server.close();
});
