import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { type ForeignServer, serveForeign } from './foreign-server';
import { exampleFiles, openPage, readFiles } from './page';

let browser: Browser;
let foreign: ForeignServer;
let another: ForeignServer;

beforeAll(async () => {
  browser = await openBrowser();
  another = await serveForeign({ 'elsewhere.csv': 'id,prediction\nq01,42\n' });
  foreign = await serveForeign({
    ...Object.fromEntries(readFiles(exampleFiles).map(({ name, text }) => [name, text])),
    'moved.csv': { handsOnTo: `${another.url}elsewhere.csv` },
    'endless.csv': { beginsWith: 'id,prediction\n' },
  });
});

afterAll(async () => {
  await browser.close();
  await foreign.close();
  await another.close();
});

describe('files at an address', () => {
  test('are asked for only after a yes, and then scored', async () => {
    const { page, errors } = await openPage(browser);
    const before = foreign.requests.length;
    const addresses = ['gold.json', 'strong.csv'].map((name) => foreign.url + name).join(' ');
    const { host } = new URL(foreign.url);

    await page.getByLabel('Address of a file').fill(addresses);
    await page.getByRole('button', { name: 'Fetch …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Fetch 2 files from ${host}?`).waitFor();
    expect(foreign.requests.length).toBe(before);
    await dialog.getByRole('button', { name: 'Fetch nothing' }).click();
    await page.getByText(`Nothing was asked of ${host}`, { exact: false }).waitFor();
    expect(foreign.requests.length).toBe(before);
    await page.getByRole('button', { name: '0 bytes have left this page' }).waitFor();

    await page.getByLabel('Address of a file').fill(addresses);
    await page.getByRole('button', { name: 'Fetch …' }).click();
    await dialog.getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByText('32', { exact: true }).first().waitFor();
    expect(foreign.requests.length).toBe(before + 2);
    await page.getByRole('button', { name: /^2 requests/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('that a link names are asked for first, every host by name', async () => {
    const before = [foreign.requests.length, another.requests.length];
    const link = `gold=${foreign.url}gold.json&predictions=${another.url}elsewhere.csv`;
    const { page } = await openPage(browser, link);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: new URL(foreign.url).host }).waitFor();
    await dialog.getByRole('heading', { name: new URL(another.url).host }).waitFor();
    expect([foreign.requests.length, another.requests.length]).toEqual(before);
    await dialog.getByRole('button', { name: 'Fetch', exact: true }).click();
    await page
      .getByRole('row', { name: /elsewhere/ })
      .first()
      .waitFor();
  });

  test('are not followed to a host that was not named', async () => {
    const before = another.requests.length;
    const { page } = await openPage(browser);
    await page.getByLabel('Address of a file').fill(`${foreign.url}moved.csv`);
    await page.getByRole('button', { name: 'Fetch …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByText(/on to another host, which you were not asked about/).waitFor();
    expect(another.requests.length).toBe(before);
  });

  test('can be given up', async () => {
    const { page } = await openPage(browser);
    await page.getByLabel('Address of a file').fill(`${foreign.url}endless.csv`);
    await page.getByRole('button', { name: 'Fetch …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.getByText(/^Fetching endless\.csv/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^Fetching/).waitFor({ state: 'detached' });
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
